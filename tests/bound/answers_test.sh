#!/bin/sh
# Answers about bounding volumes, ours and others': what the certificate proves is accepted in any spelling, all else is
# refused by name.
# usage: BUILD=build tests/bound/answers_test.sh
set -u
# shellcheck source=tests/answers.sh
. "$(dirname "$0")/../answers.sh"

printf '%s\n' '{"id":"s","question":"bound","volume":"sphere","points":[[0,0],[4,0],[0,2],[1,1],[4,2]]}' >"$dir/case"
expect 'ours is accepted' is "$("$BUILD/origo" ask "$dir/case" >"$dir/answer" && check)" '1 accepted, 0 refused'
proof='"certificate":{"kind":"support","support":[1,2],"weights":[1,1]}'
judged 'a certificate alone' '1 accepted' "{\"id\":\"s\",$proof}"
judged 'the other diagonal' '1 accepted' '{"id":"s","certificate":{"kind":"support","support":[0,4],"weights":["7","7"]}}'
judged 'all four corners, one weighing nothing' '1 accepted' '{"id":"s","support":[0,1,2,4],"certificate":{"kind":"support","support":[0,1,2,4],"weights":[0,1,1,0]}}'
judged 'other spellings' '1 accepted' "{\"id\":\"s\",\"centre\":[2,\"2/2\"],\"radius\":{\"exact\":\"sqrt(20/4)\"},\"support\":[1,2],$proof}"
judged 'another radius' 'radius: not what the certificate proves' "{\"id\":\"s\",\"radius\":{\"exact\":\"9/4\"},$proof}"
judged 'another centre' 'centre: not what the certificate proves' "{\"id\":\"s\",\"centre\":[2,0],$proof}"
judged 'a centre in space' 'centre: not what the certificate proves' "{\"id\":\"s\",\"centre\":[2,1,0],$proof}"
judged 'another support' 'support: not what the certificate proves' "{\"id\":\"s\",\"support\":[1,3],$proof}"
judged 'ends of a sphere' 'lo: claimed, but the certificate proves none' "{\"id\":\"s\",\"lo\":[0,0],$proof}"
judged 'another question' "it answers the question 'hit'" "{\"id\":\"s\",\"question\":\"hit\",$proof}"
judged 'a sphere that is too small' 'a point lies outside of the sphere' '{"id":"s","certificate":{"kind":"support","support":[0,1],"weights":[1,1]}}'
judged 'points at different distances' 'not equally far from the centre' '{"id":"s","certificate":{"kind":"support","support":[1,2],"weights":[1,2]}}'
judged 'a negative weight' 'a weight is negative' '{"id":"s","certificate":{"kind":"support","support":[1,2],"weights":[3,-1]}}'
judged 'no weight' 'their sum is zero' '{"id":"s","certificate":{"kind":"support","support":[1,2],"weights":[0,0]}}'
judged 'no support' 'their sum is zero' '{"id":"s","certificate":{"kind":"support","support":[],"weights":[]}}'
judged 'a point that is not there' 'an index names no point' '{"id":"s","certificate":{"kind":"support","support":[1,5],"weights":[1,1]}}'
judged 'a point twice' 'not in ascending order' '{"id":"s","certificate":{"kind":"support","support":[1,1,2],"weights":[1,1,2]}}'
judged 'slabs for a sphere' 'does not prove this volume' '{"id":"s","certificate":{"kind":"slabs","least":[0,0],"greatest":[1,2]}}'
judged 'undecided' '0 accepted, 0 refused, 1 undecided' '{"id":"s","relation":"undecided"}'
judged 'a relation' "this question has none but 'undecided'" "{\"id\":\"s\",\"relation\":\"touching\",$proof}"
judged 'no certificate' "the field 'certificate' is missing" '{"id":"s","centre":[2,1]}'
judged 'a certificate of another question' "unknown kind 'order'; expected support, slabs, box or farthest" \
  '{"id":"s","certificate":{"kind":"order"}}'
judged 'too few weights' '1 element; expected 2 weights' '{"id":"s","certificate":{"kind":"support","support":[1,2],"weights":[1]}}'
judged 'a point that is no number' 'support[1]' '{"id":"s","certificate":{"kind":"support","support":[1,"x"],"weights":[1,1]}}'
judged 'no list of the support' "the field 'support' is missing" '{"id":"s","certificate":{"kind":"support","weights":[1,1]}}'
judged 'no weights' "the field 'weights' is missing" '{"id":"s","certificate":{"kind":"support","support":[1,2]}}'
judged 'ends in a support' "unknown field 'least'" '{"id":"s","certificate":{"kind":"support","support":[1,2],"weights":[1,1],"least":[]}}'

printf '%s\n' '{"id":"s","question":"bound","volume":"k-dop","points":[[0,0],[4,0],[0,2],["1/3",1]],"directions":[[1,1],["1/2",-1]]}' >"$dir/case"
expect 'our slabs are accepted' is "$("$BUILD/origo" ask "$dir/case" >"$dir/answer" && check)" '1 accepted, 0 refused'
proof='"certificate":{"kind":"slabs","least":[0,2],"greatest":[1,1]}'
judged 'slabs in another spelling' '1 accepted' "{\"id\":\"s\",\"lo\":[\"0/5\",-2],\"hi\":[4,\"6/3\"],$proof}"
judged 'another end' 'hi: not what the certificate proves' "{\"id\":\"s\",\"hi\":[4,3],$proof}"
judged 'a slab that is too thin' 'a point lies outside of a slab' '{"id":"s","certificate":{"kind":"slabs","least":[0,2],"greatest":[2,1]}}'
judged 'a slab turned round' 'a point lies outside of a slab' '{"id":"s","certificate":{"kind":"slabs","least":[1,2],"greatest":[0,1]}}'
judged 'a slab too few' 'not one slab for each direction' '{"id":"s","certificate":{"kind":"slabs","least":[0],"greatest":[1]}}'
judged 'an end that is no point' 'an index names no point' '{"id":"s","certificate":{"kind":"slabs","least":[0,2],"greatest":[1,4]}}'
judged 'weights of slabs' "unknown field 'weights'" '{"id":"s","certificate":{"kind":"slabs","least":[0,2],"greatest":[1,1],"weights":[1]}}'
judged 'no least' "the field 'least' is missing" '{"id":"s","certificate":{"kind":"slabs","greatest":[1,1]}}'
judged 'unequal lists' '1 element; expected 2 numbers of points' '{"id":"s","certificate":{"kind":"slabs","least":[0,2],"greatest":[1]}}'

# ---- tables and other questions ----
expect 'a table' grep -q '^s  *bound  *-  *2 slabs  *-  *slabs  *yes$' <<END
$("$BUILD/origo" ask --table "$dir/case")
END
"$BUILD/origo" ask --question distance "$dir/case" >"$dir/said" 2>&1
expect 'no other question about points' grep -q "the case asks 'bound'; expected no other question about it" "$dir/said"
"$BUILD/origo" draw "$dir/case" --out "$dir/picture.svg" >"$dir/said" 2>&1
expect 'a picture of it' grep -q '</svg>' "$dir/picture.svg"

# ---- boxes with axes of their own ----
printf '%s\n' '{"id":"s","question":"bound","volume":"obb","points":[[0,0],[2,1],[1,3],[-1,2],[1,1]]}' >"$dir/case"
expect 'our rectangle is accepted' is "$("$BUILD/origo" ask "$dir/case" >"$dir/answer" && check)" '1 accepted, 0 refused'
hull='"simplex":[3,0,1],"facets":[[0,1,2,3]],"holders":[0]'
proof='"certificate":{"kind":"box","axes":[[2,1],[-1,2]],'$hull'}'
judged 'a rectangle alone' '1 accepted' "{\"id\":\"s\",$proof}"
judged 'axes the other way, and longer' '1 accepted' '{"id":"s","at_least":"10/2","certificate":{"kind":"box","axes":[["5","-10"],[-2,-1]],'"$hull"'}}'
judged 'another area' 'at_most: not what the certificate proves' "{\"id\":\"s\",\"at_most\":6,$proof}"
judged 'less at least' 'at_least: not what the certificate proves' "{\"id\":\"s\",\"at_least\":4,$proof}"
judged 'other axes' 'axes: not what the certificate proves' "{\"id\":\"s\",\"axes\":[[1,0],[0,1]],$proof}"
judged 'a rectangle that is not the least' 'an edge of the hull has a rectangle of less area' '{"id":"s","certificate":{"kind":"box","axes":[[1,0],[0,1]],'"$hull"'}}'
judged 'skew axes' 'all at right angles' '{"id":"s","certificate":{"kind":"box","axes":[[2,1],[-1,3]],'"$hull"'}}'
judged 'an axis that is zero' 'all at right angles' '{"id":"s","certificate":{"kind":"box","axes":[[2,1],[0,0]],'"$hull"'}}'
judged 'axes in space' 'one axis for each coordinate' '{"id":"s","certificate":{"kind":"box","axes":[[2,1,0],[-1,2,0],[0,0,1]],'"$hull"'}}'
judged 'no hull' 'the hull is none' '{"id":"s","certificate":{"kind":"box","axes":[[2,1],[-1,2]],"simplex":[3,0,1],"facets":[[0,1,2]],"holders":[0,0]}}'
judged 'slabs for a box' 'does not prove this volume' '{"id":"s","certificate":{"kind":"slabs","least":[0,0],"greatest":[1,2]}}'
judged 'one axis' '1 axes; expected 2 or 3' '{"id":"s","certificate":{"kind":"box","axes":[[2,1]],'"$hull"'}}'
judged 'an axis that is too short' 'expected 2 integers' '{"id":"s","certificate":{"kind":"box","axes":[[2,1],[2]],'"$hull"'}}'
judged 'an axis that is no integer' 'axes[0][1]' '{"id":"s","certificate":{"kind":"box","axes":[[2,"1/2"],[-1,4]],'"$hull"'}}'
judged 'no axes' "the field 'axes' is missing" '{"id":"s","certificate":{"kind":"box",'"$hull"'}}'
judged 'a box without a simplex' "the field 'simplex' is missing" '{"id":"s","certificate":{"kind":"box","axes":[[2,1],[-1,2]],"facets":[[0,1,2,3]],"holders":[0]}}'
judged 'weights of a box' "unknown field 'weights'" '{"id":"s","certificate":{"kind":"box","weights":[],"axes":[[2,1],[-1,2]],'"$hull"'}}'
expect 'a table of a box' grep -q '^s  *bound  *-  *5  *5  *box  *yes$' <<END
$("$BUILD/origo" ask --table "$dir/case")
END

printf '%s\n' '{"id":"s","question":"bound","volume":"obb","points":[[0,0,0],[1,0,0],[0,1,0],[0,0,1]]}' >"$dir/case"
expect 'our box is accepted' is "$("$BUILD/origo" ask "$dir/case" >"$dir/answer" && check)" '1 accepted, 0 refused'
hull='"simplex":[0,1,3,2],"facets":[[0,1,3],[0,2,1],[0,3,2],[1,2,3]],"holders":[]'
judged 'a box that is larger' '1 accepted' '{"id":"s","at_least":"1/6","at_most":"6/5","certificate":{"kind":"box","axes":[[2,1,0],[-1,2,0],[0,0,1]],'"$hull"'}}'
judged 'its volume' 'at_most: not what the certificate proves' '{"id":"s","at_most":1,"certificate":{"kind":"box","axes":[[2,1,0],[-1,2,0],[0,0,1]],'"$hull"'}}'

# ---- bodies that turn ----
turning() { printf '{"id":"s","question":"bound","volume":"%s","points":%s,"turn":%s}\n' "$@" >"$dir/case"; }
turning aabb '[[2,0,0],[0,1,0],[1,1,1]]' '{"pivot":[0,0,1],"rotation":"every"}'
expect 'a cube for every turn is accepted' is "$("$BUILD/origo" ask "$dir/case" >"$dir/answer" && check)" \
  '1 accepted, 0 refused'
proof='"certificate":{"kind":"farthest","farthest":0}'
judged 'the farthest alone' '1 accepted' "{\"id\":\"s\",$proof}"
judged 'its sphere in another spelling' '1 accepted' \
  "{\"id\":\"s\",\"centre\":[0,\"0/2\",1],\"radius\":{\"exact\":\"sqrt(10/2)\"},$proof}"
judged 'another point' 'a point lies outside of the sphere' '{"id":"s","certificate":{"kind":"farthest","farthest":1}}'
judged 'a point that is not there' 'an index names no point' '{"id":"s","certificate":{"kind":"farthest","farthest":3}}'
judged 'another radius' 'radius: not what the certificate proves' "{\"id\":\"s\",\"radius\":{\"exact\":\"2\"},$proof}"
judged 'ends for every turn' 'lo: claimed, but the certificate proves none' "{\"id\":\"s\",\"lo\":[0,0,0],$proof}"
judged 'slabs for every turn' 'does not prove this volume' \
  '{"id":"s","certificate":{"kind":"slabs","least":[0,0,0],"greatest":[1,1,1]}}'
judged 'no farthest' "the field 'farthest' is missing" '{"id":"s","certificate":{"kind":"farthest"}}'
judged 'a farthest that is no number' 'farthest' '{"id":"s","certificate":{"kind":"farthest","farthest":[0]}}'
judged 'weights of a farthest' "unknown field 'weights'" \
  '{"id":"s","certificate":{"kind":"farthest","farthest":0,"weights":[]}}'
expect 'a table of a turn' grep -q '^s  *bound  *-  *sqrt(5)  *2.236068  *farthest  *yes$' <<END
$("$BUILD/origo" ask --table "$dir/case")
END
turning aabb '[[2,0,0],[0,1,0]]' '{"pivot":[0,0,0],"rotation":[0,0,1,1]}'
expect 'a quarter turn' is "$("$BUILD/origo" ask "$dir/case" >"$dir/answer" && check)" '1 accepted, 0 refused'
expect 'the box of the turned points' is "$(jq -c '[.lo, .hi]' "$dir/answer")" '[["-1","0","0"],["0","2","0"]]'
judged 'a farthest of one turn' 'does not prove this volume' '{"id":"s","certificate":{"kind":"farthest","farthest":0}}'
turning obb '[[0,0,0],[2,0,0],[0,1,0],[9,9,9]],"triangles":[[0,1,2]]' \
  '{"pivot":[1,0,0],"matrix":[[1,0,0],[0,1,0],[0,0,0]]}'
expect 'triangles that are pressed flat' is \
  "$("$BUILD/origo" ask "$dir/case" >"$dir/answer" && check) $(jq -r .at_most "$dir/answer")" \
  '1 accepted, 0 refused 0'

# Case 117 turned around its axes without end.
"$BUILD/origo" gen bound-box-extreme --count 160 --seed 3 >"$dir/case"
expect 'boxes of extreme points end' is "$(timeout 120 "$BUILD/origo" ask "$dir/case" >"$dir/answer" && check)" '160 accepted, 0 refused'

conclude
