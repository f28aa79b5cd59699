(** A closed surface of triangles, each turned away from the origin, is seen from the origin in every direction.

    On paper this is a theorem about degrees of maps. Here is an elementary proof: walk. Start inside the cone of some
    triangle and go straight towards any point, in such a way that the walk meets no corner's line. The last moment at
    which the walk is in the cone of a triangle is its end: otherwise it leaves that cone through the inside of an
    edge, and behind the edge lies the triangle that has the same edge the other way round. *)

Require Import Reals Lra Psatz List.
From Origo Require Import Space.
Import ListNotations.
Local Open Scope R_scope.

Record triangle := T { corner1 : vec; corner2 : vec; corner3 : vec }.

(** u, v, w are the corners of a triangle of S, in its order, from whichever it begins. *)
Definition face (S : list triangle) u v w := In (T u v w) S \/ In (T v w u) S \/ In (T w u v) S.

(** Every directed edge is also there the other way round. *)
Definition closed S := forall u v w, face S u v w -> exists x, face S v u x.

(** The origin lies strictly on the inner side of every triangle. *)
Definition around S := forall t, In t S -> 0 < det (corner1 t) (corner2 t) (corner3 t).

Definition corners S := flat_map (fun t => [corner1 t; corner2 t; corner3 t]) S.

(** q is in the cone that the triangle spans from the origin: its three coordinates (times the determinant, which is
    positive) are not negative. *)
Definition covers u v w q := 0 <= det q v w /\ 0 <= det u q w /\ 0 <= det u v q.

Definition line a b s := (1 - s) *v a +v s *v b.

Lemma face_turn S u v w : face S u v w -> face S v w u.
Proof. unfold face. tauto. Qed.

Lemma det_turn u v w : det u v w = det v w u.
Proof. by_coordinates. Qed.

Lemma face_around S u v w : around S -> face S u v w -> 0 < det u v w.
Proof.
  intros H [I|[I|I]]; specialize (H _ I); simpl in H; [assumption | rewrite det_turn | rewrite <- det_turn]; assumption.
Qed.

Lemma face_corner S u v w : face S u v w -> In u (corners S).
Proof.
  intros [I|[I|I]]; apply in_flat_map; [exists (T u v w) | exists (T v w u) | exists (T w u v)]; simpl; auto.
Qed.

Lemma coordinates_of u v w q : det u v w *v q = det q v w *v u +v det u q w *v v +v det u v q *v w.
Proof. by_coordinates. Qed.

Lemma covers_turn u v w q : covers u v w q -> covers v w u q.
Proof. unfold covers. rewrite (det_turn q v w), (det_turn u q w), (det_turn u v q). tauto. Qed.

(** ** The time of a walk in a cone *)

Lemma affine_times f0 f1 : exists low high, forall s, 0 <= s <= 1 -> (0 <= (1 - s) * f0 + s * f1 <-> low <= s <= high).
Proof.
  destruct (Rle_or_lt 0 f0), (Rle_or_lt 0 f1).
  - exists 0, 1. intros. split; [lra|]. nra.
  - exists 0, (f0 / (f0 - f1)). intros s Hs. assert (E : f0 / (f0 - f1) * (f0 - f1) = f0) by (field; lra). split; nra.
  - exists (f0 / (f0 - f1)), 1. intros s Hs. assert (E : f0 / (f0 - f1) * (f0 - f1) = f0) by (field; lra). split; nra.
  - exists 2, 0. intros. split; nra.
Qed.

Lemma last_time_of_three (a0 a1 b0 b1 c0 c1 : R) :
  let P s := 0 <= (1 - s) * a0 + s * a1 /\ 0 <= (1 - s) * b0 + s * b1 /\ 0 <= (1 - s) * c0 + s * c1 in
  (forall s, 0 <= s <= 1 -> ~ P s) \/ (exists s, 0 <= s <= 1 /\ P s /\ forall s', 0 <= s' <= 1 -> P s' -> s' <= s).
Proof.
  intros P. destruct (affine_times a0 a1) as [la [ha Ha]], (affine_times b0 b1) as [lb [hb Hb]],
    (affine_times c0 c1) as [lc [hc Hc]].
  set (low := Rmax 0 (Rmax la (Rmax lb lc))). set (high := Rmin 1 (Rmin ha (Rmin hb hc))).
  assert (L : 0 <= low /\ la <= low /\ lb <= low /\ lc <= low).
  { unfold low. pose proof (Rmax_l 0 (Rmax la (Rmax lb lc))). pose proof (Rmax_r 0 (Rmax la (Rmax lb lc))).
    pose proof (Rmax_l la (Rmax lb lc)). pose proof (Rmax_r la (Rmax lb lc)).
    pose proof (Rmax_l lb lc). pose proof (Rmax_r lb lc). lra. }
  assert (Hi : high <= 1 /\ high <= ha /\ high <= hb /\ high <= hc).
  { unfold high. pose proof (Rmin_l 1 (Rmin ha (Rmin hb hc))). pose proof (Rmin_r 1 (Rmin ha (Rmin hb hc))).
    pose proof (Rmin_l ha (Rmin hb hc)). pose proof (Rmin_r ha (Rmin hb hc)).
    pose proof (Rmin_l hb hc). pose proof (Rmin_r hb hc). lra. }
  assert (In : forall s, 0 <= s <= 1 -> P s -> low <= s <= high).
  { intros s Hs [Pa [Pb Pc]]. apply Ha in Pa; [|assumption]. apply Hb in Pb; [|assumption].
    apply Hc in Pc; [|assumption].
    split; [unfold low; repeat apply Rmax_lub | unfold high; repeat apply Rmin_glb]; lra. }
  destruct (Rle_or_lt low high) as [N|E].
  - right. exists high. split; [lra|]. split; [|intros; apply In; assumption].
    repeat split; [apply Ha | apply Hb | apply Hc]; lra.
  - left. intros s Hs Ps. specialize (In s Hs Ps). lra.
Qed.

Lemma det_line_1 a b s v w : det (line a b s) v w = (1 - s) * det a v w + s * det b v w.
Proof. unfold line. by_coordinates. Qed.
Lemma det_line_2 a b s u w : det u (line a b s) w = (1 - s) * det u a w + s * det u b w.
Proof. unfold line. by_coordinates. Qed.
Lemma det_line_3 a b s u v : det u v (line a b s) = (1 - s) * det u v a + s * det u v b.
Proof. unfold line. by_coordinates. Qed.

(** Among finitely many triangles there is one that covers the walk last, unless none ever does. *)
Lemma last_time (S : list triangle) a b :
  let P t s := covers (corner1 t) (corner2 t) (corner3 t) (line a b s) in
  (forall t s, In t S -> 0 <= s <= 1 -> ~ P t s) \/
  (exists t s, In t S /\ 0 <= s <= 1 /\ P t s /\ forall t' s', In t' S -> 0 <= s' <= 1 -> P t' s' -> s' <= s).
Proof.
  intros P. induction S as [|t S IH]; [left; intros t s []|].
  assert (One : (forall s, 0 <= s <= 1 -> ~ P t s) \/
    (exists s, 0 <= s <= 1 /\ P t s /\ forall s', 0 <= s' <= 1 -> P t s' -> s' <= s)).
  { unfold P, covers. destruct t as [u v w]. simpl.
    destruct (last_time_of_three (det a v w) (det b v w) (det u a w) (det u b w) (det u v a) (det u v b))
      as [N|[s [Hs [Ps L]]]].
    - left. intros s Hs. rewrite det_line_1, det_line_2, det_line_3. apply N. assumption.
    - right. exists s. rewrite det_line_1, det_line_2, det_line_3. split; [assumption|]. split; [assumption|].
      intros s' Hs'. rewrite det_line_1, det_line_2, det_line_3. apply L. assumption. }
  destruct One as [N1|[s1 [H1 [P1 L1]]]], IH as [N2|[t2 [s2 [I2 [H2 [P2 L2]]]]]].
  - left. intros t' s [E|I] Hs; [subst; auto | apply N2; assumption].
  - right. exists t2, s2. split; [right; assumption|]. do 2 (split; [assumption|]).
    intros t' s' [E|I] Hs' P'; [subst; destruct (N1 s' Hs' P') | eapply L2; eassumption].
  - right. exists t, s1. split; [left; reflexivity|]. do 2 (split; [assumption|]).
    intros t' s' [E|I] Hs' P'; [subst; apply L1; assumption | destruct (N2 t' s' I Hs' P')].
  - right. destruct (Rle_or_lt s1 s2).
    + exists t2, s2. split; [right; assumption|]. do 2 (split; [assumption|]).
      intros t' s' [E|I] Hs' P'; [subst; specialize (L1 s' Hs' P'); lra | eapply L2; eassumption].
    + exists t, s1. split; [left; reflexivity|]. do 2 (split; [assumption|]).
      intros t' s' [E|I] Hs' P'; [subst; apply L1; assumption | specialize (L2 t' s' I Hs' P'); lra].
Qed.

(** ** The walk goes on *)

Lemma line_later a b s k : line a b (s + k * (1 - s)) = line (line a b s) b k.
Proof. unfold line. by_coordinates. Qed.

(** A coordinate that is positive, or zero and not about to fall, stays for a while. *)
Lemma stays (f f1 : R) : 0 < f \/ (f = 0 /\ 0 <= f1) ->
  exists e, 0 < e <= 1 /\ forall k, 0 <= k <= e -> 0 <= (1 - k) * f + k * f1.
Proof.
  intros H. destruct (Rle_or_lt 0 f1).
  - exists 1. split; [lra|]. intros k Hk. assert (0 <= f) by lra. nra.
  - assert (Hf : 0 < f) by lra. exists (f / (f - f1)).
    assert (E : f / (f - f1) * (f - f1) = f) by (field; lra).
    assert (P : 0 < f / (f - f1)) by (apply Rdiv_lt_0_compat; lra). split; [nra|]. intros k Hk. nra.
Qed.

Section Walk.
Variables (S : list triangle) (a b : vec).
Hypothesis is_closed : closed S.
Hypothesis is_around : around S.
Hypothesis generic : forall x, In x (corners S) -> det x a b <> 0.

(** At time s the walk is in a cone that it does not leave at once. *)
Lemma stays_in u v w s : 0 <= s < 1 -> face S u v w -> let q := line a b s in
  0 < det q v w \/ (det q v w = 0 /\ 0 <= det b v w) -> 0 < det u q w \/ (det u q w = 0 /\ 0 <= det u b w) ->
  0 < det u v q \/ (det u v q = 0 /\ 0 <= det u v b) ->
  exists s', s < s' <= 1 /\ covers u v w (line a b s').
Proof.
  intros Hs F q H1 H2 H3. destruct (stays _ _ H1) as [e1 [E1 G1]], (stays _ _ H2) as [e2 [E2 G2]],
    (stays _ _ H3) as [e3 [E3 G3]].
  set (k := Rmin e1 (Rmin e2 e3)). pose proof (Rmin_l e1 (Rmin e2 e3)). pose proof (Rmin_r e1 (Rmin e2 e3)).
  pose proof (Rmin_l e2 e3). pose proof (Rmin_r e2 e3). fold k in H, H0.
  assert (Hk : 0 < k) by (unfold k; repeat apply Rmin_glb_lt; lra).
  exists (s + k * (1 - s)). split; [nra|]. rewrite line_later. fold q. unfold covers.
  rewrite det_line_1, det_line_2, det_line_3. repeat split; [apply G1 | apply G2 | apply G3]; lra.
Qed.

(** On an edge the walk goes on in this cone or in that of the triangle behind the edge. *)
Lemma goes_on_at_edge u v w s : 0 <= s < 1 -> face S u v w -> let q := line a b s in
  covers u v w q -> det u v q = 0 ->
  exists u' v' w' s', face S u' v' w' /\ s < s' <= 1 /\ covers u' v' w' (line a b s').
Proof.
  intros Hs F q [C1 [C2 _]] Z. pose proof (face_around S u v w is_around F) as D.
  pose proof (coordinates_of u v w q) as Q. rewrite Z in Q.
  (* Not at a corner: there the walk would meet the corner's line. *)
  assert (Fall : forall x k, In x (corners S) -> det u v w *v q = k *v x -> False).
  { intros x k Hx E. specialize (generic x Hx).
    assert (det x q b = (1 - s) * det x a b) by (unfold q, line; by_coordinates).
    assert (det u v w * det x q b = 0).
    { replace (det u v w * det x q b) with (det x (det u v w *v q) b) by by_coordinates. rewrite E. by_coordinates. }
    assert (det x q b <> 0) by nra. nra. }
  assert (P1 : 0 < det q v w).
  { destruct C1 as [|E]; [assumption|]. destruct (Fall v (det u q w)).
    - apply face_turn in F. eapply face_corner. eassumption.
    - rewrite Q, <- E. by_coordinates. }
  assert (P2 : 0 < det u q w).
  { destruct C2 as [|E]; [assumption|]. destruct (Fall u (det q v w)).
    - eapply face_corner. eassumption.
    - rewrite Q, <- E. by_coordinates. }
  destruct (Rle_or_lt 0 (det u v b)) as [Up|Down].
  - destruct (stays_in u v w s Hs F) as [s' [Hs' C]]; auto. exists u, v, w, s'. auto.
  - destruct (is_closed u v w F) as [x Fx]. pose proof (face_around S v u x is_around Fx) as Dx.
    (* The walk's point in the coordinates of the triangle behind the edge. *)
    assert (X1 : det u v w * det q u x = det u q w * det v u x).
    { replace (det u v w * det q u x) with (det (det u v w *v q) u x) by by_coordinates. rewrite Q. by_coordinates. }
    assert (X2 : det u v w * det v q x = det q v w * det v u x).
    { replace (det u v w * det v q x) with (det v (det u v w *v q) x) by by_coordinates. rewrite Q. by_coordinates. }
    assert (N : forall y, det v u y = - det u v y) by by_coordinates.
    destruct (stays_in v u x s Hs Fx) as [s' [Hs' C]]; fold q.
    + left. assert (0 < det u q w * det v u x) by (apply Rmult_lt_0_compat; assumption). nra.
    + left. assert (0 < det q v w * det v u x) by (apply Rmult_lt_0_compat; assumption). nra.
    + right. rewrite !N, Z. lra.
    + exists v, u, x, s'. auto.
Qed.

Lemma goes_on u v w s : 0 <= s < 1 -> face S u v w -> covers u v w (line a b s) ->
  exists u' v' w' s', face S u' v' w' /\ s < s' <= 1 /\ covers u' v' w' (line a b s').
Proof.
  intros Hs F C. set (q := line a b s) in *. pose proof C as [[P1|Z1] [[P2|Z2] [P3|Z3]]].
  2, 4, 6, 8: apply (goes_on_at_edge u v w s); auto.
  2, 4: apply covers_turn, covers_turn in C; apply face_turn, face_turn in F; apply (goes_on_at_edge w u v s); auto;
        fold q; rewrite det_turn; auto.
  2: apply covers_turn in C; apply face_turn in F; apply (goes_on_at_edge v w u s); auto; fold q;
       rewrite <- det_turn; auto.
  destruct (stays_in u v w s Hs F) as [s' [Hs' C']]; auto. exists u, v, w, s'. auto.
Qed.

(** So a walk that begins in some cone ends in some cone. *)
Theorem walk_ends_covered u v w : face S u v w -> covers u v w a ->
  exists u' v' w', face S u' v' w' /\ covers u' v' w' b.
Proof.
  intros F C.
  assert (Some : forall u v w s, face S u v w -> covers u v w (line a b s) ->
    exists t, In t S /\ covers (corner1 t) (corner2 t) (corner3 t) (line a b s)).
  { clear. intros u v w s [I|[I|I]] C; eexists; (split; [exact I|]); simpl;
      [|apply covers_turn | apply covers_turn, covers_turn]; assumption. }
  destruct (last_time S a b) as [Never|[t [s [It [Hs [Ct Last]]]]]].
  - exfalso. destruct (Some u v w 0 F) as [t [It Ct]].
    + replace (line a b 0) with a by (unfold line; by_coordinates). assumption.
    + apply (Never t 0 It); [lra | assumption].
  - assert (Ft : face S (corner1 t) (corner2 t) (corner3 t)) by (left; destruct t; assumption).
    destruct (Rle_or_lt 1 s) as [E|L].
    + exists (corner1 t), (corner2 t), (corner3 t). split; [assumption|].
      replace b with (line a b s); [assumption|]. replace s with 1 by lra. unfold line. by_coordinates.
    + exfalso. destruct (goes_on _ _ _ s ltac:(lra) Ft Ct) as [u' [v' [w' [s' [F' [Hs' C']]]]]].
      destruct (Some _ _ _ s' F' C') as [t' [It' Ct']]. specialize (Last t' s' It' ltac:(lra) Ct'). lra.
Qed.
End Walk.
