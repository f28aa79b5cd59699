(** Points in general position: away from finitely many planes or lines through the origin.

    Along the curve u + s v + s s w with u, v, w independent, a plane through the origin is met at most twice, so far
    enough out it is not met any more; and far enough for one plane, the next, and the next is still far. *)

Require Import Reals Lra Psatz List.
From Origo Require Import Space.
Import ListNotations.
Local Open Scope R_scope.

Definition eventually (P : R -> Prop) := exists m, 0 < m /\ forall s, m <= s -> P s.

Lemma eventually_and P Q : eventually P -> eventually Q -> eventually (fun s => P s /\ Q s).
Proof.
  intros [m [Hm HP]] [k [Hk HQ]]. exists (Rmax m k). pose proof (Rmax_l m k). pose proof (Rmax_r m k).
  split; [lra|]. intros s Hs. split; [apply HP | apply HQ]; lra.
Qed.

Lemma eventually_all (l : list vec) (P : vec -> R -> Prop) :
  (forall x, In x l -> eventually (P x)) -> eventually (fun s => forall x, In x l -> P x s).
Proof.
  induction l as [|x l IH]; intros H.
  - exists 1. split; [lra|]. intros s _ y [].
  - destruct (eventually_and _ _ (H x (or_introl eq_refl)) (IH (fun y i => H y (or_intror i)))) as [m [Hm E]].
    exists m. split; [assumption|]. intros s Hs y [Ey|Hy];
      [subst; exact (proj1 (E s Hs)) | exact (proj2 (E s Hs) y Hy)].
Qed.

Lemma quadratic_eventually a b c : ~ (a = 0 /\ b = 0 /\ c = 0) -> eventually (fun s => a + s * b + s * s * c <> 0).
Proof.
  intros N. destruct (Req_dec c 0) as [Z|Nc].
  - subst c. destruct (Req_dec b 0) as [Z|Nb].
    + subst b. assert (a <> 0) by tauto. exists 1. split; [lra|]. intros. lra.
    + pose proof (Rabs_pos_lt b Nb) as Pb. pose proof (Rabs_pos a) as Pa.
      exists (1 + Rabs a / Rabs b). assert (E : Rabs a / Rabs b * Rabs b = Rabs a) by (field; lra).
      assert (0 <= Rabs a / Rabs b) by (apply Rmult_le_pos; [lra | left; apply Rinv_0_lt_compat; lra]).
      split; [lra|]. intros s Hs Eq. assert (A : Rabs a = s * Rabs b).
      { rewrite <- (Rabs_pos_eq s), <- Rabs_mult by lra. replace (s * b) with (- a) by lra. rewrite Rabs_Ropp.
        reflexivity. }
      nra.
  - pose proof (Rabs_pos_lt c Nc) as Pc. pose proof (Rabs_pos a) as Pa. pose proof (Rabs_pos b) as Pb.
    set (k := (Rabs a + Rabs b) / Rabs c). assert (E : k * Rabs c = Rabs a + Rabs b) by (unfold k; field; lra).
    assert (0 <= k) by (apply Rmult_le_pos; [lra | left; apply Rinv_0_lt_compat; lra]).
    exists (1 + k). split; [lra|]. intros s Hs Eq.
    (* s s |c| = |a + s b| <= s (|a| + |b|) as s >= 1, so s <= k. *)
    assert (A : s * s * Rabs c <= Rabs a + s * Rabs b).
    { rewrite <- (Rabs_pos_eq s), <- !Rabs_mult by lra. replace (s * s * c) with (- (a + s * b)) by lra.
      rewrite Rabs_Ropp. apply Rabs_triang. }
    assert (s * s * Rabs c <= s * (k * Rabs c)) by (rewrite E; nra).
    assert (s * Rabs c <= k * Rabs c) by (apply Rmult_le_reg_l with s; nra).
    assert (s <= k) by (apply Rmult_le_reg_r with (Rabs c); assumption). lra.
Qed.

Definition moment u v w s := u +v s *v v +v (s * s) *v w.

Lemma orthogonal_to_three n u v w : det u v w <> 0 -> dot n u = 0 -> dot n v = 0 -> dot n w = 0 -> n = zero.
Proof.
  intros D Hu Hv Hw.
  assert (E : det u v w *v n = dot n u *v cross v w +v dot n v *v cross w u +v dot n w *v cross u v) by by_coordinates.
  rewrite Hu, Hv, Hw in E. apply sq_zero. apply Rmult_eq_reg_l with (det u v w * det u v w); [|nra].
  rewrite <- sq_scale, E. by_coordinates.
Qed.

Lemma moment_leaves_plane u v w n : det u v w <> 0 -> n <> zero -> eventually (fun s => dot n (moment u v w s) <> 0).
Proof.
  intros D N. destruct (quadratic_eventually (dot n u) (dot n v) (dot n w)) as [m [Hm E]].
  - intros [Hu [Hv Hw]]. apply N. eapply orthogonal_to_three; eassumption.
  - exists m. split; [assumption|]. intros s Hs. unfold moment. rewrite !dot_add, !dot_scale. auto.
Qed.

Lemma perpendicular x : exists y, y <> zero /\ dot y x = 0.
Proof.
  destruct (Req_dec (vx x) 0) as [Z|N].
  - exists (V 1 0 0). split; [intro E; inversion E; lra|]. unfold dot. simpl. rewrite Z. ring.
  - exists (V (vy x) (- vx x) 0). split; [intro E; inversion E; lra|]. unfold dot. simpl. ring.
Qed.

(** Not parallel to x, when it is not orthogonal to something that x is orthogonal to. *)
Lemma not_parallel x y m : x <> zero -> dot y x = 0 -> dot y m <> 0 -> cross m x <> zero.
Proof.
  intros Nx P Nm E. apply Nx. assert (I : dot y m *v x = dot y x *v m -v cross y (cross m x)) by by_coordinates.
  rewrite P, E in I. apply sq_zero. apply Rmult_eq_reg_l with (dot y m * dot y m); [|nra].
  rewrite <- sq_scale, I. by_coordinates.
Qed.

(** A direction that is parallel to none of finitely many. *)
Theorem generic_direction l : (forall x, In x l -> x <> zero) -> exists m, forall x, In x l -> cross m x <> zero.
Proof.
  set (u := V 1 0 0). set (v := V 0 1 0). set (w := V 0 0 1). intros H.
  destruct (eventually_all l (fun x s => cross (moment u v w s) x <> zero)) as [k [_ E]].
  - intros x Hx. destruct (perpendicular x) as [y [Ny Hy]].
    destruct (moment_leaves_plane u v w y) as [k [Hk E]].
    + unfold u, v, w, det, cross, dot. simpl. lra.
    + assumption.
    + exists k. split; [assumption|]. intros s Hs. apply not_parallel with y; auto.
  - exists (moment u v w k). apply E. lra.
Qed.

(** For large s both s q + m and s q - m are parallel to none of them. *)
Lemma perturbed q m x : cross m x <> zero -> eventually (fun s => cross (s *v q +v m) x <> zero).
Proof.
  intros N. destruct (Req_dec (len (cross q x)) 0) as [Z|P].
  - apply len_zero in Z. exists 1. split; [lra|]. intros s Hs E. apply N. rewrite <- E.
    replace (cross (s *v q +v m) x) with (s *v cross q x +v cross m x) by by_coordinates. rewrite Z. by_coordinates.
  - pose proof (len_nonneg (cross q x)) as Lq. pose proof (len_nonneg (cross m x)) as Lm.
    set (k := len (cross m x) / len (cross q x)).
    assert (K : k * len (cross q x) = len (cross m x)) by (unfold k; field; lra).
    assert (0 <= k) by (apply Rmult_le_pos; [lra | left; apply Rinv_0_lt_compat; lra]).
    exists (1 + k). split; [lra|]. intros s Hs E.
    assert (Eq : s *v cross q x = zero -v cross m x).
    { replace (s *v cross q x) with (cross (s *v q +v m) x -v cross m x) by by_coordinates. rewrite E. reflexivity. }
    apply (f_equal len) in Eq. rewrite len_neg, len_scale in Eq by lra. nra.
Qed.
