(** A convex set that holds the corners of a closed surface around the origin holds the ball that the surface's planes
    leave free. *)

Require Import Reals Lra Psatz List.
From Origo Require Import Space Hull Around Generic.
Local Open Scope R_scope.

(** The outward normal of a triangle; its plane is normal.x = det, where det is the determinant of the corners. *)
Definition normal u v w := cross (v -v u) (w -v u).

Lemma normal_corner u v w : dot (normal u v w) u = det u v w.
Proof. unfold normal. by_coordinates. Qed.

(** The coordinates of q in the corners sum to normal.q. *)
Lemma normal_coordinates u v w q : dot (normal u v w) q = det q v w + det u q w + det u v q.
Proof. unfold normal. by_coordinates. Qed.

Section Ball.
Variables (S : list triangle) (l : list vec) (d : R).
Hypothesis some : S <> nil.
Hypothesis is_closed : closed S.
Hypothesis is_around : around S.
Hypothesis in_hull : forall x, In x (corners S) -> hull l x.
Hypothesis far : forall t, In t S ->
  d * len (normal (corner1 t) (corner2 t) (corner3 t)) <= det (corner1 t) (corner2 t) (corner3 t).

Lemma corner_nonzero x : In x (corners S) -> x <> zero.
Proof.
  intros H Z. apply in_flat_map in H. destruct H as [[u v w] [I H]]. specialize (is_around _ I). simpl in *.
  destruct H as [H|[H|[H|[]]]]; subst; revert is_around; coordinates; lra.
Qed.

(** Every direction that is parallel to no corner is covered. *)
Lemma covered b : (forall x, In x (corners S) -> cross b x <> zero) ->
  exists u v w, In u (corners S) /\ In v (corners S) /\ In w (corners S) /\ 0 < det u v w /\ covers u v w b /\
    d * len (normal u v w) <= det u v w.
Proof.
  intros G. destruct S as [|[u v w] rest] eqn:ES; [congruence|]. rewrite <- ES in *.
  assert (I : In (T u v w) S) by (rewrite ES; left; reflexivity).
  assert (D : 0 < det u v w) by (apply (is_around _ I)).
  (* A start inside the first triangle's cone, in no plane through a corner and b. *)
  destruct (eventually_all (corners S) (fun x s => dot (cross b x) (moment u v w s) <> 0)) as [m [Hm E]].
  { intros x Hx. apply moment_leaves_plane; [lra | apply G; assumption]. }
  set (a := moment u v w m).
  assert (Generic : forall x, In x (corners S) -> det x a b <> 0).
  { intros x Hx. replace (det x a b) with (dot (cross b x) a) by by_coordinates. apply E; [lra | assumption]. }
  assert (C : covers u v w a).
  { unfold covers, a, moment. repeat split.
    - replace (det (u +v m *v v +v m * m *v w) v w) with (det u v w) by by_coordinates. lra.
    - replace (det u (u +v m *v v +v m * m *v w) w) with (m * det u v w) by by_coordinates. nra.
    - replace (det u v (u +v m *v v +v m * m *v w)) with (m * m * det u v w) by by_coordinates.
      apply Rmult_le_pos; nra. }
  destruct (walk_ends_covered S a b is_closed is_around Generic u v w (or_introl I) C) as [x [y [z [F Cb]]]].
  exists x, y, z. pose proof (face_around _ _ _ _ is_around F).
  split; [eapply face_corner; eassumption|].
  split; [apply face_turn in F; eapply face_corner; eassumption|].
  split; [apply face_turn, face_turn in F; eapply face_corner; eassumption|].
  split; [assumption|]. split; [assumption|].
  destruct F as [F|[F|F]]; specialize (far _ F); simpl in far.
  - assumption.
  - replace (normal x y z) with (normal y z x) by (unfold normal; by_coordinates). rewrite det_turn. assumption.
  - replace (normal x y z) with (normal z x y) by (unfold normal; by_coordinates). rewrite <- det_turn. assumption.
Qed.

(** What covers b is a combination of points of the hull that is a positive multiple of b. *)
Lemma covering_combination u v w b :
  In u (corners S) -> In v (corners S) -> In w (corners S) -> 0 < det u v w -> covers u v w b ->
  exists c, combines_in (hull l) c /\ sum c = det u v w *v b /\ weight c = dot (normal u v w) b.
Proof.
  intros Hu Hv Hw D [C1 [C2 C3]]. exists ((det b v w, u) :: (det u b w, v) :: (det u v b, w) :: nil).
  split; [|split].
  - intros k p [H|[H|[H|[]]]]; inversion H; subst; auto.
  - simpl. rewrite coordinates_of. by_coordinates.
  - simpl. rewrite normal_coordinates. ring.
Qed.

Lemma combination_in_hull c : combines_in (hull l) c -> 0 < weight c -> hull l ((/ weight c) *v sum c).
Proof. apply convex_combination, hull_convex. Qed.

(** The origin is between what covers a direction and what covers its opposite. *)
Lemma origin_inside : hull l zero.
Proof.
  destruct (generic_direction (corners S) corner_nonzero) as [m Hm].
  assert (Hm' : forall x, In x (corners S) -> cross (zero -v m) x <> zero).
  { intros x Hx E. apply (Hm x Hx). replace (cross m x) with (zero -v cross (zero -v m) x) by by_coordinates.
    rewrite E. by_coordinates. }
  destruct (covered m Hm) as [u [v [w [Iu [Iv [Iw [D [C _]]]]]]]].
  destruct (covered _ Hm') as [u' [v' [w' [Iu' [Iv' [Iw' [D' [C' _]]]]]]]].
  destruct (covering_combination _ _ _ _ Iu Iv Iw D C) as [c [Hc [Sc _]]].
  destruct (covering_combination _ _ _ _ Iu' Iv' Iw' D' C') as [c' [Hc' [Sc' _]]].
  set (e := scaled (det u' v' w') c ++ scaled (det u v w) c').
  assert (He : combines_in (hull l) e).
  { intros k p H. apply in_app_or in H.
    destruct H as [H|H]; apply in_map_iff in H; destruct H as [[k' p'] [E H]]; inversion E; subst; simpl.
    - destruct (Hc _ _ H). split; [nra | assumption].
    - destruct (Hc' _ _ H). split; [nra | assumption]. }
  assert (Se : sum e = zero).
  { unfold e. rewrite sum_app, !sum_scaled, Sc, Sc'. by_coordinates. }
  assert (We : 0 < weight e).
  { pose proof (weight_nonneg _ _ He). destruct H as [|H]; [assumption|exfalso].
    (* Without weight the first combination would be zero, and so would m. *)
    pose proof (weight_nonneg _ _ Hc). pose proof (weight_nonneg _ _ Hc').
    assert (Z : weight c = 0).
    { unfold e in H. rewrite weight_app, !weight_scaled in H. nra. }
    apply (sum_of_nothing _ _ Hc) in Z. rewrite Sc in Z.
    apply (Hm u Iu). assert (Zm : m = zero).
    { apply sq_zero. apply Rmult_eq_reg_l with (det u v w * det u v w); [|nra]. rewrite <- sq_scale, Z.
      by_coordinates. }
    rewrite Zm. by_coordinates. }
  replace zero with ((/ weight e) *v sum e) by (rewrite Se; by_coordinates). apply combination_in_hull; assumption.
Qed.

Lemma generic_inside q : len q <= d -> (forall x, In x (corners S) -> cross q x <> zero) -> hull l q.
Proof.
  intros Hq G. destruct (covered q G) as [u [v [w [Iu [Iv [Iw [D [C F]]]]]]]].
  destruct (covering_combination _ _ _ _ Iu Iv Iw D C) as [c [Hc [Sc Wc]]].
  assert (Le : weight c <= det u v w).
  { rewrite Wc. eapply Rle_trans; [apply cauchy_schwarz|]. pose proof (len_nonneg (normal u v w)). nra. }
  pose proof (weight_nonneg _ _ Hc) as [P|Z].
  - assert (Q : q = (1 - weight c / det u v w) *v zero +v (weight c / det u v w) *v ((/ weight c) *v sum c)).
    { rewrite Sc. apply vec_equal; simpl; field; lra. }
    rewrite Q. apply hull_convex; [apply origin_inside | apply combination_in_hull; assumption | apply fraction; lra].
  - symmetry in Z. apply (sum_of_nothing _ _ Hc) in Z. rewrite Sc in Z. replace q with zero; [apply origin_inside|].
    symmetry. apply sq_zero. apply Rmult_eq_reg_l with (det u v w * det u v w); [|nra].
    rewrite <- sq_scale, Z. by_coordinates.
Qed.

(** Any other point of the open ball lies between two such points. *)
Theorem ball_in_hull q : len q < d -> hull l q.
Proof.
  intros Hq. destruct (generic_direction (corners S) corner_nonzero) as [m Hm].
  assert (Hm' : forall x, In x (corners S) -> cross (zero -v m) x <> zero).
  { intros x Hx E. apply (Hm x Hx). replace (cross m x) with (zero -v cross (zero -v m) x) by by_coordinates.
    rewrite E. by_coordinates. }
  destruct (eventually_all (corners S) (fun x s => cross (s *v q +v m) x <> zero)) as [k1 [P1 E1]].
  { intros x Hx. apply perturbed, Hm. assumption. }
  destruct (eventually_all (corners S) (fun x s => cross (s *v q +v (zero -v m)) x <> zero)) as [k2 [P2 E2]].
  { intros x Hx. apply perturbed, Hm'. assumption. }
  pose proof (len_nonneg m) as Lm. set (k3 := len m / (d - len q)).
  assert (K3 : k3 * (d - len q) = len m) by (unfold k3; field; lra).
  set (s := k1 + k2 + Rmax 0 k3). pose proof (Rmax_l 0 k3). pose proof (Rmax_r 0 k3).
  assert (Hs : 0 < s) by (unfold s; lra). assert (Hi : 0 < / s) by (apply Rinv_0_lt_compat; assumption).
  assert (Is : / s * s = 1) by (field; lra).
  assert (Small : / s * len m <= d - len q).
  { assert (k3 <= s) by (unfold s; lra). assert (len m <= s * (d - len q)) by nra.
    apply Rmult_le_reg_l with s; [assumption|]. replace (s * (/ s * len m)) with (/ s * s * len m) by ring.
    rewrite Is. lra. }
  assert (Near : forall n, len n = len m -> (forall x, In x (corners S) -> cross (s *v q +v n) x <> zero) ->
    hull l (q +v (/ s) *v n)).
  { intros n Ln G. apply generic_inside.
    - eapply Rle_trans; [apply len_add|]. rewrite len_scale by lra. rewrite Ln. lra.
    - intros x Hx E. apply (G x Hx).
      replace (s *v q +v n) with (s *v (q +v (/ s) *v n)) by by_field.
      replace (cross (s *v (q +v / s *v n)) x) with (s *v cross (q +v / s *v n) x) by by_coordinates.
      rewrite E. by_coordinates. }
  replace q with ((1 - / 2) *v (q +v (/ s) *v m) +v (/ 2) *v (q +v (/ s) *v (zero -v m))) by by_field.
  apply hull_convex; [apply Near | apply Near | lra].
  - reflexivity.
  - intros x Hx. apply E1; [unfold s; lra | assumption].
  - apply len_neg.
  - intros x Hx. apply E2; [unfold s; lra | assumption].
Qed.
End Ball.
