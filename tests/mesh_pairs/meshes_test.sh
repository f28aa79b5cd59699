#!/bin/bash
# The question mesh_pairs through the command: every order proves the same pairs, what is wrong in an answer is refused
# and named, and limits are limits.
set -u
origo=${BUILD:-build}/origo check=${BUILD:-build}/origo-check
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
passed=0 failed=0
say() { # say NAME STATUS-OF-A-TEST
  if [ "$2" -eq 0 ]; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "FAILED $1"; fi
}
expect() { # expect NAME STATUS PHRASE: of the answers on standard input
  "$check" "$dir/cases" - >"$dir/out" 2>&1
  [ $? -eq "$2" ] && grep -qF -- "$3" "$dir/out"
  say "$1" $?
}

tetrahedron='"points": [[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]], "triangles": [[0, 2, 1], [0, 1, 3], [1, 2, 3], [0, 3, 2]]'
cat >"$dir/cases" <<END
{"id": "two", "question": "mesh_pairs", "with_kinds": true, "a": {"shape": "mesh", $tetrahedron}, "b": {"shape": "mesh", $tetrahedron, "pose": {"translation": ["1/3", "1/3", "1/3"]}}}
END
"$origo" ask "$dir/cases" >"$dir/answers"
grep -qF '"count":3,"pairs":[[2,0],[2,1],[2,3]],"kinds":["touching","touching","touching"]' "$dir/answers"
say 'a corner on a face, in thirds' $?
expect 'our answer' 0 '1 accepted, 0 refused' <"$dir/answers"
sed 's/"a":\[[0-9,]*\]/"a":[3,1,0,2]/; s/"b":\[[0-9,]*\]/"b":[2,0,3,1]/' "$dir/answers" >"$dir/other"
expect 'another order' 0 '1 accepted' <"$dir/other"
sed 's/"a":\[[0-9,]*\]/"a":[3,1,0,3]/' "$dir/answers" >"$dir/other"
expect 'no permutation' 1 "an order is not a permutation of its mesh's triangles" <"$dir/other"
sed 's/"b":\[[0-9,]*\]/"b":[0,1,2]/' "$dir/answers" >"$dir/other"
expect 'an order too short' 1 'not a permutation' <"$dir/other"
sed 's/"b":\[[0-9,]*\]/"b":[0,1,2,4]/' "$dir/answers" >"$dir/other"
expect 'a triangle that is not there' 1 'not a permutation' <"$dir/other"
sed 's/,"b":\[[0-9,]*\]//' "$dir/answers" >"$dir/other"
expect 'no order of b' 1 'not a permutation' <"$dir/other"
sed 's/"count":3/"count":2/' "$dir/answers" >"$dir/other"
expect 'a wrong count' 1 'count: not the 3 proved' <"$dir/other"
sed 's/\[\[2,0\]/[[2,2]/' "$dir/answers" >"$dir/other"
expect 'a wrong pair' 1 'pairs: 3 claimed, 3 proved; proved at place 0: [2,0]' <"$dir/other"
sed 's/\[\[2,0\],/[/' "$dir/answers" >"$dir/other"
expect 'a pair missed' 1 'pairs: 2 claimed, 3 proved' <"$dir/other"
sed 's/"touching"/"crossing"/' "$dir/answers" >"$dir/other"
expect 'a wrong kind' 1 'kinds: 3 claimed, 3 proved; proved at place 0: touching' <"$dir/other"
sed 's/"count":.*"certificate"/"certificate"/' "$dir/answers" >"$dir/other"
expect 'the certificate alone' 0 '1 accepted' <"$dir/other"
sed 's/"orders"/"order"/' "$dir/answers" >"$dir/other"
expect 'another kind of certificate' 2 "unknown kind 'order'; expected orders" <"$dir/other"
sed 's/mesh_pairs/overlaps/' "$dir/answers" >"$dir/other"
expect 'another question' 1 "answers the question 'overlaps', but the case asks 'mesh_pairs'" <"$dir/other"
sed 's/"kinds":\[[^]]*\]/"kinds":[1,2,3]/' "$dir/answers" >"$dir/other"
expect 'kinds that are no names' 1 'kinds: 3 claimed, 3 proved; proved at place 0' <"$dir/other"
sed 's/"kinds":\[[^]]*\]/"kinds":"touching"/' "$dir/answers" >"$dir/other"
expect 'kinds that are no list' 1 'kinds: 0 claimed, 3 proved' <"$dir/other"
sed 's/"kinds":\[/"kinds":["touching",/' "$dir/answers" >"$dir/other"
expect 'a kind too many' 1 'kinds: 4 claimed, 3 proved' <"$dir/other"
sed 's/"pairs":\[\[2,0\]/"pairs":[[2]/' "$dir/answers" >"$dir/other"
expect 'a pair of one' 1 'pairs: 3 claimed, 3 proved; proved at place 0: [2,0]' <"$dir/other"
sed 's/"pairs":.*,"kinds"/"pairs":1,"kinds"/' "$dir/answers" >"$dir/other"
expect 'pairs that are no list' 2 'pairs' <"$dir/other"
sed 's/"pairs"/"pair"/' "$dir/answers" >"$dir/other"
expect 'an unknown field' 2 "unknown field 'pair'" <"$dir/other"
sed 's/"certificate":.*/"certificate":[]}/' "$dir/answers" >"$dir/other"
expect 'a certificate that is no object' 2 'certificate' <"$dir/other"
sed 's/"kind":"orders"/"kind":1/' "$dir/answers" >"$dir/other"
expect 'a kind of certificate that is no name' 2 'kind' <"$dir/other"
sed 's/,"a":\[[0-9,]*\]//' "$dir/answers" >"$dir/other"
expect 'no order of a' 2 "the field 'a' is missing" <"$dir/other"
sed 's/"b":\[[0-9,]*\]/"b":[0,1,-2]/' "$dir/answers" >"$dir/other"
expect 'a negative number of a triangle' 2 'b' <"$dir/other"
echo '{"id":"two","relation":"undecided"}' >"$dir/other"
expect 'undecided' 3 'no certificate' <"$dir/other"

# A limit on pairs of boxes: exit 3, and the same for the checker.
"$origo" ask --max-pairs 1 "$dir/cases" >"$dir/other" 2>"$dir/err"
[ $? -eq 3 ] && grep -qF 'more overlapping pairs than the limit of 1' "$dir/err" && grep -qF undecided "$dir/other"
say 'a limit of pairs' $?
"$check" --max-pairs 1 "$dir/cases" "$dir/answers" >"$dir/out" 2>&1
[ $? -eq 3 ]
say 'a limit of the checker' $?
"$origo" ask --max-points 3 "$dir/cases" >"$dir/other" 2>"$dir/err"
[ $? -eq 3 ] && grep -qF '4 points are more than the limit of 3' "$dir/err"
say 'a limit of points' $?

# A mesh with itself has no b; kinds only where they are asked for.
cat >"$dir/cases" <<END
{"id": "one", "question": "mesh_pairs", "a": {"shape": "mesh", "points": [[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 0]], "triangles": [[0, 1, 2], [0, 1, 3], [2, 1, 0], [0, 1, 4]]}}
END
"$origo" ask "$dir/cases" >"$dir/answers"
grep -qF '"count":3,"pairs":[[0,2],[0,3],[2,3]],"certificate":{"kind":"orders","a":[' "$dir/answers"
say 'a mesh with itself' $?
expect 'its answer' 0 '1 accepted, 0 refused' <"$dir/answers"
sed 's/"certificate"/"kinds":["coplanar","coplanar","coplanar"],"certificate"/' "$dir/answers" >"$dir/other"
expect 'kinds that were not asked for' 1 'kinds: the case does not ask for them' <"$dir/other"
"$origo" ask --table "$dir/cases" | grep -q 'mesh_pairs .*3 pairs .*orders *yes'
say 'a table' $?

# No triangles are no pairs.
echo '{"id":"none","question":"mesh_pairs","a":{"shape":"mesh","points":[[0,0,0]],"triangles":[]},"b":{"shape":"mesh","points":[[0,0,0]],"triangles":[[0,0,0]]}}' >"$dir/cases"
"$origo" ask "$dir/cases" >"$dir/answers"
grep -qF '"count":0,"pairs":[]' "$dir/answers"
say 'an empty mesh' $?
expect 'its answer' 0 '1 accepted' <"$dir/answers"

echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
