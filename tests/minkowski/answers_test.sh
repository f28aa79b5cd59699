#!/bin/sh
# Answers about differences and sums, ours and others': what the certificate proves is accepted, all else is refused by
# name. What a stranger may get wrong in a case is refused, too.
# usage: BUILD=build tests/minkowski/answers_test.sh
set -u
# shellcheck source=tests/answers.sh
. "$(dirname "$0")/../answers.sh"
# asked NAME ANSWER REST: what we answer to this case, up to the certificate, and that we accept it.
asked() {
  printf '{"id":"s","question":"minkowski",%s}\n' "$3" >"$dir/case"
  "$BUILD/origo" ask "$dir/case" >"$dir/answer" 2>"$dir/said"
  expect "$1" is "$(sed 's/,"certificate.*//; s/.*"minkowski",//' "$dir/answer")" "$2"
  expect "$1 is accepted" is "$(check)" '1 accepted, 0 refused'
}
# refused NAME PHRASE SIMPLEX FACETS HOLDERS: of a certificate alone.
refused() { judged "$1" "$2" \
  "{\"id\":\"s\",\"certificate\":{\"kind\":\"facets\",\"simplex\":$3,\"facets\":$4,\"holders\":$5}}"; }
# limited NAME PHRASE OPTION VALUE: of the case at hand.
limited() {
  "$BUILD/origo" ask "$3" "$4" "$dir/case" >"$dir/said" 2>&1
  expect "$1 has status 3" is $? 3
  expect "$1" says "$dir/said" "$2"
}
origin='{"shape":"point","points":[[0,0,0]]}'
along='{"shape":"segment","points":[[0,0,0],[1,0,0]]}'
across='{"shape":"segment","points":[[0,0,0],[0,"1/3",0]]}'
corner='{"shape":"triangle","points":[[0,0,0],[2,0,0],[0,2,0]]}'
upright='{"shape":"segment","points":[[0,0,0],[0,0,1]]}'

# ---- what is answered ----
asked 'two points' '"dimension":0,"vertices":[[0,0]],"edges":[],"facets":[]' "\"a\":$origin,\"b\":$origin"
asked 'a point less a segment' '"dimension":1,"vertices":[[0,0],[0,1]],"edges":[[0,1]],"facets":[]' \
  "\"a\":$origin,\"b\":$along"
asked 'a segment with itself' '"dimension":1,"vertices":[[0,1],[1,0]],"edges":[[0,1]],"facets":[]' \
  "\"a\":$along,\"b\":$along"
asked 'a segment plus itself' '"dimension":1,"vertices":[[0,0],[1,1]],"edges":[[0,1]],"facets":[]' \
  "\"a\":$along,\"b\":$along,\"operation\":\"sum\""
asked 'a rectangle' '"dimension":2,"vertices":[[0,0],[0,1],[1,0],[1,1]],"edges":[[0,1],[0,2],[1,3],[2,3]],'\
'"facets":[[0,1,3,2],[0,2,3,1]]' \
  "\"a\":$along,\"b\":$across"
asked 'a triangle plus itself' \
  '"dimension":2,"vertices":[[0,0],[1,1],[2,2]],"edges":[[0,1],[0,2],[1,2]],"facets":[[0,1,2],[0,2,1]]' \
  "\"a\":$corner,\"b\":$corner,\"operation\":\"sum\""
asked 'a triangle less itself' \
  '"dimension":2,"vertices":[[0,1],[0,2],[1,0],[1,2],[2,0],[2,1]],"edges":[[0,1],[0,5],[1,3],[2,3],[2,4],[4,5]],'\
'"facets":[[0,1,3,2,4,5],[0,5,4,2,3,1]]' \
  "\"a\":$corner,\"b\":$corner"
asked 'a prism' \
  '"dimension":3,"vertices":[[0,0],[0,1],[0,2],[1,0],[1,1],[1,2]],"edges":[[0,1],[0,2],[0,3],[1,2],[1,4],[2,5],[3,'\
'4],[3,5],[4,5]],"facets":[[0,1,4,3],[0,2,1],[0,3,5,2],[1,2,5,4],[3,4,5]]' \
  "\"a\":$upright,\"b\":$corner,\"operation\":\"difference\""

# ---- two boxes: the vertices, edges and faces that are told of them, wherever they stand ----
for family in boxes turned touch; do
  "$origo" gen minkowski-$family --count 48 >"$dir/boxes"
  counts=$("$origo" ask "$dir/boxes" | jq -r '"\(.vertices | length) \(.edges | length) \(.facets | length)"' | sort -u)
  case $family in
  boxes) expect 'boxes along the axes' is "$counts" '8 12 6' ;;
  turned) expect 'boxes, one turned' is "$counts" '32 60 30' ;;
  # By chance an axis of the one is one of the other.
  touch) expect 'turned boxes that touch' is "$(echo "$counts" | grep -c '^32 60 30$')" 1 ;;
  esac
done
# Euler's number of every solid, and of every polygon as many edges as vertices.
for family in $("$origo" gen --list --primitives | grep '^minkowski' | cut -d ' ' -f 1); do "$origo" gen "$family" \
  --seed 2; done >"$dir/all"
"$origo" ask "$dir/all" >"$dir/answers"
expect 'all are answered' is "$(wc -l <"$dir/answers")" "$(wc -l <"$dir/all")"
expect 'and accepted' is "$("$BUILD/origo-check" "$dir/all" "$dir/answers")" "$(wc -l <"$dir/all") accepted, 0 refused"
expect 'Euler' is "$(jq -r 'select(.dimension >= 2) | (.vertices | length) - (.edges | length) + (.facets | '\
'length)' "$dir/answers" | sort -u)" 2
expect 'sums are among them' [ "$(grep -c '"operation": "sum"' "$dir/all")" -gt 20 ]

# ---- what is accepted of others ----
printf '%s\n' "{\"id\":\"s\",\"question\":\"minkowski\",\"a\":$corner,\"b\":$across}" >"$dir/case"
"$origo" ask "$dir/case" >"$dir/own"
proof=$(sed 's/.*"certificate":/"certificate":/; s/}$//' "$dir/own")
judged 'a certificate alone' '1 accepted' "{\"id\":\"s\",$proof}"
judged 'the vertices' '1 accepted' "{\"id\":\"s\",\"vertices\":$(jq -c .vertices "$dir/own"),$proof}"
judged 'another dimension' 'dimension: not what the certificate proves' "{\"id\":\"s\",\"dimension\":3,$proof}"
judged 'a vertex less' 'vertices: not what the certificate proves' \
  "{\"id\":\"s\",\"vertices\":$(jq -c '.vertices[1:]' "$dir/own"),$proof}"
judged 'numbers of pairs as vertices' 'vertices: not what the certificate proves' \
  "{\"id\":\"s\",\"vertices\":[0,1,2],$proof}"
judged 'an edge less' 'edges: not what the certificate proves' \
  "{\"id\":\"s\",\"edges\":$(jq -c '.edges[1:]' "$dir/own"),$proof}"
judged 'an edge turned round' 'edges: not what the certificate proves' \
  "{\"id\":\"s\",\"edges\":$(jq -c '[(.edges[0] | reverse)] + .edges[1:]' "$dir/own"),$proof}"
judged 'one side of a polygon' 'facets: not what the certificate proves' \
  "{\"id\":\"s\",\"facets\":$(jq -c '.facets[1:]' "$dir/own"),$proof}"
judged 'another question' "it answers the question 'hull'" "{\"id\":\"s\",\"question\":\"hull\",$proof}"
judged 'undecided' '0 accepted, 0 refused, 1 undecided' '{"id":"s","relation":"undecided"}'
judged 'no certificate' "the field 'certificate' is missing" '{"id":"s","dimension":3}'
judged 'a field that is not there' "unknown field 'faces'" "{\"id\":\"s\",\"faces\":[],$proof}"

# ---- what is refused ----
printf '%s\n' "{\"id\":\"s\",\"question\":\"minkowski\",\"operation\":\"sum\",\"a\":$corner,\"b\":$upright}" \
  >"$dir/case"
facets='[[0,1,5,4],[0,2,3,1],[0,4,2],[1,3,5],[2,4,5,3]]'
judged 'a prism by hand' '1 accepted' \
  "{\"id\":\"s\",\"certificate\":{\"kind\":\"facets\",\"simplex\":[0,1,2,4],\"facets\":$facets,\"holders\":[]}}"
refused 'no simplex' 'not one to four independent points' '[]' "$facets" '[]'
refused 'a pair that is none' 'a corner names no point' '[0,1,2,4]' '[[0,1,5,4],[0,2,3,1],[0,4,2],[1,3,5],[2,4,6,3]]' \
  '[]'
refused 'pairs as corners' 'certificate.facets[0][0]' '[0,1,2,4]' '[[[0,0],[0,1],[2,1]]]' '[]'
refused 'a facet less' 'does not run once each way' '[0,1,2,4]' '[[0,1,5,4],[0,2,3,1],[0,4,2],[1,3,5]]' '[]'
refused 'a holder too many' 'not one triangle for each point' '[0,1,2,4]' "$facets" '[0]'
judged 'another kind' "unknown kind 'pairs'; expected facets" '{"id":"s","certificate":{"kind":"pairs"}}'

# ---- limits ----
printf '%s\n' "{\"id\":\"s\",\"question\":\"minkowski\",\"a\":{\"shape\":\"box\",\"half\":[1,2,3]},\"b\":$corner}" \
  >"$dir/case"
limited 'too many pairs' \
  '8 points of a and 3 of b make more pairs than 23, the limit of points (--max-points raises it)' --max-points 23
limited 'too many bits of the pairs' 'more bits than the limit of 200 (--max-bits raises it)' --max-bits 200
limited 'too many bits of a body' 'a: the coordinates over their common denominator need more bits' --max-bits 40
"$origo" ask --max-points 24 "$dir/case" >"$dir/answer"
expect 'just as many' is "$(check)" '1 accepted, 0 refused'

# ---- cases of other questions, and other questions about these ----
"$origo" gen --all | jq -c 'select(.question == "distance" and .a.shape == "box" and .b.shape == "box")' \
  >"$dir/distances"
expect 'boxes of distances' is "$("$origo" ask --question minkowski "$dir/distances" | "$BUILD/origo-check" \
--question minkowski "$dir/distances" -)" \
  "$(wc -l <"$dir/distances") accepted, 0 refused"
expect 'the origin is inside where bodies penetrate' is \
  "$("$origo" ask --question relation "$dir/all" | "$BUILD/origo-check" --question relation "$dir/all" -)" \
  "$(wc -l <"$dir/all") accepted, 0 refused"
# A sum that was read before is forgotten.
{ head -n 1 "$dir/distances" | sed 's/"id":"[^"]*"/"id":"first"/'
  echo "{\"id\":\"s\",\"question\":\"minkowski\",\"operation\":\"sum\",\"a\":$along,\"b\":$along}"
  echo "{\"id\":\"d\",\"question\":\"distance\",\"a\":$along,\"b\":$along}"; } >"$dir/mixed"
expect 'a difference after a sum' is \
  "$("$origo" ask --question minkowski "$dir/mixed" | tail -n 1 | jq -c .vertices)" '[[0,1],[1,0]]'
expect 'a table' grep -q '^boxes  *minkowski  *-  *3-D, V 32, E 60, F 30  *-  *facets  *yes$' <<END
$("$origo" gen minkowski-turned --count 1 | sed 's/"id": "[^"]*"/"id": "boxes"/' | "$origo" ask --table -)
END
"$origo" draw --cso "$dir/case" --out "$dir/picture.svg" >"$dir/said" 2>&1
expect 'a picture of a difference' is "$? $(grep -c '^<svg' "$dir/picture.svg")" '0 1'
printf '%s\n' "{\"id\":\"s\",\"question\":\"minkowski\",\"operation\":\"sum\",\"a\":$corner,\"b\":$upright}" \
  >"$dir/case"
"$origo" draw "$dir/case" --out "$dir/picture.svg" >"$dir/said" 2>&1
expect 'none of a sum' grep -q 'a sum is not drawn' "$dir/said"

# ---- too many for any limit ----

line="{\"shape\":\"hull\",\"points\":[$(seq -f '[%.0f,0,0]' -s , 23171)]}"
printf '%s\n' "{\"id\":\"s\",\"question\":\"minkowski\",\"a\":$line,\"b\":$line}" >"$dir/case"
limited 'more pairs than are taken' 'make more pairs than 536870911' --max-points 999999999

conclude
