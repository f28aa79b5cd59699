(** What a checker does with a direction: one inner product a point, and the difference of two extremes.

    The gap of a direction is the least n.a less the greatest n.b; it is the greatest number that no value of n on the
    obstacle is below. *)

Require Import Reals Lra List.
From Origo Require Import Space Hull.
Import ListNotations.
Local Open Scope R_scope.

(** n.p >= g for all points p of the obstacle. *)
Definition none_below A B n g := forall a b, In a A -> In b B -> g <= dot n a - dot n b.

Theorem none_below_hull A B n g : none_below A B n g -> forall p, hull (differences A B) p -> g <= dot n p.
Proof.
  intros H. apply hull_bound. intros p Hp. apply in_differences in Hp. destruct Hp as [a [b [Ha [Hb E]]]].
  subst. rewrite dot_sub. auto.
Qed.

(** How the checker finds it. *)
Definition least n l m := (exists p, In p l /\ dot n p = m) /\ forall p, In p l -> m <= dot n p.
Definition greatest n l m := (exists p, In p l /\ dot n p = m) /\ forall p, In p l -> dot n p <= m.
Definition gap A B n g := exists low high, least n A low /\ greatest n B high /\ g = low - high.

Theorem gap_none_below A B n g : gap A B n g -> none_below A B n g.
Proof.
  intros [low [high [[_ La] [[_ Lb] E]]]] a b Ha Hb. specialize (La a Ha). specialize (Lb b Hb). lra.
Qed.

(** A point of each body attains it, so no larger number would do. *)
Theorem gap_attained A B n g : gap A B n g -> exists a b, In a A /\ In b B /\ dot n a - dot n b = g.
Proof.
  intros [low [high [[[a [Ha Ea]] _] [[[b [Hb Eb]] _] E]]]]. exists a, b. split; [assumption|]. split; [assumption|].
  lra.
Qed.

Lemma least_exists n l : l <> [] -> exists m, least n l m.
Proof.
  induction l as [|p l IH]; [congruence|]. intros _. destruct l as [|q l].
  - exists (dot n p). split; [exists p; simpl; auto|]. intros r [E|[]]. subst. lra.
  - destruct IH as [m [[r [Hr Er]] Hm]]; [congruence|]. destruct (Rle_or_lt m (dot n p)).
    + exists m. split; [exists r; split; [right|]; assumption|]. intros s [E|Hs]; [subst; assumption | auto].
    + exists (dot n p). split; [exists p; split; [left|]; reflexivity|].
      intros s [E|Hs]; [subst; lra | specialize (Hm s Hs); lra].
Qed.

Lemma greatest_exists n l : l <> [] -> exists m, greatest n l m.
Proof.
  intros H. destruct (least_exists (zero -v n) l H) as [m [[p [Hp E]] L]].
  assert (N : forall q, dot (zero -v n) q = - dot n q) by by_coordinates.
  exists (- m). split.
  - exists p. rewrite N in E. split; [assumption | lra].
  - intros q Hq. specialize (L q Hq). rewrite N in L. lra.
Qed.

Theorem gap_exists A B n : A <> [] -> B <> [] -> exists g, gap A B n g.
Proof.
  intros HA HB. destruct (least_exists n A HA) as [low Hl], (greatest_exists n B HB) as [high Hh].
  exists (low - high), low, high. auto.
Qed.
