(** Parac 2020, section 2.2 (after van den Bergen): nearest points give a separating axis.

    The text states them in R^n; here it is space. Sets are any convex sets, not only hulls. *)

Require Import Reals Lra Psatz.
From Origo Require Import Space Hull Bodies.
Local Open Scope R_scope.

Lemma sq_towards v w t :
  sq ((1 - t) *v v +v t *v w) = sq v - 2 * t * (sq v - dot v w) + t * t * sq (w -v v).
Proof. by_coordinates. Qed.

(** Lemma 2.2.1. Where v.w - |v|^2 < 0, the segment from v to w has a point nearer to the origin than v. *)
Theorem nearer_on_segment v w : dot v w - sq v < 0 ->
  exists t, 0 <= t <= 1 /\ len ((1 - t) *v v +v t *v w) < len v.
Proof.
  intros H. set (a := sq v - dot v w). set (b := sq (w -v v)). assert (Ha : 0 < a) by (unfold a; lra).
  pose proof (sq_nonneg (w -v v)) as Hb. fold b in Hb.
  assert (Shorter : forall t, 0 < t -> t * b <= a -> len ((1 - t) *v v +v t *v w) < len v).
  { intros t Ht L. apply len_lt; [apply len_nonneg|]. rewrite sq_towards, len_square. fold a b. nra. }
  destruct (Rle_or_lt b a).
  - exists 1. split; [lra | apply Shorter; lra].
  - assert (E : a / b * b = a) by (field; lra). exists (a / b). split; [apply fraction; lra|].
    apply Shorter; [apply Rdiv_lt_0_compat; lra | lra].
Qed.

Definition nearest_of (S : set) v := S v /\ forall u, S u -> len v <= len u.

(** Lemma 2.2.2, with the bound that its proof gives: v = 0, or v.w >= |v|^2 > 0 on all of S. *)
Theorem nearest_supports S v : convex S -> nearest_of S v -> v = zero \/ (0 < sq v /\ forall w, S w -> sq v <= dot v w).
Proof.
  intros C [Hv Least]. destruct (Req_dec (sq v) 0) as [Z|N]; [left; apply sq_zero; assumption|right].
  pose proof (sq_nonneg v). split; [lra|]. intros w Hw. apply Rnot_lt_le. intro L.
  destruct (nearer_on_segment v w) as [t [Ht Near]]; [lra|].
  specialize (Least _ (C v w t Hv Hw Ht)). lra.
Qed.

Corollary nearest_positive S v : convex S -> nearest_of S v -> v = zero \/ forall w, S w -> 0 < dot v w.
Proof.
  intros C N. destruct (nearest_supports S v C N) as [Z|[P H]]; [left; assumption|right].
  intros w Hw. specialize (H w Hw). lra.
Qed.

(** Theorem 2.2.3. With a and b nearest to each other the sets meet, or a - b is a separating axis. *)
Theorem separating_axis A B a b : convex A -> convex B -> A a -> B b ->
  (forall x y, A x -> B y -> len (a -v b) <= len (x -v y)) ->
  meet A B \/ forall x y, A x -> B y -> dot (a -v b) y < dot (a -v b) x.
Proof.
  intros CA CB Ha Hb Least. destruct (nearest_positive (minus A B) (a -v b)) as [Z|P].
  - apply minus_convex; assumption.
  - split; [exists a, b; auto|]. intros u [x [y [Hx [Hy E]]]]. subst. apply Least; assumption.
  - left. exists a. split; [assumption|]. replace a with (b +v (a -v b)) by by_coordinates. rewrite Z.
    replace (b +v zero) with b by by_coordinates. assumption.
  - right. intros x y Hx Hy. specialize (P (x -v y)). rewrite dot_sub in P.
    assert (0 < dot (a -v b) x - dot (a -v b) y) by (apply P; exists x, y; auto). lra.
Qed.
