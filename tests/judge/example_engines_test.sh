#!/bin/sh
# The adaptors of docs/engines/, to be copied: they build without a warning, answer every case at once with a claim
# that is one, agree with each other, are right about spheres as documented, and end badly on nonsense.
# usage: BUILD=build tests/judge/example_engines_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
cases=docs/engines/cases.jsonl
warnings="-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror"

expect 'C builds' ${CC:-gcc} -std=c17 $warnings docs/engines/balls.c -o "$dir/c" -ljansson -lm
expect 'C++ builds' ${CXX:-g++} -std=c++17 $warnings docs/engines/balls.cpp -o "$dir/cpp" -ljansson
printf '#!/bin/sh\nexec python3 docs/engines/balls.py\n' >"$dir/python"
chmod +x "$dir/python"
engines='c cpp python'
if command -v node >/dev/null; then
  printf '#!/bin/sh\nexec node docs/engines/balls.mjs\n' >"$dir/node"
  chmod +x "$dir/node"
  engines="$engines node"
else
  echo 'balls.mjs is skipped: it needs node, which is not here'
fi

# Each claim must be there before the next case comes, which is only sent then.
one_at_a_time() { # one_at_a_time ENGINE CLAIMS
  mkfifo "$dir/cases" "$dir/claims"
  "$1" <"$dir/cases" >"$dir/claims" 2>"$dir/errors" &
  exec 3>"$dir/cases" 4<"$dir/claims"
  while read -r line; do
    printf '%s\n' "$line" >&3
    timeout 10 head -n 1 <&4
  done <"$cases" >"$2"
  exec 3>&- 4<&-
  wait $!
  status=$?
  rm "$dir/cases" "$dir/claims"
  return $status
}

# Numbers to 12 places: the languages add up in different orders.
cat >"$dir/round.jq" <<'END'
walk(if type == "number" then (. * 1e12 | round) / 1e12 else . end)
END
for engine in $engines; do
  expect "$engine answers one case at a time, and ends well" one_at_a_time "$dir/$engine" "$dir/$engine.claims"
  expect "$engine answers every case" is "$(jq -r .id "$dir/$engine.claims")" "$(jq -r .id "$cases")"
  expect "$engine says nothing on standard error" [ ! -s "$dir/errors" ]
  jq -cS -f "$dir/round.jq" "$dir/$engine.claims" >"$dir/$engine.rounded"
  expect "$engine agrees with the others" same "$dir/c.rounded" "$dir/$engine.rounded"
  echo nonsense | "$dir/$engine" >"$dir/out" 2>"$dir/err"
  expect "$engine of nonsense: a bad end and no claim" is "$(($? != 0)) $(wc -c <"$dir/out")" '1 0'
  if python3 -c 'import jsonschema' 2>/dev/null; then
    python3 - "$dir/$engine.claims" >"$dir/out" 2>&1 <<'END'
import json, sys, jsonschema
schema = jsonschema.Draft202012Validator(json.load(open("docs/claim.schema.json")))
for line in open(sys.argv[1]):
    schema.validate(json.loads(line))
END
    status=$?
    expect "$engine writes claims: $(tail -n 1 "$dir/out")" is "$status" 0
  fi
done

# Right about spheres, and that is not much: they take cubes for balls.
claimed() { jq -r "select(.id == \"$1\") | .$2" "$dir/c.rounded"; }
exact() { "$BUILD/origo" ask "$cases" | jq -r "select(.id == \"$1\") | .$2"; }
expect 'the distance of spheres' is "$(exact spheres-apart distance.exact) $(claimed spheres-apart distance)" '7/2 3.5'
expect 'the depth of spheres' \
  is "$(exact spheres-overlapping depth.exact) $(claimed spheres-overlapping depth)" '1/2 0.5'
expect 'a point and a sphere' \
  is "$(exact point-and-sphere relation) $(claimed point-and-sphere colliding)" 'separated false'
expect 'spheres in one place' \
  is "$(exact spheres-in-one-place depth.exact) $(claimed spheres-in-one-place depth)" '3 3'
expect 'cubes for balls' is "$(exact cubes-apart relation) $(claimed cubes-apart colliding)" 'separated true'
expect 'sweeps are refused' is "$(claimed spheres-flying status)" refused
expect 'boxes are refused' is "$(claimed box-by-its-edges status)" refused

conclude
