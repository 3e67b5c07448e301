# Read by the tools beside this folder: what is needed before Galley can be built or run. Everything said goes to
# standard error; a step that has nothing to do says nothing and costs no process.

root=${BASH_SOURCE[0]%/*}/../..
state=$root/.build/tools

say() { printf 'galley: %s\n' "$*" >&2; }

fail() {
    printf 'galley: error: %s\n' "$*" >&2
    exit 3
}

# Installs the packages of packages.txt that are missing. The stamp spares the question as long as the list is the same.
install_packages() {
    local list=$root/tools/lib/packages.txt stamp=$state/packages
    [[ $stamp -nt $list ]] && return
    local -a wanted
    mapfile -t wanted < <(grep -v '^#' "$list")
    install_missing "${wanted[@]}"
    : >"$stamp"
}

# Installs those of the named packages that are missing.
install_missing() {
    local -a missing=()
    local name
    mkdir -p "$state"
    for name; do
        [[ $(dpkg-query -W -f '${Status}' "$name" 2>/dev/null) == *' installed' ]] || missing+=("$name")
    done
    ((${#missing[@]})) || return 0
    local -a as_root=()
    if ((EUID != 0)); then
        command -v sudo >/dev/null || fail "these packages are missing: ${missing[*]} — install them as root"
        as_root=(sudo)
    fi
    say "installing ${missing[*]}"
    local -a apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0)
    local log=$state/apt.log
    # What is already known about packages is often enough, and old knowledge shows by failing.
    if ! "${apt[@]}" install -y --no-install-recommends "${missing[@]}" </dev/null >"$log" 2>&1; then
        "${apt[@]}" update </dev/null >"$log" 2>&1 || say "apt-get update failed; trying with what is known"
        "${apt[@]}" install -y --no-install-recommends "${missing[@]}" </dev/null >>"$log" 2>&1 || {
            cat "$log" >&2
            fail "apt-get could not install ${missing[*]} — see its messages above"
        }
    fi
}

# The browser that pages are looked at with, and the Python that drives it.
install_browser() {
    [[ -x /usr/lib/chromium/chromium-headless-shell ]] || install_missing chromium-headless-shell
    command -v python3 >/dev/null || install_missing python3
}

# Puts the Swift toolchain on PATH when it is only installed in a usual place.
find_swift() {
    command -v swift >/dev/null && return
    local folder
    for folder in /opt/swift/usr/bin /usr/local/swift/usr/bin "$HOME/.local/share/swiftly/bin" "$HOME/swift/usr/bin"; do
        [[ -x $folder/swift ]] && { PATH=$folder:$PATH; return; }
    done
    fail "no Swift toolchain found — install Swift 6.3 from swift.org and put its bin folder on PATH"
}

# Builds the release executable when a source is newer than the last build.
build_galley() {
    galley=$root/.build/release/galley
    build_release galley "$galley" 'building the release executable (a few minutes the first time)'
}

# Builds what `galley preview` makes programs with.
build_previews() {
    build_release GalleyPreviews "$root/.build/release/libGalleyPreviews.a" 'building the library of previews'
}

# Builds a product when a source is newer than the last build of it. Folders count too: they change when a file goes
# away.
build_release() {
    local product=$1 result=$2 message=$3 stamp=$state/release
    [[ $product == galley ]] || stamp+=.$product
    if [[ -f $result && -f $stamp ]]; then
        [[ -z $(find "$root/Package.swift" "$root/Sources" -newer "$stamp" -print -quit) ]] && return
    fi
    find_swift
    local began=$stamp.began
    : >"$began"
    say "$message"
    swift build --package-path "$root" -c release --static-swift-stdlib --product "$product" </dev/null >&2 ||
        fail "the build failed — see its messages above"
    mv -f "$began" "$stamp"
}

# Says what runs and how long it took; keeps its output for the case that it fails.
step() {
    local name=$1 log=$state/step.log began=$SECONDS
    shift
    say "$name"
    "$@" </dev/null >"$log" 2>&1 || {
        cat "$log" >&2
        fail "$name failed: $*"
    }
    say "$name: done in $((SECONDS - began)) s"
}

# Builds everything for testing, each target importing only what it declares.
build_tests() {
    step 'build' swift build --package-path "$root" --build-tests --explicit-target-dependency-import-check error
}
