#!/bin/sh
# `make demo`: the main job on the embedded corpus. Every case is answered exactly by build/origo, and every answer's
# certificate is verified by build/origo-check, a separate program that contains none of the solver.
set -eu
build=${BUILD:-build}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cat <<'TEXT'
Origo answers questions about collisions exactly, and proves each answer with a certificate.

A tour (docs/tour.jsonl):

TEXT
"$build/origo" ask --table docs/tour.jsonl

cat <<'TEXT'

The whole corpus: answered by origo, certificates verified by origo-check.

TEXT
printf '%-26s %6s %9s %8s %11s %5s %5s %9s %8s\n' family cases separated touching penetrating hit miss accepted refused
start=$(date +%s%N)
# One process for all files: most of their cases take less time than a process needs to begin.
cat corpus/cases/*.jsonl >"$work/cases"
"$build/origo" ask "$work/cases" >"$work/answers"
"$build/origo-check" "$work/cases" "$work/answers" >"$work/checked" || true
verdict=$(tail -n 1 "$work/checked")
total_accepted=${verdict%% *}
total_refused=$(echo "$verdict" | cut -d ' ' -f 3)
total_cases=$(wc -l <"$work/answers")
# Which lines of the answers are refused, then the answers, family by family.
sed -n 's/^refused: ".*" ([^ ]*:\([0-9]*\)): .*/\1/p' "$work/checked" >"$work/refused"
wc -l corpus/cases/*.jsonl | sed -n 's|^ *\([0-9]*\) corpus/cases/\(.*\)\.jsonl$|\1 \2|p' >"$work/families"
awk 'FILENAME ~ /refused$/ { is_refused[$1] = 1; next }
  FILENAME ~ /families$/ { size[++families] = $1; name[families] = $2; next }
  function row() {
    printf "%-26s %6d %9d %8d %11d %5d %5d %9d %8d\n", name[at], size[at], s, t, p, h, m, size[at] - r, r
    s = t = p = h = m = r = 0
  }
  FNR > last { if (at) row(); last += size[++at] }
  /"relation":"separated"/ { s++ } /"relation":"touching"/ { t++ } /"relation":"penetrating"/ { p++ }
  /"hit":true/ { h++ } /"hit":false/ { m++ } FNR in is_refused { r++ }
  END { row() }' "$work/refused" "$work/families" "$work/answers"
milliseconds=$((($(date +%s%N) - start) / 1000000))
printf '\n%d cases answered and checked in %d.%03d s: %d certificates accepted, %d refused.\n' \
  "$total_cases" $((milliseconds / 1000)) $((milliseconds % 1000)) "$total_accepted" "$total_refused"
cat <<'TEXT'

A scene (docs/use/world.md): the steps in which bodies begin or cease to touch; every step is held against the exact answers.

TEXT
"$build/origo" world --quiet --check corpus/worlds/falling-boxes.jsonl >"$work/steps" 2>"$work/checked"
sed -n '/"touch":{"begin":\[\],"persist":[0-9]*,"end":\[\]}/d; s/"bodies".*"touch"/"touch"/; s/,"unanswered".*/}/p' "$work/steps"
cat "$work/checked"
cat <<TEXT

Next: ask your own question (README.md, docs/use/format.md), for instance the distance of two boxes:

  echo '{"id": "boxes", "question": "distance",
         "a": {"shape": "box", "half": [1, 1, 1]},
         "b": {"shape": "box", "half": [1, 1, 1], "pose": {"translation": [4, 3, 0]}}}' | tr -d '\n' | $build/origo ask
TEXT
[ "$total_refused" = 0 ] && [ "$total_accepted" = "$total_cases" ]
