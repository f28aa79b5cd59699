(** Bodies of the plane and the prisms that stand for them (spec/body/prism.h).

    P and Q are convex cores in the plane z = 0, with balls of radius r and s. A prism has its core's points at all
    heights from - h to h. The prisms have the relation, distance and depth that the bodies have in the plane. *)

Require Import Reals Lra Psatz.
From Origo Require Import Space Hull Bodies Endless.
Local Open Scope R_scope.

(** ** The words, of the plane *)

Definition up z := V 0 0 z.
Definition shadow x := V (vx x) (vy x) 0.
Definition flat (X : set) := forall x, X x -> vz x = 0.
Definition prism (P : set) h : set := fun x => P (shadow x) /\ - h <= vz x <= h.
(** A core with a disc around each point. *)
Definition rounded (P : set) r : set := fun x => vz x = 0 /\ thick P r x.

Definition touching_in_plane (X Y : set) :=
  meet X Y /\ forall e, 0 < e -> exists t, vz t = 0 /\ len t <= e /\ ~ meet (moved t X) Y.
Definition penetrating_in_plane (X Y : set) :=
  exists e, 0 < e /\ forall t, vz t = 0 -> len t <= e -> meet (moved t X) Y.
Definition is_depth_in_plane (X Y : set) d :=
  (forall t, vz t = 0 -> len t < d -> meet (moved t X) Y) /\
  (exists m, vz m = 0 /\ len m = 1 /\ forall k, d < k -> ~ meet (moved (k *v m) X) Y).

Lemma shadow_shorter x : len (shadow x) <= len x.
Proof. apply len_le; [apply len_nonneg|]. rewrite len_square. destruct x. coordinates. nra. Qed.

Lemma height_shorter x : - len x <= vz x <= len x.
Proof.
  pose proof (len_square x) as E. pose proof (len_nonneg x). destruct x as [a b c]. coordinates.
  split; nra.
Qed.

Lemma shadow_flat x : vz x = 0 -> shadow x = x.
Proof. intros E. apply vec_equal; simpl; auto. Qed.

Lemma thick_convex X r : convex X -> convex (thick X r).
Proof.
  intros C x y t [p [Hp Lp]] [q [Hq Lq]] Ht. exists ((1 - t) *v p +v t *v q). split; [apply C; assumption|].
  replace ((1 - t) *v x +v t *v y -v ((1 - t) *v p +v t *v q)) with ((1 - t) *v (x -v p) +v t *v (y -v q))
    by by_coordinates.
  pose proof (len_add ((1 - t) *v (x -v p)) (t *v (y -v q))) as A. rewrite !len_scale in A by lra.
  pose proof (len_nonneg (x -v p)). pose proof (len_nonneg (y -v q)). nra.
Qed.

Lemma rounded_convex P r : convex P -> convex (rounded P r).
Proof.
  intros C x y t [Zx Tx] [Zy Ty] Ht. split.
  - simpl. rewrite Zx, Zy. ring.
  - apply thick_convex; assumption.
Qed.

(** Convex sets that meet after no translation and after t meet on the way. *)
Lemma meets_between X Y t l : convex X -> convex Y -> meet X Y -> meet (moved t X) Y -> 0 <= l <= 1 ->
  meet (moved (l *v t) X) Y.
Proof.
  intros CX CY [x [Hx Kx]] [y [Hy Ky]] Hl. unfold moved in *. exists ((1 - l) *v x +v l *v y). split.
  - replace ((1 - l) *v x +v l *v y -v l *v t) with ((1 - l) *v x +v l *v (y -v t)) by by_coordinates.
    apply CX; assumption.
  - apply CY; assumption.
Qed.

Section Prisms.
Variables (P Q : set) (h r s : R).
Hypotheses (flat_P : flat P) (flat_Q : flat Q) (convex_P : convex P) (convex_Q : convex Q).
Hypothesis height : 0 < h.

Let X := thick (prism P h) r.
Let Y := thick (prism Q h) s.
Let X0 := rounded P r.
Let Y0 := rounded Q s.

Lemma rounded_in_prism S k x : flat S -> rounded S k x -> thick (prism S h) k x.
Proof.
  intros F [_ [p [Hp L]]]. exists p. split; [|assumption]. unfold prism. rewrite (F p Hp).
  rewrite shadow_flat by (apply F; assumption). split; [assumption | lra].
Qed.

Lemma shadow_in_rounded S k x : thick (prism S h) k x -> rounded S k (shadow x).
Proof.
  intros [p [[Hp _] L]]. split; [reflexivity|]. exists (shadow p). split; [assumption|].
  pose proof (shadow_shorter (x -v p)) as A.
  replace (shadow x -v shadow p) with (shadow (x -v p)) by (apply vec_equal; simpl; ring). lra.
Qed.

(** What is of the plane, raised by z. *)
Lemma raised_in_prism S k x z : rounded S k x -> flat S -> - h <= z <= h -> thick (prism S h) k (x +v up z).
Proof.
  intros [_ [p [Hp L]]] F Hz. exists (p +v up z). split.
  - unfold prism. pose proof (F p Hp) as Zp. split.
    + replace (shadow (p +v up z)) with p; [assumption|].
      apply vec_equal; simpl; [ring | ring | assumption].
    + simpl. rewrite Zp. lra.
  - replace (x +v up z -v (p +v up z)) with (x -v p) by by_coordinates. assumption.
Qed.

(** Moved by t they meet where they do moved by its shadow, as long as t rises by no more than both heights. *)
Lemma meet_shadow t : meet (moved t X) Y -> meet (moved (shadow t) X0) Y0.
Proof.
  intros [x [Hx Hy]]. unfold moved in *. exists (shadow x). split; [|apply shadow_in_rounded; assumption].
  replace (shadow x -v shadow t) with (shadow (x -v t)) by (apply vec_equal; simpl; ring).
  apply shadow_in_rounded. assumption.
Qed.

Lemma meet_raised t : - (2 * h) <= vz t <= 2 * h -> meet (moved (shadow t) X0) Y0 -> meet (moved t X) Y.
Proof.
  intros Ht [x [Hx Hy]]. unfold moved in *. exists (x +v up (vz t / 2)). split.
  - replace (x +v up (vz t / 2) -v t) with (x -v shadow t +v up (- (vz t / 2)))
      by (apply vec_equal; simpl; field).
    apply raised_in_prism; [assumption | assumption | lra].
  - apply raised_in_prism; [assumption | assumption | lra].
Qed.

Theorem prisms_meet t : vz t = 0 -> (meet (moved t X) Y <-> meet (moved t X0) Y0).
Proof.
  intros Zt. rewrite <- (shadow_flat t Zt) at 2. split; [apply meet_shadow | apply meet_raised; lra].
Qed.

Lemma meet_here : meet X Y <-> meet X0 Y0.
Proof. rewrite <- (moved_nowhere X), <- (moved_nowhere X0). apply prisms_meet. reflexivity. Qed.

Theorem prisms_separated : separated X Y <-> separated X0 Y0.
Proof.
  split; intros [d [Hd L]]; exists d; split; try assumption; intros x y Hx Hy.
  - apply L; apply rounded_in_prism; assumption.
  - specialize (L _ _ (shadow_in_rounded P r x Hx) (shadow_in_rounded Q s y Hy)).
    pose proof (shadow_shorter (x -v y)) as A.
    replace (shadow x -v shadow y) with (shadow (x -v y)) in L by (apply vec_equal; simpl; ring). lra.
Qed.

Theorem prisms_distance d : is_distance X Y d -> is_distance X0 Y0 d.
Proof.
  intros [Least [x [y [Hx [Hy E]]]]].
  assert (L : forall u v, X0 u -> Y0 v -> d <= len (u -v v))
    by (intros u v Hu Hv; apply Least; apply rounded_in_prism; assumption).
  split; [assumption|]. exists (shadow x), (shadow y).
  pose proof (shadow_in_rounded P r x Hx) as Sx. pose proof (shadow_in_rounded Q s y Hy) as Sy.
  split; [assumption|split; [assumption|]]. specialize (L _ _ Sx Sy).
  pose proof (shadow_shorter (x -v y)) as A.
  replace (shadow x -v shadow y) with (shadow (x -v y)) in L |- * by (apply vec_equal; simpl; ring). lra.
Qed.

Theorem prisms_penetrating : penetrating X Y <-> penetrating_in_plane X0 Y0.
Proof.
  split; intros [e [He M]].
  - exists e. split; [assumption|]. intros t Zt Lt. apply prisms_meet; auto.
  - exists (Rmin e (2 * h)). pose proof (Rmin_l e (2 * h)). pose proof (Rmin_r e (2 * h)).
    split; [apply Rmin_glb_lt; lra|]. intros t Lt. pose proof (height_shorter t). pose proof (shadow_shorter t).
    apply meet_raised; [lra|]. apply M; [reflexivity | lra].
Qed.

Theorem prisms_touching : touching X Y <-> touching_in_plane X0 Y0.
Proof.
  split; intros [M N]; (split; [apply meet_here; assumption|]); intros e He.
  - destruct (N (Rmin e (2 * h))) as [t [Lt D]]; [apply Rmin_glb_lt; lra|].
    pose proof (Rmin_l e (2 * h)). pose proof (Rmin_r e (2 * h)).
    pose proof (height_shorter t). pose proof (shadow_shorter t).
    exists (shadow t). split; [reflexivity|]. split; [lra|]. intros K. apply D, meet_raised; [lra | assumption].
  - destruct (N e He) as [t [Zt [Lt D]]]. exists t. split; [assumption|]. intros K. apply D, prisms_meet; assumption.
Qed.

(** The depth of the prisms is that of the plane where it is less than both heights together. *)
Theorem prisms_depth d : 0 <= d < 2 * h -> meet X Y -> is_depth X Y d -> is_depth_in_plane X0 Y0 d.
Proof.
  intros Hd M [Meets [m [Lm Parts]]]. apply meet_here in M. split.
  - intros t Zt Lt. apply prisms_meet; auto.
  - pose proof (height_shorter m) as Zm. rewrite Lm in Zm.
    assert (N : shadow m <> zero).
    { intros E. apply (Parts (2 * h)); [lra|]. apply meet_raised; [simpl; nra|].
      replace (shadow ((2 * h) *v m)) with zero; [apply moved_nowhere; assumption|].
      replace (shadow ((2 * h) *v m)) with ((2 * h) *v shadow m) by (apply vec_equal; simpl; ring).
      rewrite E. by_coordinates. }
    exists (unit (shadow m)). split; [simpl; ring|]. split; [apply len_unit; assumption|].
    intros k Hk D. pose proof (len_pos _ N) as Pm. pose proof (shadow_shorter m) as Sm. rewrite Lm in Sm.
    set (l := len (shadow m)) in *. set (j := Rmin k (2 * h)).
    assert (J : d < j) by (apply Rmin_glb_lt; lra).
    pose proof (Rmin_l k (2 * h)) as Jk. pose proof (Rmin_r k (2 * h)) as Jh. fold j in Jk, Jh.
    apply (Parts j J). apply meet_raised; [simpl; nra|].
    replace (shadow (j *v m)) with ((j * l / k) *v (k *v unit (shadow m)))
      by (unfold unit; fold l; apply vec_equal; simpl; field; lra).
    apply meets_between; try (apply rounded_convex; assumption); try assumption.
    split; [apply Rmult_le_pos; [nra | left; apply Rinv_0_lt_compat; lra]|].
    apply Rmult_le_reg_r with k; [lra|]. replace (j * l / k * k) with (j * l) by (field; lra). nra.
Qed.
End Prisms.
