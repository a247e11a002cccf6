# shellcheck shell=bash
# What ./run and ./test share: words to the person, installing what is missing, building. They set `root`.

: "${root:?is set by the caller}"

say() { printf '%s\n' "$*" >&2; }
fail() {
  say "$*"
  exit 1
}

# need THING:PACKAGE…  installs the packages whose thing, a command or a file, is not there.
need() {
  local pair thing missing=()
  for pair in "$@"; do
    thing=${pair%%:*}
    case $thing in
      /*) compgen -G "$thing" >/dev/null || missing+=("${pair#*:}") ;;
      *) command -v "$thing" >/dev/null || missing+=("${pair#*:}") ;;
    esac
  done
  ((${#missing[@]})) || return 0
  install_packages "${missing[@]}"
}

install_packages() {
  local as_root=()
  command -v apt-get >/dev/null ||
    fail "This system has no apt-get; please install what these Debian packages contain and run this again: $*"
  if [[ $(id -u) != 0 ]]; then
    command -v sudo >/dev/null ||
      fail "Installing needs root rights and there is no sudo; as root: apt-get install --no-install-recommends $*"
    as_root=(sudo)
  fi
  say "Installing, which may take a few minutes: $*"
  local log
  log=$(mktemp)
  if ! "${as_root[@]}" apt-get update -q -o APT::Update::Error-Mode=any >"$log" 2>&1 ||
    ! "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
      apt-get install -q -y --no-install-recommends "$@" >"$log" 2>&1; then
    tail -n 5 "$log" >&2
    rm -f "$log"
    fail "These packages could not be installed (root rights? network? free disk?): $*"
  fi
  rm -f "$log"
}

# What need() takes, for each kind of work.
# shellcheck disable=SC2034
native_tools=(cmake:cmake ninja:ninja-build c++:g++ xz:xz-utils
  /usr/include/nlohmann/json.hpp:nlohmann-json3-dev
  /usr/include/valijson/schema.hpp:libvalijson-dev /usr/include/CLI/CLI.hpp:libcli11-dev)
font_tools=(pyftsubset:fonttools /usr/share/fonts/truetype/lato/Lato-Semibold.ttf:fonts-lato)
# shellcheck disable=SC2034
web_tools=(emcc:emscripten node:nodejs npm:npm "${font_tools[@]}")
# shellcheck disable=SC2034
window_tools=(/usr/include/SDL2/SDL.h:libsdl2-dev /usr/include/GL/gl.h:libgl-dev "${font_tools[@]}")
# The whole browser, and its engine alone.
# shellcheck disable=SC2034
chromium_tools=(chromium:chromium chromium-headless-shell:chromium-headless-shell)

# need_node_packages build|all: what package-lock.json pins; to build, the test tools are left out.
need_node_packages() {
  local stamp="$root/node_modules/.installed" lock installed='' options=(--no-audit --no-fund --loglevel=error --fetch-retries=1)
  lock=$(sha256sum <"$root/package-lock.json")
  [[ ! -f $stamp ]] || installed=$(<"$stamp")
  [[ $installed != "$lock all" && $installed != "$lock $1" ]] || return 0
  [[ $1 == all ]] || options+=(--omit=dev)
  say "Installing the pinned npm packages"
  (cd "$root" && npm ci "${options[@]}" >&2) || fail "The npm packages could not be installed; is there a network?"
  printf '%s %s' "$lock" "$1" >"$stamp"
}

# configure PRESET [CMAKE OPTION…]: quiet unless it fails or fetches.
configure() {
  local log="$root/build/configure-$1.log"
  mkdir -p "$root/build"
  cmake -S "$root" --preset "$@" >"$log" 2>&1 || {
    tail -n 20 "$log" >&2
    fail "CMake could not set up the build '$1'."
  }
}

# build PRESET TARGET…: progress on stderr, nothing when nothing is to be done.
build() {
  local preset=$1
  shift
  [[ -f $root/build/$preset/build.ninja ]] || {
    say "Setting up the build '$preset'; the first time it fetches sources"
    configure "$preset"
  }
  cmake --build "$root/build/$preset" --target "$@" 2>&1 |
    sed -u -e '/Re-checking globbed/d' -e '/no work to do/d' -e "/ step for 'host_tools'/d" -e "/Completed 'host_tools'/d" >&2
  [[ ${PIPESTATUS[0]} == 0 ]] || fail "Building $* failed."
}
