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
for kind in 'Hypothesis wish' 'Variable wish' 'Context (wish' 'Parameter wish' 'Conjecture wish'; do
  close=$(echo "$kind" | tr -dc '(' | tr '(' ')')
  folder "outside ${kind%% *}" "$false" "$kind : 1 = 2$close.
Theorem wished : 1 = 2.
Proof. exact wish. Qed."
done
folder section "$false" 'Section Wished.
Hypothesis wish : 1 = 2.
Theorem wished : 1 = 2.
Proof. exact wish. Qed.
End Wished.'
echo "Sum.wished: none" >>"$work/section/assumptions.txt"
folder two_lines "$false" 'Theorem wish : 1 = 2.
Proof. Admitted
.'
folder abort "$false" 'Theorem wish : 1 = 2.
Abort.'
folder guard "$false" 'Unset Guard Checking.
Fixpoint wish (n : nat) : 1 = 2 := wish n.'
folder positivity "$false" 'Unset Positivity Checking.
Inductive wish : Set := C : (wish -> False) -> wish.'
folder module "$false" 'Module Type M. Axiom wish : 1 = 2. End M.
Declare Module N : M.'
folder attribute "$false" '#[bypass_check(guard)] Fixpoint wish (n : nat) : 1 = 2 := wish n.'
folder notation "$false" 'Notation "x = y" := True.
Theorem wished : 1 = 2.
Proof. exact I. Qed.'
folder infix "$false" 'Infix "=" := le (at level 70).
Theorem wished : 1 = 2.
Proof. repeat constructor. Qed.'
folder indented "$false" ' Theorem hidden : 1 = 1.
Proof. reflexivity. Qed.'
folder inside "$false" 'Lemma open : 1 = 1.
Proof. Axiom wish : 1 = 2. reflexivity. Qed.'
folder comment "$false" '(* Axiom wish : 1 = 2. (* Admitted. *) Unset Guard Checking. *)'
folder library "$false" 'From Coq Require Import Reals.
Theorem reals : (0 < 1)%R.
Proof. exact Rlt_0_1. Qed.'
folder wrong "$false" 'Theorem wrong : 1 = 2.
Proof. reflexivity. Qed.'
folder holds 'Sum|sum|s/1 + 1/2/' ''
folder nothing 'Sum|sum|s/absent//' ''
folder elsewhere 'Sum|sum|s/= 7/= 8/' 'Lemma other : 7 = 7. Proof. reflexivity. Qed.'
expect 0 whole '^1 theorems proved, 0 admitted$'
expect 1 admitted 'admitted or assumed'
expect 1 axiom 'admitted or assumed'
for kind in Hypothesis Variable; do expect 1 "outside $kind" "$kind outside a section is an axiom"; done
for kind in Context Parameter Conjecture; do expect 1 "outside $kind" "no theorem needs this: $kind"; done
expect 0 section '^2 theorems proved, 0 admitted$'
expect 1 two_lines 'Admitted leaves a proof open'
expect 1 abort 'Abort leaves a proof open'
expect 1 guard 'no theorem needs this: Unset Guard'
expect 1 positivity 'no theorem needs this: Unset Positivity'
expect 1 module 'no theorem needs this: Module Type'
expect 1 attribute 'bypass_check leaves a proof open'
expect 1 notation 'no theorem needs this: Notation'
expect 1 infix 'a notation without a letter'
expect 1 indented 'Theorem does not begin its line'
expect 1 inside 'Axiom within a proof'
expect 0 comment '^1 theorems proved, 0 admitted$'
expect 1 library 'the assumptions differ'
expect 1 wrong 'does not go through'
expect 1 holds 'compiles although sum is false'
expect 1 nothing 'changes nothing'
expect 1 elsewhere "breaks 'Lemma other', not sum"
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
