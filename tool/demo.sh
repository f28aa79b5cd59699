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
total_cases=0
total_refused=0
total_accepted=0
start=$(date +%s%N)
for cases in corpus/cases/*.jsonl; do
  family=$(basename "$cases" .jsonl)
  "$build/origo" ask "$cases" >"$work/answers"
  "$build/origo-check" "$cases" "$work/answers" >"$work/checked" || true
  verdict=$(tail -n 1 "$work/checked")
  accepted=${verdict%% *}
  refused=$(echo "$verdict" | cut -d ' ' -f 3)
  counts=$(awk '/"relation":"separated"/ { s++ } /"relation":"touching"/ { t++ } /"relation":"penetrating"/ { p++ }
    /"hit":true/ { h++ } /"hit":false/ { m++ } END { printf "%d %d %d %d %d %d", NR, s, t, p, h, m }' "$work/answers")
  set -- $counts
  printf '%-26s %6d %9d %8d %11d %5d %5d %9d %8d\n' "$family" "$@" "$accepted" "$refused"
  total_cases=$((total_cases + $1))
  total_accepted=$((total_accepted + accepted))
  total_refused=$((total_refused + refused))
done
milliseconds=$((($(date +%s%N) - start) / 1000000))
printf '\n%d cases answered and checked in %d.%03d s: %d certificates accepted, %d refused.\n' \
  "$total_cases" $((milliseconds / 1000)) $((milliseconds % 1000)) "$total_accepted" "$total_refused"
cat <<'TEXT'

A scene (docs/world.md): the steps in which bodies begin or cease to touch; every step is held against the exact answers.

TEXT
"$build/origo" world --quiet --check corpus/worlds/falling-boxes.jsonl >"$work/steps" 2>"$work/checked"
sed -n '/"touch":{"begin":\[\],"persist":[0-9]*,"end":\[\]}/d; s/"bodies".*"touch"/"touch"/; s/,"unanswered".*/}/p' "$work/steps"
cat "$work/checked"
cat <<TEXT

Next: ask your own question (README.md, docs/format.md), for instance the distance of two boxes:

  echo '{"id": "boxes", "question": "distance",
         "a": {"shape": "box", "half": [1, 1, 1]},
         "b": {"shape": "box", "half": [1, 1, 1], "pose": {"translation": [4, 3, 0]}}}' | tr -d '\n' | $build/origo ask
TEXT
[ "$total_refused" = 0 ]
