#!/bin/sh
# What FCL, CGAL, Bullet, ODE and Embree say of meshes. With CGAL's exact predicate all is right that is answered; of two spheres
# that cross all are; what is stored of their failures they say again.
# usage: BUILD=build tests/engines/meshes_check.sh
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
cat corpus/primitives/cases/mesh-*.jsonl >"$dir/cases"
for engine in mesh_cgal 'mesh_cgal boxes' mesh_embree; do
  judge "$engine" "$dir/cases"
  expect "$engine: nothing wrong" is $? 0
  expect "$engine: right or refused" is "$(jq -r '.verdict + " " + .status' "$dir/out" | sort -u | xargs)" 'no answer refused right ok'
done
judge mesh_cgal "$dir/cases"
expect 'CGAL: meshes with themselves are answered' [ "$(jq -r 'select(.family == "mesh-itself" and .verdict == "right") | .id' "$dir/out" | wc -l)" -gt 0 ]
expect 'CGAL: most are answered' [ "$(count '.verdict == "right"')" -gt 45 ]
# In general position, where no engine has an excuse.
sed -n 1,3p corpus/primitives/cases/mesh-spheres.jsonl >"$dir/spheres"
for engine in 'mesh_fcl obbrss' 'mesh_fcl aabb' 'mesh_fcl obb' 'mesh_fcl rss' 'mesh_fcl kios' 'mesh_fcl kdop' 'mesh_bullet bvh' mesh_ode; do
  judge "$engine" "$dir/spheres"
  expect "$engine: spheres" is "$(jq -r .verdict "$dir/out" | sort -u)" right
done
judge mesh_bullet "$dir/spheres"
expect 'GImpact: no pair of the spheres is missed' is "$(jq -r '.checks[] | select(.what == "missed") | .count' "$dir/out" | sort -u)" 0
judge 'mesh_bullet32 bvh' "$dir/spheres" --float32
expect 'Bullet in binary32: spheres' is "$(jq -r .verdict "$dir/out" | sort -u)" right
judge mesh_ode "$dir/spheres"
expect 'ODE: a verdict alone' is "$(jq -r '.checks[].what' "$dir/out" | sort -u)" verdict
# Two tetrahedra far apart.
printf '%s\n' '{"id":"apart","question":"mesh_pairs","a":{"shape":"mesh","points":[[0,0,0],[1,0,0],[0,1,0],[0,0,1]],"triangles":[[0,2,1],[0,1,3],[0,3,2],[1,2,3]]},"b":{"shape":"mesh","points":[[5,0,0],[6,0,0],[5,1,0],[5,0,1]],"triangles":[[0,2,1],[0,1,3],[0,3,2],[1,2,3]]}}' >"$dir/apart"
for engine in mesh_cgal 'mesh_cgal boxes' mesh_embree mesh_fcl 'mesh_fcl kdop' mesh_bullet 'mesh_bullet bvh' mesh_ode; do
  judge "$engine" "$dir/apart"
  expect "$engine: nothing meets" is "$(jq -r .verdict "$dir/out")" right
done
for engine in mesh_embree mesh_fcl mesh_bullet mesh_ode; do
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
expect 'what is stored of failures' python3 corpus/mesh_bugs.py "$BUILD" --again

conclude
