(** The certificate [facets] in a plane: a cycle of corners that turn left, all to the left of its first edge and in order
    around its first corner, is a convex polygon, and the hull of all points that its triangles hold.

    Seen from the first corner the others come in order. Of four that follow each other so, two turns to the left make
    two others. So, by induction, each corner is to the left of each edge. *)

Require Import Reals Lra Lia Psatz List.
From Origo Require Import Space Hull Generic.
Import ListNotations.
Local Open Scope R_scope.

Section Cycle.
(** Seen against n. *)
Variable n : vec.
Definition side a b c := det n (b -v a) (c -v a).

(** From o the points a, b, p, q come in order, within half a turn. *)
Lemma chain o a b p q : 0 < side o b p -> 0 < side o a b -> 0 < side o p q -> 0 < side o a p -> 0 < side o b q ->
  0 < side a b p -> 0 < side b p q -> 0 < side a b q /\ 0 < side a p q.
Proof.
  intros BP AB PQ AP BQ L M.
  assert (X : 0 < side o a b * side b p q) by (apply Rmult_lt_0_compat; assumption).
  assert (Y : 0 < side o b q * side a b p) by (apply Rmult_lt_0_compat; assumption).
  assert (Z : 0 < side o p q * side a b p) by (apply Rmult_lt_0_compat; assumption).
  assert (W : 0 < side o a p * side b p q) by (apply Rmult_lt_0_compat; assumption).
  assert (E : side o b p * side a b q = side o a b * side b p q + side o b q * side a b p)
    by (unfold side; by_coordinates).
  assert (F : side o b p * side a p q = side o p q * side a b p + side o a p * side b p q)
    by (unfold side; by_coordinates).
  split; apply Rmult_lt_reg_l with (side o b p); lra.
Qed.

Variables (c : nat -> vec) (m : nat).
(** The corners are c 0 to c m. All are left of the first edge, each is left of the one before as seen from c 0, and
    each turns left. *)
Hypothesis left_of_first : forall k, (1 < k <= m)%nat -> 0 < side (c 0%nat) (c 1%nat) (c k).
Hypothesis fan : forall k, (1 <= k < m)%nat -> 0 < side (c 0%nat) (c k) (c (S k)).
Hypothesis turns_left : forall k, (k + 2 <= m)%nat -> 0 < side (c k) (c (S k)) (c (S (S k))).

(** Seen from the first corner, all come in order. *)
Lemma in_order i j : (1 <= i < j)%nat -> (j <= m)%nat -> 0 < side (c 0%nat) (c i) (c j).
Proof.
  induction j as [|j IH]; intros Hi Hj; [lia|]. set (o := c 0%nat) in *.
  destruct (Nat.eq_dec i j) as [E|N]; [subst; apply fan; lia|]. specialize (IH ltac:(lia) ltac:(lia)).
  destruct (Nat.eq_dec i 1) as [E|N1]; [subst; apply left_of_first; lia|].
  assert (Li := left_of_first i ltac:(lia)). assert (Lj := left_of_first j ltac:(lia)).
  assert (Lk := left_of_first (S j) ltac:(lia)). assert (F := fan j ltac:(lia)). fold o in Li, Lj, Lk, F.
  assert (X := Rmult_lt_0_compat _ _ Lk IH). assert (Y := Rmult_lt_0_compat _ _ Li F).
  assert (E : side o (c 1%nat) (c j) * side o (c i) (c (S j)) =
    side o (c 1%nat) (c (S j)) * side o (c i) (c j) + side o (c 1%nat) (c i) * side o (c j) (c (S j)))
    by (unfold side; generalize (c 1%nat), (c i), (c j), (c (S j)); by_coordinates).
  apply Rmult_lt_reg_l with (side o (c 1%nat) (c j)); lra.
Qed.

Lemma both_left s : forall i, (1 <= i)%nat -> (i + S (S s) <= m)%nat ->
  0 < side (c i) (c (S i)) (c (i + S (S s))%nat) /\ 0 < side (c i) (c (i + S s)%nat) (c (i + S (S s))%nat).
Proof.
  induction s as [|s IH]; intros i Hi Hm.
  - replace (i + 2)%nat with (S (S i)) by lia. replace (i + 1)%nat with (S i) by lia.
    split; apply turns_left; lia.
  - destruct (IH i) as [L _]; [assumption | lia|]. destruct (IH (S i)) as [_ M]; [lia | lia|].
    replace (S i + S s)%nat with (i + S (S s))%nat in M by lia.
    replace (S i + S (S s))%nat with (i + S (S (S s)))%nat in M by lia.
    apply (chain (c 0%nat)); try assumption; apply in_order; lia.
Qed.

Definition after k := if Nat.eq_dec k m then 0%nat else S k.

(** Each corner is to the left of each edge of which it is no end. *)
Theorem cycle_convex k j : (k <= m)%nat -> (j <= m)%nat -> j <> k -> j <> after k ->
  0 < side (c k) (c (after k)) (c j).
Proof.
  unfold after. intros Hk Hj N A.
  assert (Turn : forall x y z, side x y z = side z x y) by (unfold side; by_coordinates).
  destruct (Nat.eq_dec k m) as [E|E].
  - subst k. rewrite <- Turn. apply in_order; lia.
  - destruct (Nat.eq_dec k 0) as [Z|Z]; [subst; apply left_of_first; lia|].
    destruct (Nat.eq_dec j 0) as [Y|Y]; [subst; rewrite Turn; apply fan; lia|].
    destruct (Nat.lt_total j k) as [L|[L|L]]; [|lia|].
    + rewrite Turn. destruct (both_left (k - j - 1) j) as [_ R]; [lia | lia|].
      replace (j + S (k - j - 1))%nat with k in R by lia. replace (j + S (S (k - j - 1)))%nat with (S k) in R by lia.
      assumption.
    + destruct (both_left (j - k - 2) k) as [L1 _]; [lia | lia|].
      replace (k + S (S (j - k - 2)))%nat with j in L1 by lia. assumption.
Qed.

(** A triangle of the plane holds what is on no edge's right. *)
Lemma triangle_in_hull h p q r x l : n <> zero -> dot n p = h -> dot n q = h -> dot n r = h -> dot n x = h ->
  0 < side p q r -> 0 <= side p q x -> 0 <= side q r x -> 0 <= side r p x ->
  hull l p -> hull l q -> hull l r -> hull l x.
Proof.
  intros N P Q R X T A B C Lp Lq Lr.
  assert (Flat : det (x -v p) (q -v p) (r -v p) = 0).
  { destruct (Req_dec (det (x -v p) (q -v p) (r -v p)) 0) as [|D]; [assumption|]. destruct N.
    apply (orthogonal_to_three n _ _ _ D); rewrite dot_sub; lra. }
  assert (E : side p q r *v (x -v p) = det (x -v p) (q -v p) (r -v p) *v n +v side r p x *v (q -v p) +v
    side p q x *v (r -v p)) by (unfold side; by_coordinates).
  rewrite Flat in E.
  assert (W : side p q x + side q r x + side r p x = side p q r) by (unfold side; by_coordinates).
  set (k := [(side q r x, p); (side r p x, q); (side p q x, r)]).
  assert (Wk : weight k = side p q r) by (simpl; lra).
  assert (Sk : sum k = side p q r *v x).
  { transitivity (side p q r *v (x -v p) +v side p q r *v p); [|by_coordinates]. rewrite E, <- W.
    unfold k. simpl. generalize (side p q x), (side q r x), (side r p x). by_coordinates. }
  replace x with ((/ weight k) *v sum k) by (rewrite Sk, Wk; by_field).
  apply convex_combination; [apply hull_convex | | lra].
  intros w y [H|[H|[H|[]]]]; inversion H; subst; auto.
Qed.

(** The points' hull is the corners' where each point is a corner or held; and no point of it is right of an edge. *)
Theorem cycle_certificate l : (forall k, (k <= m)%nat -> In (c k) l) ->
  (forall p, In p l -> hull (map c (seq 0 (S m))) p) ->
  (forall x, hull l x <-> hull (map c (seq 0 (S m))) x) /\
  (forall k x, (k <= m)%nat -> hull l x -> 0 <= side (c k) (c (after k)) x).
Proof.
  intros Corners Held. assert (Same : forall x, hull l x <-> hull (map c (seq 0 (S m))) x).
  { intros x. split; revert x; apply hull_least; try apply hull_convex; [assumption|].
    intros p Hp. apply in_map_iff in Hp. destruct Hp as [k [E I]]. subst p. apply in_seq in I.
    apply hull_point, Corners. lia. }
  split; [assumption|]. intros k x Hk Hx. apply Same in Hx. revert x Hx. apply hull_least.
  - intros x y t Hx Hy Ht. assert (E : side (c k) (c (after k)) ((1 - t) *v x +v t *v y) =
      (1 - t) * side (c k) (c (after k)) x + t * side (c k) (c (after k)) y)
      by (unfold side; generalize (c k), (c (after k)); by_coordinates). rewrite E. nra.
  - intros p Hp. apply in_map_iff in Hp. destruct Hp as [j [E I]]. subst p. apply in_seq in I.
    destruct (Nat.eq_dec j k) as [J|J].
    + subst j. right. unfold side. generalize (c k), (c (after k)). by_coordinates.
    + destruct (Nat.eq_dec j (after k)) as [A|A].
      * subst j. right. unfold side. generalize (c k), (c (after k)). by_coordinates.
      * left. apply cycle_convex; try assumption. lia.
Qed.
End Cycle.
