#!/bin/sh
# Answers about polygons, ours and others': what the certificate proves is accepted, all else is refused by name.
# usage: BUILD=build tests/triangulate/answers_test.sh
set -u
# shellcheck source=tests/answers.sh
. "$(dirname "$0")/../answers.sh"
triangles() { judged "$1" "$2" "{\"id\":\"s\",\"certificate\":{\"kind\":\"triangles\",\"triangles\":$3}}"; }
edges() { judged "$1" "$2" "{\"id\":\"s\",\"certificate\":{\"kind\":\"edges\",\"edges\":$3}}"; }
# asked NAME ANSWER POINTS: what we answer to these points, up to the certificate, and that we accept it.
asked() {
  printf '{"id":"s","question":"triangulate","points":%s}\n' "$3" >"$dir/case"
  "$BUILD/origo" ask "$dir/case" >"$dir/answer" 2>"$dir/said"
  expect "$1" is "$(sed 's/,"certificate.*//; s/.*"triangulate",//' "$dir/answer")" "$2"
  expect "$1 is accepted" is "$(check)" '1 accepted, 0 refused'
}

# ---- what is answered ----
asked 'a triangle' \
  '"polygon":"simple","turn":"counterclockwise","area":"1/2","triangles":[[0,1,2]]' \
  '[[0,0],[1,0],[0,1]]'
asked 'clockwise' '"polygon":"simple","turn":"clockwise","area":"1/6","triangles":[[0,2,1]]' '[[0,0],[0,"1/3"],[1,0]]'
asked 'a dart' \
  '"polygon":"simple","turn":"counterclockwise","area":"4","triangles":[[0,1,2],[0,2,3]]' \
  '[[0,0],[4,4],[0,1],[-4,4]]'
asked 'a straight angle' \
  '"polygon":"simple","turn":"counterclockwise","area":"2","triangles":[[0,1,3],[1,2,3]]' \
  '[[0,0],[1,0],[2,0],[0,2]]'
asked 'one ulp high' \
  '"polygon":"simple","turn":"counterclockwise","area":"1/9007199254740992","triangles":[[0,1,2]]' \
  '[[0,0],[1,0],[0,"0x1p-52"]]'
asked 'a bow tie' '"polygon":"crossing","edges":[0,2]' '[[0,0],[2,2],[2,0],[0,2]]'
asked 'a bow tie that begins twice' '"polygon":"crossing","edges":[1,3]' '[[0,0],[0,0],[2,2],[2,0],[0,2]]'
printf '%s\n' '{"id":"t","question":"triangulate","points":[["1/3","1/5"],["1/7",2],["1/11","1/13"]]}' >"$dir/fine"
"$BUILD/origo" ask --max-bits 60 "$dir/fine" >/dev/null 2>"$dir/said"
expect 'too many bits: status' is "$?" 3
expect 'too many bits' says "$dir/said" 'points: the coordinates over their common denominator need more bits than the limit of 60'
asked 'a corner on an edge' \
  '"polygon":"touching","turn":"counterclockwise","area":"8","triangles":[[0,3,4],[1,2,3]]' \
  '[[0,0],[4,0],[4,4],[2,0],[0,4]]'
asked 'above it' \
  '"polygon":"simple","turn":"counterclockwise","area":"4097/512","triangles":[[0,1,3],[0,3,4],[1,2,3]]' \
  '[[0,0],[4,0],[4,4],[2,"0x1p-10"],[0,4]]'
asked 'a corner twice in a row' \
  '"polygon":"repeated","turn":"counterclockwise","area":"1/2","triangles":[[0,1,3]]' \
  '[[0,0],[1,0],[1,0],[0,1]]'
asked 'closed by its first corner' \
  '"polygon":"repeated","turn":"counterclockwise","area":"1/2","triangles":[[0,1,2]]' \
  '[[0,0],[1,0],[0,1],[0,0]]'
asked 'round twice' '"polygon":"overlapping","times":2,"place":[0,1,2]' '[[0,0],[1,0],[0,1],[0,0],[1,0],[0,1]]'
asked 'an edge there and back' \
  '"polygon":"folded","turn":"counterclockwise","area":"1/2","triangles":[[0,1,2]]' \
  '[[0,0],[1,0],[0,1],[0,0],[-1,-1]]'
asked 'no area' '"polygon":"folded","edges":[0,2]' '[[0,0],[1,1],[2,2]]'

square='[[0,0],[4,0],[4,4],[0,4]]'
asked 'a hole' \
  '"polygon":"simple","turn":"counterclockwise","area":"31/2","triangles":[[0,1,5],[0,4,3],[0,5,4],[1,2,3],[1,3,5],[3,4,6],[3,6,5]]' \
  "$square,\"holes\":[[[1,1],[2,1],[1,2]]]"
asked 'a hole that runs the other way' \
  '"polygon":"simple","turn":"counterclockwise","area":"31/2","triangles":[[0,1,6],[0,4,3],[0,6,4],[1,2,3],[1,3,6],[3,4,5],[3,5,6]]' \
  "$square,\"holes\":[[[1,1],[1,2],[2,1]]]"
asked 'no holes' \
  '"polygon":"simple","turn":"counterclockwise","area":"16","triangles":[[0,1,3],[1,2,3]]' \
  "$square,\"holes\":[]"
asked 'a hole with a corner on an edge' \
  '"polygon":"touching","turn":"counterclockwise","area":"31/2","triangles":[[0,4,3],[1,2,5],[1,5,4],[2,3,5],[3,4,6],[3,6,5]]' \
  "$square,\"holes\":[[[2,0],[3,1],[2,1]]]"
asked 'a hole that leaves nothing' \
  '"polygon":"touching","turn":"counterclockwise","area":"0","triangles":[]' \
  "$square,\"holes\":[$square]"
asked 'a hole outside' '"polygon":"overlapping","times":-1,"place":[4,5,6]' "$square,\"holes\":[[[5,1],[6,1],[5,2]]]"
asked 'a hole in a hole' \
  '"polygon":"overlapping","times":-1,"place":[7,8,9]' \
  '[[0,0],[9,0],[9,9],[0,9]],"holes":[[[1,1],[8,1],[1,8]],[[2,2],[3,2],[2,3]]]'
asked 'a hole across an edge' '"polygon":"crossing","edges":[0,4]' "$square,\"holes\":[[[1,-1],[2,1],[1,1]]]"
asked 'holes across each other' \
  '"polygon":"crossing","edges":[4,7]' \
  "$square,\"holes\":[[[1,1],[3,1],[1,3]],[[2,0.5],[3,2],[2,2]]]"

# ---- what is accepted of others ----
printf '%s\n' '{"id":"s","question":"triangulate","points":[[0,0],[2,0],[2,2],[0,2]]}' >"$dir/case"
proof='"certificate":{"kind":"triangles","triangles":[[0,1,3],[1,2,3]]}'
triangles 'one diagonal' '1 accepted' '[[0,1,3],[1,2,3]]'
triangles 'the other diagonal' '1 accepted' '[[0,1,2],[0,2,3]]'
judged 'the area in other words' '1 accepted' "{\"id\":\"s\",\"polygon\":\"simple\",\"area\":\"8/2\",$proof}"
judged 'another area' 'area: not what the certificate proves' "{\"id\":\"s\",\"area\":\"5\",$proof}"
judged 'another turn' 'turn: not what the certificate proves' "{\"id\":\"s\",\"turn\":\"clockwise\",$proof}"
judged 'other triangles' 'triangles: not what the certificate proves' "{\"id\":\"s\",\"triangles\":[[0,1,2],[0,2,3]],$proof}"
judged 'not simple' 'polygon: not what the certificate proves' "{\"id\":\"s\",\"polygon\":\"crossing\",$proof}"
judged 'edges beside triangles' 'edges: claimed, but the certificate proves none' "{\"id\":\"s\",\"edges\":[0,2],$proof}"
judged 'another question' "it answers the question 'hull'" "{\"id\":\"s\",\"question\":\"hull\",$proof}"
judged 'undecided' '0 accepted, 0 refused, 1 undecided' '{"id":"s","relation":"undecided"}'
judged 'no certificate' "the field 'certificate' is missing" '{"id":"s","polygon":"simple"}'
judged 'a field that is not there' "unknown field 'radius'" "{\"id\":\"s\",\"radius\":3,$proof}"

# ---- what is refused ----
triangles 'no triangles' 'not two triangles fewer than points' '[]'
triangles 'a triangle too few' 'not two triangles fewer than points' '[[0,1,2]]'
triangles 'a corner that is no point' 'a corner names no point' '[[0,1,2],[0,2,4]]'
triangles 'triangles in another order' 'not in ascending order' '[[0,2,3],[0,1,2]]'
triangles 'another first corner' 'each from its least corner' '[[0,1,2],[2,3,0]]'
triangles 'a triangle turned round' 'does not turn counterclockwise' '[[0,1,2],[0,3,2]]'
triangles 'one over another' 'neither an edge, once, nor a diagonal' '[[0,1,2],[0,1,3]]'
edges 'edges that are fine' 'share no point that' '[0,2]'
edges 'an edge with a length' 'share no point that' '[1,1]'
edges 'edges in another order' 'two edges in ascending order' '[2,0]'
edges 'an edge that is none' 'two edges in ascending order' '[2,4]'
edges 'one edge' 'two edges in ascending order' '[1]'
edges 'three edges' 'two edges in ascending order' '[0,1,2]'
printf '%s\n' '{"id":"s","question":"triangulate","points":[[0,0],[2,0],[2,2],[1,1],[0,2]]}' >"$dir/case"
triangles 'another area' 'another area than the polygon' '[[0,1,2],[0,2,4],[1,2,3]]'
printf '%s\n' '{"id":"s","question":"triangulate","points":[[0,0],[2,0],[2,2],[0,1]]}' >"$dir/case"
edges 'neighbours' 'share no point that' '[0,3]'

printf '%s\n' '{"id":"s","question":"triangulate","points":[[0,0],[4,0],[4,4],[2,0],[0,4]]}' >"$dir/case"
edges 'edges that touch' 'do not cross, and the polygon has an area' '[0,3]'
place() { judged "$1" "$2" "{\"id\":\"s\",\"certificate\":{\"kind\":\"place\",\"place\":$3}}"; }
place 'a place inside' 'round that place once, or not at all' '[1,2,3]'
place 'a place outside' 'round that place once, or not at all' '[2,3,4]'
place 'a place on an edge' 'whose middle is on no edge' '[0,1,3]'
place 'a place that is none' 'three points whose middle' '[0,1,5]'
printf '%s\n' \
  '{"id":"s","question":"triangulate","points":[[0,0],[4,0],[4,4],[0,4]],"holes":[[[1,1],[2,1],[1,2]]]}' >"$dir/case"
triangles 'over the hole' 'two triangles fewer than points, and two more a hole' '[[0,1,3],[1,2,3]]'
triangles 'another hole' 'another area than the polygon' '[[0,1,5],[0,4,6],[0,5,4],[0,6,3],[1,2,6],[2,3,6],[2,6,5]]'
printf '%s\n' '{"id":"s","question":"triangulate","points":[[0,0],[1,0],[0,1],[0,0],[1,0],[0,1]]}' >"$dir/case"
triangles 'round twice' 'two triangles overlap' '[[0,1,2],[3,4,5]]'
place 'twice' '1 accepted' '[3,1,2]'
triangles 'once' 'another area than the polygon' '[[0,1,2]]'
printf '%s\n' '{"id":"s","question":"triangulate","points":[[0,0],[1,1],[2,2]]}' >"$dir/case"
triangles 'none, of no area' "edges cross, or it has no area" '[]'
printf '%s\n' '{"id":"s","question":"triangulate","points":[[0,0],[2,2],[2,0],[0,2]]}' >"$dir/case"
triangles 'none, of edges that cross' "edges cross, or it has no area" '[]'
printf '%s\n' '{"id":"s","question":"triangulate","points":[[0,0],[1,0],[0,1],[0,0],[1,0],[0,1]]}' >"$dir/case"
judged 'three times' 'times: not what the certificate proves' \
  '{"id":"s","times":3,"certificate":{"kind":"place","place":[0,1,2]}}'

# ---- what is no certificate ----
judged 'a certificate of another question' "unknown kind 'facets'; expected triangles, edges or place" \
  '{"id":"s","certificate":{"kind":"facets"}}'
judged 'a certificate without a kind' "the field 'kind' is missing" '{"id":"s","certificate":{}}'
judged 'a certificate that is no object' 'certificate: a number where an object was expected' '{"id":"s","certificate":3}'
judged 'no list of triangles' "the field 'triangles' is missing" '{"id":"s","certificate":{"kind":"triangles"}}'
judged 'no list of edges' "the field 'edges' is missing" '{"id":"s","certificate":{"kind":"edges"}}'
triangles 'triangles that are no list' 'certificate.triangles: a number where an array' '7'
triangles 'a triangle that is no list' 'certificate.triangles[0]: a number where an array' '[7]'
triangles 'a triangle of two' 'certificate.triangles[0]: 2 elements; expected 3' '[[0,1]]'
triangles 'a corner that is no number' 'certificate.triangles[0][2]' '[[0,1,-1]]'
edges 'edges that are no list' 'certificate.edges: a number where an array' '7'
edges 'an edge that is no number' 'certificate.edges[1]' '[0,"a"]'
place 'a place of two' 'certificate.place: 2 elements; expected 3' '[0,1]'
place 'a place that is no number' 'certificate.place[2]' '[0,1,"a"]'

# ---- tables and other questions ----
printf '%s\n' '{"id":"s","question":"triangulate","points":[[0,0],[2,0],[2,2],[0,1]]}' >"$dir/case"
expect 'a table' grep -q '^s  *triangulate  *-  *triangles: 2  *3  *triangles  *yes$' <<END
$("$BUILD/origo" ask --table "$dir/case")
END
printf '%s\n' '{"id":"t","question":"triangulate","points":[[0,0],[2,2],[2,0],[0,2]]}' >"$dir/crossing"
expect 'a table of a crossing' grep -q '^t  *triangulate  *-  *crossing, edges: 0, 2  *-  *edges  *yes$' <<END
$("$BUILD/origo" ask --table "$dir/crossing")
END
printf '%s\n' '{"id":"t","question":"triangulate","points":[[0,0],[1,0],[0,1],[0,0],[1,0],[0,1]]}' >"$dir/twice"
expect 'a table of an overlap' grep -q '^t  *triangulate  *-  *overlapping, 2 times  *-  *place  *yes$' <<END
$("$BUILD/origo" ask --table "$dir/twice")
END
"$BUILD/origo" ask --question hull "$dir/case" >"$dir/said" 2>&1
expect 'no other question about points' grep -q "the case asks 'triangulate'; expected no other question about it" "$dir/said"
"$BUILD/origo" draw "$dir/case" --out "$dir/picture.svg" >"$dir/said" 2>&1
expect 'a picture of it' grep -q 'simple, triangles: 2</text>' "$dir/picture.svg"
"$BUILD/origo" ask --max-points 3 "$dir/case" >"$dir/said" 2>&1
expect 'too many points' grep -q 'points: 4 points are more than the limit of 3 (--max-points raises it)' "$dir/said"

conclude
