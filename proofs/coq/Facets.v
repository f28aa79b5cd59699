(** The certificate [facets]: a closed surface of triangles around the origin that is convex at every edge, and is met
    once by one ray, is the surface of the hull.

    Walk again. Behind an edge the next triangle's plane is the farther one out, as the surface is convex there. So
    along a walk the plane left behind stays below. Two walks that begin in different triangles never come into the same
    one: so as one point is in the cone of one triangle only, each is.

    A dart is an edge of a triangle, as the triangle runs along it: from, to, and the triangle's third corner apex. Its
    twin is the same edge of the triangle behind it. No two darts need differ in their corners. *)

Require Import Reals Lra Lia Psatz List.
From Origo Require Import Space Hull Around Generic Ball.
Import ListNotations.
Local Open Scope R_scope.

(** What is good at some time until it ends, and is followed by what is good then, is good at last. *)
Lemma climb {X} (all : list X) (good : X -> R -> Prop) (top : X -> R) :
  (forall x s, In x all -> 0 <= s <= 1 -> good x s ->
    s < top x /\ (top x <= 1 -> exists y, In y all /\ good y (top x))) ->
  forall n l x s, (length l <= n)%nat -> In x l -> In x all -> 0 <= s <= 1 -> good x s ->
  (forall y t, In y all -> s <= t <= 1 -> good y t -> In y l) ->
  exists y t, In y all /\ 0 <= t <= 1 /\ good y t /\ 1 < top y.
Proof.
  intros Step. induction n as [|n IH]; intros l x s Len I Ia Hs G All.
  - destruct l; [destruct I | simpl in Len; lia].
  - destruct (Step x s Ia Hs G) as [Later Go]. destruct (Rle_or_lt (top x) 1) as [T|T]; [|exists x, s; auto].
    destruct (Go T) as [y [Iy Gy]]. apply in_split in I. destruct I as [l1 [l2 E]]. subst l.
    assert (Rest : forall z t, In z all -> top x <= t <= 1 -> good z t -> In z (l1 ++ l2)).
    { intros z t Iz Ht Gz. assert (H : In z (l1 ++ x :: l2)) by (apply (All z t); auto; lra).
      apply in_app_or in H. apply in_or_app. destruct H as [H|[H|H]]; auto. subst z.
      destruct (Step x t Ia ltac:(lra) Gz). lra. }
    apply (IH (l1 ++ l2) y (top x)); try assumption.
    + rewrite app_length in *. simpl in Len. lia.
    + apply (Rest y (top x)); auto. lra.
    + lra.
Qed.

(** The checker asks that a facet's next corner y is below the plane of the facet behind the edge u v. The next
    triangle's corner x is another of that facet. It is on the same side, as both are on the same side of the edge. *)
Theorem ridge_below n h u v x y : dot n u = h -> dot n v = h -> 0 < det v u x -> 0 < det v u y ->
  dot (normal v u y) x = det v u y -> (dot n y <= h <-> dot n x <= h) /\ (dot n y = h <-> dot n x = h).
Proof.
  intros U W X Y Flat. rewrite normal_coordinates in Flat. pose proof (coordinates_of v u y x) as C.
  apply (f_equal (dot n)) in C. rewrite !dot_add, !dot_scale, U, W in C.
  assert (E : det v u y * (dot n x - h) = det v u x * (dot n y - h)) by nra. split; split; nra.
Qed.

Section Facets.
Variables (dart : Type) (D : list dart) (from to apex : dart -> vec) (next twin : dart -> dart).
Definition height d := det (from d) (to d) (apex d).
Definition outward d := normal (from d) (to d) (apex d).
(** The coordinate of q that is zero on the edge. *)
Definition across d q := det (from d) (to d) q.

Hypothesis next_in : forall d, In d D -> In (next d) D.
Hypothesis twin_in : forall d, In d D -> In (twin d) D.
Hypothesis turned : forall d, from (next d) = to d /\ to (next d) = apex d /\ apex (next d) = from d.
Hypothesis thrice : forall d, next (next (next d)) = d.
Hypothesis paired : forall d, In d D -> twin (twin d) = d /\ from (twin d) = to d /\ to (twin d) = from d.
(** Every triangle turns away from the origin. *)
Hypothesis outwards : forall d, In d D -> 0 < height d.
(** At every edge the next triangle's corner is not beyond the plane. *)
Hypothesis convex_there : forall d, In d D -> dot (outward d) (apex (twin d)) <= height d.

Definition cone d q := 0 <= across d q /\ 0 <= across (next d) q /\ 0 <= across (next (next d)) q.
Definition inside d q := 0 < across d q /\ 0 < across (next d) q /\ 0 < across (next (next d)) q.
Definition beside d e := e = d \/ e = next d \/ e = next (next d).

Lemma beside_sym d e : beside d e -> beside e d.
Proof. intros [E|[E|E]]; subst; unfold beside; rewrite ?thrice; auto. Qed.

Lemma beside_trans d e f : beside d e -> beside e f -> beside d f.
Proof. intros [E|[E|E]] [F|[F|F]]; subst; unfold beside; rewrite ?thrice; auto. Qed.

Lemma beside_in d e : beside d e -> In d D -> In e D.
Proof. intros [E|[E|E]] I; subst; auto. Qed.

Lemma inside_beside d e q : beside d e -> inside d q -> inside e q.
Proof. unfold inside. intros [E|[E|E]] I; subst; rewrite ?thrice; tauto. Qed.

Lemma corners_turned d : from (next (next d)) = apex d /\ to (next (next d)) = from d /\ apex (next (next d)) = to d.
Proof. destruct (turned (next d)) as [A [B C]], (turned d) as [E [F G]]. rewrite A, B, C. auto. Qed.

Lemma same_plane d e : beside d e -> height e = height d /\ outward e = outward d.
Proof.
  destruct (turned d) as [A [B C]], (corners_turned d) as [E [F G]]. unfold height, outward, normal.
  intros [H|[H|H]]; subst; auto; rewrite ?A, ?B, ?C, ?E, ?F, ?G; split; by_coordinates.
Qed.

Lemma in_corners d q :
  height d *v q = across (next d) q *v from d +v across (next (next d)) q *v to d +v across d q *v apex d.
Proof.
  destruct (turned d) as [A [B C]], (corners_turned d) as [E [F G]]. unfold height, across. rewrite A, B, E, F.
  by_coordinates.
Qed.

Lemma across_sum d q : dot (outward d) q = across d q + across (next d) q + across (next (next d)) q.
Proof.
  destruct (turned d) as [A [B C]], (corners_turned d) as [E [F G]]. unfold outward, normal, across.
  rewrite A, B, E, F. by_coordinates.
Qed.

Lemma across_twin d q : In d D -> across (twin d) q = - across d q.
Proof. intros I. destruct (paired d I) as [_ [A B]]. unfold across. rewrite A, B. by_coordinates. Qed.

(** On the edge, the coordinates of q in the triangle behind it. *)
Lemma behind d q : In d D -> across d q = 0 ->
  height d * across (next (twin d)) q = across (next (next d)) q * height (twin d) /\
  height d * across (next (next (twin d))) q = across (next d) q * height (twin d).
Proof.
  intros I Z. destruct (paired d I) as [_ [A B]], (turned (twin d)) as [A1 [B1 C1]].
  destruct (corners_turned (twin d)) as [E [F G]].
  pose proof (in_corners d q) as Q. rewrite Z in Q. split.
  - replace (height d * across (next (twin d)) q) with (across (next (twin d)) (height d *v q))
      by (unfold across; by_coordinates). rewrite Q. unfold across at 1, height. rewrite A1, B1, A, B.
    generalize (across (next d) q), (across (next (next d)) q). by_coordinates.
  - replace (height d * across (next (next (twin d))) q) with (across (next (next (twin d))) (height d *v q))
      by (unfold across; by_coordinates). rewrite Q. unfold across at 1, height. rewrite E, F, A, B.
    generalize (across (next d) q), (across (next (next d)) q). by_coordinates.
Qed.

(** The plane behind the edge is the same on the edge, and beyond it the farther one. *)
Lemma plane_behind d q : In d D ->
  height (twin d) * (height d * dot (outward (twin d)) q - height (twin d) * dot (outward d) q) =
  - across d q * height (twin d) * (height d - dot (outward d) (apex (twin d))).
Proof.
  intros I. destruct (paired d I) as [_ [A B]]. pose proof (in_corners (twin d) q) as Q.
  rewrite (across_twin d q I) in Q. rewrite A, B in Q.
  pose proof (across_sum (twin d) q) as S. rewrite (across_twin d q I) in S. rewrite S.
  assert (H : height (twin d) * dot (outward d) q = dot (outward d) (height (twin d) *v q)) by by_coordinates.
  rewrite H, Q, !dot_add, !dot_scale.
  assert (U : dot (outward d) (from d) = height d) by (unfold outward, height, normal; by_coordinates).
  assert (W : dot (outward d) (to d) = height d) by (unfold outward, height, normal; by_coordinates).
  rewrite U, W. ring.
Qed.

(** ** A walk *)

Section Walk.
Variables a b : vec.
Let q s := line a b s.
Hypothesis generic : forall d s k, In d D -> 0 < s <= 1 -> 0 <= k -> q s <> k *v from d.

Definition rises d s := 0 < across d (q s) \/ (across d (q s) = 0 /\ across d a < across d b).
Definition ahead d s := rises d s /\ rises (next d) s /\ rises (next (next d)) s.
Definition exit d := if Rlt_dec (across d b) (across d a) then across d a / (across d a - across d b) else 2.
Definition top d := Rmin (exit d) (Rmin (exit (next d)) (exit (next (next d)))).

Lemma across_line d s : across d (q s) = (1 - s) * across d a + s * across d b.
Proof. unfold across, q, line. by_coordinates. Qed.

Lemma exit_after d s : s <= 1 -> rises d s -> s < exit d /\ (forall t, s < t < exit d -> 0 < across d (q t)) /\
  (exit d <= 1 -> across d (q (exit d)) = 0 /\ across d b < across d a).
Proof.
  unfold rises, exit. rewrite across_line. intros Hs H. setoid_rewrite across_line.
  destruct (Rlt_dec (across d b) (across d a)) as [L|L].
  - set (f0 := across d a) in *. set (f1 := across d b) in *.
    assert (E : f0 / (f0 - f1) * (f0 - f1) = f0) by (field; lra).
    set (x := f0 / (f0 - f1)) in *. clearbody x. assert (P : 0 < (1 - s) * f0 + s * f1) by lra.
    split; [nra|]. split; [intros t Ht; nra|]. intros _. split; [nra | assumption].
  - split; [lra|]. split; [intros t Ht; nra | intros; lra].
Qed.

Lemma top_of d : top d <= exit d /\ top d <= exit (next d) /\ top d <= exit (next (next d)) /\
  (top d = exit d \/ top d = exit (next d) \/ top d = exit (next (next d))).
Proof.
  unfold top, Rmin. destruct (Rle_dec (exit (next d)) (exit (next (next d))));
    destruct (Rle_dec (exit d) _); lra.
Qed.

Definition leaves e s :=
  across e (q s) = 0 /\ across e b < across e a /\ 0 < across (next e) (q s) /\ 0 < across (next (next e)) (q s).

Lemma top_after d s : In d D -> 0 <= s <= 1 -> ahead d s ->
  s < top d /\ (forall t, s < t < top d -> inside d (q t)) /\
  (top d <= 1 -> exists e, beside d e /\ leaves e (top d)).
Proof.
  intros I Hs [R0 [R1 R2]]. destruct (top_of d) as [T0 [T1 [T2 T]]].
  destruct (exit_after d s) as [L0 [P0 Z0]]; [lra | assumption|].
  destruct (exit_after (next d) s) as [L1 [P1 Z1]]; [lra | assumption|].
  destruct (exit_after (next (next d)) s) as [L2 [P2 Z2]]; [lra | assumption|].
  split; [lra|]. split.
  - intros t Ht. split; [apply P0 | split; [apply P1 | apply P2]]; lra.
  - intros One. set (x := top d) in *.
    assert (N0 : 0 <= across d (q x)).
    { destruct T0 as [L|E]; [left; apply P0; lra | rewrite E in *; right; symmetry; apply Z0; lra]. }
    assert (N1 : 0 <= across (next d) (q x)).
    { destruct T1 as [L|E]; [left; apply P1; lra | rewrite E in *; right; symmetry; apply Z1; lra]. }
    assert (N2 : 0 <= across (next (next d)) (q x)).
    { destruct T2 as [L|E]; [left; apply P2; lra | rewrite E in *; right; symmetry; apply Z2; lra]. }
    assert (Only : forall e, In e D -> across e (q x) = 0 -> 0 <= across (next e) (q x) ->
      0 <= across (next (next e)) (q x) -> 0 < across (next e) (q x) /\ 0 < across (next (next e)) (q x)).
    { intros e Ie Z A B. pose proof (in_corners e (q x)) as Q. pose proof (outwards e Ie) as H. rewrite Z in Q.
      assert (K : forall p k, 0 <= k -> height e *v q x = k *v p -> q x = (k / height e) *v p).
      { intros p k Hk E. replace (q x) with ((/ height e) *v (height e *v q x)) by by_field. rewrite E. by_field. }
      assert (Kp : forall k, 0 <= k -> 0 <= k / height e).
      { intros k Hk. apply Rmult_le_pos; [assumption | left; apply Rinv_0_lt_compat; assumption]. }
      split.
      - destruct A as [|A]; [assumption|]. exfalso. rewrite <- A in Q.
        apply (generic (next e) x (across (next (next e)) (q x) / height e)); auto; [lra|].
        rewrite (proj1 (turned e)). apply K; [assumption|]. rewrite Q. by_coordinates.
      - destruct B as [|B]; [assumption|]. exfalso. rewrite <- B in Q.
        apply (generic e x (across (next e) (q x) / height e)); auto; [lra|].
        apply K; [assumption|]. rewrite Q. by_coordinates. }
    destruct T as [E|[E|E]].
    + exists d. split; [left; reflexivity|]. rewrite E in *. destruct Z0 as [Z F]; [assumption|].
      destruct (Only d I Z N1 N2). repeat split; assumption.
    + exists (next d). split; [right; left; reflexivity|]. rewrite E in *. destruct Z1 as [Z F]; [assumption|].
      destruct (Only (next d) (next_in d I) Z N2) as [A B]; [rewrite thrice; assumption|]. repeat split; assumption.
    + exists (next (next d)). split; [right; right; reflexivity|]. rewrite E in *. destruct Z2 as [Z F]; [assumption|].
      destruct (Only (next (next d))) as [A B]; rewrite ?thrice in *; auto. unfold leaves. rewrite thrice. auto.
Qed.

Lemma enters e s : In e D -> leaves e s -> ahead (twin e) s.
Proof.
  intros I [Z [F [A B]]]. destruct (behind e (q s) I Z) as [X Y]. pose proof (outwards e I) as H.
  pose proof (outwards _ (twin_in e I)) as K. split; [|split].
  - right. rewrite !across_twin by assumption. lra.
  - left. assert (0 < across (next (next e)) (q s) * height (twin e)) by (apply Rmult_lt_0_compat; assumption). nra.
  - left. assert (0 < across (next e) (q s) * height (twin e)) by (apply Rmult_lt_0_compat; assumption). nra.
Qed.

(** At the end a walk that has not left its cone is in it. *)
Lemma in_at_end d s : 0 <= s <= 1 -> In d D -> ahead d s -> 1 < top d -> cone d b.
Proof.
  intros Hs I A T. assert (E : b = q 1) by (unfold q, line; by_coordinates). rewrite E.
  destruct (Req_dec s 1) as [S|S].
  - subst s. destruct A as [A [B C]]. unfold rises in *. unfold cone. intuition lra.
  - destruct (top_after d s I Hs A) as [_ [In _]]. destruct (In 1) as [X [Y Z]]; [lra|]. unfold cone. lra.
Qed.

(** ** How far planes are out *)

Variable start : dart.
Hypothesis start_in : In start D.
(** Where d's plane is farther out than that of the start, this is positive. *)
Definition lead d p := height start * dot (outward d) p - height d * dot (outward start) p.

Definition leads d s := ahead d s /\ 0 <= lead d (q s) /\ lead d (q s) <= lead d b.

Lemma lead_later d s t : s <= t <= 1 -> 0 <= lead d (q s) -> lead d (q s) <= lead d b ->
  0 <= lead d (q t) /\ lead d (q t) <= lead d b.
Proof.
  intros Ht A B. assert (E : forall s, lead d (q s) = (1 - s) * lead d a + s * lead d b).
  { intros. unfold lead, q, line. generalize (outward d), (outward start). by_coordinates. }
  rewrite (E s) in A, B. rewrite (E t). clear E. generalize dependent (lead d a). generalize (lead d b). intros y x A B.
  destruct (Req_dec s 1) as [S|S]; [assert (t = 1) by lra; subst; lra|].
  assert (x <= y) by nra. split; nra.
Qed.

Lemma lead_behind e s : In e D -> 0 < s <= 1 -> leaves e s -> 0 <= lead e (q s) -> lead e (q s) <= lead e b ->
  0 <= lead (twin e) (q s) /\ lead (twin e) (q s) <= lead (twin e) b.
Proof.
  intros I Hs [Z [F _]] A B. pose proof (outwards e I) as H. pose proof (outwards _ (twin_in e I)) as K.
  assert (P : forall p, height e * lead (twin e) p = height (twin e) * lead e p +
    height start * (height e * dot (outward (twin e)) p - height (twin e) * dot (outward e) p)).
  { intros. unfold lead. ring. }
  pose proof (plane_behind e (q s) I) as Qs. pose proof (plane_behind e b I) as Qb. rewrite Z in Qs.
  pose proof (convex_there e I) as C. pose proof (outwards _ start_in) as Hstart.
  rewrite across_line in Z. assert (Nb : 0 <= - across e b) by nra.
  pose proof (P (q s)) as Ps. pose proof (P b) as Pb.
  set (ds := height e * dot (outward (twin e)) (q s) - height (twin e) * dot (outward e) (q s)) in *.
  set (db := height e * dot (outward (twin e)) b - height (twin e) * dot (outward e) b) in *.
  assert (Ds : ds = 0) by nra.
  assert (Db : 0 <= db).
  { apply Rmult_le_reg_l with (height (twin e)); [assumption|]. rewrite Qb, Rmult_0_r.
    apply Rmult_le_pos; [apply Rmult_le_pos|]; lra. }
  rewrite Ds in Ps. assert (0 <= height start * db) by (apply Rmult_le_pos; lra).
  assert (0 <= height (twin e) * lead e (q s)) by (apply Rmult_le_pos; lra).
  assert (height (twin e) * lead e (q s) <= height (twin e) * lead e b) by (apply Rmult_le_compat_l; lra).
  split; apply Rmult_le_reg_l with (height e); lra.
Qed.

Theorem walk_leads : inside start a -> exists d, In d D /\ cone d b /\ 0 <= lead d b.
Proof.
  intros Begin.
  assert (G : leads start 0).
  { assert (E : q 0 = a) by (unfold q, line; by_coordinates). split.
    - destruct Begin as [X [Y Z]]. unfold ahead, rises. rewrite E. auto.
    - unfold lead. lra. }
  destruct (climb D leads top) with (n := length D) (l := D) (x := start) (s := 0)
    as [d [t [I [Ht [[Ad [L M]] T]]]]]; auto; try lra.
  - intros d s I Hs [A [L M]]. destruct (top_after d s I Hs A) as [Later [_ Go]]. split; [assumption|].
    intros One. destruct (Go One) as [e [B V]]. assert (Ie : In e D) by (apply (beside_in d); assumption).
    exists (twin e). split; [apply twin_in; assumption|]. split; [apply enters; assumption|].
    destruct (lead_later d s (top d)) as [L1 M1]; try lra.
    destruct (same_plane d e B) as [Eh Eo].
    apply lead_behind; try assumption; try lra; unfold lead in *; rewrite Eh, Eo; assumption.
  - exists d. split; [assumption|]. split; [apply in_at_end with t; assumption | lra].
Qed.

(** ** Two walks do not come together *)

Definition apart (p : dart * dart) s := ahead (fst p) s /\ ahead (snd p) s /\ ~ beside (fst p) (snd p).

Lemma crossed_apart d e s : In d D -> In e D -> leaves d s -> leaves e s -> beside (twin d) (twin e) -> d = e.
Proof.
  intros Id Ie Ld Le B. pose proof (enters d s Id Ld) as A. destruct Ld as [Z [F [X Y]]], Le as [Z' _].
  destruct (behind d (q s) Id Z) as [P Q]. pose proof (outwards d Id) as H. pose proof (outwards _ (twin_in d Id)) as K.
  assert (P1 : 0 < across (next (twin d)) (q s)).
  { assert (0 < across (next (next d)) (q s) * height (twin d)) by (apply Rmult_lt_0_compat; assumption). nra. }
  assert (P2 : 0 < across (next (next (twin d))) (q s)).
  { assert (0 < across (next d) (q s) * height (twin d)) by (apply Rmult_lt_0_compat; assumption). nra. }
  assert (T : across (twin e) (q s) = 0) by (rewrite across_twin by assumption; lra).
  destruct B as [E|[E|E]].
  - rewrite <- (proj1 (paired d Id)), <- (proj1 (paired e Ie)), E. reflexivity.
  - rewrite E in T. lra.
  - rewrite E in T. lra.
Qed.

Lemma stays_apart p s : In (fst p) D -> In (snd p) D -> 0 <= s <= 1 -> apart p s ->
  let t := Rmin (top (fst p)) (top (snd p)) in
  s < t /\ (t <= 1 -> exists d e, In d D /\ In e D /\ apart (d, e) t).
Proof.
  destruct p as [d e]. unfold apart. cbn [fst snd]. intros Id Ie Hs [Ad [Ae N]].
  destruct (top_after d s Id Hs Ad) as [Ld [Sd Gd]], (top_after e s Ie Hs Ae) as [Le [Se Ge]].
  assert (Still : forall x y, In x D -> In y D -> ~ beside x y -> ahead x s -> ahead y s -> top x <= 1 ->
    (forall t, s < t < top x -> inside x (q t)) -> (forall t, s < t < top y -> inside y (q t)) ->
    (exists z, beside x z /\ leaves z (top x)) -> top x < top y -> s < top x ->
    exists z, In z D /\ ahead z (top x) /\ ahead y (top x) /\ ~ beside z y).
  { intros x y Ix Iy Nxy Ax Ay One Sx Sy [z [B V]] L Later. assert (Iz : In z D) by (apply (beside_in x); assumption).
    assert (In1 : inside y (q (top x))) by (apply Sy; lra).
    exists (twin z). split; [apply twin_in; assumption|]. split; [apply enters; assumption|]. split.
    - destruct In1 as [P [Q R]]. unfold ahead, rises. auto.
    - intros Same. apply beside_sym in Same. apply (inside_beside _ _ _ Same) in In1. destruct In1 as [P _].
      rewrite across_twin in P by assumption. destruct V as [Z _]. lra. }
  cbv zeta. destruct (Rtotal_order (top d) (top e)) as [L|[E|L]].
  - rewrite Rmin_left by lra. split; [assumption|]. intros One.
    destruct (Still d e) as [z [Iz [Az [Ae' Nz]]]]; auto. exists z, e. auto.
  - rewrite Rmin_left by lra. split; [assumption|]. intros One.
    destruct (Gd One) as [x [Bx Vx]]. rewrite E in One. destruct (Ge One) as [y [By Vy]]. rewrite <- E in Vy.
    assert (Ix : In x D) by (apply (beside_in d); assumption).
    assert (Iy : In y D) by (apply (beside_in e); assumption).
    exists (twin x), (twin y). split; [apply twin_in; assumption|]. split; [apply twin_in; assumption|]. cbn [fst snd].
    split; [apply enters; assumption|]. split; [apply enters; assumption|]. intros B. apply N.
    apply (crossed_apart x y (top d)) in B; try assumption. subst y.
    apply beside_trans with x; [assumption | apply beside_sym; assumption].
  - rewrite Rmin_right by lra. split; [assumption|]. intros One.
    destruct (Still e d) as [z [Iz [Az [Ad' Nz]]]]; auto.
    + intros B. apply N, beside_sym. assumption.
    + exists d, z. repeat split; try assumption; try apply Ad'; try apply Az.
      intros B. apply Nz, beside_sym. assumption.
Qed.

Theorem walks_apart d e : In d D -> In e D -> inside d a -> inside e a -> ~ beside d e ->
  exists x y, In x D /\ In y D /\ cone x b /\ cone y b /\ ~ beside x y.
Proof.
  intros Id Ie Ad Ae N. assert (E : q 0 = a) by (unfold q, line; by_coordinates).
  assert (G : apart (d, e) 0).
  { unfold apart, ahead, rises. cbn [fst snd]. rewrite E. unfold inside in *. tauto. }
  set (all := list_prod D D).
  assert (Iall : forall x y, In (x, y) all <-> In x D /\ In y D) by (intros; apply in_prod_iff).
  destruct (climb all apart (fun p => Rmin (top (fst p)) (top (snd p)))) with
    (n := length all) (l := all) (x := (d, e)) (s := 0) as [[x y] [t [I [Ht [[Ax [Ay M]] T]]]]]; auto; try lra.
  - intros [x y] s I Hs A. apply Iall in I. destruct I as [Ix Iy].
    destruct (stays_apart (x, y) s Ix Iy Hs A) as [L Go]. split; [assumption|]. intros One.
    destruct (Go One) as [u [v [Iu [Iv Auv]]]]. exists (u, v). split; [apply Iall; auto | assumption].
  - apply Iall. auto.
  - apply Iall. auto.
  - apply Iall in I. destruct I as [Ix Iy]. cbn [fst snd] in *.
    pose proof (Rmin_l (top x) (top y)). pose proof (Rmin_r (top x) (top y)).
    exists x, y. split; [assumption|]. split; [assumption|]. split; [|split; [|assumption]].
    + apply in_at_end with t; auto. lra.
    + apply in_at_end with t; auto. lra.
Qed.
End Walk.

(** ** Points off the edges' planes and lines *)

Lemma corner_nonzero d : In d D -> from d <> zero.
Proof. intros I Z. pose proof (outwards d I) as H. unfold height in H. rewrite Z in H. revert H. coordinates. lra. Qed.

Lemma walk_generic a b : cross a b <> zero ->
  (forall d, In d D -> cross b (from d) <> zero -> dot (cross b (from d)) a <> 0) ->
  (forall d k, In d D -> 0 <= k -> b <> k *v from d) ->
  forall d s k, In d D -> 0 < s <= 1 -> 0 <= k -> line a b s <> k *v from d.
Proof.
  intros N P M d s k I Hs Hk E. destruct (Req_dec s 1) as [S|S].
  - apply (M d k I Hk). rewrite <- E, S. unfold line. by_coordinates.
  - assert (C : (1 - s) *v cross b a = k *v cross b (from d)).
    { replace (k *v cross b (from d)) with (cross b (k *v from d)) by by_coordinates. rewrite <- E. unfold line.
      by_coordinates. }
    destruct (Req_dec (len (cross b (from d))) 0) as [Z|Z].
    + apply len_zero in Z. rewrite Z in C. apply N.
      replace (cross a b) with ((- / (1 - s)) *v ((1 - s) *v cross b a)) by by_field. rewrite C. by_coordinates.
    + apply (P d I).
      * intros X. rewrite X, len_of_zero in Z. lra.
      * apply Rmult_eq_reg_l with (1 - s); [|lra].
        replace ((1 - s) * dot (cross b (from d)) a) with (dot (cross b (from d)) (line a b s))
          by (unfold line; by_coordinates). rewrite E. by_coordinates.
Qed.

Lemma cone_of_multiple d k : In d D -> 0 <= k -> cone d (k *v from d).
Proof.
  intros I Hk. pose proof (outwards d I) as H. unfold cone, across.
  destruct (turned d) as [A [B C]], (corners_turned d) as [E [F G]].
  rewrite A, B, E, F. unfold height in H.
  replace (det (from d) (to d) (k *v from d)) with 0 by by_coordinates.
  replace (det (to d) (apex d) (k *v from d)) with (k * det (from d) (to d) (apex d)) by by_coordinates.
  replace (det (apex d) (from d) (k *v from d)) with 0 by by_coordinates.
  assert (0 <= k * det (from d) (to d) (apex d)) by (apply Rmult_le_pos; lra). lra.
Qed.

Lemma multiple_or_not b :
  (exists d k, In d D /\ 0 <= k /\ b = k *v from d) \/ (forall d k, In d D -> 0 <= k -> b <> k *v from d).
Proof.
  assert (G : forall l, (forall d, In d l -> from d <> zero) -> (exists d k, In d l /\ 0 <= k /\ b = k *v from d) \/
    (forall d k, In d l -> 0 <= k -> b <> k *v from d)).
  { induction l as [|e l IH]; intros N; [right; intros d k []|].
    destruct IH as [[d [k [I H]]]|No];
      [intros; apply N; right; assumption | left; exists d, k; split; [right; assumption | exact H]|].
    set (k := dot (from e) b / sq (from e)). pose proof (sq_pos _ (N e (or_introl eq_refl))) as P.
    destruct (Rle_or_lt 0 k) as [K|K].
    - destruct (Req_dec (len (b -v k *v from e)) 0) as [Z|Z].
      + left. exists e, k. split; [left; reflexivity|]. split; [assumption|]. apply len_zero in Z.
        replace b with (b -v k *v from e +v k *v from e) by by_coordinates. rewrite Z. by_coordinates.
      + right. intros d j [E|I] Hj; [|apply No; assumption]. subst d. intros E. apply Z.
        assert (J : k = j) by (unfold k; rewrite E, dot_scale; fold (sq (from e)); field; lra).
        rewrite J, E. replace (j *v from e -v j *v from e) with zero by by_coordinates. apply len_of_zero.
    - right. intros d j [E|I] Hj; [|apply No; assumption]. subst d. intros E.
      assert (J : k = j) by (unfold k; rewrite E, dot_scale; fold (sq (from e)); field; lra). lra. }
  apply G. intros. apply corner_nonzero. assumption.
Qed.

Lemma moment_inside d m : In d D -> 0 < m -> inside d (moment (from d) (to d) (apex d) m).
Proof.
  intros I Hm. pose proof (outwards d I) as H. unfold inside, across, height, moment in *.
  destruct (turned d) as [A [B C]], (corners_turned d) as [E [F G]]. rewrite A, B, E, F.
  replace (det (from d) (to d) _) with (m * m * det (from d) (to d) (apex d)) by by_coordinates.
  replace (det (to d) (apex d) _) with (det (from d) (to d) (apex d)) by by_coordinates.
  replace (det (apex d) (from d) _) with (m * det (from d) (to d) (apex d)) by by_coordinates.
  assert (0 < m * m) by nra. repeat split; try assumption; apply Rmult_lt_0_compat; assumption.
Qed.

Lemma moment_off_planes d b : In d D -> eventually (fun m => forall x, In x (map from D) -> cross b x <> zero ->
  dot (cross b x) (moment (from d) (to d) (apex d) m) <> 0).
Proof.
  intros I. pose proof (outwards d I) as H. apply (eventually_all (map from D) (fun x m => cross b x <> zero ->
    dot (cross b x) (moment (from d) (to d) (apex d) m) <> 0)). intros x _.
  destruct (Req_dec (len (cross b x)) 0) as [Z|Z].
  - exists 1. split; [lra|]. intros m _ N. apply len_zero in Z. contradiction.
  - destruct (moment_leaves_plane (from d) (to d) (apex d) (cross b x)) as [m [Hm E]].
    + unfold height in H. lra.
    + intros X. rewrite X, len_of_zero in Z. lra.
    + exists m. split; [assumption|]. intros. apply E. assumption.
Qed.

Lemma moment_off_line d b : In d D -> b <> zero ->
  eventually (fun m => cross (moment (from d) (to d) (apex d) m) b <> zero).
Proof.
  intros I N. destruct (perpendicular b) as [y [Ny Hy]]. pose proof (outwards d I) as H.
  destruct (moment_leaves_plane (from d) (to d) (apex d) y) as [m [Hm E]]; [unfold height in H; lra | assumption|].
  exists m. split; [assumption|]. intros. apply not_parallel with y; auto.
Qed.

Lemma quadratic_sign x y z m : (forall s, m <= s -> 0 <= x + s * y + s * s * z) -> 0 <= z.
Proof.
  intros H. destruct (Rle_or_lt 0 z) as [|N]; [assumption|]. exfalso.
  pose proof (Rabs_pos m). pose proof (Rabs_pos x). pose proof (Rabs_pos y).
  pose proof (Rle_abs m). pose proof (Rle_abs x). pose proof (Rle_abs y).
  set (k := (Rabs x + Rabs y) / - z). assert (K : k * - z = Rabs x + Rabs y) by (unfold k; field; lra).
  assert (0 <= k) by (apply Rmult_le_pos; [lra | left; apply Rinv_0_lt_compat; lra]).
  specialize (H (1 + Rabs m + k) ltac:(lra)). set (s := 1 + Rabs m + k) in *. assert (Hs : 1 <= s) by (unfold s; lra).
  assert (s * - z > Rabs x + Rabs y) by (unfold s; nra).
  assert (s * (s * - z) > s * (Rabs x + Rabs y)) by nra.
  assert (s * Rabs x >= Rabs x) by nra. assert (s * y <= s * Rabs y) by nra. lra.
Qed.

(** ** What the certificate shows *)

(** One point is in one triangle's cone, and in no other's. *)
Variables (first : dart) (r : vec).
Hypothesis first_in : In first D.
Hypothesis first_holds : inside first r.
Hypothesis once : forall d, In d D -> cone d r -> beside first d.

Lemma ray_no_corner d k : In d D -> 0 <= k -> r <> k *v from d.
Proof.
  intros I Hk E. pose proof (cone_of_multiple d k I Hk) as C. rewrite <- E in C. apply (once d I) in C.
  apply (inside_beside _ _ _ C) in first_holds. destruct first_holds as [P _]. rewrite E in P. revert P. unfold across.
  replace (det (from d) (to d) (k *v from d)) with 0 by by_coordinates. lra.
Qed.

Lemma ray_nonzero : r <> zero.
Proof. intros Z. destruct first_holds as [P _]. rewrite Z in P. revert P. unfold across. coordinates. lra. Qed.

(** No corner is beyond any triangle's plane. *)
Theorem facets_convex d e : In d D -> In e D -> dot (outward d) (apex e) <= height d.
Proof.
  intros Id Ie. pose proof (outwards d Id) as Hd. pose proof (outwards e Ie) as He.
  set (f := moment (from e) (to e) (apex e)).
  destruct (moment_off_planes e r Ie) as [m1 [P1 E1]]. destruct (moment_off_line e r Ie ray_nonzero) as [m2 [P2 E2]].
  destruct (eventually_all (map from D) (fun x m => cross (f m) x <> zero)) as [m3 [P3 E3]].
  { intros x Hx. apply in_map_iff in Hx. destruct Hx as [y [Ey Iy]]. subst x. apply moment_off_line; [assumption|].
    apply corner_nonzero. assumption. }
  destruct (eventually_all (map (fun x => cross (from x) (to x)) D) (fun n m => dot n (f m) <> 0)) as [m4 [P4 E4]].
  { intros n Hn. apply in_map_iff in Hn. destruct Hn as [y [Ey Iy]]. subst n. pose proof (outwards y Iy) as Hy.
    apply moment_leaves_plane; [unfold height in He; lra|]. intros Z. unfold height, det in Hy. rewrite Z in Hy.
    revert Hy. coordinates. lra. }
  assert (All : forall m, m1 + m2 + m3 + m4 <= m -> 0 <= lead d e (f m)).
  { intros m Hm. set (b := f m). apply Rnot_lt_le. intros Bad.
    assert (Be : inside e b) by (apply moment_inside; [assumption | lra]).
    assert (Off : forall x, In x D -> cross b (from x) <> zero).
    { intros x Ix. apply E3; [lra | apply in_map; assumption]. }
    assert (NoMul : forall x k, In x D -> 0 <= k -> b <> k *v from x).
    { intros x k Ix _ E. apply (Off x Ix). rewrite E. by_coordinates. }
    assert (Nb : b <> zero) by (intros Z; apply (NoMul e 0 Ie ltac:(lra)); rewrite Z; by_coordinates).
    (* From the cone of d to b. *)
    destruct (moment_off_planes d b Id) as [k1 [Q1 F1]]. destruct (moment_off_line d b Id Nb) as [k2 [Q2 F2]].
    set (a := moment (from d) (to d) (apex d) (k1 + k2)).
    destruct (walk_leads a b) with (start := d) as [x [Ix [Cx Lx]]]; [| assumption | |].
    { apply walk_generic; [apply F2; lra | | assumption]. intros y Iy N.
      apply F1; [lra | apply in_map; assumption | assumption]. }
    { apply moment_inside; [assumption | lra]. }
    assert (Bx : inside x b).
    { assert (S : forall y, In y D -> 0 <= across y b -> 0 < across y b).
      { intros y Iy [P|Z]; [assumption|]. exfalso.
        apply (E4 m ltac:(lra) (cross (from y) (to y))); [|symmetry; exact Z].
        apply (in_map (fun x => cross (from x) (to x))). exact Iy. }
      destruct Cx as [X [Y Z]]. split; [|split]; apply S; auto. }
    assert (Apart : ~ beside x e).
    { intros B. destruct (same_plane x e B) as [Eh Eo]. unfold lead in *. rewrite Eh, Eo in Bad. lra. }
    (* Both to the ray. *)
    destruct (walks_apart b r) with (d := x) (e := e) as [y [z [Iy [Iz [Cy [Cz N]]]]]]; auto.
    { apply walk_generic; [apply E2; lra | | apply ray_no_corner]. intros y Iy N.
      apply E1; [lra | apply in_map; assumption | assumption]. }
    apply N. apply beside_trans with first; [apply beside_sym|]; apply once; assumption. }
  assert (Z : 0 <= height e * (height d - dot (outward d) (apex e))).
  { apply (quadratic_sign (height d * height e - height e * dot (outward d) (from e))
      (height d * height e - height e * dot (outward d) (to e)) _ (m1 + m2 + m3 + m4)).
    intros m Hm. specialize (All m Hm). unfold lead in All. eapply Rle_trans; [exact All|]. right.
    assert (O : dot (outward e) (f m) = height e * (1 + m + m * m))
      by (unfold outward, height, normal, f, moment; by_coordinates).
    rewrite O. unfold f, moment. rewrite !dot_add, !dot_scale. ring. }
  nra.
Qed.

Lemma covered b : b <> zero -> (forall d k, In d D -> 0 <= k -> b <> k *v from d) -> exists d, In d D /\ cone d b.
Proof.
  intros N M. destruct (moment_off_planes first b first_in) as [k1 [Q1 F1]].
  destruct (moment_off_line first b first_in N) as [k2 [Q2 F2]].
  destruct (walk_leads (moment (from first) (to first) (apex first) (k1 + k2)) b) with (start := first)
    as [x [Ix [Cx _]]]; [| assumption | | exists x; auto].
  - apply walk_generic; [apply F2; lra | | assumption]. intros y Iy Ny.
    apply F1; [lra | apply in_map; assumption | assumption].
  - apply moment_inside; [assumption | lra].
Qed.

Let corner := map from D.

Lemma corners_of d : In d D -> hull corner (from d) /\ hull corner (to d) /\ hull corner (apex d).
Proof.
  intros I. destruct (turned d) as [A _], (corners_turned d) as [E _].
  split; [|split]; apply hull_point; [|rewrite <- A | rewrite <- E]; apply in_map; auto.
Qed.

Definition spread d q : combination :=
  [(across (next d) q, from d); (across (next (next d)) q, to d); (across d q, apex d)].

Lemma spread_sum d q : In d D -> cone d q ->
  combines_in (hull corner) (spread d q) /\ sum (spread d q) = height d *v q /\ weight (spread d q) = dot (outward d) q.
Proof.
  intros I [X [Y Z]]. destruct (corners_of d I) as [F [T A]]. split; [|split].
  - intros w p [E|[E|[E|[]]]]; inversion E; subst; auto.
  - rewrite in_corners. unfold spread. simpl. by_coordinates.
  - rewrite across_sum. unfold spread. simpl. ring.
Qed.

Lemma add_point c w p : combines_in (hull corner) c -> 0 <= w -> hull corner p ->
  combines_in (hull corner) ((w, p) :: c).
Proof. intros C Hw Hp v x [E|I]; [inversion E; subst; auto | apply C; assumption]. Qed.

Lemma origin_in_hull : hull corner zero.
Proof.
  destruct (corners_of first first_in) as [F _]. set (p := from first) in *. set (b := zero -v p).
  assert (G : exists c, combines_in (hull corner) c /\ 0 < weight c /\ sum c = zero).
  { destruct (multiple_or_not b) as [[d [k [I [Hk E]]]]|M].
    - exists [(1, p); (k, from d)]. split; [|split].
      + apply add_point; [apply add_point; [intros w x []|assumption|apply corners_of; assumption] | lra | assumption].
      + simpl. lra.
      + simpl. rewrite <- E. unfold b. by_coordinates.
    - destruct (covered b) as [d [I C]]; [|assumption|].
      + intros Z. apply (corner_nonzero first first_in). fold p.
        replace p with (zero -v b) by (unfold b; by_coordinates). rewrite Z. by_coordinates.
      + destruct (spread_sum d b I C) as [S [E W]]. pose proof (outwards d I) as H.
        exists ((height d, p) :: spread d b). split; [|split].
        * apply add_point; [assumption | lra | assumption].
        * pose proof (weight_nonneg _ _ S). change (0 < height d + weight (spread d b)). lra.
        * change (height d *v p +v sum (spread d b) = zero). rewrite E. unfold b. by_coordinates. }
  destruct G as [c [C [W E]]]. replace zero with ((/ weight c) *v sum c) by (rewrite E; by_coordinates).
  apply convex_combination; [apply hull_convex | assumption | assumption].
Qed.

(** What a triangle's cone holds, and its plane, is in the hull. *)
Theorem held_in_hull d q : In d D -> cone d q -> dot (outward d) q <= height d -> hull corner q.
Proof.
  intros I C L. destruct (spread_sum d q I C) as [S [E W]]. pose proof (outwards d I) as H.
  set (c := (height d - dot (outward d) q, zero) :: spread d q).
  assert (Wc : weight c = height d).
  { change (height d - dot (outward d) q + weight (spread d q) = height d). rewrite W. ring. }
  replace q with ((/ weight c) *v sum c).
  - apply convex_combination; [apply hull_convex | | lra]. apply add_point; [assumption | lra | apply origin_in_hull].
  - rewrite Wc. change (sum c) with ((height d - dot (outward d) q) *v zero +v sum (spread d q)). rewrite E. by_field.
Qed.

(** The corners' hull is what all planes leave. *)
Theorem facets_hull x : hull corner x <-> forall d, In d D -> dot (outward d) x <= height d.
Proof.
  split.
  - intros Hx d I. revert x Hx. apply hull_least.
    + intros p q t Hp Hq Ht. rewrite dot_add, !dot_scale. nra.
    + intros p Hp. apply in_map_iff in Hp. destruct Hp as [e [E Ie]]. subst p. rewrite <- (proj2 (proj2 (turned e))).
      apply facets_convex; auto.
  - intros Below. destruct (multiple_or_not x) as [[d [k [I [Hk E]]]]|M].
    + specialize (Below d I). pose proof (outwards d I) as H. rewrite E, dot_scale in Below.
      replace (dot (outward d) (from d)) with (height d) in Below by (unfold outward, height, normal; by_coordinates).
      assert (k <= 1) by nra. replace x with ((1 - k) *v zero +v k *v from d) by (rewrite E; by_coordinates).
      apply hull_convex; [apply origin_in_hull | apply corners_of; assumption | lra].
    + destruct (covered x) as [d [I C]]; [|assumption|].
      * intros Z. apply (M first 0 first_in); [lra|]. rewrite Z. by_coordinates.
      * apply (held_in_hull d); auto.
Qed.

(** The points' hull, where each is a corner or held. *)
Theorem facets_certificate l : (forall p, In p corner -> In p l) ->
  (forall p, In p l -> In p corner \/ exists d, In d D /\ cone d p /\ dot (outward d) p <= height d) ->
  forall x, hull l x <-> forall d, In d D -> dot (outward d) x <= height d.
Proof.
  intros Corners Held x. rewrite <- facets_hull. split; revert x; apply hull_least; try apply hull_convex.
  - intros p Hp. destruct (Held p Hp) as [I|[d [I [C L]]]].
    + apply hull_point. assumption.
    + apply (held_in_hull d); assumption.
  - intros p Hp. apply hull_point, Corners. assumption.
Qed.
End Facets.
