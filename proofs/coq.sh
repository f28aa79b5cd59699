#!/bin/sh
# Proves the theorems of proofs/coq/ from scratch.                           usage: proofs/coq.sh [--write] [FOLDER]
# Fails on anything admitted or assumed, on sentences that no theorem needs (coq_text.py), on axioms other than those in
# its assumptions.txt (--write writes it anew), and when a false variant of its negative.txt compiles. With SHARE=4 in
# the environment every fourth variant has its turn: TURN says which.
set -eu
write=
if [ "${1:-}" = --write ]; then write=yes; shift; fi
here=$(cd "${1:-$(dirname "$0")/coq}" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "FAILED: $*" >&2; exit 1; }

python3 "$(dirname "$0")/coq_text.py" "$here"/*.v >&2 || fail "something is admitted or assumed, or no theorem needs it"

cp "$here"/*.v "$work"
cd "$work"
coqdep -R . Origo ./*.v >deps 2>/dev/null
compiled=$(echo ./*.v | sed 's/\.v/.vo/g')
printf 'all: %s\ninclude deps\n%%.vo: %%.v\n\t@coqc -q -R . Origo $<\n' "$compiled" >Makefile
make -s -j2 all || fail "a proof does not go through"

# What every theorem rests on, one line a theorem: its name and the axioms of Coq's libraries under it.
modules=$(for file in ./*.v; do basename "$file" .v; done)
theorems=$(grep -HoE '^(Theorem|Corollary) [A-Za-z0-9_]+' ./*.v | sed 's|^\./\(.*\)\.v:[A-Za-z]* |\1.|' | sort)
{
  for module in $modules; do echo "From Origo Require $module."; done
  for theorem in $theorems; do
    echo "Goal True. idtac \"theorem $theorem\". Abort."
    echo "Print Assumptions $theorem."
  done
} >asked.v
coqc -q -R . Origo asked.v >assumed 2>&1 &
asking=$!

# Each variant takes away what a theorem needs: its proof must break there, and nowhere before. Two at a time.
# refuse NUMBER MODULE THEOREM EDIT: in a folder of its own; its file `refused` says that all is as it has to be
refuse() {
  folder=negative/$1
  mkdir -p "$folder"
  sed "$4" "$2.v" >"$folder/$2.v"
  if cmp -s "$2.v" "$folder/$2.v"; then
    echo "the variant of $2 ($4) changes nothing" >"$folder/complaint"
  elif coqc -q -R . Origo -o "$folder/$2.vo" "$folder/$2.v" >"$folder/said" 2>&1; then
    echo "$2 compiles although $3 is false after $4" >"$folder/complaint"
  else
    line=$(sed -n 's/^File .*, line \([0-9]*\), .*/\1/p' "$folder/said" | head -n 1)
    broken=$(head -n "${line:-0}" "$folder/$2.v" | grep -oE '^(Theorem|Corollary|Lemma) [A-Za-z0-9_]+' | tail -n 1)
    if [ "${broken#* }" = "$3" ]; then
      touch "$folder/refused"
    else
      { cat "$folder/said"; echo "the variant of $2 ($4) breaks '$broken', not $3"; } >"$folder/complaint"
    fi
  fi
}
variants=0
asked=
other=
while IFS='|' read -r module theorem edit; do
  case $module in '' | '#'*) continue ;; esac
  variants=$((variants + 1))
  [ -z "${SHARE:-}" ] || [ $((variants % SHARE)) = $((TURN % SHARE)) ] || continue
  asked="$asked $variants"
  refuse $variants "$module" "$theorem" "$edit" &
  newest=$!
  [ -z "$other" ] || wait "$other" || true
  other=$newest
done <"$here/negative.txt"
[ -z "$other" ] || wait "$other" || true
for k in $asked; do
  [ -e "negative/$k/refused" ] || fail "$(cat "negative/$k/complaint" 2>/dev/null || echo "variant $k did not run")"
done

wait $asking || { cat assumed; fail "the assumptions cannot be printed"; }
awk 'BEGIN{print "# The axioms of Coq\047s libraries under every theorem, written by proofs/coq.sh --write."}
     /^theorem /{if (name) print name ":" axioms; name = $2; axioms = ""; next}
     /^Axioms:$/{next}
     /^Closed under the global context$/{axioms = " none"; next}
     /^[^ ]/{part = split($1, path, "."); axioms = axioms " " path[part]} # what goes on is indented
     END{print name ":" axioms}' assumed >assumptions.txt
[ "$(grep -c ': ' assumptions.txt)" = "$(echo "$theorems" | wc -l)" ] || fail "a theorem's assumptions are missing"
if [ -n "$write" ]; then cp assumptions.txt "$here/assumptions.txt"; fi
diff "$here/assumptions.txt" assumptions.txt || fail "the assumptions differ from $here/assumptions.txt"

lemmas=$(cat ./*.v | grep -cE '^Lemma ' || true)
echo "$(echo "$asked" | wc -w) of $variants false variants refused, $lemmas lemmas on the way"
echo "$(echo "$theorems" | wc -l) theorems proved, 0 admitted"
