#!/bin/sh
# Rays and segments on cylinders and cones: what the adaptors say of easy ones is right, of those in general position
# known;
# what is stored of failures they say again.   usage: BUILD=build tests/engines/rays_check.sh [--js]
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
BUILD=${BUILD:-build}

hit() { # hit ID PATH SHAPE
  printf '{"id":"%s","question":"hit","a":%s,"b":{"shape":"%s","radius":1,"half_height":2,"pose":{"rotation":[1,2,3,4],"translation":[1,2,3]}}}\n' "$1" "$2" "$3"
}
for shape in cylinder cone; do
  hit "$shape-ray" '{"shape":"ray","points":[[4,4,3.5]],"direction":[-6,-5,-1]}' $shape
  hit "$shape-segment" '{"shape":"segment","points":[[-3,2,3],[5,2.5,3]]}' $shape
  hit "$shape-short" '{"shape":"segment","points":[[-3,2,3],[-2.5,2,3]]}' $shape
  hit "$shape-away" '{"shape":"ray","points":[[4,4,3.5]],"direction":[6,5,1]}' $shape
done >"$dir/easy"
hit line '{"shape":"line","points":[[-3,2,3]],"direction":[1,0,0]}' cone >"$dir/line"
"$BUILD/origo" gen curved-hit-random --seed 5 --count 300 >"$dir/random"

judge() { # judge ENGINE CASES [OPTION...]
  engine=$1 cases=$2
  shift 2
  "$BUILD/origo" judge --quiet "$@" --engine "$BUILD/engines/$engine" "$cases" >"$dir/out" 2>"$dir/err"
}
rays() { # rays WRONG ENGINE [OPTION...]: of those in general position, so many verdicts are wrong
  wrong=$1 engine=$2
  shift 2
  judge "$engine" "$dir/easy" --scale 2e-3 "$@"
  expect "$engine: easy ones" is "$(jq -r '.verdict + " " + .status' "$dir/out" | sort -u | sed 's/tolerable/right/' | sort -u | xargs)" 'right ok'
  expect "$engine: all of them" lines "$dir/out" 8
  judge "$engine" "$dir/line" "$@"
  expect "$engine: a line" is "$(jq -r .status "$dir/out")" refused
  judge "$engine" "$dir/random" "$@"
  expect "$engine: wrong verdicts" is "$(jq -r '.checks[] | select(.what == "verdict" and .verdict == "wrong") | .claimed' "$dir/out" | wc -l)" "$wrong"
}
# shellcheck disable=SC2046 # the ids are words
kept() { # kept ENGINE: what is stored of it
  python3 corpus/mesh_bugs.py "$BUILD" --again $(jq -r --arg engine "$1" '.[] | select(.engine | startswith($engine)) | .id' corpus/counterexamples/hits.json)
}

if [ "${1:-}" = --js ]; then
  rays 0 'rapier ray' --float32
  rays 0 'jolt ray' --float32
  rays 0 'physx ray' --float32
  rays 0 'physx gjk-ray' --float32
  expect 'what is stored of failures' kept havok
  grep '"cylinder-' "$dir/easy" >"$dir/cylinders"
  judge 'mujoco ray' "$dir/cylinders" --scale 2e-3
  expect 'mujoco ray: easy ones' is "$(jq -r '.verdict + " " + .status' "$dir/out" | sed 's/tolerable/right/' | sort | uniq -c | xargs)" '4 right ok'
else
  rays 3 ray_bullet
  rays 19 'ray_bullet gjk'
  rays 5 ray_bullet32 --float32
  rays 14 'ray_bullet32 gjk' --float32
  expect 'what is stored of failures' kept ray_bullet
  echo 'no case' | "$BUILD/engines/ray_bullet" >"$dir/out" 2>"$dir/err"
  expect 'a line that is no case' is "$?" 2
  "$BUILD/engines/ray_bullet" unknown >"$dir/out" 2>"$dir/err"
  expect 'an unknown mode' says "$dir/err" 'usage:'
fi
conclude
