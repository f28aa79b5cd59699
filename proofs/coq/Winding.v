(** The certificate [triangles]: how often the edges of a polygon's triangulation wind round a point.

    The winding number counts the edges that cross the ray from the point along x: those that pass upwards, less those
    that pass downwards. It changes its sign with an edge's direction. So the triangles' edges have the sum of the
    polygon's, and each triangle adds one round a point within it and nothing round any other. *)

Require Import Reals Lra Psatz List Permutation.
From Origo Require Import Space Around Cancel.
Import ListNotations.
Local Open Scope R_scope.

(** Twice the area of the triangle a, b, c of the plane: positive where they turn counterclockwise. *)
Definition turn a b c := (vx b - vx a) * (vy c - vy a) - (vy b - vy a) * (vx c - vx a).
Definition counterclockwise t := 0 < turn (corner1 t) (corner2 t) (corner3 t).

(** Does an edge cross the ray from p, upwards (1) or downwards (-1)? Its ends are at the heights h and k over the ray,
    and q is its turn towards p. *)
Definition passes h k q : R :=
  if Rlt_dec 0 h then
    if Rlt_dec 0 k then 0 else if Rlt_dec q 0 then -1 else 0
  else
    if Rlt_dec 0 k then if Rlt_dec 0 q then 1 else 0 else 0.

Definition crossing p (e : edge) : R :=
  passes (vy (fst e) - vy p) (vy (snd e) - vy p) (turn (fst e) (snd e) p).

Definition winding p (l : list edge) := total (crossing p) l.

Definition within p t :=
  0 < turn (corner1 t) (corner2 t) p /\ 0 < turn (corner2 t) (corner3 t) p /\ 0 < turn (corner3 t) (corner1 t) p.
Definition holds p t :=
  0 <= turn (corner1 t) (corner2 t) p /\ 0 <= turn (corner2 t) (corner3 t) p /\ 0 <= turn (corner3 t) (corner1 t) p.

Lemma crossing_turns_sign p : turns_sign (crossing p).
Proof.
  intros [a b]. unfold back, crossing. cbn [fst snd].
  replace (turn b a p) with (- turn a b p) by (unfold turn; ring). unfold passes.
  repeat (match goal with |- context [Rlt_dec ?x ?y] => destruct (Rlt_dec x y) end); lra.
Qed.

(** Of a triangle the heights of the corners, weighed by its parts as seen from p, sum to nothing. *)
Definition weighed x y z q r s := x * r + y * s + z * q = 0 /\ 0 < q + r + s.
Definition all_of (P : R -> R -> Prop) q r s := P 0 q /\ P 0 r /\ P 0 s.
Definition counts n q r s := (all_of Rlt q r s -> n = 1) /\ (~ all_of Rle q r s -> n = 0).

Lemma counts_turned n q r s : counts n q r s -> counts n r s q.
Proof. unfold counts, all_of. tauto. Qed.

Lemma one_above x y z q r s : weighed x y z q r s -> x <= 0 -> 0 < y -> z <= 0 ->
  counts ((if Rlt_dec 0 q then 1 else 0) + (if Rlt_dec r 0 then -1 else 0)) q r s.
Proof.
  intros [E D] X Y Z. unfold counts, all_of.
  assert (A : 0 <= q -> 0 <= r -> 0 <= s) by (intros; apply Rnot_lt_le; intros L; nra).
  assert (B : q <= 0 -> r < 0 -> False) by (intros; assert (0 < s) by lra; nra).
  destruct (Rlt_dec 0 q), (Rlt_dec r 0); split; intros H; lra.
Qed.

Lemma two_above x y z q r s : weighed x y z q r s -> 0 < x -> y <= 0 -> 0 < z ->
  counts ((if Rlt_dec q 0 then -1 else 0) + (if Rlt_dec 0 r then 1 else 0)) q r s.
Proof.
  intros [E D] X Y Z. unfold counts, all_of.
  assert (A : 0 <= q -> 0 < r -> 0 <= s) by (intros; apply Rnot_lt_le; intros L; nra).
  assert (B : q < 0 -> r <= 0 -> False) by (intros; assert (0 < s) by lra; nra).
  destruct (Rlt_dec q 0), (Rlt_dec 0 r); split; intros H; lra.
Qed.

Lemma passes_once x y z q r s : weighed x y z q r s -> ~ (x = 0 /\ y = 0 /\ z = 0) ->
  counts (passes x y q + (passes y z r + (passes z x s + 0))) q r s.
Proof.
  intros W N. assert (W1 : weighed y z x r s q) by (destruct W; split; lra).
  assert (W2 : weighed z x y s q r) by (destruct W; split; lra). unfold passes.
  assert (Same : forall n m, counts m q r s -> n = m -> counts n q r s) by (intros; subst; assumption).
  destruct (Rlt_dec 0 x), (Rlt_dec 0 y), (Rlt_dec 0 z).
  - split; [|intros; ring]. intros [Q [S T]]. destruct W. nra.
  - eapply Same; [apply counts_turned, counts_turned, (two_above y z x r s q W1) | ]; lra.
  - eapply Same; [apply (two_above x y z q r s W) | ]; lra.
  - eapply Same; [apply counts_turned, (one_above z x y s q r W2) | ]; lra.
  - eapply Same; [apply counts_turned, (two_above z x y s q r W2) | ]; lra.
  - eapply Same; [apply (one_above x y z q r s W) | ]; lra.
  - eapply Same; [apply counts_turned, counts_turned, (one_above y z x r s q W1) | ]; lra.
  - split; [|intros; ring]. intros [Q [S T]]. destruct N. destruct W. repeat split; nra.
Qed.

(** A triangle that turns counterclockwise winds once round what is within it, and not round what is outside. *)
Theorem triangle_winding p t : counterclockwise t ->
  (within p t -> winding p (edges_of t) = 1) /\ (~ holds p t -> winding p (edges_of t) = 0).
Proof.
  destruct t as [a b c]. unfold counterclockwise, within, holds, winding, edges_of. cbn [corner1 corner2 corner3].
  intros D. cbn [total fold_right]. unfold crossing. cbn [fst snd]. apply passes_once.
  - split; [unfold turn; ring|]. replace (turn a b p + turn b c p + turn c a p) with (turn a b c)
      by (unfold turn; ring). assumption.
  - intros [X [Y Z]]. unfold turn in D. assert (vy b - vy a = 0 /\ vy c - vy a = 0) as [B C] by lra.
    rewrite B, C in D. lra.
Qed.

(** ** The certificate *)

Section Triangles.
Variables (S : list triangle) (polygon inner : list edge).
Hypothesis all_turn : forall t, In t S -> counterclockwise t.
(** Sides are the polygon's edges, once each, and others that run once each way. *)
Hypothesis sides : Permutation (edges S) (polygon ++ inner).
Hypothesis paired : cancels inner.

Definition area t := turn (corner1 t) (corner2 t) (corner3 t).
Definition under (e : edge) := vx (fst e) * vy (snd e) - vy (fst e) * vx (snd e).

(** The triangles' areas are the polygon's, by the shoelace formula. *)
Theorem triangles_area : total area S = total under polygon.
Proof.
  assert (F : turns_sign under) by (intros e; unfold under, back; simpl; ring).
  rewrite <- (inner_edges_cancel under S polygon inner F sides paired).
  generalize S. clear. intros l. induction l as [|t l IH]; [reflexivity|]. cbn [total fold_right]. fold (total area l).
  fold (total (fun t => total under (edges_of t)) l). rewrite IH. destruct t. unfold area, turn, under. simpl. ring.
Qed.

(** As many triangles hold a point that is on no side as the polygon winds round it. *)
Theorem triangles_winding p : (forall t, In t S -> within p t \/ ~ holds p t) ->
  exists some others, Permutation S (some ++ others) /\ (forall t, In t some -> within p t) /\
    (forall t, In t others -> ~ holds p t) /\ winding p polygon = INR (length some).
Proof.
  intros Clear. unfold winding.
  rewrite <- (inner_edges_cancel _ S polygon inner (crossing_turns_sign p) sides paired).
  revert all_turn Clear. generalize S. clear. intros l all_turn Clear. induction l as [|t l IH].
  - exists [], []. split; [apply Permutation_refl|]. split; [intros t []|]. split; [intros t [] | reflexivity].
  - destruct IH as [some [others [P [I [O E]]]]];
      [intros; apply all_turn; right; assumption | intros; apply Clear; right; assumption|].
    cbn [total fold_right]. fold (total (fun t => total (crossing p) (edges_of t)) l). rewrite E.
    destruct (triangle_winding p t (all_turn t (or_introl eq_refl))) as [In1 Out].
    destruct (Clear t (or_introl eq_refl)) as [Y|N].
    + exists (t :: some), others. split; [simpl; apply perm_skip; assumption|]. split; [|split; [assumption|]].
      * intros s [Es|Hs]; [subst; assumption | apply I; assumption].
      * unfold winding in In1. rewrite In1 by assumption. cbn [length]. rewrite S_INR. ring.
    + exists some, (t :: others). split; [apply Permutation_cons_app; assumption|]. split; [assumption|]. split.
      * intros s [Es|Hs]; [subst; assumption | apply O; assumption].
      * unfold winding in Out. rewrite Out by assumption. ring.
Qed.

(** Where the polygon winds once, one triangle holds the point and no other does. *)
Corollary triangles_cover p : (forall t, In t S -> within p t \/ ~ holds p t) -> winding p polygon = 1 ->
  exists t others, Permutation S (t :: others) /\ within p t /\ forall u, In u others -> ~ holds p u.
Proof.
  intros Clear W. destruct (triangles_winding p Clear) as [some [others [P [I [O E]]]]]. rewrite W in E.
  destruct some as [|t [|u some]].
  - simpl in E. lra.
  - exists t, others. split; [assumption|]. split; [apply I; left; reflexivity | assumption].
  - cbn [length] in E. rewrite !S_INR in E. pose proof (pos_INR (length some)). lra.
Qed.

(** Where it does not wind, none does. *)
Corollary triangles_outside p : (forall t, In t S -> within p t \/ ~ holds p t) -> winding p polygon = 0 ->
  forall t, In t S -> ~ holds p t.
Proof.
  intros Clear W t Ht. destruct (triangles_winding p Clear) as [some [others [P [I [O E]]]]]. rewrite W in E.
  destruct some as [|u some].
  - apply O. apply (Permutation_in t P) in Ht. assumption.
  - cbn [length] in E. rewrite !S_INR in E. pose proof (pos_INR (length some)). lra.
Qed.
End Triangles.
