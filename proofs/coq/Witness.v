(** The combination of a certificate: pairs of points with positive weights, which name a point of the obstacle. *)

Require Import Reals Lra Psatz List.
From Origo Require Import Space Hull Bodies.
Import ListNotations.
Local Open Scope R_scope.

(** What the checker verifies of every combination: it is not empty, indices name points, weights are positive. *)
Definition witness (A B : list vec) (c : combination) :=
  c <> [] /\ forall w p, In (w, p) c -> 0 < w /\ In p (differences A B).

Lemma witness_combines A B c : witness A B c -> combines (differences A B) c.
Proof. intros [_ H] w p Hp. destruct (H w p Hp). split; [lra | assumption]. Qed.

Lemma witness_weight A B c : witness A B c -> 0 < weight c.
Proof.
  intros H. pose proof (witness_combines A B c H) as C. destruct H as [N H]. destruct c as [|[w p] c]; [congruence|].
  destruct (H w p (or_introl eq_refl)). destruct (combines_tail _ _ _ _ C) as [_ [_ C']].
  pose proof (weight_nonneg _ _ C'). simpl. lra.
Qed.

Theorem witness_point A B c : witness A B c -> hull (differences A B) ((/ weight c) *v sum c).
Proof. intros H. apply hull_of_weights; [apply witness_combines | eapply witness_weight]; eassumption. Qed.

Lemma witness_origin A B c : witness A B c -> sum c = zero -> hull (differences A B) zero.
Proof.
  intros H Z. replace zero with ((/ weight c) *v sum c); [apply witness_point; assumption|].
  rewrite Z. by_coordinates.
Qed.

(** The certificate of a common point: the combination is zero, so the cores (and all the more the bodies) meet. *)
Theorem common_point_certificate A B c rA rB : 0 <= rA -> 0 <= rB ->
  witness A B c -> sum c = zero -> meet (body A rA) (body B rB).
Proof.
  intros HA HB H Z. apply bodies_meet_here; try assumption. exists zero. split; [eapply witness_origin; eassumption|].
  rewrite len_of_zero. lra.
Qed.
