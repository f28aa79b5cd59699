(** The certificate [separated]: a direction along which the cores are farther apart than the sum of the radii. *)

Require Import Reals Lra Psatz List.
From Origo Require Import Space Hull Bodies Gap.
Local Open Scope R_scope.

Section Separated.
Variables (A B : list vec) (rA rB : R) (n : vec) (g : R).
Hypotheses (HrA : 0 <= rA) (HrB : 0 <= rB).
Hypothesis is_gap : gap A B n g.
Hypothesis positive : 0 < g.
Hypothesis exceeds_radii : (rA + rB) * (rA + rB) * dot n n < g * g.

Lemma separated_direction : n <> zero.
Proof.
  intro Z. destruct (gap_attained _ _ _ _ is_gap) as [p [_ E]]. subst n.
  rewrite dot_sym, dot_zero in E. lra.
Qed.

(** The gap bounds the distance from below. *)
Theorem separated_distance x y : body A rA x -> body B rB y -> g / len n - (rA + rB) <= len (x -v y).
Proof.
  apply bodies_apart. intros p Hp. pose proof (gap_bound _ _ _ _ is_gap p Hp).
  pose proof (len_pos n separated_direction) as Ln. pose proof (cauchy_schwarz n p).
  apply Rmult_le_reg_l with (len n); [assumption|]. replace (len n * (g / len n)) with g by (field; lra). lra.
Qed.

Theorem separated_certificate : separated (body A rA) (body B rB).
Proof.
  exists (g / len n - (rA + rB)). split; [|intros; apply separated_distance; assumption].
  pose proof (len_pos n separated_direction) as Ln. fold (sq n) in exceeds_radii.
  rewrite <- len_square in exceeds_radii.
  assert ((rA + rB) * len n < g) by (assert (0 <= (rA + rB) * len n) by nra; nra).
  apply Rlt_Rminus. apply Rmult_lt_reg_r with (len n); [assumption|].
  replace (g / len n * len n) with g by (field; lra). assumption.
Qed.

Corollary separated_disjoint : ~ meet (body A rA) (body B rB).
Proof. apply separated_apart, separated_certificate. Qed.
End Separated.
