(** The smallest sphere around points: what a support set with weights proves. *)

Require Import Reals Lra Psatz List.
From Origo Require Import Space Hull.
Import ListNotations.
Local Open Scope R_scope.

(** No point of the list is farther from c than the root of s. *)
Definition holds (P : list vec) c s := forall p, In p P -> sq (p -v c) <= s.

(** What the checker verifies: the centre is the weighted mean of points of the list, all of them at the square distance
    s from it. *)
Definition support (P : list vec) (k : combination) c s :=
  combines P k /\ 0 < weight k /\ sum k = weight k *v c /\ forall w p, In (w, p) k -> sq (p -v c) = s.

Fixpoint spread (k : combination) d :=
  match k with [] => 0 | (w, p) :: k => w * sq (p -v d) + spread k d end.

(** Seen from another place d, the weighted squares grow by that of the way there. *)
Lemma spread_moved k c d :
  spread k d = spread k c + 2 * dot (sum k -v (weight k *v c)) (c -v d) + weight k * sq (c -v d).
Proof.
  induction k as [|[w p] k IH]; simpl; [by_coordinates|]. rewrite IH. by_coordinates.
Qed.

Lemma spread_equal k c s : (forall w p, In (w, p) k -> sq (p -v c) = s) -> spread k c = weight k * s.
Proof.
  induction k as [|[w p] k IH]; simpl; intros H; [ring|].
  rewrite IH; [|intros v q Hq; apply (H v q); right; assumption].
  rewrite (H w p (or_introl eq_refl)). ring.
Qed.

Lemma spread_within P k d t : combines P k -> holds P d t -> spread k d <= weight k * t.
Proof.
  induction k as [|[w p] k IH]; simpl; intros C H; [lra|].
  destruct (C w p (or_introl eq_refl)) as [W Hp]. specialize (H p Hp) as D.
  assert (T : spread k d <= weight k * t) by (apply IH; [|assumption]; intros v q Hq; apply (C v q); right; assumption).
  nra.
Qed.

(** Every sphere that holds the points is larger, by the square of the way between the centres. *)
Theorem support_certificate P k c s d t : support P k c s -> holds P d t -> s + sq (c -v d) <= t.
Proof.
  intros [C [W [M E]]] H. pose proof (spread_within P k d t C H) as U. rewrite (spread_moved k c d) in U.
  rewrite (spread_equal k c s E), M in U.
  replace (dot ((weight k *v c) -v (weight k *v c)) (c -v d)) with 0 in U by by_coordinates. nra.
Qed.

(** So no smaller one holds them, and no other as small. *)
Theorem smallest_sphere_unique P k c s d t : support P k c s -> holds P d t -> t <= s -> t = s /\ d = c.
Proof.
  intros S H T. pose proof (support_certificate P k c s d t S H). pose proof (sq_nonneg (c -v d)).
  split; [lra|]. assert (Z : c -v d = zero) by (apply sq_zero; lra).
  apply vec_equal; [apply (f_equal vx) in Z | apply (f_equal vy) in Z | apply (f_equal vz) in Z]; coordinates; lra.
Qed.
