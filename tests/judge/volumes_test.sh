#!/bin/sh
# origo judge on bounding volumes: ours on every family, spheres, boxes and slabs that are too small, too large, or by
# one ulp; what is no volume, the plane, binary32.
# usage: BUILD=build tests/judge/volumes_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

# judge STATUS ARGUMENTS...: into $dir/out and $dir/err
judge() {
  wanted=$1
  shift
  "$origo" judge --quiet "$@" >"$dir/out" 2>"$dir/err" </dev/null
  expect "status of judge $*" is "$?" "$wanted"
  cat "$dir/out" >>"$dir/all"
}
claim() { printf '{"id":"v","engine":"e",%s}\n' "$1" >"$dir/claim"; }
posed() { printf '{"id":"v","question":"bound",%s}\n' "$1" >"$dir/case"; }
check() { jq -c ".checks[] | select(.what == \"$1\") | [.verdict, .class, .absolute]" "$dir/out"; }
both() { echo "$(check outside) $(check larger)"; }

# ---- ours ----
cat corpus/primitives/cases/bound-*.jsonl >"$dir/cases"
for algorithm in sphere-welzl sphere-brute aabb k-dop; do
  "$origo" run "$algorithm" "$dir/cases" >"$dir/full"
  judge 0 "$dir/cases" "$dir/full"
  expect "$algorithm: right or refused" is "$(jq -r .verdict "$dir/out" | sort -u | xargs)" 'no answer right'
  expect "$algorithm: no point is outside of the outer volume" is \
    "$(jq -r '.checks[] | select(.what == "outside") | .class' "$dir/out" | sort -u)" none
done
"$origo" run sphere-mean "$dir/cases" >"$dir/full"
judge 1 "$dir/cases" "$dir/full"
expect 'sphere-mean: it holds all points' is "$(jq -r '.checks[] | select(.what == "outside") | .class' "$dir/out" | sort -u)" none
expect 'sphere-mean: it is larger' [ "$(jq -r '.checks[] | select(.what == "larger" and .class == "gross") | .what' "$dir/out" | wc -l)" -gt 5 ]
# In binary32 a claim is judged by the rounded points.
grep -v extreme "$dir/cases" >"$dir/fit"
"$origo"32 run sphere-welzl "$dir/fit" >"$dir/full"
judge 0 --float32 "$dir/fit" "$dir/full"

# ---- a sphere around (+-3, 0, 0) and (0, 0, +-3) ----
posed '"volume":"sphere","points":[[3,0,0],[-3,0,0],[0,0,3],[0,0,-3],[1,1,1]]'
claim '"centre":[0,0,0],"radius":3'
judge 0 "$dir/case" "$dir/claim"
expect 'the smallest' is "$(both)" '["right","none",null] ["right","none",null]'
claim '"centre":[0,0,0],"radius":2'
judge 1 "$dir/case" "$dir/claim"
expect 'too small by 1' is "$(both)" '["wrong","gross",1] ["right","none",null]'
claim '"centre":[1,0,0],"radius":3'
judge 1 "$dir/case" "$dir/claim"
expect 'beside it by 1' is "$(both)" '["wrong","gross",1] ["right","none",null]'
claim '"centre":[1,0,0],"radius":4'
judge 1 "$dir/case" "$dir/claim"
expect 'large enough there' is "$(both)" '["right","none",null] ["wrong","gross",1]'
claim '"centre":[0,0,0],"radius":"0x1.7ffffffffffffp+1"'
judge 0 "$dir/case" "$dir/claim"
expect 'one ulp too small' is "$(both)" '["right","rounding",4.44089e-16] ["right","none",null]'
claim '"centre":[0,0,0],"radius":"0x1.8000000000001p+1"'
judge 0 "$dir/case" "$dir/claim"
expect 'one ulp too large' is "$(both)" '["right","none",null] ["right","rounding",4.44089e-16]'
expect 'in ulps' is "$(jq -c '.checks[] | select(.what == "larger") | .ulps' "$dir/out")" 1
claim '"centre":[0,0,0],"radius":2,"outer_radius":3'
judge 0 "$dir/case" "$dir/claim"
expect 'an outer radius holds them' is "$(both)" '["right","none",null] ["right","none",null]'
claim '"centre":[0,0,0],"radius":"nan"'
judge 1 "$dir/case" "$dir/claim"
expect 'NaN' is "$(check finite)" '["wrong","gross","inf"]'
claim '"centre":[0,0,0],"radius":-3'
judge 1 "$dir/case" "$dir/claim"
expect 'a negative radius' is "$(check outside | jq -c '.[0:2]')" '["wrong","gross"]'
for wrong in '"centre":[0,0],"radius":3' '"centre":[0,0,0]' '"radius":3' '"lo":[-3,-3,-3],"hi":[3,3,3]' '"facets":[]'; do
  claim "$wrong"
  judge 1 "$dir/case" "$dir/claim"
  expect "no sphere: $wrong" is "$(jq -r .status "$dir/out")" nonsense
done
claim '"centre":3,"radius":3'
judge 2 "$dir/case" "$dir/claim"
expect 'a centre that is no list' says "$dir/err" 'centre: a number where an array of numbers was expected'

# ---- one point, and points that are nearly one ----
posed '"volume":"sphere","points":[[5,5,5]]'
claim '"centre":[5,5,5],"radius":0'
judge 0 "$dir/case" "$dir/claim"
expect 'one point' is "$(both)" '["right","none",null] ["right","none",null]'
claim '"centre":[5,5,6],"radius":0'
judge 1 "$dir/case" "$dir/claim"
expect 'one point, beside it' is "$(check outside)" '["wrong","gross",1]'

# ---- a box, and slabs whose directions have another length than 1 ----
posed '"volume":"aabb","points":[[0,0,0],[4,2,1]]'
claim '"lo":[0,0,0],"hi":[4,2,1]'
judge 0 "$dir/case" "$dir/claim"
expect 'the smallest box' is "$(both)" '["right","none",null] ["right","none",null]'
claim '"lo":[0,0,0.5],"hi":[4,3,1]'
judge 1 "$dir/case" "$dir/claim"
expect 'a box that misses a half and has one too much' is "$(both)" '["wrong","gross",0.5] ["wrong","gross",1]'
claim '"lo":[0,0,0],"hi":[4,2,0.5],"outer_lo":[0,0,0],"outer_hi":[4,2,1]'
judge 0 "$dir/case" "$dir/claim"
expect 'outer ends hold them' is "$(check outside)" '["right","none",null]'
claim '"lo":[0,0],"hi":[4,2]'
judge 1 "$dir/case" "$dir/claim"
expect 'a box of two axes' is "$(jq -r .status "$dir/out")" nonsense
posed '"volume":"k-dop","points":[[0,0],[4,2]],"directions":[[3,4],[0,1]]'
claim '"lo":[0,0],"hi":[20,2]'
judge 0 "$dir/case" "$dir/claim"
expect 'the smallest slabs' is "$(both)" '["right","none",null] ["right","none",null]'
claim '"lo":[5,0],"hi":[30,2]'
judge 1 "$dir/case" "$dir/claim"
expect 'slabs: 5 too little is a length of 1, 10 too much one of 2' is "$(both)" '["wrong","gross",1] ["wrong","gross",2]'

# ---- boxes with axes of their own ----
cat corpus/primitives/cases/bound-box-*.jsonl >"$dir/boxes"
"$origo" run obb-calipers-2d "$dir/boxes" >"$dir/full"
judge 0 "$dir/boxes" "$dir/full"
expect 'calipers: the least rectangle of each' is "$(jq -r .verdict "$dir/out" | sort | uniq -c | xargs)" '21 no answer 25 right'
for algorithm in obb-pca-points obb-pca-hull obb-pca-edges obb-pca-extremes; do
  "$origo" run "$algorithm" "$dir/boxes" >"$dir/full"
  judge 1 "$dir/boxes" "$dir/full"
  expect "$algorithm: all points within, at right angles but for rounding, too large" is "$(jq -r '.checks[] | select(.what != "answer" and .class != "rounding") | [.what, .class] | join(" ")' "$dir/out" | sort -u | grep -v '^\(finite\|larger\|skew\) none' | xargs)" 'larger gross outside none'
done
posed '"volume":"obb","points":[[0,0],[4,0],[4,2],[0,2],[1,1]]'
three() { echo "$(check skew) $(check outside) $(check larger)"; }
right='["right","none",null]'
for claim in '"axes":[[1,0],[0,1]],"lo":[0,0],"hi":[4,2]' '"axes":[[0,-3],[0.5,0]],"lo":[-6,0],"hi":[0,2]'; do
  claim "$claim"
  judge 0 "$dir/case" "$dir/claim"
  expect "the least rectangle: $claim" is "$(three)" "$right $right $right"
done
claim '"axes":[[2,0],[0,1]],"lo":[0,0],"hi":[6,3]'
judge 1 "$dir/case" "$dir/claim"
expect 'one too short and one too wide: an area of 9 for 8' is "$(three)" "$right [\"wrong\",\"gross\",1] [\"wrong\",\"gross\",1]"
claim '"axes":[[2,0],[0,1]],"lo":[0,0],"hi":[6,3],"outer_lo":[0,0],"outer_hi":[8,2]'
judge 1 "$dir/case" "$dir/claim"
expect 'outer ends hold them' is "$(check outside)" "$right"
claim '"axes":[[1,1],[-1,1]],"lo":[0,-4],"hi":[6,2]'
judge 1 "$dir/case" "$dir/claim"
expect 'turned: an area of 18' is "$(three)" "$right $right [\"wrong\",\"gross\",10]"
expect 'as a part of the least' is "$(jq -c '.checks[] | select(.what == "larger") | .relative' "$dir/out")" 1.25
claim '"axes":[[1,0],[3,4]],"lo":[0,0],"hi":[4,20]'
judge 1 "$dir/case" "$dir/claim"
expect 'skew: a cosine of 0.6, an area of 20' is "$(three)" '["wrong","gross",0.6] ["right","none",null] ["wrong","gross",12]'
claim '"axes":[[1,0],["0x1p-55",1]],"lo":[0,0],"hi":[4,3]'
judge 1 "$dir/case" "$dir/claim"
expect 'skew by rounding' is "$(check skew | jq -c '.[0:2]')" '["right","rounding"]'
for wrong in '[[1,0],[2,0]]' '[[0,0],[0,1]]'; do
  claim "\"axes\":$wrong,\"lo\":[0,0],\"hi\":[4,2]"
  judge 1 "$dir/case" "$dir/claim"
  expect "axes of no box: $wrong" is "$(check skew)" '["wrong","gross","inf"]'
done
claim '"axes":[[1,0],["nan",1]],"lo":[0,0],"hi":[4,2]'
judge 1 "$dir/case" "$dir/claim"
expect 'an axis that is NaN' is "$(check finite)" '["wrong","gross","inf"]'
claim '"axes":[[1,0],[0,1]],"lo":[0,3],"hi":[4,2]'
judge 1 "$dir/case" "$dir/claim"
expect 'ends the wrong way round' is "$(check outside)" '["wrong","gross",3]'
for wrong in '"lo":[0,0],"hi":[4,2]' '"axes":[[1,0]],"lo":[0],"hi":[4]' '"axes":[[1,0,0],[0,1,0],[0,0,1]],"lo":[0,0,0],"hi":[4,2,0]' \
  '"axes":[[1,0],[0,1]],"lo":[0,0]' '"axes":[[1,0],[0,1]],"lo":[0,0,0],"hi":[4,2,0]' '"centre":[2,1],"radius":3'; do
  claim "$wrong"
  judge 1 "$dir/case" "$dir/claim"
  expect "no box: $wrong" is "$(jq -r .status "$dir/out")" nonsense
done
claim '"axes":[[1,0],[0]],"lo":[0,0],"hi":[4,2]'
judge 2 "$dir/case" "$dir/claim"
expect 'axes of two lengths' says "$dir/err" 'axes[1]: another number of coordinates than the first has'
claim '"axes":[1,0],"lo":[0,0],"hi":[4,2]'
judge 2 "$dir/case" "$dir/claim"
expect 'an axis that is a number' says "$dir/err" 'axes[0]: a number where an array of numbers was expected'
posed '"volume":"obb","points":[[0,0,0],[1,0,0],[0,1,0],[0,0,1]]'
claim '"axes":[[1,0,0],[0,1,0],[0,0,1]],"lo":[0,0,0],"hi":[1,1,1]'
judge 0 "$dir/case" "$dir/claim"
expect 'a box in space' is "$(three)" "$right $right $right"

# ---- bodies that turn ----
cat corpus/primitives/cases/bound-turn-*.jsonl corpus/primitives/cases/bound-triangles*.jsonl >"$dir/turns"
for algorithm in aabb-update sphere-any-turn cube-any-turn obb-pca-triangles; do
  "$origo" run "$algorithm" "$dir/turns" >"$dir/full"
  "$origo" judge --quiet "$dir/turns" "$dir/full" >"$dir/out"
  cat "$dir/out" >>"$dir/all"
  expect "$algorithm: some answers" [ "$(jq -r 'select(.status == "ok") | .id' "$dir/out" | wc -l)" -gt 9 ]
  expect "$algorithm: no point is outside of the outer volume" is "$(jq -r '.checks[] | select(.what == "outside") | .class' "$dir/out" | sort -u)" none
  grep -v extreme "$dir/turns" >"$dir/fit"
  "$origo"32 run "$algorithm" "$dir/fit" >"$dir/full"
  "$origo" judge --quiet --float32 "$dir/fit" "$dir/full" >"$dir/out"
  expect "$algorithm in binary32: none is outside" is \
    "$(jq -r '.checks[] | select(.what == "outside") | .class' "$dir/out" | sort -u)" none
done
for algorithm in sphere-any-turn cube-any-turn; do
  "$origo" run "$algorithm" "$dir/turns" >"$dir/full"
  judge 0 "$dir/turns" "$dir/full"
  expect "$algorithm: the least, but for rounding" is "$(jq -r .verdict "$dir/out" | sort -u | xargs)" 'no answer right'
done
# A body that is 3 from its pivot.
every='"points":[[2,1,3],[1,1,1],[1,4,1]],"turn":{"pivot":[1,1,1],"rotation":"every"}'
posed "\"volume\":\"sphere\",$every"
claim '"centre":[1,1,1],"radius":3'
judge 0 "$dir/case" "$dir/claim"
expect 'the least sphere' is "$(both)" '["right","none",null] ["right","none",null]'
claim '"centre":[1,1,1],"radius":"0x1.7ffffffffffffp+1"'
judge 0 "$dir/case" "$dir/claim"
expect 'one ulp too small' is "$(both)" '["right","rounding",4.44089e-16] ["right","none",null]'
claim '"centre":[1,1,1],"radius":"0x1.8000000000001p+1"'
judge 0 "$dir/case" "$dir/claim"
expect 'one ulp too large' is "$(both)" '["right","none",null] ["right","rounding",4.44089e-16]'
claim '"centre":[1,1,3],"radius":4'
judge 1 "$dir/case" "$dir/claim"
expect 'beside the pivot by 2: it has to reach 5' is "$(both)" '["wrong","gross",1] ["wrong","gross",1]'
claim '"centre":[1,1,3],"radius":4,"outer_radius":5'
judge 1 "$dir/case" "$dir/claim"
expect 'an outer radius of 5 holds it' is "$(both)" '["right","none",null] ["wrong","gross",1]'
claim '"centre":[1,1,3],"radius":3,"outer_radius":"0x1.3ffffffffffffp+2"'
judge 0 "$dir/case" "$dir/claim"
expect 'an outer radius an ulp below 5' is "$(both)" '["right","rounding",8.88178e-16] ["right","none",null]'
claim '"centre":[1,1,1],"radius":3,"outer_radius":-1'
judge 1 "$dir/case" "$dir/claim"
expect 'a negative outer radius' is "$(check outside | jq -c '.[0:2]')" '["wrong","gross"]'
posed "\"volume\":\"aabb\",$every"
claim '"lo":[-2,-2,-2],"hi":[4,4,4]'
judge 0 "$dir/case" "$dir/claim"
expect 'the least cube' is "$(both)" '["right","none",null] ["right","none",null]'
claim '"lo":[-1,-2,-2],"hi":[4,4.5,4]'
judge 1 "$dir/case" "$dir/claim"
expect 'one end too near, one too far' is "$(both)" '["wrong","gross",1] ["wrong","gross",0.5]'
claim '"lo":[-2,-2,-2],"hi":[4,4,"0x1.fffffffffffffp+1"]'
judge 0 "$dir/case" "$dir/claim"
expect 'one ulp too near' is "$(both)" '["right","rounding",4.44089e-16] ["right","none",null]'
claim '"lo":[5,-2,-2],"hi":[4,4,4]'
judge 1 "$dir/case" "$dir/claim"
expect 'an end on the other side of the pivot' is "$(both)" '["wrong","gross",7] ["right","none",null]'
claim '"lo":[-1,-1,-1],"hi":[3,3,3],"outer_lo":[-2,-2,-2],"outer_hi":[4,4,4]'
judge 0 "$dir/case" "$dir/claim"
expect 'outer ends hold it' is "$(both)" '["right","none",null] ["right","none",null]'
# sqrt(3) is no number of ours: the nearest below is outside by what is missing, the next one is large enough.
posed '"volume":"sphere","points":[[1,1,1]],"turn":{"pivot":[0,0,0],"rotation":"every"}'
claim '"centre":[0,0,0],"radius":"0x1.bb67ae8584caap+0"'
judge 0 "$dir/case" "$dir/claim"
expect 'just below sqrt(3)' is "$(both)" '["right","rounding",1.00351e-16] ["right","none",null]'
claim '"centre":[0,0,0],"radius":"0x1.bb67ae8584cabp+0"'
judge 0 "$dir/case" "$dir/claim"
expect 'just above sqrt(3)' is "$(both)" '["right","none",null] ["right","rounding",1.21694e-16]'
posed '"volume":"aabb","points":[[2,0,0],[0,1,0]],"turn":{"pivot":[0,0,0],"matrix":[[0,-1,0],[1,0,0],[0,0,1]]}'
claim '"lo":[-1,0,0],"hi":[0,2,0]'
judge 0 "$dir/case" "$dir/claim"
expect 'the box after a quarter turn' is "$(both)" '["right","none",null] ["right","none",null]'
claim '"lo":[0,0,0],"hi":[2,1,0]'
judge 1 "$dir/case" "$dir/claim"
expect 'the box before it' is "$(both)" '["wrong","gross",1] ["wrong","gross",2]'
cat >"$dir/copy.sh" <<'END'
#!/bin/sh
while read -r line; do
  printf '%s\n' "$line" >>"$1"
  id=${line#*\"id\":\"}
  printf '{"id":"%s","engine":"copy","status":"unsupported"}\n' "${id%%\"*}"
done
END
posed '"volume":"aabb","points":[[1,0,0]],"turn":{"pivot":["1e200",0,0],"rotation":"every"}'
"$origo" judge --float32 --engine "sh $dir/copy.sh $dir/large" "$dir/case" >"$dir/out" 2>"$dir/err" </dev/null
expect 'a pivot that is too large for binary32' says "$dir/err" 'a number is too large for binary32'
head -n 1 corpus/primitives/cases/bound-turn-once.jsonl >"$dir/case"
head -n 1 corpus/primitives/cases/bound-turn-every.jsonl >>"$dir/case"
head -n 4 corpus/primitives/cases/bound-triangles.jsonl | tail -n 1 >>"$dir/case"
: >"$dir/seen"
"$origo" judge --quiet --engine "sh $dir/copy.sh $dir/seen" "$dir/case" >"$dir/out" 2>"$dir/err"
grep '"question":"bound"' "$dir/seen" | sort -u >"$dir/given"
expect 'an engine gets the turn as a matrix, every turn as such, and triangles' is \
  "$(jq -c '[(.turn | keys? // []), (.turn.rotation? // "none"), (.triangles | length)]' "$dir/given" | xargs)" \
  '[[],none,3] [[pivot,rotation],every,0] [[matrix,pivot],none,0]'
expect 'what it gets is a case' is \
  "$("$origo" ask "$dir/given" >"$dir/answer" && "$origo-check" "$dir/given" "$dir/answer" | tail -n 1)" \
  '3 accepted, 0 refused'

# ---- huge and tiny ----
posed '"volume":"sphere","points":[["0x1p1000",0,0],["-0x1p1000",0,0]]'
claim '"centre":[0,0,0],"radius":"0x1p1000"'
judge 0 "$dir/case" "$dir/claim"
expect 'huge' is "$(both)" '["right","none",null] ["right","none",null]'
posed '"volume":"sphere","points":[["0x1p-1000",0,0],["-0x1p-1000",0,0]]'
claim '"centre":[0,0,0],"radius":"0x1p-1001"'
judge 1 "$dir/case" "$dir/claim"
expect 'tiny, half too small' is "$(check outside | jq -c '.[0:2]')" '["wrong","gross"]'

# ---- other statuses, schemas ----
claim '"status":"gave up"'
judge 0 "$dir/case" "$dir/claim"
expect 'no answer is no error' is "$(jq -r .verdict "$dir/out")" 'no answer'
expect 'judgements are by their schema' python3 - "$dir/all" <<'END'
import json, sys
try:
    import jsonschema
except ImportError:
    sys.exit(0)
schema = jsonschema.Draft202012Validator(json.load(open("docs/judgement.schema.json", encoding="utf-8")))
for line in open(sys.argv[1], encoding="utf-8"):
    schema.validate(json.loads(line))
END

conclude
