#include <cairo.h>
#include <cairo-ft.h>
#include FT_OUTLINE_H
