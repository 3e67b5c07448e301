#include <hb.h>
#include <hb-ot.h>
#include <pango/pango.h>
