#!/bin/sh
# proofs/coq.sh must refuse what it is there to refuse: each broken folder below has to fail, the whole one to pass.
set -u
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0
failed=0
folder() { # folder NAME VARIANT TEXT: one module that adds TEXT to a theorem, and one false variant of it
  mkdir "$work/$1"
  printf 'Theorem sum : 1 + 1 = 2.\nProof. reflexivity. Qed.\n%s\n' "$3" >"$work/$1/Sum.v"
  printf '%s\n' "$2" >"$work/$1/negative.txt"
  head -n 1 "$(dirname "$0")/coq/assumptions.txt" >"$work/$1/assumptions.txt"
  echo 'Sum.sum: none' >>"$work/$1/assumptions.txt"
}
expect() { # expect STATUS NAME MESSAGE: how it ends, and why
  "$(dirname "$0")/coq.sh" "$work/$2" >"$work/log" 2>&1
  if [ $? = "$1" ] && grep -q "$3" "$work/log"; then passed=$((passed + 1)); else
    failed=$((failed + 1))
    echo "FAILED $2"
    cat "$work/log"
  fi
}
unset SHARE TURN # all variants of each folder, except where it is said
false='Sum|sum|s/= 2/= 3/'
folder whole "$false" ''
folder admitted "$false" 'Lemma wish : 1 = 2. Proof. Admitted.'
folder axiom "$false" 'Axiom wish : 1 = 2.'
folder hypothesis "$false" 'Hypothesis wish : 1 = 2.
Theorem wished : 1 = 2.
Proof. exact wish. Qed.'
folder wrong "$false" 'Theorem wrong : 1 = 2.
Proof. reflexivity. Qed.'
folder holds 'Sum|sum|s/1 + 1/2/' ''
folder nothing 'Sum|sum|s/absent//' ''
folder elsewhere 'Sum|sum|s/= 7/= 8/' 'Lemma other : 7 = 7. Proof. reflexivity. Qed.'
expect 0 whole '^1 theorems proved, 0 admitted$'
expect 1 admitted 'admitted or assumed'
expect 1 axiom 'admitted or assumed'
expect 1 hypothesis 'assumptions differ'
expect 1 wrong 'does not go through'
expect 1 holds 'compiles although sum is false'
expect 1 nothing 'changes nothing'
expect 1 elsewhere "breaks 'Lemma other', not sum"
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
