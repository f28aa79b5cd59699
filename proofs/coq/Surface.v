(** The certificate [surface]: a closed surface of triangles around the origin, with corners in the obstacle, none of
    its planes nearer to the origin than that of one face, which has the whole obstacle on its inner side.

    Then the depth of the cores is that plane's distance: no shorter translation parts them, and one along the face's
    inward normal that is longer does. Rounding adds the radii. *)

Require Import Reals Lra Psatz List.
From Origo Require Import Space Hull Bodies Gap Around Ball.
Local Open Scope R_scope.

Section Surface.
Variables (A B : list vec) (rA rB : R) (S : list triangle) (u v w : vec).
Hypotheses (HrA : 0 <= rA) (HrB : 0 <= rB).
Hypothesis is_face : In (T u v w) S.
Hypothesis corners_named : forall x, In x (corners S) -> In x (differences A B).
Hypothesis edges_cancel : closed S.
Hypothesis is_around : around S.
Let n := normal u v w.
Let h := det u v w.
(** h h / n.n is the squared distance of the face's plane; every other triangle's is as large or larger. *)
Hypothesis deepest : forall t, In t S ->
  let m := normal (corner1 t) (corner2 t) (corner3 t) in let k := det (corner1 t) (corner2 t) (corner3 t) in
  h * h * dot m m <= k * k * dot n n.
Hypothesis supports : none_below A B (zero -v n) (- h).

Let d := h / len n.

Lemma h_pos : 0 < h.
Proof. apply (is_around _ is_face). Qed.

Lemma n_nonzero : n <> zero.
Proof.
  intro Z. pose proof h_pos as H. unfold h in H. rewrite <- normal_corner in H. fold n in H.
  rewrite Z, dot_sym, dot_zero in H. lra.
Qed.

Lemma n_long : 0 < len n.
Proof. apply len_pos, n_nonzero. Qed.

Lemma d_length : d * len n = h.
Proof. pose proof n_long. unfold d. field. lra. Qed.

Lemma d_pos : 0 < d.
Proof. pose proof h_pos. pose proof n_long. unfold d. apply Rdiv_lt_0_compat; assumption. Qed.

Lemma ball_in_obstacle q : len q < d -> hull (differences A B) q.
Proof.
  apply (ball_in_hull S).
  - intro E. rewrite E in is_face. destruct is_face.
  - assumption.
  - assumption.
  - intros x Hx. apply hull_point, corners_named. assumption.
  - intros t Ht. pose proof d_length as E. pose proof n_long as P. pose proof d_pos as Q.
    specialize (deepest t Ht). specialize (is_around t Ht). cbv zeta in deepest.
    set (m := normal (corner1 t) (corner2 t) (corner3 t)) in *.
    set (k := det (corner1 t) (corner2 t) (corner3 t)) in *. fold (sq m) (sq n) in deepest.
    rewrite <- !len_square in deepest. pose proof (len_nonneg m). rewrite <- E in deepest.
    assert (H1 : (d * len m) * (d * len m) <= k * k).
    { apply Rmult_le_reg_r with (len n * len n); [nra|]. lra. }
    apply Rnot_lt_le. intro L. assert (k * k < (d * len m) * (d * len m)) by (apply Rmult_le_0_lt_compat; lra). lra.
Qed.

(** A translation shorter than R + d is one of the ball and one of the radii. *)
Theorem surface_depth : is_depth (body A rA) (body B rB) (rA + rB + d).
Proof.
  pose proof d_pos as Hd. split.
  - intros t Ht. apply bodies_meet; try assumption. pose proof (len_nonneg t) as L0.
    destruct (Rle_or_lt (len t) (rA + rB)) as [Short|Long].
    + exists zero. split; [apply ball_in_obstacle; rewrite len_of_zero; assumption|].
      replace (zero +v t) with t by by_coordinates. assumption.
    + assert (L : 0 < len t) by lra. set (k := (rA + rB) / len t).
      assert (E : k * len t = rA + rB) by (unfold k; field; lra).
      assert (K : 0 <= k <= 1) by (apply fraction; lra).
      exists (zero -v (1 - k) *v t). split.
      * apply ball_in_obstacle. rewrite len_neg, len_scale by lra. lra.
      * replace (zero -v (1 - k) *v t +v t) with (k *v t) by by_coordinates. rewrite len_scale by lra. lra.
  - assert (N : zero -v n <> zero).
    { intro Z. apply n_nonzero. replace n with (zero -v (zero -v n)) by by_coordinates. rewrite Z. by_coordinates. }
    exists (unit (zero -v n)). split; [apply len_unit; assumption|]. intros k Hk.
    apply parted_along with (g := - h); try assumption; [apply none_below_hull; assumption|].
    rewrite len_neg. pose proof n_long as P. replace (- h / len n) with (- d) by (unfold d; field; lra). lra.
Qed.

Theorem surface_penetrating : penetrating (body A rA) (body B rB).
Proof. apply depth_penetrating with (rA + rB + d); [pose proof d_pos; lra | apply surface_depth]. Qed.

(** The number that the checker then reports. *)
Theorem surface_finding : rA + rB + d = ((rA + rB) * dot n n + sqrt (h * h * dot n n)) / dot n n.
Proof.
  pose proof h_pos. pose proof n_long. fold (sq n). rewrite sqrt_mult_alt by nra. rewrite sqrt_square by lra.
  fold (len n). rewrite <- len_square. unfold d. field. lra.
Qed.

(** The weights name the foot of the origin on the face's plane: a point of the obstacle at distance d. *)
Theorem surface_foot c : combines (differences A B) c -> 0 < weight c -> dot n n *v sum c = (h * weight c) *v n ->
  hull (differences A B) ((h / dot n n) *v n) /\ len ((h / dot n n) *v n) = d.
Proof.
  intros Hc Wc Foot. pose proof (sq_pos n n_nonzero) as P. fold (sq n) in *. pose proof h_pos. pose proof n_long. split.
  - replace ((h / sq n) *v n) with ((/ weight c) *v sum c); [apply hull_of_weights; assumption|].
    replace (sum c) with ((/ sq n) *v (sq n *v sum c)); [rewrite Foot|]; apply vec_equal; simpl; field; lra.
  - rewrite len_scale.
    + rewrite <- len_square. unfold d. field. lra.
    + left. apply Rdiv_lt_0_compat; assumption.
Qed.
End Surface.
