(** What a checker does with a direction: one inner product a point, and the difference of two extremes.

    The gap of a direction is the least n.a less the greatest n.b; it is the least value of n on the obstacle. *)

Require Import Reals Lra List.
From Origo Require Import Space Hull.
Local Open Scope R_scope.

Definition least n l m := (exists p, In p l /\ dot n p = m) /\ forall p, In p l -> m <= dot n p.
Definition greatest n l m := (exists p, In p l /\ dot n p = m) /\ forall p, In p l -> dot n p <= m.
Definition gap A B n g := exists low high, least n A low /\ greatest n B high /\ g = low - high.

Theorem gap_bound A B n g : gap A B n g -> forall p, hull (differences A B) p -> g <= dot n p.
Proof.
  intros [low [high [[_ La] [[_ Lb] E]]]]. apply hull_bound. intros p Hp.
  apply in_differences in Hp. destruct Hp as [a [b [Ha [Hb Ep]]]]. subst. rewrite dot_sub.
  specialize (La a Ha). specialize (Lb b Hb). lra.
Qed.

(** The bound is attained, so the gap is the best that the direction shows. *)
Theorem gap_attained A B n g : gap A B n g -> exists p, hull (differences A B) p /\ dot n p = g.
Proof.
  intros [low [high [[[a [Ha Ea]] _] [[[b [Hb Eb]] _] E]]]]. exists (a -v b). split.
  - apply hull_point, in_differences. exists a, b. auto.
  - rewrite dot_sub. lra.
Qed.
