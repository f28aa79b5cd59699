(** The certificate [touching]: a common point of the cores, and a plane with the cores weakly on its two sides. *)

Require Import Reals Lra Psatz List.
From Origo Require Import Space Hull Bodies Gap Witness.
Local Open Scope R_scope.

Section Touching.
Variables (A B : list vec) (rA rB : R) (c : combination) (n : vec).
Hypotheses (HrA : 0 <= rA) (HrB : 0 <= rB).
Hypothesis is_witness : witness A B c.
Hypothesis is_common : sum c = zero.
Hypothesis direction : n <> zero.
Hypothesis sides : none_below A B n 0.

Theorem touching_meet : meet (body A rA) (body B rB).
Proof. eapply common_point_certificate; eassumption. Qed.

(** The depth is the sum of the radii: the common point of the cores lies that deep in the rounded bodies. *)
Theorem touching_depth : is_depth (body A rA) (body B rB) (rA + rB).
Proof.
  split.
  - intros t Ht. apply bodies_meet; try assumption. exists zero. split; [eapply witness_origin; eassumption|].
    replace (zero +v t) with t by by_coordinates. lra.
  - exists (unit n). split; [apply len_unit; assumption|]. intros k Hk.
    apply parted_along with (g := 0); try assumption; [apply none_below_hull; assumption|].
    unfold Rdiv. rewrite Rmult_0_l. lra.
Qed.

Theorem touching_certificate : rA + rB = 0 -> touching (body A rA) (body B rB).
Proof. intros Z. apply depth_touching; [apply touching_meet | rewrite <- Z; apply touching_depth]. Qed.

Theorem touching_rounded : 0 < rA + rB -> penetrating (body A rA) (body B rB).
Proof. intros P. apply depth_penetrating with (rA + rB); [assumption | apply touching_depth]. Qed.
End Touching.
