# shellcheck shell=bash
# JUnit reports: each runner's own, or one for a command that passes or fails; and their sum. Wants `root`.

: "${root:?is set by the caller}"
reports="$root/build/test-reports"

# write_case NAME RESULT: a report of one test; RESULT is empty, a failure or a reason to skip.
write_case() {
  printf '<testcase name="%s">\n%s\n</testcase>\n' "$1" "$2" >"$reports/${1//[ \/]/-}.xml"
}

# run_report KIND NAME COMMAND…: the command writes build/test-reports/NAME.xml; without one the run counts as one failure.
run_report() {
  local kind=$1 name=$2 status=0
  local report="$reports/$name.xml"
  shift 2
  say "── $name"
  within "$kind" "The tests '$name'" "$@" >&2 || status=$?
  [[ -s $report ]] || printf '<testcase name="%s">\n<failure/>\n</testcase>\n' "$name" >"$report"
  if ((status)) && ! grep -qE '<(failure|error)' "$report"; then
    printf '<testcase name="%s ended with %d">\n<failure/>\n</testcase>\n' "$name" "$status" >>"$report"
  fi
}

# check NAME COMMAND…: one test, passed if the command succeeds.
check() {
  local name=$1 result=''
  shift
  say "── $name"
  within check "The check '$name'" "$@" >&2 || result='<failure/>'
  write_case "$name" "$result"
}

# skip NAME REASON: one test that cannot be made here.
skip() {
  say "── $1: skipped, $2"
  write_case "$1" "<skipped message=\"$2\"/>"
}

catch2() {
  local name=$1
  shift
  run_report tests "$name" "$@" --reporter console --reporter "junit::out=$reports/$name.xml"
}

sum_up() {
  awk '
    /<testcase/ { cases++; open = 1 }
    /<(failure|error)[ >\/]/ && open { failed++; open = 0 }
    /<skipped/ && open { skipped++; open = 0 }
    /<!-- .* runs a second time after: / { again++ }
    END {
      if (again) printf "Run a second time: %d, see above.\n", again
      printf "%d passed, %d failed", cases - failed - skipped, failed
      if (skipped) printf ", %d skipped", skipped
      print ""
      exit failed > 0 || cases == 0
    }' "$reports"/*.xml
}
