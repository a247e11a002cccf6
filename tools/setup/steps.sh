# shellcheck shell=bash
# Words to the person, time limits for whatever could hang, and one build at a time. Wants `root`.

: "${root:?is set by the caller}"

# Seconds for each kind of work: at least four times what it takes on two cores. PREFILL_DECODE_PATIENCE multiplies them.
declare -A limits=(
  [packages]=3600 [npm]=1200 [sources]=1200 [configure]=2400 [build]=3600 [bundle]=600
  [check]=1200 [tests]=900 [fuzz]=1200 [browsers]=3600 [before]=10800 [screenshots]=7200 [picture]=120 [queue]=7200
)

say() { printf '%s\n' "$*" >&2; }
fail() {
  say "$*"
  exit 1
}

limit_of() {
  local patience=${PREFILL_DECODE_PATIENCE:-1}
  [[ $patience =~ ^[1-9][0-9]{0,2}$ ]] || fail "PREFILL_DECODE_PATIENCE wants a whole number from 1 to 999, not '$patience'."
  printf '%s' $((limits[$1] * patience))
}

# Refused at once, and not in the middle of a step whose words go to a log.
limit_of build >/dev/null

# within KIND WHAT COMMAND…: runs the command; when its time is up, ends it with all that it started, says which step it
# was, and returns 124. Without a terminal to read from: nothing that asks a question can wait for an answer.
# What runs does not hold the lock of ./test: a browser that outlives its driver would.
running='' test_lock=''
within() {
  local what=$2 seconds began=$SECONDS status=0
  seconds=$(limit_of "$1") || exit 1
  shift 2
  if [[ -n $test_lock ]]; then
    timeout --kill-after=10 "$seconds" "$@" </dev/null {test_lock}>&- &
  else
    timeout --kill-after=10 "$seconds" "$@" </dev/null &
  fi
  running=$!
  # A program that aborts says so itself; bash would add its own command line.
  wait "$running" 2>/dev/null || status=$?
  running=''
  ((status == 124 || status == 137)) && ((SECONDS - began >= seconds)) || return "$status"
  say "$what took longer than $seconds seconds and was stopped. On a slow machine: PREFILL_DECODE_PATIENCE=3 ./run …"
  return 124
}

# Ctrl+C, a closed terminal: first ends what runs, which in a process group of its own has not heard of it.
interrupted() {
  trap '' INT TERM HUP
  if [[ -n $running ]]; then
    kill -s TERM "$running" 2>/dev/null
    wait "$running"
  fi
  trap - "$1"
  kill -s "$1" $$
}
for name in INT TERM HUP; do
  # shellcheck disable=SC2064
  trap "interrupted $name" "$name"
done
unset name

# hold NAME: waits until nobody else holds build/.NAME.lock. The lock is the kernel's: it ends with its holder and what
# its holder left running, however they end.
hold() {
  may_build || fail "$(why_not_built)"
  use_own_folders
  exec {lock}>>"$root/build/.$1.lock"
  flock --nonblock "$lock" && return
  say "Another ./run or ./test is at work in this checkout; waiting until it has ended."
  within queue "Waiting for it" flock "$lock" || fail "Nothing was done."
}
let_go() { exec {lock}>&-; }

# Whether this person may build here; somebody else's build and a read-only disk say no.
may_build() {
  local place
  mkdir -p "$root/build" 2>/dev/null || return 1
  for place in "$root/build" "$root"/build/*/ "$root"/build/*/.ninja_log "$root"/build/.*.lock; do
    [[ ! -e $place || -w $place ]] || return 1
  done
}

why_not_built() {
  local place="$root/build"
  [[ -e $place ]] || place=$root
  printf '%s may not write into %s, which belongs to %s: nothing can be built.' \
    "$(id -un 2>/dev/null || true)" "$place" "$(stat --format %U "$place")"
}
