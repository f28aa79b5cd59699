#!/bin/sh
# origo judge on boxes: claims of a file, engines that crash, hang and refuse, margins, binary32, named scenes, hostile
# boxes; and the report of it.
# usage: BUILD=build tests/judge/overlaps_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

cat >"$dir/valid.py" <<'C'
import json, sys, jsonschema
validator = jsonschema.Draft202012Validator(json.load(open(sys.argv[1])))
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
claim() { printf '%s\n' "$@" >"$dir/claim"; }
verdict() { jq -r .verdict "$dir/out"; }
check() { jq -c ".checks[] | select(.what == \"$1\") | del(.what)" "$dir/out"; }

# ---- claims of a file ----
cat >"$dir/boxes" <<'C'
{"id":"row","question":"overlaps","boxes":[[[0],[1]],[[1],[2]],[[2.25],[3]]],"steps":[{"move":[[2,[2],[3]]]}]}
C
claim '{"id":"row","engine":"e","pairs":[[1,0]],"steps":[{"begun":[[1,2]],"ended":[]}]}'
judge 0 "$dir/boxes" "$dir/claim"
expect 'right' is "$(verdict) $(check missed)" 'right {"verdict":"right","class":"none","count":0}'
expect 'a summary' says "$dir/err" 'e: 1 case: 1 right, 0 tolerable, 0 wrong, 0 no answer'
claim '{"id":"row","engine":"e","pairs_packed":"AAAAAAEAAAA="}'
judge 0 "$dir/boxes" "$dir/claim"
expect 'packed, and the step not claimed' is "$(verdict)" right
claim '{"id":"row","engine":"e","pairs":[],"steps":[{"begun":[[1,2],[2,1]],"ended":[]}]}'
judge 1 "$dir/boxes" "$dir/claim"
expect 'missed in both states' is "$(verdict) $(check missed)" \
  'wrong {"verdict":"wrong","class":"gross","count":2,"first":[0,1],"step":0}'
expect 'repeated' is "$(check repeated)" '{"verdict":"wrong","class":"gross","count":1,"first":[1,2],"step":1}'
invented='{"id":"row","engine":"e","pairs":[[0,1],[1,2]],"steps":[{"begun":[],"ended":[]}]'
claim "$invented}"
judge 1 "$dir/boxes" "$dir/claim"
expect 'invented' is "$(check invented)" '{"verdict":"wrong","class":"gross","count":1,"first":[1,2],"step":0,"absolute":0.25}'
judge 0 --abs 0.25 "$dir/boxes" "$dir/claim"
expect 'as the user lets pass' is "$(verdict)" tolerable
judge 0 "$dir/boxes" --claims "$dir/claim" --margin 0.25
expect 'as the user says it documents' is "$(verdict) $(jq -r .strict "$dir/out")" 'tolerable wrong'
claim "$invented,\"margin\":0.25}"
judge 0 "$dir/boxes" "$dir/claim"
expect 'as the claim says it documents' is "$(verdict) $(jq -r .strict "$dir/out")" 'tolerable wrong'
claim "$invented,\"margin\":0.2}"
judge 1 "$dir/boxes" "$dir/claim"
expect 'a margin too small' is "$(verdict)" wrong
claim '{"id":"row","engine":"e"}'
judge 1 "$dir/boxes" "$dir/claim"
expect 'no pairs' is "$(verdict) $(jq -r .status "$dir/out")" 'no answer nonsense'

# ---- rounded once ----
printf '%s\n' '{"id":"close","question":"overlaps","boxes":[[[0],[1]],[["1.0000000001"],[2]]]}' >"$dir/close"
claim '{"id":"close","engine":"e","pairs":[]}'
judge 0 "$dir/close" "$dir/claim"
judge 1 --float32 "$dir/close" "$dir/claim"
expect 'in binary32 they touch' is "$(check missed | jq -r .count)" 1
printf '%s\n' '{"id":"large","question":"overlaps","boxes":[[[0],[1e300]]]}' >"$dir/large"
claim
judge 0 --float32 "$dir/large" "$dir/claim"
expect 'too large for binary32' says "$dir/err" '1 case passed over: a number is too large for binary32'

# ---- engines: all pairs; what "EVIL" in an id asks for ----
cat >"$dir/engine.py" <<'C'
import itertools, json, sys, time
def number(x):
    return float(x)
for line in sys.stdin:
    case = json.loads(line)
    if case["question"] != "overlaps":
        print(json.dumps({"id": case["id"], "engine": "pairs 1", "status": "refused"}), flush=True)
        continue
    if "crash" in case["id"]:
        sys.exit(3)
    if "hang" in case["id"]:
        time.sleep(60)
    boxes = [[list(map(number, end)) for end in box] for box in case["boxes"]]
    sys.stderr.write("%d boxes\n" % len(boxes))
    meet = lambda a, b: all(l <= k and m <= h for l, h, m, k in zip(*a, *b))
    pairs = [p for p in itertools.combinations(range(len(boxes)), 2) if meet(boxes[p[0]], boxes[p[1]])]
    claim = {"id": case["id"], "engine": "pairs 1", "pairs": pairs}
    if "refuse" in case["id"]:
        claim = {"id": case["id"], "engine": "pairs 1", "status": "refused", "note": "no"}
    print(json.dumps(claim), flush=True)
C
engine="python3 $dir/engine.py"
for id in first crash refuse hang last; do
  printf '{"id":"%s","question":"overlaps","boxes":[[[0,0],[1,1]],[[1,1],[2,2]]]}\n' $id
done >"$dir/evil"
judge 1 --timeout 10 --record "$dir/record" --engine "$engine" "$dir/evil"
expect 'crash, refusal and hang' is "$(jq -r '.id + " " + .verdict + " " + .status' "$dir/out" | tr '\n' ';')" \
  'first right ok;crash no answer crashed;refuse no answer refused;hang no answer timed out;last right ok;'
judge 1 "$dir/record/cases.jsonl" "$dir/record/claims-1.jsonl"
expect 'what was recorded, judged again' is "$(jq -r '.status' "$dir/out" | tr '\n' ';')" 'ok;crashed;refused;timed out;ok;'
head -1 "$dir/evil" | sed 's/first/crash/' >"$dir/crash"
judge 1 --engine "$engine" "$dir/crash"
expect 'its name, though it has crashed' is "$(jq -r .engine "$dir/out")" 'pairs 1'
printf '%s\n' '{"id":"named","question":"overlaps","scene":{"family":"S","count":300,"seed":7}}' >"$dir/named"
judge 0 --engine "$engine" "$dir/named"
expect 'a named scene' is "$(verdict)" right

# ---- hostile boxes ----
printf '%s\n' '{"id":"bad","question":"overlaps","hostile":true,"boxes":[[[0],[1]],[["nan"],[9]],[["-inf"],["inf"]],[[1],[2]],[[3],[2]]]}' >"$dir/hostile"
judge 0 --engine "$engine" "$dir/hostile"
expect 'sound pairs' is "$(verdict)" right
claim '{"id":"bad","engine":"e","pairs":[[0,1],[2,4],[1,1]]}'
judge 1 "$dir/hostile" "$dir/claim"
expect 'only sound pairs are judged' is "$(check missed | jq -c '[.count, .first]') $(check invented | jq -c .count)" '[1,[0,3]] 0'
expect 'ask refuses a hostile case' is "$("$origo" ask "$dir/hostile" 2>&1 | grep -c 'a hostile case has no exact answer')" 1
refuse() {
  printf '%s\n' "$2" >"$dir/bad"
  judge 2 "$dir/bad" "$dir/claim"
  expect "$1" says "$dir/err" "$3"
}
refuse 'NaN' '{"id":"x","question":"overlaps","boxes":[[["nan"],[1]]]}' 'boxes[0][0][0]'
refuse 'another word' '{"id":"x","question":"overlaps","hostile":true,"boxes":[[["NaN"],[1]]]}' 'expected a JSON number, "nan"'
refuse 'not true' '{"id":"x","question":"overlaps","hostile":false,"boxes":[]}' 'expected true'
refuse 'steps' '{"id":"x","question":"overlaps","hostile":true,"boxes":[],"steps":[]}' "'steps' does not belong to a hostile case"
refuse 'no boxes' '{"id":"x","question":"overlaps","hostile":true,"scene":{"family":"U","count":1,"seed":1}}' "missing"
refuse 'other axes' '{"id":"x","question":"overlaps","hostile":true,"boxes":[[[0],[1,2]]]}' 'boxes[0][1]'
refuse 'four axes' '{"id":"x","question":"overlaps","hostile":true,"boxes":[[[0,0,0,0],[1,2,3,4]]]}' '4 coordinates'
hostile() { refuse "$1" "{\"id\":\"x\",\"question\":\"overlaps\",\"hostile\":true,$2}" "$3"; }
hostile 'boxes that are none' '"boxes":7' 'boxes: a number where an array of boxes was expected'
hostile 'a box that is none' '"boxes":[7]' 'boxes[0]: a number where an array of corners, [[lo...], [hi...]] was expected'
hostile 'one corner' '"boxes":[[[0]]]' 'boxes[0]: 1 element; expected 2 corners'
hostile 'a corner that is none' '"boxes":[[0,[1]]]' 'boxes[0][0]: a number where an array of numbers was expected'
hostile 'no axes' '"boxes":[[[],[]]]' 'boxes[0][0]: 0 coordinates; expected 1, 2 or 3'
hostile 'neither number nor word' '"boxes":[[[0],[null]]]' 'boxes[0][1][0]: of a hostile case: expected a JSON number'
hostile 'a fraction' '"boxes":[[[0],["1/3"]]]' 'boxes[0][1][0]: of a hostile case: expected a JSON number'
hostile 'a scene beside boxes' '"boxes":[],"scene":{"family":"U","count":1,"seed":1}' "the field 'scene' does not belong to a hostile case"
refuse 'of bodies' '{"id":"x","question":"distance","hostile":true,"a":{"shape":"sphere","radius":1},"b":{"shape":"sphere","radius":1}}' \
  "'hostile' does not belong"

printf '%s\n' '{"id":"x","question":"overlaps","hostile":true,"boxes":[[[0],[1]],[[1],[2]]]}' >"$dir/bad"
judge 3 --max-points 1 "$dir/bad" "$dir/claim"
expect 'more boxes than the limit' says "$dir/err" 'boxes: 2 boxes, more than the limit of 1 (--max-points raises it)'
# Fewer boxes than the case before, in the storage of that; then more.
for ends in '[["nan"],[1]],[["inf"],["inf"]],[["-inf"],[0]]' '[[0],[1]]' '[[0],[1]],[[1],[2]],[[2],[3]],[[3],[4]]'; do
  printf '{"id":"%s","question":"overlaps","hostile":true,"boxes":[%s]}\n' "${#ends}" "$ends"
done >"$dir/sizes"
judge 0 --engine "$engine" "$dir/sizes"
expect 'hostile cases of any size' is "$(jq -r .verdict "$dir/out" | tr '\n' ' ')" 'right right right '

# ---- the schema, the report ----
expect 'judgements are of the schema' python3 "$dir/valid.py" docs/judgement.schema.json <"$dir/all"
cat "$dir/boxes" "$dir/close" "$dir/evil" "$dir/named" "$dir/hostile" >"$dir/cases"
expect 'cases are of the schema' python3 "$dir/valid.py" docs/case.schema.json <"$dir/cases"
expect 'claims are of the schema' python3 "$dir/valid.py" docs/claim.schema.json <"$dir/record/claims-1.jsonl"
claim '{"id":"row","engine":"e","pairs":[],"steps":[{"begun":[[0,2],[2,0]],"ended":[]}]}'
judge 1 "$dir/boxes" "$dir/claim"
"$origo" report "$dir/out" --tap "$dir/tap" --junit "$dir/junit" --sarif "$dir/sarif" --html "$dir/page" --cases "$dir/boxes" "$dir/hostile" >"$dir/table"
expect 'a row of pairs' is "$(tail -1 "$dir/table" | tr -s ' ')" 'e 1 | 3 1 1'
expect 'the first pair in TAP' says "$dir/tap" 'missed wrong (gross), 3 pairs, the first [0, 1]'
for field in '"count":-1' '"count":"many"' '"first":[1]' '"first":[1,-1]' '"step":-1'; do
  printf '{"id":"x","engine":"e","verdict":"wrong","status":"ok","checks":[{"what":"missed","verdict":"wrong","class":"gross",%s}]}\n' "$field" >"$dir/line"
  "$origo" report "$dir/line" >"$dir/out" 2>"$dir/err"
  expect "report of $field" is $? 2
done

conclude
