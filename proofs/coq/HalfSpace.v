(** A half-space and the block that stands for it (spec/body/half_space.h).

    n is the unit normal outwards, p a point of the boundary plane. The block K is within the half-space and holds all
    of it that is near p. Then a set Y near p has the same relation, distance and depth to both. *)

Require Import Reals Lra Psatz List.
From Origo Require Import Space Hull Bodies Endless.
Import ListNotations.
Local Open Scope R_scope.

Definition half_space p n : set := fun x => dot n (x -v p) <= 0.

(** All points that are below a foot within r of p, by r at most. *)
Definition near_part p n r : set := fun x => exists f h,
  dot n (f -v p) = 0 /\ len (f -v p) <= r /\ 0 <= h <= r /\ x = f -v h *v n.

(** ** What stands for the half-space *)

Section Block.
Variables (K Y : set) (p n : vec) (R r : R).
Hypothesis unit_normal : len n = 1.
Hypothesis within : forall x, K x -> half_space p n x.
Hypothesis holds_near : forall x, near_part p n (2 * R) x -> K x.
Hypothesis radius : 0 <= r.
(** The ball around the half-space, and all of the other body with its ball. *)
Hypothesis reach : forall y, Y y -> r + len (y -v p) <= R.

Let H := half_space p n.

Lemma n_square : dot n n = 1.
Proof. pose proof (len_square n) as E. unfold sq in E. rewrite unit_normal in E. lra. Qed.

(** A vector and its part across n. *)
Lemma across z : let f := z -v (dot n z) *v n in dot n f = 0 /\ sq z = sq f + dot n z * dot n z.
Proof.
  intros f. pose proof n_square as N. split.
  - unfold f. rewrite dot_sub, dot_scale, N. ring.
  - unfold f. rewrite sq_sub, sq_scale. unfold sq at 3. rewrite N.
    replace (dot z (dot n z *v n)) with (dot n z * dot n z) by by_coordinates. ring.
Qed.

(** What is near p and no higher than the ball is in the rounded block. *)
Lemma block_holds x : len (x -v p) <= 2 * R -> dot n (x -v p) <= r -> thick K r x.
Proof.
  intros L D. destruct (across (x -v p)) as [F S]. set (h := dot n (x -v p)) in *. set (f := x -v h *v n).
  replace (x -v p -v h *v n) with (f -v p) in F, S by (unfold f; by_coordinates).
  pose proof (sq_le_of_len _ _ L) as Q. pose proof (len_nonneg (x -v p)) as P. pose proof (sq_nonneg (f -v p)).
  assert (Lf : len (f -v p) <= 2 * R) by (apply len_le; nra).
  destruct (Rle_or_lt h 0) as [Below|Above].
  - exists x. split.
    + apply holds_near. exists f, (- h). repeat split; try assumption; try lra.
      * assert (h * h <= (2 * R) * (2 * R)) by nra. nra.
      * unfold f. by_coordinates.
    + replace (x -v x) with zero by by_coordinates. rewrite len_of_zero. assumption.
  - exists f. split.
    + apply holds_near. exists f, 0. repeat split; try assumption; try lra. by_coordinates.
    + replace (x -v f) with (h *v n) by (unfold f; by_coordinates). rewrite len_scale, unit_normal; lra.
Qed.

Lemma thick_height x : thick H r x -> dot n (x -v p) <= r.
Proof.
  intros [z [Hz L]]. unfold H, half_space in Hz.
  replace (x -v p) with ((x -v z) +v (z -v p)) by by_coordinates. rewrite dot_add.
  pose proof (cauchy_schwarz n (x -v z)) as C. rewrite unit_normal in C. lra.
Qed.

Lemma thick_within x : thick K r x -> thick H r x.
Proof. intros [z [Hz L]]. exists z. split; [apply within|]; assumption. Qed.

Lemma near_enough y : Y y -> len (y -v p) <= R /\ 0 <= R.
Proof. intros Hy. pose proof (reach y Hy). pose proof (len_nonneg (y -v p)). lra. Qed.

(** Seen from a point of Y, no point of the half-space is nearer than some point of the block. *)
Theorem block_as_near x y : thick H r x -> Y y -> exists x', thick K r x' /\ len (x' -v y) <= len (x -v y).
Proof.
  intros Hx Hy. destruct (near_enough y Hy) as [Ly HR]. pose proof (thick_height x Hx) as T.
  destruct (across (y -v p)) as [F S]. set (h := dot n (y -v p)) in *. set (f := y -v (h - r) *v n).
  destruct (Rle_or_lt h r) as [Low|High].
  - exists y. split; [apply block_holds; [lra | assumption]|].
    replace (y -v y) with zero by by_coordinates. rewrite len_of_zero. apply len_nonneg.
  - exists f. pose proof n_square as N.
    assert (E : dot n (f -v p) = r).
    { replace (dot n (f -v p)) with (h - (h - r) * dot n n) by (unfold f, h; by_coordinates). rewrite N. ring. }
    assert (Lf : len (f -v y) = h - r).
    { replace (f -v y) with (zero -v ((h - r) *v n)) by (unfold f; by_coordinates).
      rewrite len_neg, len_scale, unit_normal; lra. }
    split.
    + apply block_holds; [|lra]. replace (f -v p) with ((f -v y) +v (y -v p)) by by_coordinates.
      pose proof (len_add (f -v y) (y -v p)) as A. rewrite Lf in A.
      pose proof (cauchy_schwarz n (y -v p)) as C. fold h in C. rewrite unit_normal in C. lra.
    + rewrite Lf. pose proof (cauchy_schwarz n (y -v x)) as C. rewrite unit_normal in C.
      replace (y -v x) with ((y -v p) -v (x -v p)) in C at 1 by by_coordinates. rewrite dot_sub in C. fold h in C.
      replace (len (x -v y)) with (len (y -v x)); [lra|].
      rewrite <- len_neg. f_equal. by_coordinates.
Qed.

Theorem block_meets : meet (thick K r) Y <-> meet (thick H r) Y.
Proof.
  split; intros [x [Hx Hy]].
  - exists x. split; [apply thick_within|]; assumption.
  - exists x. split; [|assumption]. apply block_holds; [|apply thick_height; assumption].
    destruct (near_enough x Hy). lra.
Qed.

Theorem block_distance d : is_distance (thick K r) Y d <-> is_distance (thick H r) Y d.
Proof.
  split; intros [Least [x [y [Hx [Hy E]]]]].
  - split.
    + intros x' y' Hx' Hy'. destruct (block_as_near x' y' Hx' Hy') as [k [Hk Lk]]. specialize (Least k y' Hk Hy'). lra.
    + exists x, y. split; [apply thick_within|split]; assumption.
  - assert (L : forall x y, thick K r x -> Y y -> d <= len (x -v y)).
    { intros x' y' Hx' Hy'. apply Least; [apply thick_within|]; assumption. }
    split; [assumption|]. destruct (block_as_near x y Hx Hy) as [k [Hk Lk]]. specialize (L k y Hk Hy).
    exists k, y. split; [assumption|split; [assumption|lra]].
Qed.

Theorem block_separated : separated (thick K r) Y <-> separated (thick H r) Y.
Proof.
  split; intros [d [Hd L]]; exists d; split; try assumption; intros x y Hx Hy.
  - destruct (block_as_near x y Hx Hy) as [k [Hk Lk]]. specialize (L k y Hk Hy). lra.
  - apply L; [apply thick_within|]; assumption.
Qed.

(** A translation of the half-space inwards that leaves it meeting Y: then none as short parts the block from Y. *)
Lemma block_as_deep k t : 0 <= k -> meet (moved ((- k) *v n) (thick H r)) Y -> len t <= k ->
  meet (moved t (thick K r)) Y.
Proof.
  intros Hk [y [Hx Hy]] Ht. unfold moved in Hx. apply thick_height in Hx. pose proof (reach y Hy) as Ry.
  assert (D : dot n (y -v p) <= r - k).
  { replace (dot n (y -v (- k) *v n -v p)) with (dot n (y -v p) + k * dot n n) in Hx by by_coordinates.
    rewrite n_square in Hx. lra. }
  exists y. split; [|assumption]. unfold moved. apply block_holds.
  - replace (y -v t -v p) with ((y -v p) +v (zero -v t)) by by_coordinates.
    pose proof (len_add (y -v p) (zero -v t)) as A. rewrite len_neg in A.
    pose proof (cauchy_schwarz_below n (y -v p)) as C. rewrite unit_normal in C. lra.
  - replace (dot n (y -v t -v p)) with (dot n (y -v p) - dot n t) by by_coordinates.
    pose proof (cauchy_schwarz_below n t) as C. rewrite unit_normal in C. lra.
Qed.

Lemma moved_within t : meet (moved t (thick K r)) Y -> meet (moved t (thick H r)) Y.
Proof. intros [y [Hx Hy]]. exists y. split; [apply thick_within|]; assumption. Qed.

Lemma inwards k : 0 <= k -> len ((- k) *v n) = k.
Proof.
  intros Hk. replace ((- k) *v n) with (zero -v k *v n) by by_coordinates.
  rewrite len_neg, len_scale, unit_normal; lra.
Qed.

Theorem block_penetrating : penetrating (thick K r) Y <-> penetrating (thick H r) Y.
Proof.
  split; intros [e [He P]]; exists e; split; try assumption; intros t Ht.
  - apply moved_within, P. assumption.
  - apply block_as_deep with e; [lra | apply P; rewrite inwards; lra | assumption].
Qed.

Theorem block_touching : touching (thick K r) Y <-> touching (thick H r) Y.
Proof.
  split; intros [M P]; (split; [apply block_meets; assumption|]); intros e He; destruct (P e He) as [t [Ht N]].
  - exists ((- e) *v n). rewrite inwards by lra. split; [lra|]. intros D. apply N.
    apply block_as_deep with e; [lra | assumption | assumption].
  - exists t. split; [assumption|]. intros D. apply N, moved_within. assumption.
Qed.

(** What is shown of the block's depth is the half-space's. *)
Theorem block_depth d : 0 <= d -> is_depth (thick K r) Y d -> is_depth (thick H r) Y d.
Proof.
  intros Hd [Meets [m [Lm Parts]]]. split.
  - intros t Ht. apply moved_within, Meets. assumption.
  - exists (zero -v n). split; [rewrite len_neg; assumption|]. intros k Hk D.
    apply (Parts k Hk). apply block_as_deep with k; [lra | | rewrite len_scale, Lm; lra].
    replace ((- k) *v n) with (k *v (zero -v n)) by by_coordinates. assumption.
Qed.
End Block.

(** ** The block's corners *)

Section Corners.
Variables (p u w i : vec) (r : R).
Hypotheses (uw : dot u w = 0) (ui : dot u i = 0) (wi : dot w i = 0).
(** Each is longer than the way that the block has to reach. *)
Hypotheses (Hr : 0 < r) (long_u : r <= len u) (long_w : r <= len w) (long_i : r <= len i).

Definition corner a b c := p +v a *v u +v b *v w +v c *v i.
Definition corners := [corner (-1) (-1) 1; corner 1 (-1) 1; corner (-1) 1 1; corner 1 1 1;
                       corner (-1) (-1) 0; corner 1 (-1) 0; corner (-1) 1 0; corner 1 1 0].

(** i leads inwards. *)
Let n := zero -v unit i.

Lemma prism_holds a b c : -1 <= a <= 1 -> -1 <= b <= 1 -> 0 <= c <= 1 -> hull corners (corner a b c).
Proof.
  intros Ha Hb Hc.
  assert (E : forall s t, (s = -1 \/ s = 1) -> (t = 0 \/ t = 1) -> hull corners (corner a s t)).
  { intros s t Hs Ht.
    replace (corner a s t) with ((1 - (a + 1) / 2) *v corner (-1) s t +v ((a + 1) / 2) *v corner 1 s t)
      by (unfold corner; by_field).
    apply hull_convex; [| |lra]; apply hull_point; unfold corners; simpl; destruct Hs, Ht; subst; tauto. }
  assert (F : forall t, (t = 0 \/ t = 1) -> hull corners (corner a b t)).
  { intros t Ht.
    replace (corner a b t) with ((1 - (b + 1) / 2) *v corner a (-1) t +v ((b + 1) / 2) *v corner a 1 t)
      by (unfold corner; by_field).
    apply hull_convex; [| |lra]; apply E; auto. }
  replace (corner a b c) with ((1 - c) *v corner a b 0 +v c *v corner a b 1) by (unfold corner; by_coordinates).
  apply hull_convex; auto.
Qed.

Lemma long_square v : r <= len v -> r * r <= sq v.
Proof. intros L. rewrite <- len_square. nra. Qed.

(** Three directions at right angles reach everything. *)
Lemma in_frame z : z = (dot u z / sq u) *v u +v (dot w z / sq w) *v w +v (dot i z / sq i) *v i.
Proof.
  pose proof (long_square u long_u) as Su. pose proof (long_square w long_w) as Sw.
  pose proof (long_square i long_i) as Si.
  assert (Pu : 0 < sq u) by nra. assert (Pw : 0 < sq w) by nra. assert (Pi : 0 < sq i) by nra.
  set (x := z -v ((dot u z / sq u) *v u +v (dot w z / sq w) *v w +v (dot i z / sq i) *v i)).
  assert (Xu : dot u x = 0).
  { unfold x. rewrite dot_sub, !dot_add, !dot_scale, uw, ui. fold (sq u). field. lra. }
  assert (Xw : dot w x = 0).
  { unfold x. rewrite dot_sub, !dot_add, !dot_scale, wi, (dot_sym w u), uw. fold (sq w). field. lra. }
  assert (Xi : dot i x = 0).
  { unfold x. rewrite dot_sub, !dot_add, !dot_scale, (dot_sym i u), (dot_sym i w), ui, wi. fold (sq i). field. lra. }
  assert (C : (det u w i) *v x = zero).
  { replace ((det u w i) *v x) with (dot u x *v cross w i +v dot w x *v cross i u +v dot i x *v cross u w)
      by by_coordinates. rewrite Xu, Xw, Xi. by_coordinates. }
  assert (D : det u w i * det u w i = sq u * sq w * sq i).
  { replace (det u w i * det u w i) with (sq u * sq w * sq i + 2 * (dot u w * dot u i * dot w i)
      - sq u * (dot w i * dot w i) - sq w * (dot u i * dot u i) - sq i * (dot u w * dot u w)) by by_coordinates.
    rewrite uw, ui, wi. ring. }
  assert (Z : x = zero).
  { apply sq_zero. assert (Q : det u w i * det u w i * sq x = 0).
    { rewrite <- sq_scale, C. by_coordinates. }
    rewrite D in Q. assert (0 < sq u * sq w * sq i) by (repeat apply Rmult_lt_0_compat; assumption).
    apply Rmult_integral in Q. destruct Q; lra. }
  apply vec_equal; [apply (f_equal vx) in Z | apply (f_equal vy) in Z | apply (f_equal vz) in Z];
    unfold x in Z; coordinates; lra.
Qed.

Lemma i_not_zero : i <> zero.
Proof. intros E. rewrite E, len_of_zero in long_i. lra. Qed.

Lemma n_unit : len n = 1.
Proof. unfold n. rewrite len_neg. apply len_unit, i_not_zero. Qed.

Lemma n_dot z : dot n z = - (dot i z / len i).
Proof.
  pose proof (len_pos i i_not_zero). unfold n, unit. rewrite dot_sym, dot_sub, dot_scale, (dot_sym z zero).
  replace (dot zero z) with 0 by by_coordinates. rewrite (dot_sym z i). field. lra.
Qed.

(** A share of at most 1: a product is no more than both lengths. *)
Lemma share_of v z : r <= len v -> len z <= r -> -1 <= dot v z / sq v <= 1.
Proof.
  intros Lv Lz. pose proof (len_nonneg z). assert (P : 0 < len v) by lra. rewrite <- len_square.
  pose proof (cauchy_schwarz v z). pose proof (cauchy_schwarz_below v z).
  assert (Q : 0 < len v * len v) by nra. assert (B : len v * len z <= len v * len v) by nra.
  split; apply Rmult_le_reg_r with (len v * len v); try assumption;
    replace (dot v z / (len v * len v) * (len v * len v)) with (dot v z) by (field; lra); lra.
Qed.

Theorem block_near x : near_part p n r x -> hull corners x.
Proof.
  intros [f [h [F [Lf [Hh E]]]]]. set (z := f -v p) in *. pose proof (len_pos i i_not_zero) as Pi.
  assert (Fi : dot i z = 0).
  { rewrite n_dot in F. assert (dot i z / len i = 0) by lra.
    replace (dot i z) with (dot i z / len i * len i) by (field; lra). rewrite H. ring. }
  replace x with (corner (dot u z / sq u) (dot w z / sq w) (h / len i)).
  - apply prism_holds; [apply share_of | apply share_of | apply fraction]; try assumption; lra.
  - pose proof (in_frame z) as Z. rewrite Fi in Z. subst x. unfold corner, n, unit.
    assert (Zf : f = p +v z) by (unfold z; by_coordinates). rewrite Zf. rewrite Z at 3.
    apply vec_equal; coordinates; unfold Rdiv; ring.
Qed.

Theorem block_within x : hull corners x -> half_space p n x.
Proof.
  intros Hx. unfold half_space. rewrite dot_sub.
  assert (B : - dot n p <= dot (zero -v n) x).
  { revert x Hx. apply hull_bound. intros q Hq.
    assert (Q : exists a b c, q = corner a b c /\ 0 <= c).
    { unfold corners in Hq. simpl in Hq. repeat destruct Hq as [Hq|Hq]; try tauto; subst q;
        do 3 eexists; (split; [reflexivity | lra]). }
    destruct Q as [a [b [c [E Hc]]]]. subst q. unfold corner.
    assert (N : dot n (a *v u +v b *v w +v c *v i) <= 0).
    { rewrite n_dot, !dot_add, !dot_scale, (dot_sym i u), (dot_sym i w), ui, wi. fold (sq i).
      rewrite <- len_square. pose proof (len_pos i i_not_zero).
      replace ((a * 0 + b * 0 + c * (len i * len i)) / len i) with (c * len i) by (field; lra). nra. }
    replace (dot (zero -v n) (p +v a *v u +v b *v w +v c *v i))
      with (- dot n p - dot n (a *v u +v b *v w +v c *v i)) by by_coordinates. lra. }
  replace (dot (zero -v n) x) with (- dot n x) in B by by_coordinates. lra.
Qed.
End Corners.
