(** The certificate [separated]: a direction along which the cores are farther apart than the sum of the radii. *)

Require Import Reals Lra Psatz List.
From Origo Require Import Space Hull Bodies Gap.
Import ListNotations.
Local Open Scope R_scope.

Section Separated.
Variables (A B : list vec) (rA rB : R) (n : vec).
Hypotheses (HrA : 0 <= rA) (HrB : 0 <= rB) (some_A : A <> []) (some_B : B <> []).
(** Every value of n on the obstacle is positive, and its square exceeds R^2 n.n. *)
Hypothesis beyond : forall a b, In a A -> In b B ->
  0 < dot n a - dot n b /\
  (rA + rB) * (rA + rB) * dot n n < (dot n a - dot n b) * (dot n a - dot n b).

Lemma separated_gap : exists g, gap A B n g /\ 0 < g /\ (rA + rB) * (rA + rB) * dot n n < g * g.
Proof.
  destruct (gap_exists A B n some_A some_B) as [g G]. exists g. split; [assumption|].
  destruct (gap_attained _ _ _ _ G) as [a [b [Ha [Hb E]]]]. rewrite <- E. apply beyond; assumption.
Qed.

Lemma separated_direction : n <> zero.
Proof.
  destruct separated_gap as [g [G [Pos _]]]. destruct (gap_attained _ _ _ _ G) as [a [b [_ [_ E]]]].
  intro Z. subst n. rewrite (dot_sym _ a), (dot_sym _ b), !dot_zero in E. lra.
Qed.

(** The gap bounds the distance from below. *)
Theorem separated_distance g x y : gap A B n g -> body A rA x -> body B rB y -> g / len n - (rA + rB) <= len (x -v y).
Proof.
  intros G. apply bodies_apart. intros p Hp. pose proof (none_below_hull _ _ _ _ (gap_none_below _ _ _ _ G) p Hp).
  pose proof (len_pos n separated_direction) as Ln. pose proof (cauchy_schwarz n p).
  apply Rmult_le_reg_l with (len n); [assumption|]. replace (len n * (g / len n)) with g by (field; lra). lra.
Qed.

Theorem separated_certificate : separated (body A rA) (body B rB).
Proof.
  destruct separated_gap as [g [G [positive exceeds_radii]]].
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
