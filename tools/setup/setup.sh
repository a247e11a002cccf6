# shellcheck shell=bash
# What ./run and ./test share: installing what is missing, building. They set `root`.

: "${root:?is set by the caller}"
# shellcheck source=tools/setup/surroundings.sh
source "$root/tools/setup/surroundings.sh"
# shellcheck source=tools/setup/steps.sh
source "$root/tools/setup/steps.sh"

# CMake, Ninja and the compilers each take some of these for signs of their own.
untakable='[[:cntrl:]"\\;$`#|]'
[[ ! $root =~ $untakable ]] ||
  fail "The path of this checkout has a control character or one of \" \\ ; \$ \` # | in it, which the build tools cannot take; please move it: ${root@Q}"

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

# What an interrupted installation left half done is finished first. Somebody else's apt is waited for.
install_as_root() {
  local said
  export DEBIAN_FRONTEND=noninteractive
  umask 022
  dpkg --configure -a || return 1
  until said=$(apt-get update -q -o APT::Update::Error-Mode=any 2>&1); do
    printf '%s\n' "$said"
    [[ $said == */lock* ]] || return 1
    sleep 5
  done
  apt-get install -q -y --no-install-recommends -o DPkg::Lock::Timeout=600 \
    -o Dpkg::Options::=--force-confdef -o Dpkg::Options::=--force-confold "$@"
}

install_packages() {
  local log program status=0
  command -v apt-get >/dev/null ||
    fail "This system has no apt-get; please install what these Debian packages contain and run this again: $*"
  [[ $(id -u) == 0 ]] || command -v sudo >/dev/null ||
    fail "Installing needs root rights and there is no sudo; as root: apt-get install --no-install-recommends $*"
  say "Installing, which may take a few minutes: $*"
  # Written to by the person's shell: root may not open a person's file in /tmp for writing (fs.protected_regular).
  log=$(mktemp)
  program="$(declare -f install_as_root); install_as_root \"\$@\""
  if [[ $(id -u) == 0 ]]; then
    within packages "Installing packages" bash -pc "$program" - "$@" >>"$log" 2>&1 || status=$?
  else
    # In the foreground, where sudo may ask for a password, which it does on the terminal itself.
    # shellcheck disable=SC2024
    sudo timeout --foreground --kill-after=30 "$(limit_of packages)" bash -pc "$program" - "$@" >>"$log" 2>&1 || status=$?
  fi
  ((status == 0)) || tail -n 5 "$log" >&2
  rm -f "$log"
  ((status == 0)) || fail "These packages could not be installed (root rights? network? free disk?): $*"
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
# The compiler with the sanitizers' and the fuzzer's run-time library, and what puts names into their reports.
# shellcheck disable=SC2034
sanitizer_tools=(clang++:clang '/usr/lib/llvm-*/lib/clang/*/lib/linux/libclang_rt.fuzzer-*.a:libclang-rt-dev'
  llvm-symbolizer:llvm)
# The whole browser, and its engine alone.
# shellcheck disable=SC2034
chromium_tools=(chromium:chromium chromium-headless-shell:chromium-headless-shell)

need_node() {
  local version
  version=$(node --version 2>/dev/null) || fail "The program 'node' that comes first on the PATH does not run: $(command -v node)"
  version=${version#v}
  ((${version%%.*} >= 18)) ||
    fail "Node 18 or later is needed; the first one on the PATH, $(command -v node), is $version."
}

# need_node_packages build|all: what package-lock.json pins; to build, the test tools are left out. Nothing that npm
# takes from the environment may leave packages out or put them elsewhere.
need_node_packages() {
  local stamp="$root/node_modules/.installed" lock installed='' status=0
  local options=(--no-audit --no-fund --loglevel=error --fetch-retries=1 --include=prod --include=optional --include=peer
    --global=false --dry-run=false --package-lock=true --package-lock-only=false --ignore-scripts=false)
  need_node
  lock=$(sha256sum <"$root/package-lock.json")
  [[ ! -f $stamp ]] || installed=$(<"$stamp")
  [[ $installed != "$lock all" && $installed != "$lock $1" ]] || return 0
  if [[ $1 == all ]]; then options+=(--include=dev); else options+=(--omit=dev); fi
  say "Installing the pinned npm packages"
  rm -f "$stamp"
  within npm "Installing the npm packages" env --chdir="$root" npm ci "${options[@]}" >&2 || status=$?
  ((status == 0)) || fail "The npm packages could not be installed; is there a network?"
  printf '%s %s' "$lock" "$1" >"$stamp"
}

# What a build folder was set up with; where it differs the folder is set up anew: a moved checkout, another compiler.
surroundings_of() {
  local tool compiler=c++
  [[ $1 != web* ]] || compiler=emcc
  [[ $1 != native-asan ]] || compiler=clang++
  printf '%s\n' "$root"
  sha256sum <"$root/CMakePresets.json"
  for tool in cmake ninja "$compiler"; do stat --dereference --format '%n %s %Y' "$(command -v "$tool")"; done
}

is_set_up() {
  local build="$root/build/$1"
  [[ -f $build/build.ninja && -f $build/.surroundings && $(<"$build/.surroundings") == "$(surroundings_of "$1")" ]]
}

# configure PRESET [CMAKE OPTION…]: quiet unless it fails or fetches.
configure() {
  local log="$root/build/configure-$1.log"
  is_set_up "$1" || rm -rf "${root:?}/build/$1"
  within configure "Setting up the build '$1'" cmake -S "$root" --preset "$@" >"$log" 2>&1 || {
    tail -n 20 "$log" >&2
    fail "CMake could not set up the build '$1'."
  }
  surroundings_of "$1" >"$root/build/$1/.surroundings"
}

# has_missed PRESET TARGET…: whether CMake left out what it could build now, for want of a package that came later.
has_missed() {
  local target ninja="$root/build/$1/build.ninja"
  for target in "${@:2}"; do grep -q "^build $target:" "$ninja" || return 0; done
  command -v python3 >/dev/null && grep -q 'FONT_PYTHON-NOTFOUND' "$ninja"
}

# build PRESET TARGET…: progress on stderr, nothing when nothing is to be done.
build() {
  local preset=$1 status=0 progress filter target
  shift
  is_set_up "$preset" || {
    say "Setting up the build '$preset'; the first time it fetches sources"
    configure "$preset"
  }
  ! has_missed "$preset" "$@" || configure "$preset"
  exec {progress}> >(exec sed -u -e '/Re-checking globbed/d' -e '/no work to do/d' -e "/ step for 'host_tools'/d" \
    -e "/Completed 'host_tools'/d" >&2)
  filter=$!
  touch "$root/build/$preset/.begun"
  within build "Building $*" cmake --build "$root/build/$preset" --target "$@" >&"$progress" 2>&1 || status=$?
  exec {progress}>&-
  wait "$filter" 2>/dev/null || true
  ((status == 0)) || fail "Building $* failed."
  # When that which was built last was begun: sources newer than this are not in it.
  for target in "$@"; do cp --preserve=timestamps "$root/build/$preset/.begun" "$root/build/$preset/.built-$target"; done
}

# Names of tests/fuzz/NAME_fuzz.cpp.
fuzz_targets() {
  local file
  for file in "$root"/tests/fuzz/*_fuzz.cpp; do
    file=${file##*/}
    printf '%s\n' "${file%_fuzz.cpp}"
  done
}
