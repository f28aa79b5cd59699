#!/bin/sh
# origo draw --trace: a picture of every step that origo run --trace writes, with its words, corners and support points;
# well-formed and the same bytes each time; what has no steps, and bad usage, are refused.
# usage: BUILD=build tests/draw/trace_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

for file in corpus/cases/*.jsonl corpus/curved/cases/curved-r*.jsonl; do
  jq -c 'select(.question == "relation" or .question == "distance" or .question == "depth")' "$file" | head -n 1
done >"$dir/cases"
printf '%s,"a":{"shape":"point","points":[[1,0,0]]},"b":{"shape":"point","points":[[0,0,0]]}}\n' \
  '{"id":"<b>&\"","question":"distance"' >>"$dir/cases"
count=$(wc -l <"$dir/cases")
expect 'there are cases' [ "$count" -ge 20 ]

# Of each picture: it is well-formed, and has what the steps have, as text.
cat >"$dir/steps.py" <<'END'
import collections, itertools, json, pathlib, sys
sys.path.insert(0, "tests/draw")
import look
lines = [json.loads(line) for line in open(sys.argv[1], encoding="utf-8")]
seen = longest = 0
for file in map(str, pathlib.Path(sys.argv[2]).iterdir()):
    root = look.well_formed(file)
    case = root.find(look.SVG + "text").text.rsplit(": ", 1)[0]
    steps = [one for one in lines if one["id"] == case and "step" in one]
    drawn = min(len(steps), 96)
    assert root.find(look.SVG + "text").text == f"{case}: gjk, {drawn} of {len(steps)} steps", file
    longest, steps = max(longest, len(steps)), steps[:drawn]
    titles = [group.find(look.SVG + "title").text for group in root.iter(look.SVG + "g")]
    assert titles == [one["text"] for one in steps], (file, titles)
    marks = [collections.Counter(mark["mark"] for mark in one["marks"]) for one in steps]
    looks = collections.Counter(element.get("class") for element in root.iter())
    assert looks["claim-point"] == 3 * sum(m["support"] for m in marks), file
    assert looks["point"] == sum(m["corner"] for m in marks), file
    assert looks["exact"] == sum(m["corner"] * (m["corner"] - 1) // 2 for m in marks), file
    assert looks["frame"] == len(steps), file
    for group, one in zip(root.iter(look.SVG + "g"), steps):  # the words that are seen
        shown = [text.text for text in group.iter(look.SVG + "text") if text.get("class") == "ink"]
        assert " ".join(shown) == one["text"], (file, shown)
    seen += 1
assert longest > 96 or sys.argv[3] == "origo32"  # some are cut
print(seen)
END
# What binary32 has no numbers for has no steps there.
cp "$dir/cases" "$dir/all"
for program in origo origo32; do
  "$BUILD/$program" run gjk --trace "$dir/cases" >"$dir/lines"
  jq -r 'select(.step == 0) | .id' "$dir/lines" >"$dir/ids"
  jq -c --rawfile ids "$dir/ids" \
    'select(.id as $id | $ids | split("\n") | index($id) != null)' "$dir/all" >"$dir/cases"
  count=$(wc -l <"$dir/cases")
  expect "$program: most have steps" [ "$count" -ge 60 ]
  "$BUILD/$program" draw --trace gjk --out "$dir/$program" "$dir/cases" >"$dir/out" 2>&1
  expect "$program: all are drawn: $(head -n 1 "$dir/out")" is "$? $(cat "$dir/out")" '0 '
  python3 "$dir/steps.py" "$dir/lines" "$dir/$program" $program >"$dir/seen" 2>"$dir/err"
  expect "$program: each step is there: $(tail -n 1 "$dir/err" | head -c 300)" is "$(cat "$dir/seen")" "$count"
done
cp "$dir/all" "$dir/cases"
count=$(wc -l <"$dir/cases")
"$origo" draw --trace gjk --out "$dir/again" "$dir/cases"
expect 'the same bytes each time' diff -rq "$dir/origo" "$dir/again"
"$origo" draw --trace gjk --out "$dir/turned" --turn 40 "$dir/cases"
# Bodies that lie along the axis look the same from all around.
expect 'another view' [ "$(diff -rq "$dir/origo" "$dir/turned" | wc -l)" -ge $((count - 5)) ]
"$origo" draw --trace gjk --id turned-by-a-quaternion docs/tour.jsonl >"$dir/four.svg"
"$origo" draw --trace gjk --id turned-by-a-quaternion --width 400 docs/tour.jsonl >"$dir/one.svg"
width() { sed -n '1s/.* width="\([0-9.]*\)".*/\1/p' "$1"; }
height() { sed -n '1s/.* height="\([0-9]*\)[.].*/\1/p' "$1"; }
expect 'as wide as four pictures' is "$(width "$dir/four.svg")" 1200.00
expect 'or as wide as is wanted' is "$(width "$dir/one.svg")" 400.00
expect 'then it is higher' [ "$(height "$dir/one.svg")" -gt "$(height "$dir/four.svg")" ]

refuses() { # refuses PHRASE ARGUMENTS...
  phrase=$1
  shift
  "$origo" draw "$@" >"$dir/out" 2>"$dir/err" </dev/null
  expect "refused: origo draw $*" \
    is "$? $(wc -l <"$dir/err") $(wc -c <"$dir/out") $(grep -cF -e "$phrase" "$dir/err")" '2 1 0 1'
}
"$origo" list --traced >"$dir/traced"
other=$("$origo" run --list | awk '$2 == "pair" { print $1 }' | grep -vxF -f "$dir/traced" | head -n 1)
refuses "$other cannot write its steps; 'origo list --traced' names those that can" --trace "$other" docs/tour.jsonl
refuses "did you mean 'gjk'" --trace gjkk docs/tour.jsonl
refuses "'point-segment' takes something else than two bodies" --trace point-segment docs/tour.jsonl
refuses 'for relation, distance and depth' --trace gjk --id cubes-flying docs/tour.jsonl
for option in --cso --contact --float32 --as-hulls '--magnify=3' "--claims=$dir/lines"; do
  refuses '--trace goes with' --trace gjk "$option" docs/tour.jsonl
done
printf '%s,"a":{"shape":"point","points":[["1e400",0,0]]},"b":{"shape":"point","points":[[0,0,0]]}}\n' \
  '{"id":"far","question":"distance"' >"$dir/far"
refuses 'far: gjk does not take it, so there are no steps' --trace gjk "$dir/far"

conclude
