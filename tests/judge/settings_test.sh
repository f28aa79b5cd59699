#!/bin/sh
# An engine's options in origo.toml, lists of known failures, what has changed since: `judge`, `shrink`, `report` and
# `init` take an engine in the same manner. usage: BUILD=build tests/judge/settings_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
case $origo in /*) ;; *) origo=$PWD/$origo ;; esac
ci=$PWD/docs/ci/judge.sh
cat >"$dir/valid.py" <<'C'
import json, sys, jsonschema
validator = jsonschema.Draft202012Validator(json.load(open(sys.argv[1])))
lines = open(sys.argv[2]).read().splitlines()
for line in lines:
    validator.validate(json.loads(line))
print(len(lines))
C
schemas=$PWD/docs

# Calls all bodies apart; takes no box unless they come as points. VERSION: in its name. CRASHES: at its second case.
cat >"$dir/toy.py" <<'C'
import json, os, signal, sys
version, wishes = sys.argv[1], sys.argv[2:]
for count, line in enumerate(sys.stdin):
    case = json.loads(line)
    if "crashes" in wishes and count == 1:
        os.kill(os.getpid(), signal.SIGSEGV)
    claim = {"id": case["id"], "engine": "toy %s hulls" % version}
    if "points" not in case["a"] and "boxes" not in wishes:
        claim["status"] = "refused"
    elif "wide" in wishes:
        claim["distance"] = 1.5
        claim["normal"] = [0, 0.001, -1]
    else:
        claim["colliding"] = "right" in wishes and case["id"] != "apart"
    print(json.dumps(claim), flush=True)
C
toy="python3 $dir/toy.py"
mkdir "$dir/here" && cd "$dir/here" || exit 2
cube='{"shape":"box","half":[1,1,1]'
cat >cases <<C
{"id":"deep","question":"depth","a":$cube},"b":$cube,"pose":{"translation":[0,0,1.75]}}}
{"id":"apart","question":"distance","a":$cube},"b":$cube,"pose":{"translation":[0,0,3]}}}
{"id":"inside","question":"depth","a":$cube},"b":{"shape":"box","half":[3,3,3]}}
C
# call STATUS ARGUMENTS...: into out and err
call() {
  wanted=$1
  shift
  "$origo" "$@" >out 2>err </dev/null
  status=$?
  expect "status of origo $*" is "$status" "$wanted"
}
verdicts() { jq -r .verdict out | tr '\n' ' '; }

# ---- the file ----
call 0 init --engine "$toy 1.0" cases
expect 'init says what it wrote' says err "origo.toml is written"
expect 'it is TOML' \
  is "$(python3 -c 'import tomllib;t=tomllib.load(open("origo.toml","rb"));print(*sorted(t))')" 'cases engine'
call 2 init
expect 'init writes over nothing' says err 'already; --force writes over it'
call 2 init 'a
b' --force
call 0 init --force
call 0 init --force --engine "$toy 1.0" cases
call 0 judge
expect 'boxes are refused' is "$(jq -r .status out | tr '\n' ' ')" 'refused refused refused '
expect 'it says where the options are from' says err 'origo judge: options of origo.toml'
call 1 shrink
expect 'a refusal is no failure to shrink' says err "'deep': toy 1.0 hulls does not fail on it in binary64"
sed -i 's/^# as-hulls/as-hulls/' origo.toml
call 1 judge
expect 'as hulls they are judged' is "$(verdicts)" 'wrong right wrong '
call 1 shrink
expect 'and shrunk' is "$(jq -r '.id + " " + .a.shape' out | tr '\n' ' ')" 'deep-small hull inside-small hull '
expect 'numbers are numbers' is "$(jq -c '[.a, .b | .points[][] | type] | unique' out | sort -u)" '["number"]'
expect 'no two points are the same' \
  is "$(jq '[.a, .b | .points | length == (unique | length)] | all' out | sort -u)" true
cp out small
call 1 judge --quiet small
expect 'the small cases fail' is "$(verdicts)" 'wrong wrong '
call 0 judge --no-settings --engine "$toy 1.0" cases
expect 'without the file' is "$(jq -r .status out | sort -u)" refused
call 0 judge --engine "$toy 1.0 right" cases
expect 'the command line has the last word' is "$(verdicts)" 'right right right '
cp origo.toml ../other.toml && rm origo.toml
call 1 judge --settings ../other.toml
call 1 judge --settings=../other.toml
call 2 judge --settings missing.toml
expect 'a file that is not there' says err 'missing.toml'
call 2 judge
expect 'nothing to judge' says err 'what is to be judged?'
call 0 shrink --algorithm gjk --check --settings ../other.toml /dev/null

# ---- what it may hold ----
# takes LINES: with them, the boxes are judged
takes() {
  printf 'engine = %s\n%b\n' "'$toy 1.0 boxes wide'" "$1" >origo.toml
  expect "TOML takes $1" python3 -c 'import tomllib; tomllib.load(open("origo.toml", "rb"))'
  call "$2" judge cases
}
refuses() {
  printf 'engine = "true"\n%b\n' "$1" >origo.toml
  call 2 judge cases
  expect "$1: says why" says err "$2"
}
takes '# a comment\n\n  abs=[ 0.5, "normal=0.01" ] # one more' 1
expect 'an allowance by check' \
  is "$(jq -r 'select(.id == "apart") | .checks[] | .what + " " + .verdict' out | tr '\n' ';')" \
  'distance tolerable;normal tolerable;parts right;unit tolerable;'
takes 'abs = "normal=0.5"' 1
expect 'of that check alone' \
  is "$(jq -r 'select(.id == "apart") | .checks[] | select(.what == "distance") | .verdict' out)" wrong
takes 'margin = 1_000.5e0\ntimeout = 20' 0
takes 'metamorphic = false\nfloat32 = true\nhuman-scale = true\nany-shapes = true\nkind = "depth"' 1
refuses 'engin = "x"' "origo.toml:2: unknown key 'engin'; did you mean 'engine'?"
refuses 'colour = "x"' "unknown key 'colour'; expected an option"
refuses '[judge]' 'expected no table'
refuses 'abs = ' 'cannot read the end of the line; expected a string'
refuses 'abs = x' "abs: cannot read 'x'; expected a string, a number"
refuses 'abs = -1' '--abs takes a number from 0 on'
refuses 'abs = 0000000000000000000000000000000000000000000000000000000000000000000000000001' 'expected a shorter number'
refuses 'abs = [1 2]' "expected ',' or ']'"
refuses 'abs = [1' "expected ',' or ']'"
refuses 'abs = [x]' 'expected a string'
refuses 'abs = 1 2' "cannot read '2'; expected the end of the line"
refuses 'abs = true' 'abs: expected a value'
refuses 'as-hulls = "yes"' 'as-hulls: expected true or false'
refuses 'question = "x\\ty"' 'the only escapes that are taken'
refuses 'question = "x' 'expected a quote at the end'
refuses 'as hulls = true' "expected a line 'key = value'"
refuses 'rel = "dept=1"' "--rel: 'dept' is no check; did you mean 'depth'?"
refuses 'rel = "qqqqq=1"' "'qqqqq' is no check; expected a name"
printf '' >origo.toml
call 2 judge
call 2 judge origo.toml --settings
call 1 shrink --engine "$toy 1.0 boxes" --check cases
expect 'two fail' is "$(cut -d' ' -f1 out | tr '\n' ' ')" 'deep inside '
call 1 shrink --engine "$toy 1.0 boxes" --abs verdict=9 --check cases
expect 'an error that is allowed is no failure' is "$(wc -l <out)" 0
call 1 shrink --engine "$toy 1.0 boxes" --margin 9 --check cases
call 1 shrink --engine "$toy 1.0 boxes" --any-shapes cases
expect 'any shapes: boxes go' is "$(jq -r .a.shape out | grep -c box)" 0
call 1 shrink --engine "$toy 1.0 boxes" cases
expect 'otherwise they stay' is "$(jq -r '.a.shape + " " + .b.shape' out | sort -u)" 'box box'
call 1 shrink --float32 --engine "$toy 1.0 boxes" cases
expect 'binary32 says so' is "$(jq -r .source out | grep -c 'binary32')" 2

# ---- known failures ----
rm origo.toml
call 1 judge --engine "$toy 1.0 boxes" --write-baseline known cases
expect 'what fails is written' is "$(jq -r '[.id, .engine, .fails, .class] | join(" ")' known | tr '\n' ';')" \
  'deep toy hulls verdict gross;inside toy hulls verdict gross;'
expect 'by the schema' is "$(python3 "$dir/valid.py" "$schemas/baseline.schema.json" known)" 2
call 0 judge --engine "$toy 1.1 boxes" --baseline known cases
expect 'another version knows them' says err '2 wrong (2 gross), 0 no answer; 2 of 2 failures known'
sed '1s/}$/,"reason":"boxes are <hard>"}/' known >reasons
call 0 judge --engine "$toy 1.1 boxes" --baseline reasons --write-baseline again cases
expect 'the judgement says why' \
  is "$(jq -r '.id + " " + (.known // "-")' out | tr '\n' ';')" 'deep boxes are <hard>;apart -;inside ;'
expect 'judgements by the schema' is "$(python3 "$dir/valid.py" "$schemas/judgement.schema.json" out)" 3
cp out judged
expect 'reasons stay' is "$(cmp reasons again && echo same)" same
sed 1d known >one
call 1 judge --engine "$toy 1.0 boxes" --baseline one cases
expect 'a new failure fails' says err '1 of 2 failures known'
sed 's/"class":"gross"/"class":"near"/' known >milder
call 1 judge --engine "$toy 1.0 boxes" --baseline milder cases
sed 's/"engine":"toy hulls",//; s/,"class":"gross"//' known >anyone
call 0 judge --engine "$toy 1.0 boxes" --baseline anyone cases
sed 's/toy hulls/3.4/' known >others
call 1 judge --engine "$toy 1.0 boxes" --baseline others cases
sed 's/"verdict"/"depth"/' known >otherwise
call 1 judge --engine "$toy 1.0 boxes" --baseline otherwise cases
call 0 judge --engine "$toy 1.0 boxes right" --baseline known cases
expect 'what is mended is said' says err '2 known failures are mended, the first: deep (verdict)'
call 0 judge --engine "$toy 1.0 boxes right" --baseline one cases
expect 'one of them' says err 'a known failure is mended: inside (verdict)'
call 0 judge --quiet --engine "$toy 1.0 boxes right" --baseline known cases
expect 'quiet is quiet' is "$(wc -c <err)" 0
refuses_known() {
  echo "$1" >bad
  call 2 judge --engine "$toy 1.0 boxes" --baseline bad cases
  expect "$1: says why" says err "$2"
}
refuses_known '{"id":"x"}' "bad:1: the field 'fails' is missing"
refuses_known '{"id":"x","fails":"y"}' "fails: 'y' is neither a check nor a status"
refuses_known '{"id":"x","fails":"refused"}' "fails: 'refused' is neither"
refuses_known '{"id":"x","fails":"verdict","class":"bad"}' "class: 'bad' is no class"
refuses_known '{"id":"x","fails":"verdict","class":1}' 'class: '
refuses_known '{"id":"x","fails":"verdict","reason":1}' 'reason: '
refuses_known '{"id":"x","fails":"verdict","why":"1"}' "unknown field 'why'"
refuses_known '[]' 'bad:1: '
call 2 judge --engine "$toy 1.0 boxes" --baseline missing cases
call 2 judge --engine "$toy 1.0 boxes" --write-baseline missing/known cases
expect 'a folder that is not there' says err 'cannot write missing/known'

# ---- what was run ----
printf 'abs = 1e-9\nengine = "nobody"\n' >mine.toml
SOURCE_DATE_EPOCH=0 "$origo" judge --settings mine.toml --engine "$toy 1.0 boxes" --margin 0.25 --write-run run cases \
  >out 2>err
expect 'what was run is written' is "$? $(jq -c . run)" "1 $(jq -nc --arg toy "$toy 1.0 boxes" \
  '{date: "1970-01-01T00:00:00Z", version: "0.2.0", precision: "binary64", gross: 1e-9,
    options: ["--abs", "1e-9", "--settings", "mine.toml", "--engine", $toy, "--margin", "0.25"], cases: ["cases"]}')"
expect 'by the schema' is "$(python3 "$dir/valid.py" "$schemas/run.schema.json" run)" 1
call 1 judge --float32 --engine "$toy 1.0 boxes" --write-run run cases
expect 'in binary32' is "$(jq -r '[.precision, .gross] | join(" ")' run)" 'binary32 1e-05'
expect 'today' is "$(jq -r '.date[:4] >= "2024"' run)" true
call 2 judge --engine "$toy 1.0 boxes" --write-run missing/run cases
expect 'no folder for it' says err 'cannot write missing/run'

# ---- a crash that a fresh start hides ----
call 1 judge --engine "$toy 1.0 boxes right crashes" cases
expect 'it is counted' says err '2 crashed first and answered on a fresh start'
expect 'and written' is "$(jq -r '.verdict + " " + (.crashed_first // false | tostring)' out | tr '\n' ';')" \
  'right false;right true;right true;'
expect 'its judgements are of the schema' is "$(python3 "$dir/valid.py" "$schemas/judgement.schema.json" out)" 3
cp out crashed
call 1 report crashed --junit x.xml --sarif x.sarif --tap x.tap
expect 'JUnit: errors' is "$(grep -c '<error message="crashed first' x.xml)" 2
expect 'TAP: not ok' is "$(grep -c '^not ok' x.tap)" 2
expect 'SARIF: the rule and its index agree' is \
  "$(jq -r '.runs[0] | .tool.driver.rules as $r | [.results[] | $r[.ruleIndex].id == .ruleId and .level == "error"]
    | all' x.sarif)" true
call 1 judge --engine "$toy 1.0 boxes right crashes" --write-baseline crashes cases
expect 'as crashes' is "$(jq -r '.fails' crashes | tr '\n' ' ')" 'crashed crashed '
call 0 judge --engine "$toy 1.0 boxes right crashes" --baseline crashes cases

# ---- reports ----
call 0 report judged --junit x.xml --sarif x.sarif --tap x.tap
expect 'JUnit: skipped, with the reason' says x.xml '<skipped message="known (boxes are &lt;hard&gt;): verdict wrong'
expect 'JUnit: and without' says x.xml '<skipped message="known: verdict wrong'
expect 'JUnit: the counts' says x.xml 'tests="3" failures="0" errors="0" skipped="2"'
expect 'TAP: to do' says x.tap '# TODO known: boxes are <hard>'
expect 'SARIF: suppressed' \
  is "$(jq -r '[.runs[0].results[].suppressions[0].justification] | sort | join(";")' x.sarif)" \
  'a known failure;boxes are <hard>'
call 1 judge --quiet --engine "$toy 1.0 boxes" cases
cp out old
call 0 judge --quiet --engine "$toy 1.1 boxes right" cases
cp out new
call 0 report --since old new
expect 'mended' says out 'since then: 0 new failures, 0 changed, 2 mended, 0 as before'
expect 'each by name' says out 'mended   toy 1.1 hulls: deep: verdict before, right now'
call 1 report --since new old
expect 'new' says out 'since then: 2 new failures, 0 changed, 0 mended, 0 as before'
call 0 report --since old old
expect 'as before' says out 'since then: 0 new failures, 0 changed, 0 mended, 2 as before'
sed 1d old >fewer
call 1 report --since fewer old
expect 'judged for the first time' \
  says out '1 new failure, 0 changed, 0 mended, 1 as before; 1 judged for the first time'
call 0 report --since old fewer
expect 'judged no longer' says out '1 as before; 1 judged no longer'
call 1 judge --quiet --engine "$toy 1.2 boxes wide" cases
cp out wide
call 1 report --since old wide
expect 'changed' says out 'changed'
call 2 report --since missing old
call 2 report --since old --csv new
call 2 report --since old /dev/null

# ---- a row a check ----
call 1 report wide --checks checks.csv
expect 'every check has a row' is "$(($(wc -l <checks.csv) - 1))" "$(jq -s '[.[].checks | length] | add' wide)"
cat >rows.py <<'C'
import csv, json, sys
rows = list(csv.DictReader(open("checks.csv", newline="")))
made = []
for line in open(sys.argv[1]):
    one = json.loads(line)
    for check in one["checks"] or [{}]:
        of_check = check.get("what", ""), check.get("verdict", "")
        made.append((one["id"], one["engine"], one["status"], *of_check, one.get("known")))
assert len(made) == len(rows), (len(made), len(rows))
for row, (case, engine, status, what, verdict, known) in zip(rows, made):
    stands = row["id"], row["engine"], row["status"], row["check"], row["check_verdict"]
    assert stands == (case, engine, status, what, verdict), row
    assert row["known"] == ("" if known is None else known or "true"), row
print("same")
C
expect 'each as the judgement has it' is "$(python3 rows.py wide)" same
call 0 report judged --checks checks.csv
expect 'known ones too' is "$(python3 rows.py judged)" same
sed 's/"engine":"toy/"engine":"a, \\"b\\"/' judged >names
call 0 report names --checks checks.csv
expect 'names with commas and quotes' is "$(python3 rows.py names)" same
call 0 judge --quiet --engine "$toy 1.0" cases
cp out refused
call 0 report refused --checks checks.csv
expect 'no check is a row' is "$(python3 rows.py refused)" same
call 2 report wide --checks missing/checks.csv

# ---- in CI ----
ORIGO=$origo sh "$ci" --as-hulls --baseline=known "$toy 1.0" reports cases >out 2>err
expect 'judge.sh hands options on' is "$? $(grep -c 'toy' out)" '0 1'
ORIGO=$origo sh "$ci" '--engine=a b' x y z >out 2>err
expect 'judge.sh: one word each' is "$? $(grep -c 'belongs into origo.toml' err)" '2 1'

# ---- help ----
call 0 help judge
expect 'help COMMAND' says out 'usage: origo judge'
call 0 help
call 2 help jugde
expect 'of no command' says err "did you mean 'judge'?"
call 0 -h
call 0 judge -h
call 2 judge --bseline x
expect 'an option that is near' says err "unknown option '--bseline'; did you mean '--baseline'?"
call 2 judge --qqqqqqqqqqqq
expect 'one that is not' says err "unknown or malformed option '--qqqqqqqqqqqq'"
cd / || exit 2
conclude
