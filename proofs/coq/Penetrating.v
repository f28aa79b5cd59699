(** The certificate [penetrating]: a combination that is zero, whose first three points span space.

    A small vector is itself a combination of the three. Added to the combination that is zero, its weights disturb
    the positive weights too little to make one negative: so the small vector is in the obstacle. *)

Require Import Reals Lra Psatz List.
From Origo Require Import Space Hull Bodies Witness.
Import ListNotations.
Local Open Scope R_scope.

Lemma cramer p q r t : det p q r <> 0 ->
  t = (det t q r / det p q r) *v p +v (det p t r / det p q r) *v q +v (det p q t / det p q r) *v r.
Proof. intros N. apply vec_equal; open_vectors; field; assumption. Qed.

Lemma Rabs_bounds x y : Rabs x <= y -> - y <= x <= y.
Proof. unfold Rabs. destruct (Rcase_abs x); lra. Qed.

Lemma between_origin k y t : k <> 0 -> y <> 0 -> t = (1 - y / k) *v zero +v (y / k) *v ((/ y) *v (k *v t)).
Proof. by_field. all: auto. Qed.

(** A linear functional t -> n.t is as small as one likes on small vectors. *)
Lemma small_functional n k : 0 < k -> exists e, 0 < e /\ forall t, len t <= e -> Rabs (dot n t) <= k.
Proof.
  intros Hk. pose proof (len_nonneg n). exists (k / (len n + 1)). split; [apply Rdiv_lt_0_compat; lra|]. intros t Ht.
  assert (E : k / (len n + 1) * (len n + 1) = k) by (field; lra).
  pose proof (len_nonneg t). pose proof (cauchy_schwarz n t). pose proof (cauchy_schwarz_below n t).
  apply Rabs_le. assert (len n * len t <= k) by nra. lra.
Qed.

Section Ball.
Variables (l : list vec) (u v w : R) (p q r : vec) (c : combination).
Let whole := (u, p) :: (v, q) :: (w, r) :: c.
Hypothesis positive : 0 < u /\ 0 < v /\ 0 < w.
Hypothesis points : combines l whole.
Hypothesis zero_sum : sum whole = zero.
Hypothesis spanning : det p q r <> 0.

Let W := weight whole.

Lemma W_covers : u + v + w <= W.
Proof.
  destruct (combines_tail _ _ _ _ points) as [_ [_ P1]]. destruct (combines_tail _ _ _ _ P1) as [_ [_ P2]].
  destruct (combines_tail _ _ _ _ P2) as [_ [_ P3]]. pose proof (weight_nonneg _ _ P3). unfold W. simpl. lra.
Qed.

(** Weights a, b, k that disturb little leave all weights positive and their total below 2 W. *)
Lemma disturbed t a b k :
  Rabs a <= u / 2 -> Rabs b <= v / 2 -> Rabs k <= w / 2 -> (2 * W) *v t = a *v p +v b *v q +v k *v r -> hull l t.
Proof.
  intros Ha Hb Hk E. pose proof W_covers as C. destruct positive as [Hu [Hv Hw]].
  apply Rabs_bounds in Ha. apply Rabs_bounds in Hb. apply Rabs_bounds in Hk.
  set (d := (u + a, p) :: (v + b, q) :: (w + k, r) :: c).
  assert (Hd : combines l d).
  { destruct (combines_tail _ _ _ _ points) as [_ [Ip P1]]. destruct (combines_tail _ _ _ _ P1) as [_ [Iq P2]].
    destruct (combines_tail _ _ _ _ P2) as [_ [Ir P3]].
    intros x y [H|[H|[H|H]]]; try (inversion H; subst; split; [lra | assumption]). apply P3. assumption. }
  assert (Wd : weight d = W + (a + b + k)) by (unfold d, W, whole; simpl; ring).
  assert (Sd : sum d = (2 * W) *v t).
  { rewrite E. replace (sum d) with (sum whole +v (a *v p +v b *v q +v k *v r))
      by (unfold d, whole; simpl; by_coordinates). rewrite zero_sum. by_coordinates. }
  assert (Far : hull l ((/ weight d) *v sum d)) by (apply hull_of_weights; [assumption | lra]).
  assert (Here : hull l zero).
  { replace zero with ((/ weight whole) *v sum whole) by (rewrite zero_sum; by_coordinates).
    apply hull_of_weights; [assumption | fold W; lra]. }
  (* t lies between the origin and the point that the disturbed weights name. *)
  rewrite (between_origin (2 * W) (weight d) t), <- Sd by lra.
  apply hull_convex; try assumption. apply fraction; lra.
Qed.

(** The coordinates of 2 W t in the three points are linear in t, so they are small when t is. *)
Theorem ball_inside : exists e, 0 < e /\ forall t, len t <= e -> hull l t.
Proof.
  pose proof W_covers as C. destruct positive as [Hu [Hv Hw]]. set (D := det p q r) in *.
  destruct (small_functional ((2 * W / D) *v cross q r) (u / 2)) as [e1 [P1 S1]]; [lra|].
  destruct (small_functional ((2 * W / D) *v cross r p) (v / 2)) as [e2 [P2 S2]]; [lra|].
  destruct (small_functional ((2 * W / D) *v cross p q) (w / 2)) as [e3 [P3 S3]]; [lra|].
  exists (Rmin e1 (Rmin e2 e3)). split; [repeat apply Rmin_glb_lt; assumption|]. intros t Ht.
  pose proof (Rmin_l e1 (Rmin e2 e3)). pose proof (Rmin_r e1 (Rmin e2 e3)).
  pose proof (Rmin_l e2 e3). pose proof (Rmin_r e2 e3).
  apply (disturbed t _ _ _ (S1 t ltac:(lra)) (S2 t ltac:(lra)) (S3 t ltac:(lra))).
  rewrite (cramer p q r t spanning) at 1. fold D. apply vec_equal; coordinates; field; assumption.
Qed.
End Ball.

(** What the checker verifies without rounding: at least three pairs, the first three independent. *)
Section Penetrating.
Variables (A B : list vec) (rA rB : R) (c : combination).
Hypotheses (HrA : 0 <= rA) (HrB : 0 <= rB).
Hypothesis is_witness : witness A B c.
Hypothesis is_common : sum c = zero.

Theorem penetrating_certificate u p v q w r rest :
  c = (u, p) :: (v, q) :: (w, r) :: rest -> det p q r <> 0 -> penetrating (body A rA) (body B rB).
Proof.
  intros E Span. pose proof (witness_combines _ _ _ is_witness) as Co. destruct is_witness as [_ Pos].
  assert (Three : 0 < u /\ 0 < v /\ 0 < w).
  { subst c. split; [|split]; [apply (Pos u p) | apply (Pos v q) | apply (Pos w r)]; simpl; auto. }
  rewrite E in Co. pose proof is_common as Z. rewrite E in Z.
  destruct (ball_inside _ u v w p q r rest Three Co Z Span) as [e [He Ball]].
  exists e. split; [assumption|]. intros t Ht. apply bodies_meet; try assumption. exists (zero -v t). split.
  - apply Ball. rewrite len_neg. assumption.
  - replace (zero -v t +v t) with zero by by_coordinates. rewrite len_of_zero. lra.
Qed.

(** With rounding the common point alone shows it. *)
Theorem penetrating_rounded : 0 < rA + rB -> penetrating (body A rA) (body B rB).
Proof.
  intros P. exists (rA + rB). split; [assumption|]. intros t Ht. apply bodies_meet; try assumption.
  exists zero. split; [eapply witness_origin; eassumption|].
  replace (zero +v t) with t by by_coordinates. assumption.
Qed.
End Penetrating.
