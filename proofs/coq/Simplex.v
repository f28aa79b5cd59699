(** The corners of the nearest face of a simplex: what [feet] adds for the question [simplex].

    The points with weight, at most four, are affinely independent. Then the point that they combine to has no other
    weights on them, and it is in the hull of no points that leave one of them out: no smaller face has it. *)

Require Import Reals Lra Lia List.
From Origo Require Import Space Hull.
Local Open Scope R_scope.

(** Weights that belong together cancel only if they are zero: of two points, three and four. *)
Lemma cancel_two a b p q : q -v p <> zero -> a + b = 0 -> a *v p +v b *v q = zero -> b = 0.
Proof.
  intros N W E. destruct (Req_dec b 0) as [|B]; [assumption|]. destruct N.
  replace (q -v p) with ((/ b) *v (a *v p +v b *v q)).
  - rewrite E. by_coordinates.
  - replace a with (- b) by lra. by_field.
Qed.

Lemma cancel_three a b c p q r : cross (q -v p) (r -v p) <> zero -> a + b + c = 0 ->
  a *v p +v b *v q +v c *v r = zero -> b = 0 /\ c = 0.
Proof.
  intros N W E.
  assert (Q : b *v cross (q -v p) (r -v p) = zero).
  { transitivity (cross (a *v p +v b *v q +v c *v r) (r -v p)); [|rewrite E; by_coordinates].
    replace a with (- b - c) by lra. by_coordinates. }
  assert (S : c *v cross (q -v p) (r -v p) = zero).
  { transitivity (cross (q -v p) (a *v p +v b *v q +v c *v r)); [|rewrite E; by_coordinates].
    replace a with (- b - c) by lra. by_coordinates. }
  assert (K : forall k u, u <> zero -> k *v u = zero -> k = 0).
  { intros k u Nu Z. destruct (Req_dec k 0) as [|D]; [assumption|]. destruct Nu.
    replace u with ((/ k) *v (k *v u)) by by_field. rewrite Z. by_coordinates. }
  split; eapply K; eassumption.
Qed.

Lemma cancel_four a b c d p q r s : det (q -v p) (r -v p) (s -v p) <> 0 -> a + b + c + d = 0 ->
  a *v p +v b *v q +v c *v r +v d *v s = zero -> b = 0 /\ c = 0 /\ d = 0.
Proof.
  intros N W E. set (V := det (q -v p) (r -v p) (s -v p)) in *.
  assert (B : b * V = det (a *v p +v b *v q +v c *v r +v d *v s) (r -v p) (s -v p))
    by (replace a with (- b - c - d) by lra; unfold V; by_coordinates).
  assert (C : c * V = det (q -v p) (a *v p +v b *v q +v c *v r +v d *v s) (s -v p))
    by (replace a with (- b - c - d) by lra; unfold V; by_coordinates).
  assert (D : d * V = det (q -v p) (r -v p) (a *v p +v b *v q +v c *v r +v d *v s))
    by (replace a with (- b - c - d) by lra; unfold V; by_coordinates).
  rewrite E in B, C, D.
  assert (Z : det zero (r -v p) (s -v p) = 0 /\ det (q -v p) zero (s -v p) = 0 /\ det (q -v p) (r -v p) zero = 0)
    by (repeat split; by_coordinates).
  destruct Z as [Zb [Zc Zd]]. rewrite Zb in B. rewrite Zc in C. rewrite Zd in D.
  repeat split; [apply Rmult_integral in B | apply Rmult_integral in C | apply Rmult_integral in D]; tauto.
Qed.

Section Simplex.
Variables (n : nat) (p : nat -> vec).

(** The sums of the first k weights, and of the points times them. *)
Fixpoint weights (w : nat -> R) k : R := match k with O => 0 | S k => weights w k + w k end.
Fixpoint points (w : nat -> R) k : vec := match k with O => zero | S k => points w k +v w k *v p k end.

Definition no_weight_negative (w : nat -> R) := forall k, (k < n)%nat -> 0 <= w k.

(** Of the points with weight no two are in one place, no three in a line, no four in a plane. *)
Definition proper_simplex (w : nat -> R) := (n <= 4)%nat /\
  (forall i j, (i < j < n)%nat -> 0 < w i -> 0 < w j -> p j -v p i <> zero) /\
  (forall i j k, (i < j < k)%nat -> (k < n)%nat -> 0 < w i -> 0 < w j -> 0 < w k ->
    cross (p j -v p i) (p k -v p i) <> zero) /\
  (forall i j k l, (i < j < k)%nat -> (k < l < n)%nat -> 0 < w i -> 0 < w j -> 0 < w k -> 0 < w l ->
    det (p j -v p i) (p k -v p i) (p l -v p i) <> 0).

(** Weights on the corners alone. *)
Definition on_corners (w v : nat -> R) := forall k, (k < n)%nat -> ~ 0 < w k -> v k = 0.

(** A point has weight or counts for nothing; of those with weight, numbered, the lemma about so many. *)
Ltac weigh Case X Y Z W q :=
  let N := fresh in destruct (Case q ltac:(lia)) as [N|N]; [|rewrite N in X, Y, Z, W].
Ltac of_two Two d i j := pose proof (cancel_two (d i) (d j) (p i) (p j)
  (Two i j ltac:(lia) ltac:(assumption) ltac:(assumption)) ltac:(lra) ltac:(apply vec_equal; simpl; lra)).
Ltac of_three Three d i j k := pose proof (cancel_three (d i) (d j) (d k) (p i) (p j) (p k)
  (Three i j k ltac:(lia) ltac:(lia) ltac:(assumption) ltac:(assumption) ltac:(assumption))
  ltac:(lra) ltac:(apply vec_equal; simpl; lra)).
Ltac of_four Four d i j k l := pose proof (cancel_four (d i) (d j) (d k) (d l) (p i) (p j) (p k) (p l)
  (Four i j k l ltac:(lia) ltac:(lia) ltac:(assumption) ltac:(assumption) ltac:(assumption) ltac:(assumption))
  ltac:(lra) ltac:(apply vec_equal; simpl; lra)).

Lemma cancel_corners w d : proper_simplex w -> on_corners w d -> weights d n = 0 -> points d n = zero ->
  forall k, (k < n)%nat -> d k = 0.
Proof.
  intros [Few [Two [Three Four]]] On W E.
  assert (X := f_equal vx E). assert (Y := f_equal vy E). assert (Z := f_equal vz E). clear E.
  assert (Case : forall q, (q < n)%nat -> 0 < w q \/ d q = 0).
  { intros q Hq. destruct (Rlt_dec 0 (w q)); [left | right; apply On]; assumption. }
  destruct n as [|[|[|[|[|m]]]]]; [lia| | | | |lia]; simpl in X, Y, Z, W;
    weigh Case X Y Z W 0%nat; try weigh Case X Y Z W 1%nat; try weigh Case X Y Z W 2%nat;
    try weigh Case X Y Z W 3%nat;
    first [of_four Four d 0%nat 1%nat 2%nat 3%nat
      | of_three Three d 0%nat 1%nat 2%nat | of_three Three d 0%nat 1%nat 3%nat
      | of_three Three d 0%nat 2%nat 3%nat | of_three Three d 1%nat 2%nat 3%nat
      | of_two Two d 0%nat 1%nat | of_two Two d 0%nat 2%nat | of_two Two d 0%nat 3%nat
      | of_two Two d 1%nat 2%nat | of_two Two d 1%nat 3%nat | of_two Two d 2%nat 3%nat | idtac];
    intros [|[|[|[|k]]]] Hk; try lia; lra.
Qed.

(** The sums are linear in the weights. *)
Lemma weights_combined a b v w k : weights (fun i => a * v i + b * w i) k = a * weights v k + b * weights w k.
Proof. induction k as [|k IH]; simpl; [ring | rewrite IH; ring]. Qed.

Lemma points_combined a b v w k : points (fun i => a * v i + b * w i) k = a *v points v k +v b *v points w k.
Proof. induction k as [|k IH]; simpl; [by_coordinates | rewrite IH; by_coordinates]. Qed.

(** Weights on the corners, of either sign, that combine to the same point are the same, but for their total. *)
Theorem simplex_unique w v : no_weight_negative w -> proper_simplex w -> weights w n <> 0 -> on_corners w v ->
  weights v n <> 0 -> (/ weights v n) *v points v n = (/ weights w n) *v points w n ->
  forall k, (k < n)%nat -> v k / weights v n = w k / weights w n.
Proof.
  intros Nonneg Proper Nw On Nv E k Hk.
  pose proof (cancel_corners w (fun i => / weights v n * v i + - / weights w n * w i) Proper) as C. simpl in C.
  rewrite weights_combined, points_combined, E in C.
  assert (D : / weights v n * v k + - / weights w n * w k = 0); [|unfold Rdiv; lra].
  apply C; [|field; split; assumption | by_coordinates | assumption].
  intros i Hi N. rewrite (On i Hi N). specialize (Nonneg i Hi). replace (w i) with 0 by lra. ring.
Qed.

(** A combination of points that are corners gives each corner a weight. *)
Lemma weights_changed v i r k : weights (fun j => if Nat.eq_dec j i then v j + r else v j) k =
  weights v k + (if lt_dec i k then r else 0).
Proof.
  induction k as [|k IH]; simpl; [ring|]. rewrite IH.
  destruct (Nat.eq_dec k i), (lt_dec i k), (lt_dec i (S k)); try lia; ring.
Qed.

Lemma points_changed v i r k : points (fun j => if Nat.eq_dec j i then v j + r else v j) k =
  points v k +v (if lt_dec i k then r else 0) *v p i.
Proof.
  induction k as [|k IH]; simpl; [by_coordinates|]. rewrite IH.
  destruct (Nat.eq_dec k i), (lt_dec i k), (lt_dec i (S k)); try lia; subst; by_coordinates.
Qed.

Lemma gathered (named : nat -> Prop) c :
  (forall r q, In (r, q) c -> exists i, (i < n)%nat /\ named i /\ q = p i) ->
  exists v, (forall i, ~ named i -> v i = 0) /\ weights v n = weight c /\ points v n = sum c.
Proof.
  induction c as [|[r q] c IH]; intros H; simpl.
  - exists (fun _ => 0). split; [reflexivity|]. split.
    + induction n as [|k E]; simpl; [reflexivity|]. rewrite E; [ring | intros; contradiction].
    + induction n as [|k E]; simpl; [reflexivity|]. rewrite E; [by_coordinates | intros; contradiction].
  - destruct IH as [v [Z [W E]]]; [intros; apply (H r0 q0); right; assumption|].
    destruct (H r q (or_introl eq_refl)) as [i [Hi [Ni Q]]]. subst q.
    exists (fun j => if Nat.eq_dec j i then v j + r else v j). split; [|split].
    + intros j Nj. destruct (Nat.eq_dec j i) as [->|]; [contradiction | apply Z; assumption].
    + rewrite weights_changed, W. destruct (lt_dec i n); [ring | contradiction].
    + rewrite points_changed, E. destruct (lt_dec i n); [by_coordinates | contradiction].
Qed.

(** The point is in no hull of corners that leaves one out. *)
Theorem simplex_smallest w k l : no_weight_negative w -> proper_simplex w -> 0 < weights w n ->
  (k < n)%nat -> 0 < w k -> (forall q, In q l -> exists i, (i < n)%nat /\ (0 < w i /\ i <> k) /\ q = p i) ->
  ~ hull l ((/ weights w n) *v points w n).
Proof.
  intros Nonneg Proper Total Hk Pos Others [c [Combines [One E]]].
  destruct (gathered (fun i => 0 < w i /\ i <> k) c) as [v [Z [W S]]].
  { intros r q I. apply Others. apply (Combines r q I). }
  rewrite One in W. rewrite E in S.
  assert (U : v k / weights v n = w k / weights w n).
  { apply simplex_unique; [assumption | assumption | lra | | lra | | assumption].
    - intros i Hi N. apply Z. tauto.
    - rewrite S, W. replace (/ 1) with 1 by field. by_coordinates. }
  rewrite Z in U by tauto. assert (0 < / weights w n) by (apply Rinv_0_lt_compat; assumption).
  unfold Rdiv in U. nra.
Qed.

End Simplex.
