#!/usr/bin/env -S bash -p
# Runs one fuzz target for a while and writes a JUnit report of it. Usage: fuzz_report.sh NAME SECONDS REPORTS_FOLDER
set -euo pipefail

name=$1 seconds=$2 report="$3/fuzz-$1.xml" result=''
log=$(mktemp)
trap 'rm -f "$log"' EXIT
"${BASH_SOURCE[0]%/*}/fuzz_target.sh" "$name" -seed=1 "-max_total_time=$seconds" >"$log" 2>&1 || {
  result='<failure/>'
  tail -n 40 "$log" >&2
}
printf '<testcase name="fuzz %s">\n%s\n</testcase>\n' "$name" "$result" >"$report"
echo "fuzz $name: $(tail -n 1 "$log")"
