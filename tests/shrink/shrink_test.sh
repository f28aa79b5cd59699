#!/bin/sh
# origo shrink: what it writes is a case that fails, the same each time, and answered by origo ask; the C program that
# it writes says what origo run says; the counterexamples of the corpus fail as they are said to; bad usage is refused.
# usage: BUILD=build tests/shrink/shrink_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

# ---- a failing case ----
grep -F '"random-boxes-0021"' corpus/cases/random-boxes.jsonl >"$dir/case"
"$origo" shrink --algorithm sat-lite "$dir/case" >"$dir/small" 2>"$dir/err"
expect 'it shrinks' is "$? $(wc -l <"$dir/small") $(wc -l <"$dir/err")" '0 1 1'
expect 'the boxes stay boxes' is "$(jq -r '.id, .a.shape, .b.shape' "$dir/small" | tr '\n' ' ')" 'random-boxes-0021-small box box '
expect 'before and after are said' says "$dir/err" '16 vertices, length'
"$origo" shrink --algorithm sat-lite <"$dir/case" 2>/dev/null >"$dir/again"
expect 'the same each time' same "$dir/small" "$dir/again"
expect 'it is smaller' [ "$(wc -c <"$dir/small")" -lt "$(wc -c <"$dir/case")" ]
"$origo" ask "$dir/small" >"$dir/answer"
expect 'origo ask answers it' is "$? $(jq -r .relation "$dir/answer")" '0 separated'
expect 'the algorithm still fails on it' is "$("$origo" run sat-lite "$dir/small" | jq .colliding)" true
"$origo" shrink --check --algorithm sat-lite "$dir/small" >"$dir/out"
expect 'as --check says' is "$? $(cut -d ' ' -f 1-4 "$dir/out")" '0 random-boxes-0021-small sat-lite verdict gross'
"$origo" shrink --algorithm sat-lite --human-scale --keep-shapes "$dir/case" >"$dir/out" 2>/dev/null
expect 'at human scale too' is "$? $(jq -r '.a.shape, .b.shape' "$dir/out" | tr '\n' ' ')" '0 box box '
"$origo" shrink --algorithm sat-lite --limit 1 "$dir/case" >"$dir/out" 2>"$dir/err"
expect 'a limit of cases is status 3' is "$? $(wc -l <"$dir/out")" '3 1'
printf '%s\n' '{"id":"sweep","question":"sweep","velocity_a":[1,0,0],"a":{"shape":"point","points":[[0,0,0]]},"b":{"shape":"sphere","radius":1}}' >"$dir/fine"
for check in '' --check; do
  # shellcheck disable=SC2086
  "$origo" shrink --algorithm gjk $check "$dir/fine" >"$dir/out" 2>"$dir/err"
  expect "a case that does not fail is refused $check" is "$? $(wc -c <"$dir/out") $(grep -c 'does not fail' "$dir/err")" '1 0 1'
done
cat "$dir/fine" "$dir/case" | "$origo" shrink --algorithm sat-lite --kind verdict --smallest --id "a \"name\"" >"$dir/out" 2>/dev/null
expect '--smallest takes those that fail' is "$? $(jq -r .id "$dir/out")" '0 a "name"'

# ---- the program ----
# reference PRECISION_FLAG OBJECTS: ref as a library: of the objects that the build has or, where these are instrumented, compiled
reference() {
  if ! nm -u "$BUILD/$2/ref/cso/gjk.o" | grep -qE ' __(asan|ubsan|sanitizer|llvm)'; then
    find "$BUILD/$2/ref" -name '*.o' -exec ar rcs "$dir/libref.a" {} +
    return
  fi
  mkdir -p "$dir/ref"
  rm -f "$dir"/ref/*
  # shellcheck disable=SC2086
  (cd "$dir/ref" && ${CC:-cc} -c -std=c17 -ffp-contract=off $1 -I "$root" "$root"/ref/*.c "$root"/ref/*/*.c && ar rcs ../libref.a ./*.o)
}
root=$PWD
for program in origo origo32; do
  case $program in origo) flag= objects=obj ;; *) flag=-DOG_BINARY32 objects=obj32 ;; esac
  rm -f "$dir/libref.a"
  reference "$flag" $objects
  for id in face-plane-verdict chung-wang-gave-up sat-lite-verdict; do
    algorithm=$(jq -r --arg id $id '.[] | select(.id == $id) | .algorithm' corpus/counterexamples/algorithms.json)
    grep -F "\"$id\"" corpus/counterexamples/algorithms.jsonl >"$dir/one"
    "$BUILD/$program" shrink --algorithm "$algorithm" --c --limit 1 "$dir/one" >"$dir/program.c" 2>/dev/null
    [ -s "$dir/program.c" ] || continue # chung-wang answers in binary32
    flags=$(sed -n '2s/.*cc \(.*\) -I.*/\1/p' "$dir/program.c")
    # shellcheck disable=SC2086
    ${CC:-cc} $flags -D_POSIX_C_SOURCE=200809L -Wall -Wextra -Werror -I. "$dir/program.c" "$dir/libref.a" -lm -o "$dir/program"
    expect "$program $id: the program compiles" [ $? = 0 ]
    "$BUILD/$program" run "$algorithm" "$dir/one" >"$dir/claim"
    expect "$program $id: it says what origo run says" is "$("$dir/program" | sed 's/^status \([^,]*\),.*, \([0-9]*\) iterations/\1 \2/')" \
      "$(jq -r '"\(.status) \(.iterations)"' "$dir/claim")"
  done
done

# ---- the counterexamples ----
python3 - "$BUILD" <<'END' >"$dir/out" 2>&1
import sys
sys.dont_write_bytecode = True
sys.path.insert(0, "corpus")
import counterexamples
lines = counterexamples.stored()
for row in counterexamples.rows():
    counterexamples.error(sys.argv[1], row, lines[row["id"]])
    assert counterexamples.make(sys.argv[1], row) == lines[row["id"]], row["id"]
print(len(lines))
END
expect "the counterexamples fail as they are said to: $(tail -n 1 "$dir/out")" is "$? $(jq length corpus/counterexamples/algorithms.json)" "0 $(tail -n 1 "$dir/out")"

# ---- bad usage: status 2, one line on standard error, nothing on standard output ----
refuses() { # refuses PHRASE ARGUMENTS...
  phrase=$1
  shift
  "$origo" "$@" >"$dir/out" 2>"$dir/err" </dev/null
  expect "refused: origo $*" is "$? $(wc -l <"$dir/err") $(wc -c <"$dir/out") $(grep -cF -e "$phrase" "$dir/err")" '2 1 0 1'
}
refuses 'what fails?' shrink
refuses "no algorithm 'nonsense'" shrink --algorithm nonsense
refuses 'takes something else than two bodies' shrink --algorithm point-segment
refuses "unknown kind 'why'" shrink --algorithm gjk --kind why
refuses '--at-least' shrink --algorithm gjk --at-least some
refuses '--at-least' shrink --algorithm gjk --at-least nan
refuses 'limit' shrink --algorithm gjk --limit 0
refuses 'cannot open' shrink --algorithm gjk "$dir/nowhere"
cat "$dir/case" >"$dir/two"
sed 's/0021/0022/' "$dir/case" >>"$dir/two"
"$origo" shrink --algorithm sat-lite --id x "$dir/two" >"$dir/out" 2>"$dir/err"
expect '--id is for one case' is "$? $(grep -c 'for one case' "$dir/err")" '2 1'
"$origo" shrink --help >"$dir/out" 2>"$dir/err"
expect 'help' is "$? $(wc -c <"$dir/err") $(grep -c '^usage: origo shrink' "$dir/out")" '0 0 1'
if [ -w /dev/full ]; then
  "$origo" shrink --algorithm sat-lite "$dir/case" >/dev/full 2>"$dir/err"
  expect 'a full disk is reported' is "$? $(grep -c 'cannot write' "$dir/err")" '2 1'
fi

# ---- engines ----
cat >"$dir/engine.jq" <<'C'
def place: .pose.translation // [0, 0, 0];
def gap($k): ((.b | place)[$k] - (.a | place)[$k] | if . < 0 then -. else . end) - (.a.half[$k] + .b.half[$k]);
{id, engine: "absolute 1"} + if .a.shape == "box" and .b.shape == "box"
  then {colliding: ([gap(0), gap(1), gap(2)] | max < 1e-2)} else {status: "refused"} end
C
engine="jq --unbuffered -c -f $dir/engine.jq"
printf '%s\n' '{"id":"near","question":"relation","a":{"shape":"box","half":["0.3","0.7","1.9"],"pose":{"translation":["0.1","0.2","0.3"]}},"b":{"shape":"box","half":[1,2,3],"pose":{"translation":["0.33","0.44","5.207"]}}}' >"$dir/case"
"$origo" shrink --engine "$engine" --timeout 20 "$dir/case" >"$dir/small" 2>"$dir/err"
expect 'an engine: it shrinks' is "$? $(jq -r '.a.shape + " " + .b.shape + " " + .source' "$dir/small")" \
  '0 box box origo shrink --engine absolute 1 --kind verdict, binary64, from near'
"$origo" judge --quiet --engine "$engine" "$dir/small" >"$dir/out"
expect 'an engine: it still fails, grossly' is "$? $(jq -r '.relation + " " + .verdict' "$dir/out")" '1 separated wrong'
expect 'an engine: in short numbers' \
  [ "$(jq '[.a, .b | .half, .pose.translation // [] | .[] | select(. != 0)] | length' "$dir/small")" -le 9 ]
cat >"$dir/template" <<'C'
// @ID@: @SAYS@, mail@example.org
const double a[@A_COUNT@][3] = {@A_POINTS@}, b[][3] = {@B_POINTS@}, radii[] = {@A_RADIUS@, @B_RADIUS@}, exact = @EXACT@;
C
printf '%s\n' '{"id":"s","question":"relation","a":{"shape":"sphere","radius":1},"b":{"shape":"segment","points":[[0,0,"0.5"],[0,1,3]]}}' >"$dir/case"
"$origo" shrink --engine 'kill -SEGV $$' --limit 1 --any-shapes --template "$dir/template" "$dir/case" \
  >"$dir/out" 2>"$dir/err"
expect 'a template: the crash' says "$dir/out" '// s: crashed, mail@example.org'
expect 'a template: the exact distance' says "$dir/out" 'exact = -0.5;'
expect 'a template: the bodies' says "$dir/out" 'const double a[1][3] = {{0, 0, 0}}, b['
"$origo" shrink --engine 'kill -SEGV $$' --kind timed-out "$dir/case" >"$dir/out" 2>"$dir/err"
expect 'a crash is no hang' is "$?" 1
printf '%s\n' '@A_FACES@;@B_FACES@' >"$dir/template"
printf '%s\n' '{"id":"s","question":"relation","a":{"shape":"hull","points":[[0,0,0],[1,0,0],[0,1,0],[0,0,1]]},"b":{"shape":"point","points":[[0,0,0]]}}' >"$dir/tetrahedron"
"$origo" shrink --engine 'kill -SEGV $$' --limit 1 --template "$dir/template" "$dir/tetrahedron" >"$dir/out" 2>"$dir/err"
expect 'a template: the faces' is "$(grep -o '{' "$dir/out" | wc -l) $(cut -d';' -f2 "$dir/out")" '4 '
echo '@A_POINT@' >"$dir/template"
"$origo" shrink --engine 'kill -SEGV $$' --limit 1 --template "$dir/template" "$dir/case" >"$dir/out" 2>"$dir/err"
expect 'a template with an unknown place' is "$? $(grep -c 'there is nothing for @A_POINT@' "$dir/err")" '2 1'
for usage in '--engine cat --algorithm gjk' '--engine cat --c' '--engine cat --timeout 0' "--engine cat --template $dir/none"; do
  # shellcheck disable=SC2086
  "$origo" shrink $usage "$dir/case" >"$dir/out" 2>"$dir/err"
  expect "bad usage: $usage" is "$? $(wc -l <"$dir/err")" '2 1'
done
printf '%s\n' '{"id":"s","question":"sweep","velocity_a":[1,0,0],"a":{"shape":"point","points":[[0,0,0]]},"b":{"shape":"sphere","radius":1}}' >"$dir/case"
"$origo" shrink --engine cat "$dir/case" >"$dir/out" 2>"$dir/err"
expect 'a sweep is refused' is "$? $(grep -c 'only cases about how two bodies lie, of boxes, of meshes, of what moves, and of hulls, volumes and polygons are made smaller' "$dir/err")" '2 1'

conclude
