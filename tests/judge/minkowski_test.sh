#!/bin/sh
# origo judge on differences and sums of two polytopes: ours on every family, exact answers, the same spoilt in each way
# that facets can be wrong, pairs that make one point, what engines are given, binary32.
# usage: BUILD=build tests/judge/minkowski_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

# judge STATUS ARGUMENTS...: into $dir/out and $dir/err
judge() {
  wanted=$1
  shift
  "$origo" judge --quiet "$@" >"$dir/out" 2>"$dir/err" </dev/null
  expect "status of judge $*" is "$?" "$wanted"
}
claim() { printf '{"id":"p","engine":"e","facets":%s}\n' "$1" >"$dir/claim"; }
# What is not right, in short.
wrong() { jq -c '.checks[] | select(.class != "none") | [.what, .verdict, .absolute]' "$dir/out" | xargs; }
# one CLAIM STATUS WRONG...: judged, and what is not right
one() {
  claim "$1"
  judge "$2" "$dir/case" "$dir/claim"
  expect "facets $1" is "$(wrong)" "$3"
}

# ---- ours ----
cat corpus/primitives/cases/minkowski-*.jsonl >"$dir/cases"
# Extreme numbers are none of binary32.
grep -v '"minkowski-extreme' "$dir/cases" >"$dir/cases32"
for precision in '' 32; do
  "$origo$precision" run gauss-map "$dir/cases$precision" >"$dir/claims"
  judge 0 ${precision:+--float32} "$dir/cases$precision" "$dir/claims"
  expect "gauss-map$precision: right or refused" is "$(jq -r .verdict "$dir/out" | sort -u | xargs)" 'no answer right'
  expect "gauss-map$precision: all solids" [ "$(jq -r 'select(.verdict == "right") | .id' "$dir/out" | wc -l)" -ge 70 ]
done
# Of near-coplanar faces rounded differences make slivers, whose planes lead far off: those are gross.
"$origo" run cso-explicit "$dir/cases" >"$dir/claims"
judge 1 "$dir/cases" "$dir/claims"
expect 'cso-explicit: wrong about faces that are nearly coplanar alone' is \
  "$(jq -r 'select(.verdict == "wrong") | .id' "$dir/out" | sed 's/-[0-9]*$//' | sort -u)" minkowski-near-coplanar
# The exact facets, whose corners are places among the vertices: as numbers of pairs.
"$origo" ask "$dir/cases" | jq -c '{id, engine: "exact", facets: .certificate.facets}' >"$dir/certificates"
# Rational rotations are rounded, and then exact facets are those of other bodies.
jq -c 'select((.facets | length > 1) and (.id | test("boxes|hulls|prisms|repeated|same|ulp")))' "$dir/certificates" \
  >"$dir/exact"
jq -r .id "$dir/exact" >"$dir/ids"
jq -c --rawfile ids "$dir/ids" 'select(.id as $id | $ids | split("\n") | index($id))' "$dir/cases" >"$dir/unrounded"
expect 'there are solids' [ "$(wc -l <"$dir/unrounded")" -gt 40 ]
judge 0 "$dir/unrounded" "$dir/exact"
expect 'exact answers: every check is there, and none has an error' is \
  "$(jq -r '.checks[]? | .what + " " + .class' "$dir/out" | sort -u | xargs)" 'closed none outside none'

# ---- what may be wrong: a prism ----
printf '%s\n' '{"id":"p","question":"minkowski","operation":"sum","a":{"shape":"triangle","points":[[0,0,0],[2,0,0],'\
'[0,2,0]]},"b":{"shape":"segment","points":[[0,0,0],[0,0,1]]}}' >"$dir/case"
one '[[0,1,5,4],[0,2,3,1],[0,4,2],[1,3,5],[2,4,5,3]]' 0 ''
one '[[0,1,5],[0,5,4],[0,2,3,1],[0,4,2],[1,3,5],[2,4,5,3]]' 0 ''
one '[[0,1,5,4],[0,2,3,1],[0,4,2],[1,3,5]]' 1 '[closed,wrong,inf]'
one '[[0,1,5,4],[0,2,3,1],[0,4,2],[1,3,6],[2,4,5,3]]' 1 '[closed,wrong,inf]'
one '[[4,5,1,0],[1,3,2,0],[2,4,0],[5,3,1],[3,5,4,2]]' 1 '[outside,wrong,2]'
one '[[0,4,2],[0,2,1],[0,1,4],[1,2,4]]' 1 '[outside,wrong,0.816497]'
# The difference is another polytope: the bottom is the top.
sed 's/"operation":"sum",//' "$dir/case" >"$dir/other"
mv "$dir/other" "$dir/case"
one '[[0,1,5,4],[0,2,3,1],[0,4,2],[1,3,5],[2,4,5,3]]' 1 '[outside,wrong,2]'
one '[[4,5,1,0],[1,3,2,0],[2,4,0],[5,3,1],[3,5,4,2]]' 0 ''
printf '{"id":"p","engine":"e"}\n' >"$dir/claim"
judge 1 "$dir/case" "$dir/claim"
expect 'no facets at all' grep -q 'no facets' "$dir/out" "$dir/err"

# ---- pairs that make one point: any of them is a corner ----
printf '%s\n' '{"id":"p","question":"minkowski","operation":"sum","a":{"shape":"hull","points":[[0,0,0],[0,0,0],[2,'\
'0,0],[0,2,0],[0,0,2]]},"b":{"shape":"point","points":[[1,1,1]]}}' >"$dir/case"
one '[[1,3,2],[1,2,4],[1,4,3],[2,3,4]]' 0 ''
one '[[0,3,2],[0,2,4],[0,4,3],[2,3,4]]' 0 ''

# ---- what engines are given ----
cat >"$dir/engine" <<'END'
#!/bin/sh
tee "$1" | jq -c --unbuffered '{id, engine: "e", facets: []}'
END
chmod +x "$dir/engine"
judge 1 --engine "$dir/engine $dir/given" "$dir/case"
expect 'both bodies as hulls' is "$(jq -c '[.question, .operation, .a.shape, .b.points]' "$dir/given")" \
  '["minkowski","sum","hull",[[1,1,1]]]'
"$origo" ask --quiet "$dir/given" >"$dir/answers"
expect 'which is a case' is "$("$BUILD/origo-check" "$dir/given" "$dir/answers")" '1 accepted, 0 refused'
# A number that is too large for the format, and a sum that is.
printf '%s\n' '{"id":"p","question":"minkowski","a":{"shape":"point","points":[["1e400",0,0]]},"b":{"shape":"point",'\
'"points":[[1,1,1]]}}' \
  '{"id":"q","question":"minkowski","a":{"shape":"point","points":[[1e308,0,0]]},"b":{"shape":"point",'\
'"points":[[-1e308,1,1]]}}' >"$dir/case"
"$origo" judge --engine "$dir/engine $dir/given" "$dir/case" >"$dir/out" 2>"$dir/err"
expect 'two are passed over' grep -q '2 cases passed over: a number is too large for binary64' "$dir/err"

conclude
