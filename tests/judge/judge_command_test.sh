#!/bin/sh
# origo judge: right and wrong claims, tolerances, excuses, binary32, hulls, sweeps, changes that must not matter,
# shards; engines that misbehave in every way known; bad usage and bad input.
# usage: BUILD=build tests/judge/judge_command_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

# Every line written is of the schema.
cat >"$dir/valid.py" <<'C'
import json, sys, jsonschema
validator = jsonschema.Draft202012Validator(json.load(open("docs/judgement.schema.json")))
for line in sys.stdin:
    for error in validator.iter_errors(json.loads(line)):
        sys.exit("%s: %s" % (line.strip(), error.message))
C

# judge STATUS ARGUMENTS...: into $dir/out and $dir/err
judge() {
  wanted=$1
  shift
  "$origo" judge "$@" >"$dir/out" 2>"$dir/err" </dev/null
  status=$?
  expect "status of judge $*" is "$status" "$wanted"
  cat "$dir/out" >>"$dir/all"
}
# of the only judgement, or of the check of that name
field() { jq -r "$1" "$dir/out"; }
check() { jq -r ".checks[] | select(.what == \"$1\") | $2" "$dir/out"; }

# ---- claims of a file ----
cat >"$dir/cubes" <<'C'
{"id":"deep","question":"depth","a":{"shape":"box","half":[1,1,1]},"b":{"shape":"box","half":[1,1,1],"pose":{"translation":[0,0,1.75]}}}
{"id":"apart","question":"distance","a":{"shape":"box","half":[1,1,1]},"b":{"shape":"box","half":[1,1,1],"pose":{"translation":[0,0,3]}}}
{"id":"touch","question":"relation","a":{"shape":"box","half":[1,1,1]},"b":{"shape":"box","half":[1,1,1],"pose":{"translation":[0,0,2]}}}
C
cat >"$dir/good" <<'C'
{"id":"deep","engine":"good 1","colliding":true,"depth":0.25,"normal":[0,0,-1]}
{"id":"apart","engine":"good 1","colliding":false,"distance":1,"points":[[0,0,1],[0,0,2]],"normal":[0,0,-1]}
{"id":"touch","engine":"good 1","colliding":true,"relation":"touching"}
C
judge 0 "$dir/cubes" "$dir/good"
expect 'all right' is "$(jq -r '.id + " " + .engine + " " + .verdict + " " + .relation' "$dir/out" | tr '\n' ';')" \
  'deep good 1 right penetrating;apart good 1 right separated;touch good 1 right touching;'
expect 'a summary' says "$dir/err" 'good 1: 3 cases: 3 right, 0 tolerable, 0 wrong, 0 no answer'
judge 0 --quiet "$dir/cubes" "$dir/good"
expect 'quiet' is "$(wc -c <"$dir/err")" 0

head -1 "$dir/cubes" >"$dir/deep"
claim() { printf '%s\n' "$1" >"$dir/claim"; }
claim '{"id":"deep","engine":"ccd","colliding":true,"depth":0,"normal":["nan","nan","nan"]}'
judge 1 "$dir/deep" "$dir/claim"
expect 'depth 0 with a NaN direction is wrong' is "$(field .verdict) $(check finite .verdict)" 'wrong wrong'
# ---- separations, margins, notes ----
claim '{"id":"deep","engine":"e","separation":-0.25,"normal":[0,0,-1],"note":"as documented"}'
judge 0 "$dir/deep" "$dir/claim"
expect 'a separation is the depth, with a minus' is "$(check separation '[.verdict, .exact, .claimed] | join(" ")') $(field .note)" \
  'right -0.25 -0.25 as documented'
claim '{"id":"deep","engine":"e","separation":1e-9}'
judge 1 "$dir/deep" "$dir/claim"
expect 'a tiny distance deep inside is one error' is "$(field '.checks | length') $(check separation .absolute)" '1 0.25'
claim '{"id":"deep","engine":"e","separation":-0.24,"margin":0.02}'
judge 0 "$dir/deep" "$dir/claim"
expect 'within its margin, and without' is "$(field '[.verdict, .strict, .margin] | join(" ")')" 'tolerable wrong 0.02'
claim '{"id":"deep","engine":"e","separation":-0.24,"margin":0.001}'
judge 1 "$dir/deep" "$dir/claim"
expect 'beyond its margin' is "$(field '[.verdict, .strict] | join(" ")')" 'wrong wrong'
claim '{"id":"deep","engine":"e","colliding":false}'
judge 0 --claims "$dir/claim" --margin 0.25 "$dir/deep"
expect 'a margin that the user gives' is "$(field '[.verdict, .strict, .margin] | join(" ")')" 'tolerable wrong 0.25'
judge 1 --claims "$dir/claim" --claims "$dir/claim" --margin 0.25 "$dir/deep"
expect 'a margin is of the one before it' is "$(jq -r .verdict "$dir/out" | tr '\n' ' ')" 'wrong tolerable '
judge 2 --margin 0.25 --claims "$dir/claim" "$dir/deep"
expect 'a margin of none' says "$dir/err" 'there is none'
cat >"$dir/moving" <<'C'
{"id":"meet","question":"sweep","a":{"shape":"sphere","radius":1},"b":{"shape":"sphere","radius":1,"pose":{"translation":[4,0,0]}},"velocity_a":[1,0,0]}
{"id":"graze","question":"sweep","a":{"shape":"sphere","radius":1},"b":{"shape":"sphere","radius":1,"pose":{"translation":[4,2,0]}},"velocity_a":[1,0,0]}
{"id":"slide","question":"sweep","a":{"shape":"box","half":[1,1,1]},"b":{"shape":"box","half":[1,1,1],"pose":{"translation":[4,2,0.1]}},"velocity_a":[0.1,0,0]}
{"id":"miss","question":"sweep","a":{"shape":"sphere","radius":1},"b":{"shape":"sphere","radius":1,"pose":{"translation":[4,3,0]}},"velocity_a":[1,0,0]}
{"id":"rest","question":"sweep","a":{"shape":"sphere","radius":1},"b":{"shape":"sphere","radius":1,"pose":{"translation":[1,0,0]}},"velocity_a":[0,0,0]}
{"id":"end","question":"sweep","a":{"shape":"sphere","radius":1},"b":{"shape":"sphere","radius":1,"pose":{"translation":[4,0,0]}},"velocity_a":[1,0,0],"until":2}
C
jq -c '{id: .id, engine: "e", colliding: (.id != "miss")}' "$dir/moving" >"$dir/claim"
judge 0 "$dir/moving" "$dir/claim"
expect 'how moving bodies lie at their closest' is "$(jq -r '.id + " " + .relation' "$dir/out" | tr '\n' ';')" \
  'meet penetrating;graze touching;slide touching;miss separated;rest penetrating;end touching;'

# ---- a record ----
# Claims well, then with a crash after words, then with nonsense.
cat >"$dir/moody" <<'C'
#!/bin/sh
while read -r line; do
  case $line in
  *'"deep"'*) echo '{"id":"deep","engine":"moody","depth": 0.25}' ;;
  *'"apart"'*) for k in 1 2 3 4 5; do echo "line $k" >&2; done; echo >&2; exit 3 ;;
  *'"touch"'*) echo nonsense ;;
  *) echo '{"id":"spheres-apart","engine":"moody"}' ;;
  esac
done
C
chmod +x "$dir/moody"
judge 1 --engine "$dir/moody" --record "$dir/record" "$dir/cubes"
cp "$dir/out" "$dir/live"
expect 'the last lines of standard error are quoted' is "$(jq -r 'select(.id == "apart") | .note' "$dir/out")" \
  'ended with status 3: line 2 | line 3 | line 4 | line 5'
expect 'the record: cases' is "$(jq -r .id "$dir/record/cases.jsonl" | tr '\n' ' ')" 'deep apart touch '
expect 'the record: a claim as it came' is "$(head -1 "$dir/record/claims-1.jsonl")" '{"id":"deep","engine":"moody","depth": 0.25}'
expect 'the record: a crash, and no nonsense' is "$(sed 1d "$dir/record/claims-1.jsonl" | jq -r '.id + " " + .status')" 'apart crashed'
judge 1 "$dir/record/cases.jsonl" "$dir/record/claims-1.jsonl"
expect 'judged again' is "$(jq -r .status "$dir/out" | tr '\n' ' ')" 'ok crashed missing '
judge 1 --engine "$dir/moody" --engine "$dir/moody" --record "$dir/record" "$dir/cubes"
expect 'a file for each engine' same "$dir/record/claims-1.jsonl" "$dir/record/claims-2.jsonl"
judge 2 --engine "$dir/moody" --record "$dir/moody" "$dir/cubes"
expect 'a record where none can be' says "$dir/err" 'cannot write to'

# ---- wrong claims ----
claim '{"id":"deep","engine":"e","colliding":false}'
judge 1 "$dir/deep" "$dir/claim"
expect 'apart is wrong, by the depth' is "$(check verdict '.verdict + " " + .class + " " + (.absolute | tostring) + " " + .claimed')" \
  'wrong gross 0.25 not colliding'
claim '{"id":"deep","engine":"e","colliding":true,"depth":0.5,"normal":[0,0,-1]}'
judge 1 "$dir/deep" "$dir/claim"
expect 'twice the depth' is "$(check depth '[.absolute, .relative, .exact, .claimed] | join(" ")') $(check parts .verdict)" \
  '0.25 1 0.25 0.5 right'
claim '{"id":"deep","engine":"e","colliding":true,"depth":0.25,"normal":[0,0,1]}'
judge 1 "$dir/deep" "$dir/claim"
expect 'the other way' is "$(check normal .verdict) $(check parts .absolute)" 'wrong 3.5'
for word in 'gave up' refused 'out of range'; do
  claim "{\"id\":\"deep\",\"engine\":\"e\",\"status\":\"$word\"}"
  judge 0 "$dir/deep" "$dir/claim"
  expect "$word is no answer" is "$(field '.verdict + ", " + .status')" "no answer, $word"
  expect "$word is no error" is "$(jq -c .checks "$dir/out")" '[{"what":"answer","verdict":"no answer","class":"none"}]'
  # (grossFrom is a function of the page.)
  for form in junit sarif tap html; do
    "$origo" report "$dir/out" --$form "$dir/report" >/dev/null
    expect "$word: $form" is "$? $(grep -cE '"class":"gross"|"inf"|\(gross[^F]|level":"(error|warning)|<error|<failure|^not ok' "$dir/report")" '0 0'
  done
done
cat >"$dir/refused-sweep" <<'C'
{"id":"s","question":"sweep","velocity_a":[2,0,0],"a":{"shape":"sphere","radius":1},"b":{"shape":"sphere","radius":1,"pose":{"translation":[6,0,0]}}}
C
claim '{"id":"s","engine":"e","status":"refused"}'
judge 0 "$dir/refused-sweep" "$dir/claim"
expect 'nor is it of a sweep' is "$(jq -c .checks "$dir/out")" '[{"what":"answer","verdict":"no answer","class":"none"}]'
claim '{"id":"deep","engine":"e","status":"crashed"}'
judge 1 "$dir/deep" "$dir/claim"
expect 'a crash that was written down' is "$(field .status)" crashed
sed 1d "$dir/good" >"$dir/claim"
judge 1 "$dir/cubes" "$dir/claim"
expect 'a claim that is missing' is "$(jq -r .status "$dir/out" | tr '\n' ' ')" 'missing ok ok '
expect 'it is counted' says "$dir/err" '2 right, 0 tolerable, 0 wrong, 1 no answer (1 missing)'
judge 2 "$dir/deep" "$dir/good"
expect 'a claim too many' says "$dir/err" "a claim about 'apart', which is no case here, or not in this place"
sed 's/"apart"/"deep"/' "$dir/good" >"$dir/claim"
judge 2 "$dir/cubes" "$dir/claim"
expect 'two claims about a case' says "$dir/err" "a claim about 'deep', which is no case here, or not in this place"
claim 'garbage'
judge 2 "$dir/deep" "$dir/claim"
expect 'a line that is no claim' says "$dir/err" "claim"
claim '{"id":"deep","engine":"e","colliding":true,"depht":1}'
judge 2 "$dir/deep" "$dir/claim"
expect 'a field unknown' says "$dir/err" "did you mean 'depth'"

# ---- several at once ----
judge 1 --claims "$dir/good" --engine 'exit 1' "$dir/cubes"
expect 'a file and an engine' is "$(jq -r .engine "$dir/out" | tr '\n' ';')" 'good 1;exit 1;good 1;exit 1;good 1;exit 1;'
judge 0 --engine "$origo run gjk" --engine "$origo run epa" --engine "$origo run sat-gauss" "$dir/cubes"
expect 'three of the reference' is "$(jq -r .verdict "$dir/out" | sort | uniq -c | tr -s ' ')" ' 9 right'

# ---- deepest points ----
cat >"$dir/overlap" <<'C'
{"id":"x","question":"depth","a":{"shape":"box","half":[1,1,1]},"b":{"shape":"box","half":[1,1,1],"pose":{"translation":[1.5,0,0]}}}
C
deepest() { claim "{\"id\":\"x\",\"engine\":\"e\",\"colliding\":true,\"depth\":0.5,\"points\":$1}"; }
deepest '[[1,0,0],[0.5,0,0]]'
judge 0 "$dir/overlap" "$dir/claim"
expect 'the way out' is "$(field .verdict) $(check points-part .class)" 'right none'
deepest '[[0.5,0,0],[1,0,0]]'
judge 1 "$dir/overlap" "$dir/claim"
expect 'swapped, it leads deeper in' is "$(field .verdict) $(check points-part '.class + " " + (.absolute | tostring)')" 'wrong gross 1'
deepest '[[0.75,0,0],[0.75,0.5,0]]'
judge 1 "$dir/overlap" "$dir/claim"
expect 'sideways' is "$(check points .class) $(check points-part .absolute)" 'none 0.5'
deepest '[[0.75,0,0],[0.75,0.5,0]],"points_are":"contact"'
judge 0 "$dir/overlap" "$dir/claim"
expect 'which may be where bodies touch' is "$(field .verdict) $(check points .class) $(check points-part .class)" 'right none '
deepest '[[0.75,0,0],[0.75,0.5,0]],"points_are":"deep"'
judge 2 "$dir/overlap" "$dir/claim"
expect 'another word' says "$dir/err" "points_are: unknown kind of points 'deep'"

# ---- what the user lets pass ----
claim '{"id":"deep","engine":"e","colliding":true,"depth":0.2500001}'
judge 0 "$dir/deep" "$dir/claim" --abs 1e-6
expect '--abs' is "$(check depth '.verdict + " " + .class')" 'tolerable gross'
judge 1 "$dir/deep" "$dir/claim" --abs 1e-8
judge 0 "$dir/deep" "$dir/claim" --rel 1e-6
judge 1 "$dir/deep" "$dir/claim" --rel 1e-8
judge 0 "$dir/deep" "$dir/claim" --scale 1e-7
judge 1 "$dir/deep" "$dir/claim" --scale 1e-9
claim '{"id":"deep","engine":"e","colliding":false}'
judge 0 "$dir/deep" "$dir/claim" --abs 0.25
expect '--abs for a verdict' is "$(check verdict .verdict)" tolerable

# ---- excuses ----
cat >"$dir/near" <<'C'
{"id":"ulp-apart","question":"relation","a":{"shape":"box","half":[1,1,1]},"b":{"shape":"box","half":[1,1,1],"pose":{"translation":[0,0,"0x1.0000000000001p1"]}}}
{"id":"two-ulps-apart","question":"relation","a":{"shape":"box","half":[1,1,1]},"b":{"shape":"box","half":[1,1,1],"pose":{"translation":[0,0,"0x1.0000000000004p1"]}}}
C
for id in ulp-apart two-ulps-apart; do
  grep -F "\"$id\"" "$dir/near" >"$dir/case"
  claim "{\"id\":\"$id\",\"engine\":\"e\",\"colliding\":true}"
  judge 0 "$dir/case" "$dir/claim"
  cp "$dir/out" "$dir/$id"
done
expect 'an ulp apart: excusable' is "$(jq -r '.excusable, .verdict' "$dir/ulp-apart" | tr '\n' ' ')" 'true tolerable '
expect 'further apart: not' is "$(jq -r '.excusable, .verdict' "$dir/two-ulps-apart" | tr '\n' ' ')" 'null tolerable '

# ---- what engines are given ----
cat >"$dir/capsule" <<'C'
{"id":"c","question":"distance","a":{"shape":"capsule","radius":0.1,"half_height":1,"pose":{"translation":["1/3",0,0]}},"b":{"shape":"box","half":[1,1,1],"pose":{"translation":[3,0,0]},"radius":0.5}}
C
given() { "$origo" judge "$@" --engine "tee $dir/given | $origo run gjk" "$dir/capsule" >"$dir/out" 2>"$dir/err"; }
given
expect 'shapes as they are' is "$(jq -c '[.a.shape, .a.radius, .a.pose.translation[0], .b.half, .b.radius]' "$dir/given")" \
  '["capsule",0.1,0.3333333333333333,[1,1,1],0.5]'
given --float32
expect 'rounded to binary32' is "$(jq -c '[.a.radius, .a.pose.translation[0]]' "$dir/given")" '[0.10000000149011612,0.3333333432674408]'
expect 'and judged for that' is "$(field .verdict)" right
given --as-hulls
expect 'as hulls' is "$(jq -c '[.a.shape, (.a.points | length), .b.shape, (.b.points | length), .b.radius]' "$dir/given")" \
  '["segment",2,"hull",8,0.5]'
expect 'and judged for that' is "$(field .verdict)" right

# ---- sweeps ----
cat >"$dir/sweep" <<'C'
{"id":"hit","question":"sweep","velocity_a":[2,0,0],"velocity_b":[0,0,0],"until":10,"a":{"shape":"sphere","radius":1},"b":{"shape":"sphere","radius":1,"pose":{"translation":[6,0,0]}}}
{"id":"miss","question":"sweep","velocity_a":[2,0,0],"velocity_b":[0,0,0],"until":10,"a":{"shape":"sphere","radius":1},"b":{"shape":"sphere","radius":1,"pose":{"translation":[6,3,0]}}}
C
cat >"$dir/claim" <<'C'
{"id":"hit","engine":"e","colliding":true,"time":2}
{"id":"miss","engine":"e","colliding":false}
C
judge 0 "$dir/sweep" "$dir/claim"
expect 'times that are right' is "$(jq -r .verdict "$dir/out" | tr '\n' ' ')" 'right right '
head -1 "$dir/sweep" >"$dir/hit"
claim '{"id":"hit","engine":"e","colliding":true,"time":2.5}'
judge 1 "$dir/hit" "$dir/claim"
expect 'late by half a second at speed 2' is "$(check time '[.absolute, .relative, .exact, .claimed] | join(" ")')" '1 0.25 2 2.5'
claim '{"id":"hit","engine":"e","colliding":false}'
judge 1 "$dir/hit" "$dir/claim"
expect 'a contact missed' is "$(check verdict '.verdict + " " + .class')" 'wrong gross'
sed 1d "$dir/sweep" >"$dir/miss"
claim '{"id":"miss","engine":"e","colliding":true,"time":3}'
judge 1 "$dir/miss" "$dir/claim"
expect 'a contact made up' is "$(check verdict '.verdict + " " + .class')" 'wrong gross'

# ---- changes that must not move a verdict ----
cat >"$dir/absolute.jq" <<'C'
def place: .pose.translation // [0, 0, 0];
def gap($k): ((.b | place)[$k] - (.a | place)[$k] | if . < 0 then -. else . end) - (.a.half[$k] + .b.half[$k]);
{id, engine: "absolute 1", colliding: ([gap(0), gap(1), gap(2)] | max < 1e-5)}
C
sed -n 2p "$dir/cubes" >"$dir/apart"
judge 0 --metamorphic --engine "$origo run gjk" "$dir/cubes"
expect 'the reference is not moved' is "$(check metamorphic .verdict | tr '\n' ' ')" 'right right right '
judge 1 --metamorphic --engine "jq --unbuffered -c -f $dir/absolute.jq" "$dir/apart"
expect 'an absolute tolerance is found' is "$(field .note)" 'times 2^-20: colliding'
expect 'and is wrong' is "$(check metamorphic '.verdict + " " + (.absolute | tostring)') $(check verdict .verdict)" 'wrong 1 right'

# ---- shards ----
"$origo" judge --quiet --engine "$origo run gjk-boolean" corpus/cases/touch-boxes.jsonl >"$dir/whole"
for k in 1 2 3; do
  "$origo" judge --quiet --shard $k/3 --engine "$origo run gjk-boolean" corpus/cases/touch-boxes.jsonl
done >"$dir/shards"
sort "$dir/whole" >"$dir/whole.sorted"
sort "$dir/shards" >"$dir/shards.sorted"
expect 'shards are parts of the whole' same "$dir/whole.sorted" "$dir/shards.sorted"
expect 'of some cases' [ "$(wc -l <"$dir/whole")" -gt 5 ]

# ---- engines that misbehave: each a result, and the case after it is asked ----
cat >"$dir/two" <<'C'
{"id":"one","question":"relation","a":{"shape":"sphere","radius":1},"b":{"shape":"sphere","radius":1,"pose":{"translation":[4,0,0]}}}
{"id":"two","question":"relation","a":{"shape":"sphere","radius":1},"b":{"shape":"sphere","radius":1,"pose":{"translation":[5,0,0]}}}
C
misbehaves() { # misbehaves NAME COMMAND STATUS NOTE: on both cases
  case $3 in 'timed out') seconds=0.4 ;; *) seconds=30 ;; esac # long enough for any machine
  judge 1 --timeout $seconds --engine "$2" "$dir/two"
  expect "$1" is "$(jq -r .status "$dir/out" | tr '\n' ' ')" "$3 $3 "
  expect "$1: why" begins "$(jq -r .note "$dir/out" | sort -u)" "$4"
}
misbehaves 'it is not there' 'no-such-engine' crashed 'ended with status 127: '
misbehaves 'it dies' 'kill -SEGV $$' crashed 'killed by signal 11'
misbehaves 'it aborts with words' 'echo "assert: index != -1" >&2; kill -ABRT $$' crashed 'killed by signal 6: assert: index != -1'
misbehaves 'it prints nothing and ends' 'read x' crashed 'ended with status 0'
misbehaves 'it prints nothing and stays' 'sleep 100' 'timed out' ''
misbehaves 'it forks and stays' 'sleep 100 & sleep 100' 'timed out' ''
misbehaves 'it spins' 'while :; do :; done' 'timed out' ''
misbehaves 'it ignores its input' 'while :; do echo "{\"id\":\"other\",\"engine\":\"e\"}"; sleep 0.05; done' nonsense "a claim about 'other'"
misbehaves 'it says something else' 'while read x; do echo hello; done' nonsense 'no claim: '
misbehaves 'it says half a line' 'read x; printf "{\"id\":\"one\",\"eng"' crashed 'ended with status 0'
misbehaves 'it says half a claim' 'while read x; do echo "{\"id\":\"one\",\"eng"; done' nonsense 'no claim: '
misbehaves 'it gets ids wrong' 'while read x; do echo "{\"id\":\"three\",\"engine\":\"e\",\"colliding\":false}"; done' nonsense "a claim about 'three'"
misbehaves 'it echoes' 'cat' nonsense 'no claim: '
misbehaves 'it writes without end' 'cat /dev/zero | tr "\0" x' nonsense ''
misbehaves 'it says NaN where JSON has none' 'while read x; do echo "{\"id\":\"one\",\"engine\":\"e\",\"distance\":NaN}"; done' nonsense 'no claim: '
flaky='while read x; do case $x in *one*) kill -SEGV $$;; esac; echo "{\"id\":\"two\",\"engine\":\"flaky\",\"colliding\":false}"; done'
judge 1 --engine "$flaky" "$dir/two"
expect 'it dies of one case, and answers the next' is "$(jq -r .status "$dir/out" | tr '\n' ' ')" 'crashed ok '
expect 'under its own name, asked for afterwards' is "$(jq -r .engine "$dir/out" | tr '\n' ' ')" 'flaky flaky '
expect 'as the summary says' says "$dir/err" '1 right, 0 tolerable, 0 wrong, 1 no answer (1 crashed)'

# ---- bad usage, bad input ----
judge 2
expect 'nothing to judge' says "$dir/err" 'what is to be judged?'
judge 2 "$dir/cubes"
judge 2 --engine
judge 2 --engine cat "$dir/none"
expect 'a file that is not there' says "$dir/err" "$dir/none"
judge 2 "$dir/cubes" "$dir/none"
judge 2 --abs -1 "$dir/cubes" "$dir/good"
expect 'a tolerance below zero' says "$dir/err" "--abs takes a number from 0 on, not '-1'"
judge 2 --rel nan "$dir/cubes" "$dir/good"
judge 2 --scale 1x "$dir/cubes" "$dir/good"
judge 2 --timeout 0 --engine cat "$dir/cubes"
judge 2 --question sweep --engine cat "$dir/cubes"
judge 2 --shard 3/2 --engine cat "$dir/cubes"
judge 2 --unknown "$dir/cubes" "$dir/good"
printf '{"id":"x"}\n' | cat - "$dir/cubes" >"$dir/bad"
judge 2 "$dir/bad" "$dir/good"
expect 'a bad case stops it' says "$dir/err" "$dir/bad:1"
judge 2 --keep-going "$dir/bad" "$dir/good"
expect 'unless it is told to go on' is "$(wc -l <"$dir/out")" 3
"$origo" gen support-ties --count 1 >"$dir/primitive"
judge 0 --engine "$origo run gjk" "$dir/primitive"
expect 'a question about one body is passed over' says "$dir/err" '1 case passed over: not about two bodies'
printf '%s\n' '{"id":"big","question":"relation","a":{"shape":"sphere","radius":"1e400"},"b":{"shape":"sphere","radius":1}}' >"$dir/big"
judge 0 --engine "$origo run gjk" "$dir/big"
expect 'a number too large' says "$dir/err" '1 case passed over: a number is too large for binary64'
"$origo" judge "$dir/cubes" "$dir/good" >/dev/full 2>"$dir/err"
expect 'a full disk' is "$?" 2
expect 'a full disk is said' says "$dir/err" 'cannot write'

expect 'all judgements are valid' python3 "$dir/valid.py" <"$dir/all"
expect 'they are many' [ "$(wc -l <"$dir/all")" -gt 80 ]

conclude
