#!/bin/sh
# What FCL, CGAL, Bullet, ODE and Embree say of meshes. With CGAL's exact predicate all is right that is answered; of
# two spheres that cross all are; what is stored of their failures they say again.
# With --js three-mesh-bvh instead: right where nothing touches, and of the rest what is known; and V-HACD's convex
# parts.
# usage: BUILD=build tests/engines/meshes_check.sh [--js]
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
BUILD=${BUILD:-build}

judge() { # judge ENGINE CASES [OPTION...]
  engine=$1 cases=$2
  shift 2
  "$BUILD/origo" judge --quiet "$@" --engine "$BUILD/engines/$engine" "$cases" >"$dir/out" 2>"$dir/err"
}
count() { jq -r "select($1) | .id" "$dir/out" | wc -l; }
# What is stored of failures of meshes and hulls: of engines under Node, or of the others.
kept() { # kept node|native
  jq -r '.[] | .id + " " + .engine' corpus/counterexamples/meshes.json corpus/counterexamples/hulls.json >"$dir/stored"
  ids=
  while read -r id engine _; do
    home=native
    [ ! -e "tests/engines/npm/$engine.mjs" ] || home=node
    [ "$home" != "$1" ] || ids="$ids $id"
  done <"$dir/stored"
  # shellcheck disable=SC2086 # the ids are words
  python3 corpus/mesh_bugs.py "$BUILD" --again $ids
}
cat corpus/primitives/cases/mesh-*.jsonl >"$dir/cases"
# In general position, where no engine has an excuse.
sed -n 1,3p corpus/primitives/cases/mesh-spheres.jsonl >"$dir/spheres"
# Two tetrahedra far apart.
printf '%s\n' '{"id":"apart","question":"mesh_pairs","a":{"shape":"mesh","points":[[0,0,0],[1,0,0],[0,1,0],[0,0,1]],"triangles":[[0,2,1],[0,1,3],[0,3,2],[1,2,3]]},"b":{"shape":"mesh","points":[[5,0,0],[6,0,0],[5,1,0],[5,0,1]],"triangles":[[0,2,1],[0,1,3],[0,3,2],[1,2,3]]}}' >"$dir/apart"
# Other questions about meshes, and rays.
cat corpus/parts/cases/*.jsonl >"$dir/parts"
parts() { # parts ANSWERED [judge's arguments]
  answered=$1
  shift
  judge "$@"
  expect "$1: nothing wrong in other questions" is "$(jq -r .verdict "$dir/out" | sort -u | grep -c wrong)" 0
  expect "$1: answered" is "$(jq -r 'select(.status == "ok") | .id' "$dir/out" | wc -l)" "$answered"
}
if [ "${1:-}" = --js ]; then
  parts 21 mesh_three "$dir/parts"
  cat "$dir/spheres" "$dir/apart" corpus/primitives/cases/mesh-tori.jsonl corpus/primitives/cases/mesh-junctions.jsonl >"$dir/easy"
  judge mesh_three "$dir/easy"
  expect 'three-mesh-bvh: spheres, tori, T-junctions' is "$(jq -r .verdict "$dir/out" | sort -u)" right
  judge mesh_three "$dir/cases"
  expect 'all but triangles that name a point twice are answered' is "$(jq -r '.status + ": " + .note' "$dir/out" | sed 's/built.*//' | sort -u | xargs)" \
    'ok: refused: a triangle names a point twice'
  # Touching, or apart by an ulp: rounding. Only triangles without an area are named that are farther apart.
  expect 'what is invented is next to nothing apart' is \
    "$(jq -r 'select(any(.checks[]; .what == "invented" and (.absolute // 0) > 1e-15)) | .family' "$dir/out" | sort -u)" mesh-zero-area
  # Of a mesh with itself what it misses and invents are pairs that share no corner: neighbours are told apart.
  judge mesh_three corpus/primitives/cases/mesh-itself.jsonl
  expect 'with itself: no gross invention' is "$(jq -r '.checks[] | select(.what == "invented") | .absolute < 1e-15' "$dir/out" | sort -u)" true
  # V-HACD's parts follow voxels: a tenth of the mesh is more than they leave out or have too much.
  judge "decompose_vhacd coarse" corpus/primitives/cases/parts-dent.jsonl --rel 0.1
  expect 'V-HACD: parts of a block with a dent' is "$(jq -r '.checks[1:][] | .what + " " + .verdict' "$dir/out" | sort -u | grep -c wrong)" 0
  judge decompose_vhacd docs/tour.jsonl
  expect 'V-HACD: another question is refused' is "$(jq -r .status "$dir/out" | sort -u)" refused
  judge mesh_three docs/tour.jsonl
  expect 'another question is refused' is "$(jq -r .status "$dir/out" | sort -u)" refused
  for line in 'no case' '{"id":"x","question":"mesh_pairs","a":{"points":[[0,0,0]],"triangles":[[0,0,1]]}}'; do
    echo "$line" | "$BUILD/engines/mesh_three" >"$dir/out" 2>"$dir/err"
    expect "a line that is no case: $line" is "$?" 2
  done
  "$BUILD/engines/mesh_three" unknown >"$dir/out" 2>"$dir/err"
  expect 'an unknown mode' says "$dir/err" 'usage:'
  expect 'what is stored of failures' kept node
  conclude
  exit
fi
for engine in mesh_cgal 'mesh_cgal boxes' mesh_embree; do
  judge "$engine" "$dir/cases"
  expect "$engine: nothing wrong" is $? 0
  expect "$engine: right or refused" is "$(jq -r '.verdict + " " + .status' "$dir/out" | sort -u | xargs)" 'no answer refused right ok'
done
for engine in mesh_cgal mesh_embree; do
  judge "$engine" corpus/primitives/cases/mesh-itself.jsonl
  expect "$engine: meshes with themselves are answered" is "$(jq -r .verdict "$dir/out" | sort -u)" right
done
judge mesh_cgal "$dir/cases"
expect 'CGAL: most are answered' [ "$(count '.verdict == "right"')" -gt 45 ]
for engine in 'mesh_fcl obbrss' 'mesh_fcl aabb' 'mesh_fcl obb' 'mesh_fcl rss' 'mesh_fcl kios' 'mesh_fcl kdop' 'mesh_bullet bvh' mesh_ode; do
  judge "$engine" "$dir/spheres"
  expect "$engine: spheres" is "$(jq -r .verdict "$dir/out" | sort -u)" right
done
judge mesh_bullet "$dir/spheres"
expect 'GImpact: no pair of the spheres is missed' is "$(jq -r '.checks[] | select(.what == "missed") | .count' "$dir/out" | sort -u)" 0
judge 'mesh_bullet32 bvh' "$dir/spheres" --float32
expect 'Bullet in binary32: spheres' is "$(jq -r .verdict "$dir/out" | sort -u)" right
for volume in obbrss rss kios; do parts 6 "mesh_fcl $volume" "$dir/parts"; done
parts 15 'mesh_bullet bvh' "$dir/parts"
for mode in 'mesh_embree rays' 'mesh_embree robust' 'mesh_bullet32 bvh'; do parts 15 "$mode" "$dir/parts" --float32; done
judge mesh_ode "$dir/spheres"
expect 'ODE: a verdict alone' is "$(jq -r '.checks[].what' "$dir/out" | sort -u)" verdict
for engine in mesh_cgal 'mesh_cgal boxes' mesh_embree mesh_fcl 'mesh_fcl kdop' mesh_bullet 'mesh_bullet bvh' mesh_ode; do
  judge "$engine" "$dir/apart"
  expect "$engine: nothing meets" is "$(jq -r .verdict "$dir/out")" right
done
for engine in mesh_fcl mesh_bullet mesh_ode; do
  judge "$engine" corpus/primitives/cases/mesh-itself.jsonl
  expect "$engine: a mesh with itself is refused" is "$(jq -r '.status + ": " + .note' "$dir/out" | sort -u)" \
    'refused: no query of a mesh with itself'
done
judge mesh_fcl docs/tour.jsonl
expect 'another question is refused' is "$(jq -r .status "$dir/out" | sort -u)" refused
echo 'no case' | "$BUILD/engines/mesh_fcl" >"$dir/out" 2>"$dir/err"
expect 'a line that is no case' is "$?" 2
printf '%s\n' '{"id":"x","question":"mesh_pairs","a":{"points":[[0,0,0]],"triangles":[[0,0,1]]}}' | "$BUILD/engines/mesh_cgal" >"$dir/out" 2>"$dir/err"
expect 'a point that is not there' is "$?" 2
"$BUILD/engines/mesh_bullet" unknown >"$dir/out" 2>"$dir/err"
expect 'an unknown mode' says "$dir/err" 'usage:'
expect 'what is stored of failures' kept native

conclude
