#!/bin/sh
# Makes the corpus again: cases, exact answers, manifest and the tables of docs/use/corpus.md; the same bytes each time.
# usage: corpus/make_corpus.sh [BUILD]
set -eu
cd "$(dirname "$0")/.."
build=${1:-${BUILD:-build}}
origo=$build/origo
[ -x "$origo" ] || { echo "make_corpus.sh: there is no $origo; run make first" >&2; exit 2; }

mkdir -p corpus/cases corpus/answers
rm -f corpus/cases/*.jsonl corpus/answers/*.jsonl
for family in $("$origo" gen --list | cut -d ' ' -f 1); do
  "$origo" gen "$family" --seed 1 >"corpus/cases/$family.jsonl"
done
python3 corpus/import_wild.py corpus/imported/wild-boxes.jsonl >corpus/cases/wild.jsonl
for cases in corpus/cases/*.jsonl; do
  "$origo" ask "$cases" >"corpus/answers/${cases##*/}"
done
python3 corpus/counterexamples.py "$build"
# What is asked of primitives stands apart, and so do cylinders and cones, meshes and rays, and bodies of the plane:
# the vectors above are pairs of bodies, which any engine can be given.
for kind in primitives curved parts plane; do
  mkdir -p corpus/$kind/cases corpus/$kind/answers
  rm -f corpus/$kind/cases/*.jsonl corpus/$kind/answers/*.jsonl
  for family in $("$origo" gen --list --$kind | cut -d ' ' -f 1); do
    "$origo" gen "$family" --seed 1 >"corpus/$kind/cases/$family.jsonl"
    "$origo" ask "corpus/$kind/cases/$family.jsonl" >"corpus/$kind/answers/$family.jsonl"
  done
done
python3 corpus/describe.py "$build"
