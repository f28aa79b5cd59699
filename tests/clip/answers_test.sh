#!/bin/sh
# Answers about what two convex polygons share, ours and others': what the certificate proves is accepted, all else is
# refused by name. The certificates are those of the question `contact` (tests/contact/answers_test.sh).
# usage: BUILD=build tests/clip/answers_test.sh
set -u
# shellcheck source=tests/answers.sh
. "$(dirname "$0")/../answers.sh"
# asked NAME POLYGON A B: what we answer to these points, and that we accept it.
asked() {
  printf '{"id":"s","question":"clip","a":%s,"b":%s}\n' "$3" "$4" >"$dir/case"
  "$BUILD/origo" ask "$dir/case" >"$dir/answer" 2>"$dir/said"
  expect "$1" is "$(sed 's/,"certificate.*//; s/.*"polygon"://' "$dir/answer")" "$2"
  expect "$1 is accepted" is "$(check)" '1 accepted, 0 refused'
}

square='[[0,0],[2,0],[2,2],[0,2]]'
asked 'a polygon' '[["1","1"],["2","1"],["2","2"],["1","2"]]' "$square" '[[1,1],[3,1],[1,3],[3,3]]'
asked 'the other way round' '[["1","1"],["2","1"],["2","2"],["1","2"]]' '[[1,1],[3,1],[1,3],[3,3]]' "$square"
asked 'clockwise points, and one on a side' '[["0","0"],["2","0"],["2","2"],["0","2"]]' '[[0,0],[0,2],[2,2],[2,1],[2,0]]' '[[-9,-9],[9,-9],[0,30]]'
asked 'a star' '[["-4","0"],["-2","-3"],["2","-3"],["4","0"],["2","3"],["-2","3"]]' '[[-6,-3],[6,-3],[0,6]]' '[[6,3],[-6,3],[0,-6]]'
asked 'thirds' '[["0","0"],["2/3","0"],["0","2/3"]]' "$square" '[[-1,-1],[-1,"5/3"],["5/3",-1]]'
asked 'a side' '[["2","1/2"],["2","1"]]' "$square" '[[2,"1/2"],[3,0],[2,1],[3,1]]'
asked 'a corner' '[["2","2"]]' "$square" '[[2,2],[3,2],[3,3]]'
asked 'an ulp away' '[]' "$square" '[["0x1.0000000000001p+1",2],[3,2],[3,3]]'
asked 'two segments that cross' '[["1","1"]]' '[[0,0],[2,2]]' '[[0,2],[2,0]]'
asked 'two segments on a line' '[["1","2"],["2","4"]]' '[[0,0],[2,4]]' '[[1,2],[3,6]]'
asked 'a point twice' '[["1","1"]]' '[[1,1],[1,1]]' '[[1,1]]'
asked 'nothing' '[]' "$square" '[[5,5]]'

# refused NAME A B: the place that the complaint names.
refused() {
  printf '{"id":"s","question":"clip","a":%s,"b":%s}\n' "$2" "$3" >"$dir/case"
  for command in ask 'run clip-slabs' 'judge --engine true'; do
    # shellcheck disable=SC2086
    "$BUILD/origo" $command "$dir/case" >"$dir/said" 2>&1
    expect "$command: $1" \
      grep -q "$4: within the hull of the other points: a reflex corner; expected a convex polygon" "$dir/said"
  done
}
refused 'a dart' '[[0,0],[4,4],[0,1],[-4,4]]' "$square" 'a\[2\]'
refused 'a dart as b' "$square" '[[0,1],[-4,4],[0,0],[4,4]]' 'b\[0\]'
refused 'an ulp within' "$square" '[[0,0],[4,0],[4,4],[2,"0x1p-50"]]' 'b\[3\]'
asked 'on the side' '[["0","0"],["2","0"],["2","2"]]' "$square" '[[0,0],[4,0],[4,4],[2,0]]'

# ---- what is accepted of others ----
printf '{"id":"s","question":"clip","a":%s,"b":[[1,1],[3,1],[1,3],[3,3]]}\n' "$square" >"$dir/case"
"$BUILD/origo" ask "$dir/case" >"$dir/ours"
proof=$(sed 's/.*,"certificate"/"certificate"/; s/}$//' "$dir/ours")
judged 'a certificate alone' '1 accepted' "{\"id\":\"s\",$proof}"
judged 'corners in other words' '1 accepted' "{\"id\":\"s\",\"polygon\":[[1,1],[\"4/2\",1],[2,2],[1,2]],$proof}"
judged 'clockwise' 'polygon: not what the certificate proves' "{\"id\":\"s\",\"polygon\":[[1,1],[1,2],[2,2],[2,1]],$proof}"
judged 'from another corner' 'polygon: not what the certificate proves' "{\"id\":\"s\",\"polygon\":[[2,1],[2,2],[1,2],[1,1]],$proof}"
judged 'a corner too few' 'polygon: not what the certificate proves' "{\"id\":\"s\",\"polygon\":[[1,1],[2,1],[2,2]],$proof}"
judged 'nothing' 'polygon: not what the certificate proves' "{\"id\":\"s\",\"polygon\":[],$proof}"
judged 'another question' "it answers the question 'contact'" "{\"id\":\"s\",\"question\":\"contact\",$proof}"
judged 'a relation' "this question has none but 'undecided'" "{\"id\":\"s\",\"relation\":\"touching\",$proof}"
judged 'undecided' '0 accepted, 0 refused, 1 undecided' '{"id":"s","relation":"undecided"}'
judged 'no certificate' "the field 'certificate' is missing" '{"id":"s","polygon":[]}'
judged 'the field of another question' "unknown field 'plane'" "{\"id\":\"s\",\"plane\":3,$proof}"
judged 'apart' 'refused' '{"id":"s","polygon":[],"certificate":{"kind":"separated","direction":["1","1","0"]}}'
judged 'a corner moved' 'refused' "{\"id\":\"s\",$(echo "$proof" | sed 's/"sides":\[{"of":"[ab]","corner":0/"sides":[{"of":"a","corner":1/')}"

# ---- tables and other questions ----
expect 'a table' grep -q '^s  *clip  *touching  *polygon, corners: 4  *-  *contact  *yes$' <<END
$("$BUILD/origo" ask --table "$dir/case")
END
"$BUILD/origo" ask --question contact "$dir/case" >"$dir/said" 2>&1
expect 'no other question' grep -q "the case asks 'clip'; expected no other question about it" "$dir/said"
"$BUILD/origo" draw "$dir/case" --out "$dir/picture.svg" >"$dir/said" 2>&1
expect 'no picture of it' grep -q 'the question clip has no picture' "$dir/said"
"$BUILD/origo" ask --max-points 3 "$dir/case" >"$dir/said" 2>&1
expect 'too many points' grep -q 'a: 4 points are more than the limit of 3 (--max-points raises it)' "$dir/said"

conclude
