#!/bin/sh
# Proves the theorems of proofs/coq/ from scratch.                           usage: proofs/coq.sh [--write] [FOLDER]
# Fails on anything admitted or assumed, on axioms other than those in its assumptions.txt (--write writes it anew), and
# when a false variant of its negative.txt compiles.
set -eu
write=
if [ "${1:-}" = --write ]; then write=yes; shift; fi
here=$(cd "${1:-$(dirname "$0")/coq}" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "FAILED: $*" >&2; exit 1; }

if grep -nwE 'Admitted|admit|give_up|Axioms?|Parameters?|Conjectures?|bypass_check' "$here"/*.v; then
  fail "something is admitted or assumed"
fi

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

# Each variant takes away what a theorem needs: its proof must break there, and nowhere before.
variants=0
mkdir negative
while IFS='|' read -r module theorem edit; do
  case $module in '' | '#'*) continue ;; esac
  sed "$edit" "$module.v" >"negative/$module.v"
  ! cmp -s "$module.v" "negative/$module.v" || fail "the variant of $module ($edit) changes nothing"
  if coqc -q -R . Origo -o "negative/$module.vo" "negative/$module.v" >said 2>&1; then
    fail "$module compiles although $theorem is false after $edit"
  fi
  line=$(sed -n 's/^File .*, line \([0-9]*\), .*/\1/p' said | head -n 1)
  broken=$(head -n "${line:-0}" "negative/$module.v" | grep -oE '^(Theorem|Corollary|Lemma) [A-Za-z0-9_]+' | tail -n 1)
  [ "${broken#* }" = "$theorem" ] || { cat said; fail "the variant of $module ($edit) breaks '$broken', not $theorem"; }
  variants=$((variants + 1))
done <"$here/negative.txt"

wait $asking || { cat assumed; fail "the assumptions cannot be printed"; }
awk 'BEGIN{print "# The axioms of Coq\047s libraries under every theorem, written by proofs/coq.sh --write."}
     /^theorem /{if (name) print name ":" axioms; name = $2; axioms = ""; next}
     /^Axioms:$/{next}
     /^Closed under the global context$/{axioms = " none"; next}
     /^[A-Za-z_.]+( :|$)/{part = split($1, path, "."); axioms = axioms " " path[part]}
     END{print name ":" axioms}' assumed >assumptions.txt
[ "$(grep -c ': ' assumptions.txt)" = "$(echo "$theorems" | wc -l)" ] || fail "a theorem's assumptions are missing"
if [ -n "$write" ]; then cp assumptions.txt "$here/assumptions.txt"; fi
diff "$here/assumptions.txt" assumptions.txt || fail "the assumptions differ from $here/assumptions.txt"

lemmas=$(cat ./*.v | grep -cE '^Lemma ' || true)
echo "$variants false variants refused, $lemmas lemmas on the way"
echo "$(echo "$theorems" | wc -l) theorems proved, 0 admitted"
