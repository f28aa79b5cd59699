#!/bin/sh
# origo report: counts add up in every format, shards merge, what engines say stays text, bad lines are refused with
# file and line.   usage: BUILD=build tests/report/report_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
corpus=corpus/cases
export SOURCE_DATE_EPOCH=951782400 # 29 February 2000: the page has a date
cases="$corpus/sphere-box.jsonl $corpus/random-hulls.jsonl $corpus/flat-both.jsonl $corpus/segments.jsonl"

# everything NAME: every output of the judgements in NAME.jsonl, checked against them
everything() {
  # shellcheck disable=SC2086
  "$origo" report --csv "$dir/$1.jsonl" --junit "$dir/$1.xml" --sarif "$dir/$1.sarif" --tap "$dir/$1.tap" \
    --html "$dir/$1.html" --cases $cases >"$dir/$1.csv"
  status=$?
  tests/report/check_outputs.py "$dir/$1.jsonl" "$dir/$1.csv" "$dir/$1.xml" "$dir/$1.sarif" "$dir/$1.tap" \
    >"$dir/checked"
  grep FAILED "$dir/checked"
  expect "the check of $1 ran to its end" grep -q '^[0-9]* passed, [0-9]* failed$' "$dir/checked"
  good=$(sed -n 's/^\([0-9]*\) passed.*/\1/p' "$dir/checked")
  bad=$(sed -n 's/.* \([0-9]*\) failed$/\1/p' "$dir/checked")
  passed=$((passed + ${good:-0}))
  failed=$((failed + ${bad:-0}))
}

# ---- judgements of engines that do not exist, with texts that try to be markup ----
# shellcheck disable=SC2086
tests/report/make_judgements.py $cases >"$dir/made-up.jsonl"
everything made-up
expect 'something wrong is status 1' is $status 1
expect 'a note does not end the script' is "$(grep -c "</script><script>document" "$dir/made-up.html")" 0
expect 'the three scripts end, and no other' is "$(grep -o '</script' "$dir/made-up.html" | wc -l)" 3
expect 'the note is in the page' says "$dir/made-up.html" '\u003c/script>\u003cscript>document'
links='<(link|script|img|iframe)[^>]*(src|href)="?(http|//)'
expect 'the page asks nobody' is "$(grep -cE "$links" "$dir/made-up.html")" 0
expect 'the cases are the places' is "$(jq -r '.runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri' \
  "$dir/made-up.sarif" | cut -d / -f 1-2)" corpus/cases
expect 'the place is the line of the case' is "$(jq -r '.runs[0].results[] | .locations[0] |
  select(.logicalLocations[0].name == "sphere-box-0007").physicalLocation.region.startLine' "$dir/made-up.sarif" |
  sort -u)" 8

expect 'the date is the one that is set' says "$dir/made-up.html" '"date":"2000-02-29"'
# in_page FILTER [NAME]: of the data of the page NAME.html
in_page() {
  python3 -c 'import re, sys
print(re.search(r"id=.data.>(.*?)</script>", open(sys.argv[1], encoding="utf-8").read(), re.S).group(1))' \
    "$dir/${2:-made-up}.html" | jq -r "$1"
}
expect 'every failure is in the page' is "$(in_page '[.failures[] | .judgement.id] | length')" \
  "$(jq -rs '[.[] | select(.verdict == "wrong" or .status == "crashed" or .status == "timed out")] | length' \
    "$dir/made-up.jsonl")"
verdicts='[.failures[].judgement.checks[] | .verdict] | unique | join(" ")'
expect 'with the checks that are not right' is "$(in_page "$verdicts")" \
  'no answer tolerable wrong'
expect 'the worst first' is "$(in_page '[.failures[] | select(.engine == 0 and .judgement.verdict == "wrong" and
  (.judgement.excusable | not)) | [.judgement.checks[].fraction] | max] | . == (sort | reverse)')" true
expect 'families have traps' is "$(in_page '.traps["sphere-box"] | .is + " " + .file')" \
  "$("$origo" gen --list | sed -n 's/^sphere-box  *[0-9]*  //p') $corpus/sphere-box.jsonl"
expect 'and notes on their flags' is "$(in_page '([.traps[].flags[]] | unique) == (.flags | keys)')" true

# ---- shards ----
"$origo" report --families "$dir/made-up.jsonl" >"$dir/whole"
for k in 1 2 3; do awk -v k=$k 'NR % 3 == k - 1' "$dir/made-up.jsonl" >"$dir/shard$k"; done
"$origo" report --families "$dir/shard3" "$dir/shard1" "$dir/shard2" >"$dir/merged"
expect 'shards in any order are the whole' same "$dir/whole" "$dir/merged"
sort -r "$dir/made-up.jsonl" | "$origo" report --families - >"$dir/merged"
expect 'so is any order of lines, on standard input' same "$dir/whole" "$dir/merged"
sort -r "$dir/made-up.jsonl" >"$dir/reversed"
# shellcheck disable=SC2086
"$origo" report "$dir/reversed" --html "$dir/reversed.html" --cases $cases >/dev/null
expect 'and the page is the same' same "$dir/made-up.html" "$dir/reversed.html"
"$origo" report "$dir/shard1" "$dir/shard1" >"$dir/out" 2>"$dir/err"
expect 'a shard given twice is refused' is "$? $(wc -c <"$dir/out")" '2 0'
expect 'and its line is named' says "$dir/err" "shard1:1: a second judgement"

# ---- real judgements ----
for algorithm in gjk mpr sat-lite; do
  # shellcheck disable=SC2086
  "$origo" run $algorithm $cases >"$dir/$algorithm.claims"
done
# shellcheck disable=SC2086
"$origo" judge --quiet $cases --claims "$dir/gjk.claims" --claims "$dir/mpr.claims" \
  --claims "$dir/sat-lite.claims" >"$dir/real.jsonl"
judged=$?
everything real
sort -r "$dir/real.jsonl" >"$dir/reversed"
"$origo" report --csv "$dir/reversed" >"$dir/reversed.csv"
expect 'of equal errors the same is called the worst, in any order' same "$dir/real.csv" "$dir/reversed.csv"
expect 'the status is that of origo judge' is $status $judged
"$origo" report --families "$dir/real.jsonl" | sed 's/|//g' | awk 'NR > 2 {
  print $(NF-18), $(NF-17), $(NF-16), $(NF-15), $(NF-14), $(NF-13), $(NF-12), $(NF-11), $(NF-10), $(NF-9), $(NF-8),
    $(NF-7), $(NF-6), $(NF-5), $(NF-4) }' >"$dir/table"
python3 -c 'import csv, sys
names = "cases right tolerable wrong wrong_gross wrong_excusable wrong_strict no_answer crashed timed_out gave_up refused other"
names = (names + " touching touching_right").split()
for row in csv.DictReader(sys.stdin): print(*(row[name] for name in names))' \
  <"$dir/real.csv" >"$dir/values"
expect 'the table says what the values say' same "$dir/table" "$dir/values"
grep '"engine":"origo gjk ' "$dir/real.jsonl" >"$dir/gjk.jsonl"
everything gjk
expect 'nothing wrong is status 0' is $status 0

# ---- curved bodies, bodies made of parts and of the plane: what the judge takes, the page takes ----
head -qn 1 corpus/curved/cases/*.jsonl corpus/parts/cases/*.jsonl corpus/plane/cases/*.jsonl |
  grep -v '"ellipsoid"' | grep -E '"question": *"(relation|distance|depth)"' >"$dir/other.cases"
jq -c '{id, engine: "e 1", colliding: true}' "$dir/other.cases" >"$dir/other.claims"
"$origo" judge --quiet "$dir/other.cases" "$dir/other.claims" >"$dir/other.jsonl"
expect 'they are judged' is $? 1
"$origo" report "$dir/other.jsonl" --html "$dir/other.html" --cases "$dir/other.cases" >"$dir/out" 2>"$dir/err"
expect 'and reported' is "$? $(cat "$dir/err")" '1 '
expect 'each failure has its case' is "$(in_page '.cases as $c | [.failures[].judgement.id | $c[.].question] |
  length > 3 and all' other)" true
expect 'a curved body is not drawn as its frame' is "$(in_page '[.cases[] |
  select(.text | test("\"(cylinder|cone)\"")) | .bodies] | length > 2 and (any | not)' other)" true

# ---- why cases were refused ----
reason() { printf '{"id":"%s","engine":"%s","verdict":"no answer","status":"%s"%s,"checks":[]}\n' "$1" "$2" "$3" \
  "${4:+,\"note\":\"$4\"}"; }
{ reason 1 e refused 'no cones'; reason 2 e refused; reason 3 e refused 'no cones'; reason 4 e 'gave up' 'tired'; \
  reason 5 e refused 'no rays'
  reason 6 e refused 'no discs'; reason 7 e refused 'no height fields'; reason 8 d refused 'no cones'; reason 9 c \
    'gave up'; } >"$dir/why"
"$origo" report "$dir/why" >"$dir/out"
expect 'reasons stand below the table, the most frequent first' is "$(tail -n 3 "$dir/out")" \
  "
d refused 1: 1 no cones
e refused 6: 2 no cones; 1 gave no reason; 1 no discs; and 2 other reasons"
sort -r "$dir/why" | "$origo" report >"$dir/merged"
expect 'in any order of lines' same "$dir/out" "$dir/merged"
grep -v refused "$dir/why" | "$origo" report >"$dir/out"
expect 'and nothing where nothing was refused' is "$(wc -l <"$dir/out")" 4

# ---- single lines ----
# refused NAME LINE MESSAGE: the line is bad input, the second one of its file
good='{"id":"a","engine":"e","verdict":"right","status":"ok","checks":[]}'
refused() {
  printf '%s\n%s\n' "$good" "$2" >"$dir/bad.jsonl"
  rm -f "$dir/bad.tap"
  "$origo" report "$dir/bad.jsonl" --tap "$dir/bad.tap" >"$dir/out" 2>"$dir/err"
  status=$?
  expect "$1 is refused" is "$status $(wc -c <"$dir/out") $(wc -l <"$dir/err")" '2 0 1'
  expect "$1: file, line and fault are said ($(cat "$dir/err"))" says "$dir/err" "$dir/bad.jsonl:2: $3"
  expect "$1: nothing is written" [ ! -e "$dir/bad.tap" ]
}
line() { printf '{"id":"b","engine":"e",%s}' "$1"; }
check() { line "\"verdict\":\"right\",\"status\":\"ok\",\"checks\":[{$1}]"; }
refused 'what is no JSON' '{"id":' ''
refused 'a list' '[1]' ''
refused 'no id' '{"engine":"e","verdict":"right","status":"ok","checks":[]}' ''
refused 'no engine' '{"id":"b","verdict":"right","status":"ok","checks":[]}' ''
refused 'an empty engine' '{"id":"b","engine":"","verdict":"right","status":"ok","checks":[]}' 'engine'
refused 'no verdict' "$(line '"status":"ok","checks":[]')" ''
refused 'no checks' "$(line '"verdict":"right","status":"ok"')" ''
refused 'no status' "$(line '"verdict":"right","checks":[]')" ''
refused 'an unknown verdict' "$(line '"verdict":"good","status":"ok","checks":[]')" 'verdict'
refused 'an unknown field' "$(line '"verdict":"right","status":"ok","checks":[],"colour":1')" ''
refused 'an unknown relation' "$(line '"verdict":"right","status":"ok","checks":[],"relation":"near"')" 'relation'
refused 'an unknown status' "$(line '"verdict":"right","checks":[],"status":"fine"')" 'status'
refused 'a time below zero' "$(line '"verdict":"right","status":"ok","checks":[],"nanoseconds":-1')" 'nanoseconds'
refused 'an endless time' "$(line '"verdict":"right","status":"ok","checks":[],"nanoseconds":"inf"')" 'nanoseconds'
refused 'a note that is no text' "$(line '"verdict":"right","status":"ok","checks":[],"note":1')" 'note'
refused 'an unknown check' "$(check '"what":"size","verdict":"right","class":"none"')" 'checks[0].what'
refused 'an unknown class' "$(check '"what":"depth","verdict":"right","class":"small"')" 'checks[0].class'
refused 'a fraction below zero' \
  "$(check '"what":"depth","verdict":"right","class":"none","fraction":-1')" 'checks[0].fraction'
refused 'a claimed value of two numbers' \
  "$(check '"what":"normal","verdict":"right","class":"none","claimed":[1,2]')" 'checks[0].claimed'
unit='"what":"unit","verdict":"right","class":"none"'
refused 'a check made twice' "$(check "$unit},{$unit")" 'checks[1]'
refused 'the same case again' '{"id":"a","engine":"e","verdict":"wrong","status":"ok","checks":[]}' 'a second judgement'

# status_of LINE: the exit status of the report of that line alone
status_of() {
  line "$1" | "$origo" report >/dev/null 2>&1
  echo $?
}
expect 'right is 0' is "$(status_of '"verdict":"right","status":"ok","checks":[]')" 0
expect 'tolerable is 0' is "$(status_of '"verdict":"tolerable","status":"ok","checks":[]')" 0
expect 'wrong is 1' is "$(status_of '"verdict":"wrong","status":"ok","checks":[]')" 1
expect 'excusable is 0' is "$(status_of '"verdict":"wrong","excusable":true,"status":"ok","checks":[]')" 0
expect 'to refuse is 0' is "$(status_of '"verdict":"no answer","status":"refused","checks":[]')" 0
for failure in crashed 'timed out' nonsense missing; do
  expect "$failure is 1" is "$(status_of "\"verdict\":\"no answer\",\"status\":\"$failure\",\"checks\":[]")" 1
done

# ---- names that a spreadsheet would take for formulas ----
# first_cell NAME: what stands in the first cell of the report about an engine of that name, as JSON has it
first_cell() {
  jq -nc --arg name "$1" '{id: "a", engine: $name, verdict: "right", status: "ok", checks: []}' |
    "$origo" report --csv - | python3 -c 'import csv, sys; print(repr(list(csv.reader(sys.stdin))[1][0]))'
}
tab=$(printf '\t')
expect 'CSV: a plain name' is "$(first_cell 'ccd 2.1')" "'ccd 2.1'"
for name in '=1+1' '+1' '-1' '@SUM(1)' "${tab}=1" '=cmd|" /C calc"!A0'; do
  wanted=$(NAME=$name python3 -c 'import os; print(repr("\x27" + os.environ["NAME"]))')
  expect "CSV: $name" is "$(first_cell "$name")" "$wanted"
done
expect 'CSV: an apostrophe of its own' is "$(first_cell "'=1")" "\"''=1\""
for character in '\r' '\n'; do
  printf '{"id":"a","engine":"%s=1","verdict":"right","status":"ok","checks":[]}\n' "$character" |
    "$origo" report --csv - >"$dir/out"
  expect "CSV: ${character}=1" says "$dir/out" "\"'"
done
expect 'CSV: another separator is quoted' is "$(printf '%s\n' '{"id":"a","engine":"a;=1","verdict":"right","status":"ok","checks":[]}' |
  "$origo" report --csv - | sed -n 2p | cut -d , -f 1)" '"a;=1"'

# ---- the script for continuous integration ----
for algorithm in gjk mpr; do
  ORIGO=$origo docs/ci/judge.sh "$origo run $algorithm" "$dir/ci" $corpus/random-boxes.jsonl >"$dir/out" 2>/dev/null
  echo "$algorithm $? $(find "$dir/ci" -type f -size +0 | wc -l) $(cut -c 1-9 "$dir/out" | tail -n 2 | head -n 1)"
done >"$dir/ci.out"
expect 'judge.sh writes seven files and says what is wrong' is "$(cat "$dir/ci.out")" "gjk 0 7 origo gjk
mpr 1 7 origo mpr"
ORIGO=$origo docs/ci/judge.sh "$origo run gjk" "$dir/ci2" "$dir/none.jsonl" >"$dir/out" 2>"$dir/err"
expect 'judge.sh hands on that a file is missing' is "$? $(wc -c <"$dir/out")" '2 0'

# ---- no input, and bad usage ----
"$origo" report </dev/null >"$dir/out" 2>"$dir/err"
expect 'no judgement at all is bad input' is "$? $(wc -c <"$dir/out") $(wc -l <"$dir/err")" '2 0 1'
"$origo" report "$dir/none.jsonl" >"$dir/out" 2>"$dir/err"
expect 'a file that is not there is named' is "$? $(grep -c "none.jsonl" "$dir/err")" '2 1'
echo "$good" | "$origo" report --html "$dir/no/such/page.html" >"$dir/out" 2>"$dir/err"
expect 'a page that cannot be written is named' is "$? $(wc -c <"$dir/out") $(grep -c "page.html" "$dir/err")" '2 0 1'
# refuses_run TEXT MESSAGE: no file of a run
refuses_run() {
  printf '%s\n' "$1" >"$dir/run"
  echo "$good" | "$origo" report - --html "$dir/bare.html" --run "$dir/run" >"$dir/out" 2>"$dir/err"
  status=$?
  expect "a run is none: $2 ($(cat "$dir/err"))" is "$status $(wc -c <"$dir/out") $(grep -c "run:1: .*$2" "$dir/err")" \
    '2 0 1'
}
run='"date":"d","version":"v","precision":"binary64","options":[],"cases":[]'
refuses_run '{' ''
refuses_run "{$run}" "gross"
refuses_run "{$run,\"gross\":0}" 'gross: expected a number above zero'
refuses_run "{$run,\"gross\":1,\"colour\":1}" colour
refuses_run '{"version":"v"}' date
refuses_run '{"date":1}' date
refuses_run '{"date":"d","version":"v","precision":"p","gross":1}' options
refuses_run '{"date":"d","version":"v","precision":"p","gross":1,"options":[1],"cases":[]}' 'options'
echo "$good" | "$origo" report - --html "$dir/bare.html" --run /dev/null >"$dir/out" 2>"$dir/err"
expect 'nor is an empty file' is "$? $(grep -c 'is empty' "$dir/err")" '2 1'
for option in run commit world; do
  echo "$good" | "$origo" report - "--$option" x >"$dir/out" 2>"$dir/err"
  expect "--$option is of the page" is "$? $(grep -c -e "--$option goes with --html" "$dir/err")" '2 1'
done
echo "$good" | "$origo" report --cases >/dev/null 2>"$dir/err"
expect '--cases wants files' is "$? $(grep -c 'value is missing' "$dir/err")" '2 1'
echo "$good" | "$origo" report --cases "$dir/made-up.jsonl" >/dev/null 2>"$dir/err"
expect 'judgements are no cases' is "$? $(grep -c 'made-up.jsonl:1:' "$dir/err")" '2 1'
echo "$good" | "$origo" report - --html "$dir/bare.html" >"$dir/out"
expect 'a page needs no cases' is "$? $(grep -c '"cases":{}' "$dir/bare.html")" '0 1'
if [ -w /dev/full ]; then
  "$origo" report "$dir/made-up.jsonl" >/dev/full 2>"$dir/err"
  expect 'a table that cannot be written is status 2' is "$? $(grep -c 'cannot write' "$dir/err")" '2 1'
fi

conclude
