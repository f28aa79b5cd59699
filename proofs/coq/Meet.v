(** The certificate [meet]: the common part of two bodies is what its corners, and the way it has no end along, span.

    Points x are written homogeneously as (x, den), where den is the denominator of all coordinates: a corner X / S is
    the row (X, S den), a direction W the row (W, 0), and the bound n . x <= o den the row (n, - o). *)

Require Import Reals Lra Lia Psatz List Arith.
From Origo Require Import Space Hull Bodies Endless.
Import ListNotations.
Local Open Scope R_scope.

(** ** Rows of four numbers *)

Definition row := (vec * R)%type.
Definition dot4 (a b : row) := dot (fst a) (fst b) + snd a * snd b.
Definition scale4 k (a : row) : row := (k *v fst a, k * snd a).
Definition add4 (a b : row) : row := (fst a +v fst b, snd a + snd b).
Infix "+r" := add4 (at level 50, left associativity).
Infix "*r" := scale4 (at level 40, left associativity).
Definition nothing : row := (zero, 0).

(** By the minors of the first two rows and the last two. *)
Definition minor a b c d := a * d - b * c.
Definition det4 (a b c d : row) :=
  let x (r : row) := vx (fst r) in let y (r : row) := vy (fst r) in let z (r : row) := vz (fst r) in
  let w (r : row) := snd r in
  minor (x a) (y a) (x b) (y b) * minor (z c) (w c) (z d) (w d) +
  minor (x a) (z a) (x b) (z b) * minor (w c) (y c) (w d) (y d) +
  minor (x a) (w a) (x b) (w b) * minor (y c) (z c) (y d) (z d) +
  minor (y a) (z a) (y b) (z b) * minor (x c) (w c) (x d) (w d) +
  minor (y a) (w a) (y b) (w b) * minor (z c) (x c) (z d) (x d) +
  minor (z a) (w a) (z b) (w b) * minor (x c) (y c) (x d) (y d).

Lemma row_equal (a b : row) : fst a = fst b -> snd a = snd b -> a = b.
Proof. destruct a, b; simpl; intros; subst; reflexivity. Qed.

Ltac open_rows :=
  unfold det4, minor, dot4, scale4, add4, nothing in *;
  repeat match goal with r : row |- _ => destruct r as [[? ? ?] ?] end; coordinates.
Ltac by_rows := intros; open_rows; try (apply row_equal; simpl; [apply vec_equal; simpl|]); ring.

Lemma cramer a b c d x :
  det4 a b c d *r x = det4 x b c d *r a +r det4 a x c d *r b +r det4 a b x d *r c +r det4 a b c x *r d.
Proof. by_rows. Qed.

Lemma det4_turn a b c d : det4 a b c d = det4 b c a d.
Proof. by_rows. Qed.

Lemma det4_swap a b c d : det4 a b c d = - det4 b a c d.
Proof. by_rows. Qed.

Lemma dot4_add n a b : dot4 n (a +r b) = dot4 n a + dot4 n b.
Proof. by_rows. Qed.

Lemma dot4_scale n k a : dot4 n (k *r a) = k * dot4 n a.
Proof. by_rows. Qed.

Lemma scale4_three i l m o u v w :
  i *r (l *r u +r m *r v +r o *r w) = (i * l) *r u +r (i * m) *r v +r (i * o) *r w.
Proof. by_rows. Qed.

Lemma dot4_sym a b : dot4 a b = dot4 b a.
Proof. by_rows. Qed.

Lemma dot4_zero a : dot4 a a = 0 -> a = nothing.
Proof.
  intros H. unfold dot4 in H. fold (sq (fst a)) in H. pose proof (sq_nonneg (fst a)). apply row_equal; simpl.
  - apply sq_zero. nra.
  - nra.
Qed.

Lemma scale4_cancel k x y : k <> 0 -> k *r x = y -> x = (/ k) *r y.
Proof.
  intros Hk E. subst y. apply row_equal; unfold scale4; simpl.
  - destruct (fst x). apply vec_equal; simpl; field; assumption.
  - field. assumption.
Qed.

(** What is orthogonal to three independent vectors is zero, and to two a multiple of any other such vector. *)
Lemma orthogonal3 a b c u : det a b c <> 0 -> dot a u = 0 -> dot b u = 0 -> dot c u = 0 -> u = zero.
Proof.
  intros D A B C.
  assert (E : det a b c *v u = dot a u *v cross b c +v dot b u *v cross c a +v dot c u *v cross a b) by by_coordinates.
  rewrite A, B, C in E. replace u with ((/ det a b c) *v (det a b c *v u)) by
    (generalize D; generalize (det a b c); clear; intros; by_field).
  rewrite E. by_coordinates.
Qed.

Lemma along_cross a b u : dot a u = 0 -> dot b u = 0 -> sq (cross a b) *v u = dot (cross a b) u *v cross a b.
Proof.
  intros A B.
  assert (E : sq (cross a b) *v u = dot (cross a b) u *v cross a b +v (sq b * dot a u - dot a b * dot b u) *v a +v
    (sq a * dot b u - dot a b * dot a u) *v b) by by_coordinates.
  rewrite E, A, B. by_coordinates.
Qed.

Lemma orthogonal2 a b u v : cross a b <> zero -> v <> zero ->
  dot a u = 0 -> dot b u = 0 -> dot a v = 0 -> dot b v = 0 -> exists t, u = t *v v.
Proof.
  intros N V Au Bu Av Bv. pose proof (sq_pos _ N) as P.
  pose proof (along_cross a b u Au Bu) as U. pose proof (along_cross a b v Av Bv) as W.
  set (m := cross a b) in *. set (q := sq m) in *.
  assert (K : dot m v <> 0).
  { intros K. rewrite K in W. apply V. replace v with ((/ q) *v (q *v v)) by (clearbody q m; by_field).
    rewrite W. by_coordinates. }
  exists (dot m u / dot m v).
  replace u with ((/ q) *v (q *v u)) at 1 by (clearbody q m; by_field).
  replace v with ((/ q) *v (q *v v)) at 2 by (clearbody q m; clear - P; by_field). rewrite U, W.
  generalize dependent (dot m v). generalize (dot m u). clear - P. intros. by_field.
Qed.

(** Of three rows orthogonal to f, even when they are no basis. *)
Lemma cramer3 a b c f x : dot4 f f <> 0 -> dot4 f a = 0 -> dot4 f b = 0 -> dot4 f c = 0 -> dot4 f x = 0 ->
  det4 a b c f *r x = det4 x b c f *r a +r det4 a x c f *r b +r det4 a b x f *r c.
Proof.
  intros N Fa Fb Fc Fx. pose proof (cramer a b c f x) as C.
  assert (Z : det4 a b c x = 0).
  { assert (E : dot4 f (det4 a b c f *r x) = dot4 f (det4 x b c f *r a +r det4 a x c f *r b +r det4 a b x f *r c +r
      det4 a b c x *r f)) by (rewrite C; reflexivity).
    rewrite !dot4_add, !dot4_scale, Fa, Fb, Fc, Fx in E.
    assert (P : det4 a b c x * dot4 f f = 0) by lra. apply Rmult_integral in P. tauto. }
  rewrite C, Z. set (k := det4 x b c f). set (l := det4 a x c f). set (m := det4 a b x f). by_rows.
Qed.

(** ** Bodies without an end are convex, and go on along their rays and lines *)

Definition runs_on (l : list vec) (d : combination) := forall k v, In (k, v) d -> In v l.

(** A direction of the body: a combination of its rays and lines, and one of its lines alone. *)
Definition leads (e : primitive) v := exists c d, combines (rays e) c /\ runs_on (lines e) d /\ v = sum c +v sum d.
Definition runs_along (e : primitive) v := exists d, runs_on (lines e) d /\ v = sum d.

Lemma runs_on_scaled l k d : runs_on l d -> runs_on l (scaled k d).
Proof. intros H w v I. apply in_map_iff in I. destruct I as [[m u] [E I]]. inversion E; subst. eauto. Qed.

Lemma runs_on_app l c d : runs_on l c -> runs_on l d -> runs_on l (c ++ d).
Proof. intros Hc Hd k v I. apply in_app_or in I. destruct I; eauto. Qed.

Lemma extent_convex e : convex (extent e).
Proof.
  intros x y t [p [c [d [Hp [Hc [Hd E]]]]]] [p' [c' [d' [Hp' [Hc' [Hd' E']]]]]] Ht. subst.
  exists ((1 - t) *v p +v t *v p'), (scaled (1 - t) c ++ scaled t c'), (scaled (1 - t) d ++ scaled t d').
  split; [apply hull_convex; assumption|]. split; [apply combines_app; apply combines_scaled; (assumption || lra)|].
  split; [apply runs_on_app; apply runs_on_scaled; assumption|]. rewrite !sum_app, !sum_scaled. by_coordinates.
Qed.

Lemma extent_leads e x v k : extent e x -> leads e v -> 0 <= k -> extent e (x +v k *v v).
Proof.
  intros [p [c [d [Hp [Hc [Hd E]]]]]] [c' [d' [Hc' [Hd' E']]]] Hk. subst.
  exists p, (c ++ scaled k c'), (d ++ scaled k d'). split; [assumption|].
  split; [apply combines_app; [assumption | apply combines_scaled; assumption]|].
  split; [apply runs_on_app; [assumption | apply runs_on_scaled; assumption]|].
  rewrite !sum_app, !sum_scaled. by_coordinates.
Qed.

Lemma extent_runs e x v k : extent e x -> runs_along e v -> extent e (x +v k *v v).
Proof.
  intros [p [c [d [Hp [Hc [Hd E]]]]]] [d' [Hd' E']]. subst. exists p, c, (d ++ scaled k d'). split; [assumption|].
  split; [assumption|]. split; [apply runs_on_app; [assumption | apply runs_on_scaled; assumption]|].
  rewrite !sum_app, !sum_scaled. by_coordinates.
Qed.

Lemma runs_leads e v : runs_along e v -> leads e v.
Proof.
  intros [d [Hd E]]. exists [], d. split; [intros w p []|]. split; [assumption|]. subst. simpl. by_coordinates.
Qed.

(** A part whose corners and directions are the body's is in the body. *)
Lemma part_in_body part e : (forall p, In p (points part) -> extent e p) -> (forall r, In r (rays part) -> leads e r) ->
  (forall l, In l (lines part) -> runs_along e l) -> forall x, extent part x -> extent e x.
Proof.
  intros Hp Hr Hl x [p [c [d [Pp [Cc [Cd E]]]]]]. subst x.
  assert (B : extent e p) by (apply (hull_least (points part)); auto using extent_convex).
  assert (Bc : extent e (p +v sum c)).
  { clear - Hr Cc B. revert p B. induction c as [|[k r] c IH]; intros p B; simpl.
    - replace (p +v zero) with p by by_coordinates. assumption.
    - destruct (combines_tail _ _ _ _ Cc) as [Hk [Ir Ct]].
      replace (p +v (k *v r +v sum c)) with (p +v k *v r +v sum c) by by_coordinates.
      apply IH; [assumption|]. apply extent_leads; auto. }
  clear - Hl Cd Bc. revert Bc. generalize (p +v sum c). induction d as [|[k l] d IH]; intros q B; simpl.
  - replace (q +v zero) with q by by_coordinates. assumption.
  - replace (q +v (k *v l +v sum d)) with (q +v k *v l +v sum d) by by_coordinates. apply IH.
    + intros m v I. apply (Cd m). right. assumption.
    + apply extent_runs; [assumption|]. apply Hl, (Cd k). left. reflexivity.
Qed.

(** Two spots that name the same: T X = S Y. *)
Lemma same_place X S Y T : 0 < S -> 0 < T -> T *v X -v S *v Y = zero -> (/ S) *v X = (/ T) *v Y.
Proof.
  intros HS HT E. replace ((/ T) *v Y) with ((/ S) *v X -v (/ (S * T)) *v (T *v X -v S *v Y)) by
    (by_field; repeat split; lra).
  rewrite E. by_coordinates.
Qed.

(** Weights that are positive, values that are not: where they sum to zero each value is zero. *)
Lemma all_zero (l : list (R * row)) (f : row -> R) : (forall w n, In (w, n) l -> 0 < w /\ f n <= 0) ->
  fold_right (fun wn s => fst wn * f (snd wn) + s) 0 l = 0 -> forall w n, In (w, n) l -> f n = 0.
Proof.
  intros H Z.
  assert (B : forall l', (forall w n, In (w, n) l' -> 0 < w /\ f n <= 0) ->
    fold_right (fun wn s => fst wn * f (snd wn) + s) 0 l' <= 0).
  { induction l' as [|[w n] l' IH]; intros P; simpl; [lra|]. destruct (P w n (or_introl eq_refl)).
    specialize (IH (fun w n I => P w n (or_intror I))). nra. }
  revert Z. induction l as [|[w n] l IH]; intros Z v m I; simpl in *; [contradiction|].
  destruct (H w n (or_introl eq_refl)) as [Hw Hn]. pose proof (B l (fun w n I => H w n (or_intror I))) as Bl.
  assert (w * f n <= 0) by nra. assert (f n = 0) by nra.
  destruct I as [I|I]; [inversion I; subst; assumption|].
  apply (IH (fun w n I => H w n (or_intror I))) with v; [nra|assumption].
Qed.

(** ** The certificate *)
Section Meet.
Variables (a b : primitive) (den : R).
Hypothesis Hden : 0 < den.
Definition common x := extent a x /\ extent b x.

(** Corner k is X k / S k, a point of both bodies. *)
Variables (n : nat) (X : nat -> vec) (S : nat -> R).
Definition place k := (/ S k) *v X k.
Definition corner k : row := (X k, S k * den).
Definition corners_in := forall k, (k < n)%nat -> 0 < S k /\ common (place k).

(** All of one of the bodies is where normal . x <= offset den. *)
Definition bound_row (normal : vec) offset : row := (normal, - offset).
Definition side (N : row) (q : vec) w := dot4 N (q, w).
Definition bounds (N : row) (e : primitive) := stays_below (fst N) e (- snd N * den).
Definition is_bound N := bounds N a \/ bounds N b.

(** Bounds with positive weights that cancel. *)
Variable flat : list (R * row).
Definition cancels := (forall w N, In (w, N) flat -> 0 < w /\ is_bound N) /\
  fold_right (fun wn s => fst wn *r snd wn +r s) nothing flat = nothing.

Lemma bound_side N : is_bound N -> forall x, common x -> side N x den <= 0.
Proof.
  unfold side, dot4. intros [B|B] x [Ha Hb]; simpl;
    [pose proof (extent_bound_above _ _ _ B x Ha) | pose proof (extent_bound_above _ _ _ B x Hb)]; lra.
Qed.

Lemma side_scale N k q w : side N (k *v q) (k * w) = k * side N q w.
Proof. unfold side, dot4. simpl. rewrite dot_scale. ring. Qed.

Lemma corner_scaled k : S k <> 0 -> (place k, den) = (/ S k) *r corner k.
Proof. intros H. apply row_equal; simpl; [reflexivity|]. field. assumption. Qed.

Lemma flat_vanishes : cancels -> forall x, common x -> forall w N, In (w, N) flat -> dot4 N (x, den) = 0.
Proof.
  intros [P Z] x Hx. apply (all_zero flat (fun N => dot4 N (x, den))).
  - intros w N I. destruct (P w N I). split; [assumption|]. apply bound_side; assumption.
  - assert (E : dot4 (fold_right (fun wn s => fst wn *r snd wn +r s) nothing flat) (x, den) =
      fold_right (fun wn s => fst wn * dot4 (snd wn) (x, den) + s) 0 flat).
    { clear. induction flat as [|[w N] l IH]; simpl.
      - unfold dot4, nothing. simpl. coordinates. ring.
      - rewrite dot4_sym, dot4_add, dot4_scale, dot4_sym, (dot4_sym (x, den) (fold_right _ _ _)), IH. reflexivity. }
    rewrite <- E, Z. unfold dot4, nothing. simpl. coordinates. ring.
Qed.

Hypotheses (Hcorners : corners_in) (Hflat : cancels).

Lemma flat_at_corner N : (exists w, In (w, N) flat) -> forall k, (k < n)%nat -> dot4 N (corner k) = 0.
Proof.
  intros [w I] k Hk. destruct (Hcorners k Hk) as [HS Hc]. pose proof (flat_vanishes Hflat _ Hc w N I) as Z.
  rewrite corner_scaled, dot4_scale in Z by lra. apply Rmult_integral in Z. destruct Z as [Z|Z]; [|assumption].
  assert (0 < / S k) by (apply Rinv_0_lt_compat; assumption). lra.
Qed.

(** A direction of both bodies. *)
Lemma flat_along W N : leads a W -> leads b W -> (0 < n)%nat -> (exists w, In (w, N) flat) -> dot4 N (W, 0) = 0.
Proof.
  intros La Lb Hn [w I]. destruct (Hcorners 0%nat Hn) as [_ [Ca Cb]].
  pose proof (flat_vanishes Hflat (place 0) (conj Ca Cb) w N I) as Z.
  assert (C : common (place 0 +v 1 *v W)) by (split; apply extent_leads; auto; lra).
  pose proof (flat_vanishes Hflat _ C w N I) as Z'. unfold dot4 in *. simpl in *. rewrite dot_add, dot_scale in Z'. lra.
Qed.

Definition in_flat N := exists w, In (w, N) flat.
Lemma flat_at x N : common x -> in_flat N -> dot4 N (x, den) = 0.
Proof. intros Hx [w I]. apply (flat_vanishes Hflat x Hx w N I). Qed.

(** What the corners and the way span, as a body. *)
Definition part ways ends := {| points := map place (seq 0 n); rays := ways; lines := ends |}.

Lemma part_common ways ends : (forall r, In r ways -> leads a r /\ leads b r) ->
  (forall l, In l ends -> runs_along a l /\ runs_along b l) -> forall x, extent (part ways ends) x -> common x.
Proof.
  intros Hr Hl x Hx.
  assert (P : forall p, In p (map place (seq 0 n)) -> common p).
  { intros p I. apply in_map_iff in I. destruct I as [k [E I]]. apply in_seq in I. subst. apply Hcorners. lia. }
  split; apply (part_in_body (part ways ends)); simpl; firstorder.
Qed.

Lemma in_part ways ends p c d : hull (map place (seq 0 n)) p -> combines ways c -> runs_on ends d ->
  extent (part ways ends) (p +v sum c +v sum d).
Proof. intros. exists p, c, d. auto. Qed.

Lemma corner_hull k : (k < n)%nat -> hull (map place (seq 0 n)) (place k).
Proof. intros. apply hull_point, in_map, in_seq. lia. Qed.

Lemma just_points x : hull (map place (seq 0 n)) x -> extent (part [] []) x.
Proof.
  intros. replace x with (x +v sum [] +v sum []) by (simpl; by_coordinates).
  apply in_part; [assumption | intros ? ? [] | intros ? ? []].
Qed.

(** From one common point to another, bounds of [flat] that vanish at both do not change. *)
Lemma flat_normal N x y : in_flat N -> common x -> common y -> dot (fst N) (x -v y) = 0.
Proof.
  intros I Hx Hy. pose proof (flat_at x N Hx I) as X0. pose proof (flat_at y N Hy I) as Y0.
  unfold dot4 in *. simpl in *.
  rewrite dot_sub. lra.
Qed.

Lemma first_common : (0 < n)%nat -> common (place 0).
Proof. intros H. apply (Hcorners 0%nat H). Qed.

Lemma from_first x v : x -v place 0 = v -> x = place 0 +v v.
Proof. intros E. subst v. by_coordinates. Qed.

(** One corner, and three bounds with independent normals. *)
Theorem meet_point F G H : n = 1%nat -> in_flat F -> in_flat G -> in_flat H -> det (fst F) (fst G) (fst H) <> 0 ->
  forall x, common x <-> extent (part [] []) x.
Proof.
  intros Hn IF IG IH D x. split; [|apply part_common; intros ? []].
  intros Hx. assert (H0 : common (place 0)) by (apply first_common; lia).
  assert (E : x -v place 0 = zero) by (apply (orthogonal3 (fst F) (fst G) (fst H)); auto using flat_normal).
  apply from_first in E. replace (place 0 +v zero) with (place 0) in E by by_coordinates. subst x.
  apply just_points, corner_hull. lia.
Qed.

Lemma share_of_corner s k : 0 < S k -> s *v X k = (s * S k) *v place k.
Proof. intros. unfold place. by_field. Qed.

(** Combinations of corners with weights that are not negative. *)
Lemma hull3 i j k r s t x : (i < n)%nat -> (j < n)%nat -> (k < n)%nat -> 0 <= r -> 0 <= s -> 0 <= t ->
  (x, den) = r *r corner i +r s *r corner j +r t *r corner k -> hull (map place (seq 0 n)) x.
Proof.
  intros Hi Hj Hk Hr Hs Ht E. destruct (Hcorners i Hi) as [Si _]. destruct (Hcorners j Hj) as [Sj _].
  destruct (Hcorners k Hk) as [Sk _]. inversion E as [[Ex Ew]].
  assert (W : r * S i + s * S j + t * S k = 1) by (apply (Rmult_eq_reg_r den); lra).
  exists [(r * S i, place i); (s * S j, place j); (t * S k, place k)]. split; [|split].
  - intros w p [I|[I|[I|[]]]]; inversion I; subst; (split; [nra|]); apply in_map, in_seq; lia.
  - simpl. lra.
  - simpl. rewrite !share_of_corner by assumption. by_coordinates.
Qed.

Lemma wall_at N k : (k < n)%nat -> side N (place k) den = / S k * dot4 N (corner k).
Proof.
  intros Hk. destruct (Hcorners k Hk) as [HS _]. unfold side. rewrite corner_scaled by lra. apply dot4_scale.
Qed.

Lemma wall_zero N k : (k < n)%nat -> dot4 N (corner k) = 0 -> side N (place k) den = 0.
Proof. intros Hk Z. rewrite wall_at, Z by assumption. ring. Qed.

Lemma wall_inside N k : (k < n)%nat -> dot4 N (corner k) < 0 -> side N (place k) den < 0.
Proof.
  intros Hk L. rewrite wall_at by assumption. destruct (Hcorners k Hk) as [HS _].
  assert (0 < / S k) by (apply Rinv_0_lt_compat; assumption). nra.
Qed.

(** Two corners, two bounds with independent normals, and a wall at each corner that leaves the other inside. *)
Theorem meet_segment F G N0 N1 : n = 2%nat -> in_flat F -> in_flat G -> cross (fst F) (fst G) <> zero ->
  is_bound N0 -> dot4 N0 (corner 0) = 0 -> dot4 N0 (corner 1) < 0 ->
  is_bound N1 -> dot4 N1 (corner 1) = 0 -> dot4 N1 (corner 0) < 0 ->
  forall x, common x <-> extent (part [] []) x.
Proof.
  intros Hn IF IG D B0 Z0 L0 B1 Z1 L1 x. split; [|apply part_common; intros ? []].
  intros Hx. assert (H0 : common (place 0)) by (apply first_common; lia).
  assert (H1 : common (place 1)) by (apply Hcorners; lia).
  apply wall_zero in Z0; [|lia]. apply wall_inside in L0; [|lia].
  apply wall_zero in Z1; [|lia]. apply wall_inside in L1; [|lia].
  assert (V : place 1 -v place 0 <> zero).
  { intros E. apply from_first in E. rewrite E in L0. replace (place 0 +v zero) with (place 0) in L0 by by_coordinates.
    lra. }
  destruct (orthogonal2 (fst F) (fst G) (x -v place 0) _ D V) as [t E]; auto using flat_normal.
  apply from_first in E.
  pose proof (bound_side N0 B0 x Hx) as P0. pose proof (bound_side N1 B1 x Hx) as P1.
  assert (T : forall N, side N x den = (1 - t) * side N (place 0) den + t * side N (place 1) den).
  { intros N. rewrite E. unfold side, dot4. simpl. rewrite dot_add, dot_scale, dot_sub. ring. }
  rewrite T in P0, P1. rewrite Z0 in P0. rewrite Z1 in P1.
  apply just_points. replace x with ((1 - t) *v place 0 +v t *v place 1) by (rewrite E; by_coordinates).
  apply hull_convex; try (apply corner_hull; lia). split; nra.
Qed.

(** One corner and the way from it, and two bounds with independent normals. *)
Lemma corner_and_way F G W : n = 1%nat -> in_flat F -> in_flat G -> cross (fst F) (fst G) <> zero -> W <> zero ->
  leads a W -> leads b W -> forall x, common x -> exists t, x = place 0 +v t *v W.
Proof.
  intros Hn IF IG D HW La Lb x Hx. assert (H0 : common (place 0)) by (apply first_common; lia).
  assert (along : forall N, in_flat N -> dot (fst N) W = 0).
  { intros N I. assert (Z : dot4 N (W, 0) = 0) by (apply flat_along; (assumption || lia)).
    unfold dot4 in Z. simpl in Z. lra. }
  destruct (orthogonal2 (fst F) (fst G) (x -v place 0) W D HW) as [t E]; auto using flat_normal.
  exists t. apply from_first. assumption.
Qed.

(** A wall at the corner that leaves the way inside. *)
Theorem meet_ray F G W N0 : n = 1%nat -> in_flat F -> in_flat G -> cross (fst F) (fst G) <> zero ->
  leads a W -> leads b W -> is_bound N0 -> dot4 N0 (corner 0) = 0 -> dot4 N0 (W, 0) < 0 ->
  forall x, common x <-> extent (part [W] []) x.
Proof.
  intros Hn IF IG D La Lb B0 Z0 L0 x. split.
  - intros Hx. apply wall_zero in Z0; [|lia].
    assert (HW : W <> zero) by (intros E; subst W; unfold dot4 in L0; simpl in L0; rewrite dot_zero in L0; lra).
    destruct (corner_and_way F G W Hn IF IG D HW La Lb x Hx) as [t E].
    pose proof (bound_side N0 B0 x Hx) as P.
    assert (T : side N0 x den = side N0 (place 0) den + t * dot4 N0 (W, 0)).
    { rewrite E. unfold side, dot4. simpl. rewrite dot_add, dot_scale. ring. }
    rewrite T, Z0 in P.
    subst x. replace (place 0 +v t *v W) with (place 0 +v sum [(t, W)] +v sum []) by (simpl; by_coordinates).
    apply in_part; [apply corner_hull; lia | | intros ? ? []]. intros w p [I|[]]. inversion I; subst.
    split; [nra | left; reflexivity].
  - apply part_common; [|intros ? []]. intros r [I|[]]. subst. auto.
Qed.

(** Without a wall, where the way runs both ways. *)
Theorem meet_line F G W : n = 1%nat -> in_flat F -> in_flat G -> cross (fst F) (fst G) <> zero -> W <> zero ->
  runs_along a W -> runs_along b W -> forall x, common x <-> extent (part [] [W]) x.
Proof.
  intros Hn IF IG D HW La Lb x. split.
  - intros Hx. destruct (corner_and_way F G W Hn IF IG D HW (runs_leads _ _ La) (runs_leads _ _ Lb) x Hx) as [t E].
    subst x. replace (place 0 +v t *v W) with (place 0 +v sum [] +v sum [(t, W)]) by (simpl; by_coordinates).
    apply in_part; [apply corner_hull; lia | intros ? ? [] |]. intros w p [I|[]]. inversion I; subst. left. reflexivity.
  - apply part_common; [intros ? []|]. intros r [I|[]]. subst. auto.
Qed.

(** ** Polygons

    Wall k passes through corners k and k + 1, the last one through the last corner and the first, and leaves all others
    inside. *)
Section Polygon.
Variables (F : row) (wall : nat -> row).
Definition next k := if Nat.eq_dec (k + 1) n then 0%nat else (k + 1)%nat.
Definition passes k j := j = k \/ j = next k.
Definition in_walls := forall k j, (k < n)%nat -> (j < n)%nat ->
  is_bound (wall k) /\ (passes k j -> dot4 (wall k) (corner j) = 0) /\ (~ passes k j -> dot4 (wall k) (corner j) < 0).
Hypotheses (Hn : (3 <= n)%nat) (HF : in_flat F) (Normal : fst F <> zero) (HW : in_walls).

(** The first three corners are no line: the first two walls tell them apart. *)
Lemma first_triangle : cross (place 1 -v place 0) (place 2 -v place 0) <> zero.
Proof.
  assert (N0 : next 0 = 1%nat) by (unfold next; destruct (Nat.eq_dec (0 + 1) n); lia).
  assert (N1 : next 1 = 2%nat) by (unfold next; destruct (Nat.eq_dec (1 + 1) n); lia).
  destruct (HW 0%nat 0%nat) as [_ [Z00 _]]; [lia..|]. destruct (HW 0%nat 1%nat) as [_ [Z01 _]]; [lia..|].
  destruct (HW 0%nat 2%nat) as [_ [_ L02]]; [lia..|]. destruct (HW 1%nat 1%nat) as [_ [Z11 _]]; [lia..|].
  destruct (HW 1%nat 0%nat) as [_ [_ L10]]; [lia..|].
  unfold passes in *. rewrite N0, N1 in *.
  specialize (Z00 (or_introl eq_refl)). specialize (Z01 (or_intror eq_refl)). specialize (L02 ltac:(lia)).
  specialize (Z11 (or_introl eq_refl)). specialize (L10 ltac:(lia)).
  apply wall_zero in Z00; [|lia]. apply wall_zero in Z01; [|lia]. apply wall_inside in L02; [|lia].
  apply wall_zero in Z11; [|lia]. apply wall_inside in L10; [|lia].
  set (u := place 1 -v place 0). set (v := place 2 -v place 0). intros Z.
  assert (U : dot (fst (wall 0%nat)) u = 0) by (unfold u, side, dot4 in *; simpl in *; rewrite dot_sub; lra).
  assert (V : dot (fst (wall 0%nat)) v < 0) by (unfold v, side, dot4 in *; simpl in *; rewrite dot_sub; lra).
  assert (P : u <> zero).
  { intros E. assert (O : dot (fst (wall 1%nat)) u = 0) by (rewrite E; apply dot_zero).
    unfold u, side, dot4 in *. simpl in *. rewrite dot_sub in O. lra. }
  apply sq_pos in P.
  assert (E : sq u *v v = dot u v *v u +v cross (cross u v) u) by by_coordinates.
  rewrite Z in E. replace (cross zero u) with zero in E by by_coordinates.
  assert (O : dot (fst (wall 0%nat)) (sq u *v v) = 0) by (rewrite E, dot_add, dot_scale, U, dot_zero; ring).
  rewrite dot_scale in O. nra.
Qed.

Lemma basis : det4 (corner 0) (corner 1) (corner 2) F <> 0.
Proof.
  assert (H0 : common (place 0)) by (apply first_common; lia).
  assert (H1 : common (place 1)) by (apply Hcorners; lia). assert (H2 : common (place 2)) by (apply Hcorners; lia).
  pose proof first_triangle as T. pose proof (flat_at _ F H0 HF) as P0.
  pose proof (flat_normal F _ _ HF H1 H0) as U. pose proof (flat_normal F _ _ HF H2 H0) as V.
  destruct (Hcorners 0%nat) as [S0 _]; [lia|]. destruct (Hcorners 1%nat) as [S1 _]; [lia|].
  destruct (Hcorners 2%nat) as [S2 _]; [lia|].
  assert (C : forall k, 0 < S k -> corner k = S k *r (place k, den)).
  { intros k H. apply row_equal; simpl; [unfold place; by_field | reflexivity]. }
  rewrite !C by assumption. pose proof (sq_pos _ Normal) as Q. unfold dot4 in P0. simpl in P0.
  set (p := place 0) in *. set (u := place 1 -v p) in *. set (v := place 2 -v p) in *.
  replace (place 1) with (p +v u) by (unfold u; by_coordinates).
  replace (place 2) with (p +v v) by (unfold v; by_coordinates).
  clearbody u v p. destruct F as [m o]. simpl in *.
  set (c := cross u v) in *.
  assert (E : sq m *v c = dot m c *v m +v cross (dot m v *v u -v dot m u *v v) m) by (unfold c; by_coordinates).
  rewrite U, V in E. replace (cross (0 *v u -v 0 *v v) m) with zero in E by by_coordinates.
  assert (K : dot m c <> 0).
  { intros K. rewrite K in E. apply T. replace c with ((/ sq m) *v (sq m *v c)) by
      (generalize dependent (sq m); clear; intros; by_field).
    rewrite E. by_coordinates. }
  assert (I : sq m * det4 (S 0%nat *r (p, den)) (S 1%nat *r (p +v u, den)) (S 2%nat *r (p +v v, den)) (m, o) =
    - (S 0%nat * S 1%nat * S 2%nat) * (den * sq m * dot m c - o * dot p (sq m *v c))).
  { unfold c. unfold det4, minor, scale4. by_coordinates. }
  rewrite E in I. replace (dot p (dot m c *v m +v zero)) with (dot m c * dot m p) in I by by_coordinates.
  replace (dot m p) with (- (o * den)) in I by lra.
  intros Z. rewrite Z in I.
  assert (W : 0 < S 0%nat * S 1%nat * S 2%nat * den * (sq m + o * o)).
  { repeat apply Rmult_lt_0_compat; try assumption. nra. }
  assert (dot m c * (S 0%nat * S 1%nat * S 2%nat * den * (sq m + o * o)) = 0) by lra.
  apply Rmult_integral in H. destruct H; [contradiction | lra].
Qed.

(** Which way round three rows lie, so that the first three corners lie the positive way. *)
Definition turn u v w := det4 (corner 0) (corner 1) (corner 2) F * det4 u v w F.

Lemma turn_cycle u v w : turn u v w = turn v w u.
Proof. unfold turn. f_equal. apply det4_turn. Qed.

Lemma turn_swap u v w : turn u v w = - turn v u w.
Proof. unfold turn. rewrite (det4_swap u). ring. Qed.

Lemma flat_is_something : dot4 F F <> 0.
Proof.
  intros Z. apply dot4_zero in Z. apply Normal. rewrite Z. reflexivity.
Qed.

Lemma turn_spans u v w x : dot4 F u = 0 -> dot4 F v = 0 -> dot4 F w = 0 -> dot4 F x = 0 ->
  turn u v w *r x = turn x v w *r u +r turn u x w *r v +r turn u v x *r w.
Proof.
  intros Fu Fv Fw Fx. pose proof (cramer3 u v w F x flat_is_something Fu Fv Fw Fx) as C. unfold turn.
  set (s := det4 (corner 0) (corner 1) (corner 2) F). set (k := det4 u v w F) in *.
  replace ((s * k) *r x) with (s *r (k *r x)) by (clearbody s k; clear; by_rows). rewrite C.
  set (l := det4 x v w F). set (m := det4 u x w F). set (o := det4 u v x F). clearbody s k l m o. clear. by_rows.
Qed.

Lemma turn_along N u v w x : dot4 F u = 0 -> dot4 F v = 0 -> dot4 F w = 0 -> dot4 F x = 0 ->
  dot4 N u = 0 -> dot4 N v = 0 -> turn u v w * dot4 N x = turn u v x * dot4 N w.
Proof.
  intros Fu Fv Fw Fx Nu Nv.
  assert (E : dot4 N (turn u v w *r x) = dot4 N (turn x v w *r u +r turn u x w *r v +r turn u v x *r w))
    by (rewrite turn_spans by assumption; reflexivity).
  rewrite !dot4_add, !dot4_scale, Nu, Nv in E. lra.
Qed.

Lemma next_in k : (k < n)%nat -> (next k < n)%nat.
Proof. unfold next. destruct (Nat.eq_dec (k + 1) n); lia. Qed.

Lemma on_flat k : (k < n)%nat -> dot4 F (corner k) = 0.
Proof. apply flat_at_corner. assumption. Qed.

(** All corners lie the same way round of an edge. *)
Lemma same_side k i j : (k < n)%nat -> (i < n)%nat -> (j < n)%nat -> ~ passes k i -> ~ passes k j ->
  0 < turn (corner k) (corner (next k)) (corner i) -> 0 < turn (corner k) (corner (next k)) (corner j).
Proof.
  intros Hk Hi Hj Pi Pj T. pose proof (next_in k Hk) as Nk.
  destruct (HW k k Hk Hk) as [_ [Z _]]. specialize (Z (or_introl eq_refl)).
  destruct (HW k _ Hk Nk) as [_ [Zn _]]. specialize (Zn (or_intror eq_refl)).
  destruct (HW k i Hk Hi) as [_ [_ Li]]. destruct (HW k j Hk Hj) as [_ [_ Lj]]. specialize (Li Pi). specialize (Lj Pj).
  pose proof (turn_along (wall k) (corner k) (corner (next k)) (corner i) (corner j)) as E.
  rewrite !on_flat in E by assumption. specialize (E eq_refl eq_refl eq_refl eq_refl Z Zn). nra.
Qed.

Lemma around k : (k < n)%nat -> forall j, (j < n)%nat -> ~ passes k j ->
  0 < turn (corner k) (corner (next k)) (corner j).
Proof.
  induction k as [|k IH]; intros Hk j Hj P.
  - assert (E : next 0 = 1%nat) by (unfold next; destruct (Nat.eq_dec (0 + 1) n); lia).
    apply (same_side 0 2 j); try lia; try assumption; unfold passes in *; rewrite E in *; [lia|].
    pose proof basis. unfold turn. nra.
  - assert (E : next k = Datatypes.S k) by (unfold next; destruct (Nat.eq_dec (k + 1) n); lia).
    assert (Q : ~ passes k (next (Datatypes.S k))).
    { unfold passes. rewrite E. unfold next. destruct (Nat.eq_dec (Datatypes.S k + 1) n); lia. }
    pose proof (next_in (Datatypes.S k) Hk) as Nk.
    assert (T : 0 < turn (corner k) (corner (next k)) (corner (next (Datatypes.S k)))) by
      (apply IH; (assumption || lia)).
    rewrite E, turn_cycle in T. apply (same_side _ k); try assumption; try lia.
    unfold passes, next. destruct (Nat.eq_dec (Datatypes.S k + 1) n); lia.
Qed.

(** What is inside of a wall lies on the corners' side of the edge. *)
Lemma inside_edge k x : (k < n)%nat -> common x -> 0 <= turn (corner k) (corner (next k)) (x, den).
Proof.
  intros Hk Hx. pose proof (next_in k Hk) as Nk. pose proof (next_in _ Nk) as Nnk.
  assert (P : ~ passes k (next (next k))).
  { unfold passes, next. destruct (Nat.eq_dec (k + 1) n); destruct (Nat.eq_dec _ n); lia. }
  pose proof (around k Hk _ Nnk P) as T.
  destruct (HW k k Hk Hk) as [B [Z _]]. specialize (Z (or_introl eq_refl)).
  destruct (HW k _ Hk Nk) as [_ [Zn _]]. specialize (Zn (or_intror eq_refl)).
  destruct (HW k _ Hk Nnk) as [_ [_ L]]. specialize (L P).
  pose proof (bound_side (wall k) B x Hx) as S'. unfold side in S'.
  pose proof (turn_along (wall k) (corner k) (corner (next k)) (corner (next (next k))) (x, den)) as E.
  rewrite !on_flat in E by assumption. specialize (E eq_refl eq_refl eq_refl (flat_at x F Hx HF) Z Zn). nra.
Qed.

(** Where a sequence begins at 0 or above and ends at 0 or below, it crosses 0. *)
Lemma crossing (g : nat -> R) m : 0 <= g 1%nat -> (2 <= m)%nat -> g m <= 0 ->
  exists k, (1 <= k)%nat /\ (k + 1 <= m)%nat /\ 0 <= g k /\ g (k + 1)%nat <= 0.
Proof.
  intros H. induction m as [|m IH]; [lia|]. intros Hm L.
  destruct (Rle_or_lt (g m) 0) as [G|G].
  - destruct (Nat.eq_dec m 1) as [E|E].
    + subst. exists 1%nat. repeat split; (lia || assumption).
    + destruct IH as [k [A [B [C E']]]]; [lia | assumption |]. exists k. repeat split; (lia || assumption).
  - assert (m <> 0%nat) by (intro; subst; lia). exists m. replace (m + 1)%nat with (Datatypes.S m) by lia.
    repeat split; (lia || lra).
Qed.

(** Of the triangles at the first corner one holds the point. *)
Theorem meet_polygon : forall x, common x <-> extent (part [] []) x.
Proof.
  intros x. split; [|apply part_common; intros ? []].
  intros Hx. apply just_points.
  assert (N0 : next 0 = 1%nat) by (unfold next; destruct (Nat.eq_dec (0 + 1) n); lia).
  assert (Nl : next (n - 1) = 0%nat) by (unfold next; destruct (Nat.eq_dec (n - 1 + 1) n); lia).
  assert (Nk : forall k, (k + 1 < n)%nat -> next k = (k + 1)%nat) by
    (intros k Hk; unfold next; destruct (Nat.eq_dec (k + 1) n); lia).
  destruct (crossing (fun k => turn (corner 0) (corner k) (x, den)) (n - 1)) as [k [K1 [Kn [Gk Gn]]]].
  - pose proof (inside_edge 0 x) as P. rewrite N0 in P. apply P; (assumption || lia).
  - lia.
  - pose proof (inside_edge (n - 1) x) as P. rewrite Nl, turn_swap in P.
    assert (0 <= - turn (corner 0) (corner (n - 1)) (x, den)) by (apply P; (assumption || lia)). lra.
  - cbv beta in *. pose proof (inside_edge k x) as P. rewrite Nk in P by lia.
    assert (P' : 0 <= turn (corner k) (corner (k + 1)) (x, den)) by (apply P; (assumption || lia)).
    assert (T : 0 < turn (corner 0) (corner k) (corner (k + 1))).
    { rewrite turn_cycle. pose proof (around k) as A. rewrite Nk in A by lia. apply A; [lia | lia |].
      unfold passes. rewrite Nk by lia. lia. }
    pose proof (turn_spans (corner 0) (corner k) (corner (k + 1)) (x, den)) as E.
    rewrite !on_flat in E by lia. specialize (E eq_refl eq_refl eq_refl (flat_at x F Hx HF)).
    rewrite (turn_cycle (x, den) (corner k)) in E.
    replace (turn (corner 0) (x, den) (corner (k + 1))) with (- turn (corner 0) (corner (k + 1)) (x, den)) in E by
      (rewrite (turn_cycle (corner 0) (x, den)), (turn_cycle (x, den)), (turn_swap (corner (k + 1))); ring).
    apply scale4_cancel in E; [|intro Z; rewrite Z in T; lra].
    set (t := turn (corner 0) (corner k) (corner (k + 1))) in *.
    assert (I : 0 < / t) by (apply Rinv_0_lt_compat; assumption).
    apply (hull3 0 k (k + 1) (/ t * turn (corner k) (corner (k + 1)) (x, den))
      (/ t * - turn (corner 0) (corner (k + 1)) (x, den)) (/ t * turn (corner 0) (corner k) (x, den)));
      try lia; try nra.
    etransitivity; [exact E|]. apply scale4_three.
Qed.
End Polygon.
End Meet.
