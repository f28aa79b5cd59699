#!/bin/sh
# Answers about convex hulls, ours and others': what the certificate proves is accepted, all else is refused by name.
# usage: BUILD=build tests/hull/answers_test.sh
set -u
# shellcheck source=tests/answers.sh
. "$(dirname "$0")/../answers.sh"
# refused NAME PHRASE SIMPLEX FACETS HOLDERS: of a certificate alone.
refused() { judged "$1" "$2" "{\"id\":\"s\",\"certificate\":{\"kind\":\"facets\",\"simplex\":$3,\"facets\":$4,\"holders\":$5}}"; }
# asked NAME ANSWER POINTS: what we answer to these points, up to the certificate, and that we accept it.
asked() {
  printf '{"id":"s","question":"hull","points":%s}\n' "$3" >"$dir/case"
  "$BUILD/origo" ask "$dir/case" >"$dir/answer" 2>"$dir/said"
  expect "$1" is "$(sed 's/,"certificate.*//; s/.*"hull",//' "$dir/answer")" "$2"
  expect "$1 is accepted" is "$(check)" '1 accepted, 0 refused'
}

# ---- what is answered ----
asked 'equal points' '"dimension":0,"vertices":[0],"facets":[]' '[[1,2,3],[1,2,3],[1,2,3]]'
asked 'a line' '"dimension":1,"vertices":[1,2],"facets":[]' '[[1,1],[0,0],[3,3],[0,0],[3,3]]'
asked 'a plane' '"dimension":2,"vertices":[0,1,3],"facets":[[0,3,1]]' '[[0,0],[0,4],["1/3",1],[4,0],[0,2],[0,4]]'
asked 'a plane in space' '"dimension":2,"vertices":[0,1,2],"facets":[[0,1,2],[0,2,1]]' '[[0,0,0],[4,0,1],[0,4,"1/3"],[2,2,"2/3"]]'
asked 'a cube' '"dimension":3,"vertices":[0,1,2,3,4,5,6,7],"facets":[[0,1,5,4],[0,2,3,1],[0,4,6,2],[1,3,7,5],[2,6,7,3],[4,5,7,6]]' \
  '[[0,0,0],[2,0,0],[0,2,0],[2,2,0],[0,0,2],[2,0,2],[0,2,2],[2,2,2],[1,1,1],[1,1,0],[0,0,0],[2,1,0]]'
asked 'one ulp above a square' '"dimension":3,"vertices":[0,1,2,3,4],"facets":[[0,1,4],[0,3,2,1],[0,4,3],[1,2,4],[2,3,4]]' \
  '[[0,0,0],[2,0,0],[2,2,0],[0,2,0],[1,1,"0x1p-1074"]]'

# ---- what is accepted of others ----
printf '%s\n' '{"id":"s","question":"hull","points":[[0,0,0],[4,0,0],[0,4,0],[0,0,4],[1,1,1],[0,0,0],[2,0,0]]}' >"$dir/case"
facets='[[0,1,3],[0,2,1],[0,3,2],[1,2,3]]'
proof="\"certificate\":{\"kind\":\"facets\",\"simplex\":[0,1,2,3],\"facets\":$facets,\"holders\":[3,0,0]}"
judged 'a certificate alone' '1 accepted' "{\"id\":\"s\",$proof}"
judged 'another holder at a ridge' '1 accepted' "{\"id\":\"s\",\"dimension\":3,\"vertices\":[0,1,2,3],\"facets\":$facets,${proof%\[3,0,0\]\}}[3,2,1]}}"
judged 'another dimension' 'dimension: not what the certificate proves' "{\"id\":\"s\",\"dimension\":2,$proof}"
judged 'a vertex more' 'vertices: not what the certificate proves' "{\"id\":\"s\",\"vertices\":[0,1,2,3,4],$proof}"
judged 'a facet turned round' 'facets: not what the certificate proves' "{\"id\":\"s\",\"facets\":[[0,1,3],[0,2,1],[0,3,2],[1,3,2]],$proof}"
judged 'another question' "it answers the question 'bound'" "{\"id\":\"s\",\"question\":\"bound\",$proof}"
judged 'undecided' '0 accepted, 0 refused, 1 undecided' '{"id":"s","relation":"undecided"}'
judged 'a relation' "this question has none but 'undecided'" "{\"id\":\"s\",\"relation\":\"touching\",$proof}"
judged 'no certificate' "the field 'certificate' is missing" '{"id":"s","dimension":3}'
judged 'a field that is not there' "unknown field 'radius'" "{\"id\":\"s\",\"radius\":3,$proof}"

# ---- what is refused ----
refused 'no simplex' 'not one to four independent points' '[]' "$facets" '[3,0,0]'
refused 'a simplex of five' 'not one to four independent points' '[0,1,2,3,4]' "$facets" '[3,0,0]'
refused 'a flat simplex' 'not one to four independent points' '[0,1,2,6]' "$facets" '[3,0,0]'
refused 'a simplex of no point' 'not one to four independent points' '[0,1,2,7]' "$facets" '[3,0,0]'
refused 'a line' 'a point lies outside of the line or plane' '[0,1]' '[]' '[]'
refused 'a plane' 'a point lies outside of the line or plane' '[0,1,2]' '[[0,1,2]]' '[0,0,0,0]'
refused 'three facets' 'another number of facets' '[0,1,2,3]' '[[0,1,3],[0,2,1],[0,3,2]]' '[3,0,0]'
refused 'a corner that is no point' 'a corner names no point' '[0,1,2,3]' '[[0,1,3],[0,2,1],[0,3,2],[1,2,7]]' '[3,0,0]'
refused 'a facet of two' 'fewer than three corners' '[0,1,2,3]' '[[0,1,3],[0,2,1],[0,3,2],[1,2]]' '[3,0,0]'
refused 'facets in another order' 'not in ascending order' '[0,1,2,3]' '[[0,2,1],[0,1,3],[0,3,2],[1,2,3]]' '[3,0,0]'
refused 'another first corner' 'each from its least corner' '[0,1,2,3]' '[[0,1,3],[0,2,1],[0,3,2],[2,3,1]]' '[3,0,0]'
refused 'a bent facet' 'a facet is not planar' '[0,1,2,3]' '[[0,1,2,3],[0,1,3],[0,2,1],[0,3,2]]' '[0,0,0]'
refused 'a facet turned round' 'do not turn counterclockwise' '[0,1,2,3]' '[[0,1,3],[0,2,1],[0,3,2],[1,3,2]]' '[3,0,0]'
refused 'a corner on an edge' 'do not turn counterclockwise' '[0,1,2,3]' '[[0,2,1,6],[0,3,2],[0,6,1,3],[1,2,3]]' '[0,0]'
refused 'a facet twice' 'not in ascending order' '[0,1,2,3]' '[[0,1,3],[0,1,3],[0,2,1],[0,3,2],[1,2,3]]' '[3,0,0]'
refused 'a facet over another' 'does not run once each way' '[0,1,2,3]' '[[0,1,3],[0,2,1],[0,3,2],[0,6,3],[1,2,3]]' '[3,0]'
refused 'a holder too few' 'not one triangle for each point' '[0,1,2,3]' "$facets" '[3,0]'
refused 'a holder that is no triangle' 'a number names no triangle' '[0,1,2,3]' "$facets" '[4,0,0]'
refused 'a holder elsewhere' 'a point lies outside' '[0,1,2,3]' "$facets" '[3,0,3]'
refused 'the later of equal points' 'equals a point that stands before it' '[5,1,2,3]' '[[1,2,3],[1,3,5],[1,5,2],[2,5,3]]' '[1,0,1]'
refused 'a hull that is too small' 'a point lies outside' '[0,1,2,4]' '[[0,1,4],[0,2,1],[0,4,2],[1,2,4]]' '[3,0,1]'

# ---- what is no certificate ----
judged 'a certificate of another question' "unknown kind 'order'; expected facets" '{"id":"s","certificate":{"kind":"order"}}'
judged 'a certificate without a kind' "the field 'kind' is missing" '{"id":"s","certificate":{}}'
judged 'a certificate that is no object' 'certificate: a number where an object was expected' '{"id":"s","certificate":3}'
judged 'no facets' "the field 'facets' is missing" '{"id":"s","certificate":{"kind":"facets","simplex":[0]}}'
judged 'no holders' "the field 'holders' is missing" '{"id":"s","certificate":{"kind":"facets","simplex":[0],"facets":[]}}'
refused 'a simplex that is no list' 'certificate.simplex: a number where an array of numbers of points was expected' 7 '[]' '[]'
refused 'facets that are no list' 'certificate.facets: a number where an array of facets was expected' '[0]' 7 '[]'
refused 'a facet that is no list' 'certificate.facets[0]: a number where an array of numbers of points was expected' '[0]' '[7]' '[]'
refused 'a holder that is no number' 'certificate.holders[0]' '[0]' '[]' '["a"]'
refused 'a corner that is no number' 'certificate.facets[0][1]' '[0]' '[[1,-1]]' '[]'

# ---- tables and other questions ----
expect 'a table' grep -q '^s  *hull  *-  *3-D, vertices: 4, facets: 4  *-  *facets  *yes$' <<END
$("$BUILD/origo" ask --table "$dir/case")
END
"$BUILD/origo" ask --question bound "$dir/case" >"$dir/said" 2>&1
expect 'no other question about points' grep -q "the case asks 'hull'; expected no other question about it" "$dir/said"
"$BUILD/origo" draw "$dir/case" --out "$dir/picture.svg" >"$dir/said" 2>&1
expect 'a picture of it' grep -q '</svg>' "$dir/picture.svg"
"$BUILD/origo" ask --max-points 6 "$dir/case" >"$dir/said" 2>&1
expect 'too many points' grep -q 'points: 7 points are more than the limit of 6 (--max-points raises it)' "$dir/said"

conclude
