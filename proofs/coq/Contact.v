(** The certificate [contact]: what two touching polytopes share is the hull of the corners named.

    Sides and corners go round, and are numbered without an end: what comes after the last is the first again. *)

Require Import Reals Lra Lia Psatz List.
From Origo Require Import Space Hull Bodies Meet Supported.
Import ListNotations.
Local Open Scope R_scope.

(** Of a body on one side of a plane, what is in the plane is made of its points there: a bound on these bounds it. *)
Lemma section_combination l n c d h k : (forall p, In p l -> c <= dot n p) ->
  (forall p, In p l -> dot n p = c -> dot d p <= h) -> combines l k ->
  c * weight k <= dot n (sum k) /\ (dot n (sum k) <= c * weight k -> dot d (sum k) <= h * weight k).
Proof.
  intros Side Bound. induction k as [|[w p] k IH]; intros C; simpl.
  - rewrite !dot_zero. split; [lra|]. intros _. lra.
  - destruct (combines_tail _ _ _ _ C) as [Hw [Hp Ck]]. destruct (IH Ck) as [Low High].
    specialize (Side p Hp). rewrite !dot_add, !dot_scale.
    assert (0 <= w * (dot n p - c)) by (apply Rmult_le_pos; lra). split; [lra|]. intros L.
    specialize (High ltac:(lra)). destruct Hw as [Hw|Hw].
    + assert (E : dot n p = c) by nra. specialize (Bound p Hp E). nra.
    + subst w. lra.
Qed.

Lemma section_bound l n c d h : (forall p, In p l -> c <= dot n p) ->
  (forall p, In p l -> dot n p = c -> dot d p <= h) -> forall x, hull l x -> dot n x = c -> dot d x <= h.
Proof.
  intros Side Bound x [k [C [W E]]] Hx. destruct (section_combination l n c d h k Side Bound C) as [_ B].
  rewrite E, W in B. lra.
Qed.

(** ** Directions that turn *)

Section Turning.
Variables (n : vec) (d : nat -> vec) (m : nat).
Hypothesis some : (0 < m)%nat.
Hypothesis round : forall k, d (k + m)%nat = d k.
(** Each turns to the next by less than half a turn. *)
Hypothesis turns : forall k, 0 < det n (d k) (d (S k)).

(** Seen along n, the product of two vectors, and of one turned. *)
Definition flat_dot a b := dot (cross n a) (cross n b).

Lemma turned_square a b y :
  det n a b * flat_dot y y = flat_dot a y * det n y b + det n a y * flat_dot y b.
Proof. unfold flat_dot. by_coordinates. Qed.

Lemma det_swap a b : det n a b = - det n b a.
Proof. by_coordinates. Qed.

(** Directions all on one side of y get ever nearer to y, or ever farther: they cannot come round. *)
Lemma not_one_sided y : 0 < flat_dot y y -> (forall k, 0 < det n (d k) y * det n (d (S k)) y) -> False.
Proof.
  intros Hy Same. set (g := fun k => flat_dot (d k) y / det n (d k) y).
  assert (Up : forall k, g k < g (S k)).
  { intros k. specialize (Same k). pose proof (turned_square (d k) (d (S k)) y) as E. specialize (turns k).
    rewrite (det_swap y) in E. replace (flat_dot y (d (S k))) with (flat_dot (d (S k)) y) in E by apply dot_sym.
    assert (P : 0 < det n (d k) (d (S k)) * flat_dot y y) by (apply Rmult_lt_0_compat; assumption).
    assert (N : det n (d k) y <> 0 /\ det n (d (S k)) y <> 0) by (split; intros Z; rewrite Z in Same; lra).
    unfold g. apply Rmult_lt_reg_r with (det n (d k) y * det n (d (S k)) y); [assumption|].
    replace (flat_dot (d k) y / det n (d k) y * (det n (d k) y * det n (d (S k)) y))
      with (flat_dot (d k) y * det n (d (S k)) y) by (field; apply N).
    replace (flat_dot (d (S k)) y / det n (d (S k)) y * (det n (d k) y * det n (d (S k)) y))
      with (flat_dot (d (S k)) y * det n (d k) y) by (field; apply N). lra. }
  assert (All : forall j, g 0%nat < g (S j)).
  { induction j as [|j IH]; [apply Up|]. specialize (Up (S j)). lra. }
  destruct m as [|j]; [lia|]. specialize (All j). unfold g in All. pose proof (round 0) as Z. simpl in Z.
  rewrite Z in All. lra.
Qed.

Lemma falls (f : nat -> R) j : forall k, (0 < j)%nat -> 0 <= f k -> f (k + j)%nat <= 0 ->
  exists i, 0 <= f i /\ f (S i) <= 0.
Proof.
  induction j as [|j IH]; intros k Hj Hk Hend; [lia|].
  destruct (Rle_or_lt (f (S k)) 0) as [L|L]; [exists k; auto|].
  destruct j as [|j]; [replace (k + 1)%nat with (S k) in Hend by lia; lra|].
  apply (IH (S k)); [lia | lra | replace (S k + S j)%nat with (k + S (S j))%nat by lia; assumption].
Qed.

Lemma all_or_one (f : nat -> R) : forall j, (forall k, (k < j)%nat -> 0 < f k) \/ exists k, (k < j)%nat /\ f k <= 0.
Proof.
  induction j as [|j [All|[k [Hk L]]]]; [left; lia | | right; exists k; split; [lia | assumption]].
  destruct (Rle_or_lt (f j) 0) as [L|L]; [right; exists j; auto|].
  left. intros k Hk. destruct (Nat.eq_dec k j); [subst; assumption | apply All; lia].
Qed.

Lemma everywhere (f : nat -> R) : (forall k, f (k + m)%nat = f k) -> (forall k, (k < m)%nat -> 0 < f k) ->
  forall k, 0 < f k.
Proof.
  intros Period Some k. rewrite (Nat.div_mod k m) by lia. set (q := (k / m)%nat).
  assert (R : (k mod m < m)%nat) by (apply Nat.mod_upper_bound; lia). generalize dependent (k mod m)%nat.
  clearbody q. induction q as [|q IH]; intros r Hr.
  - replace (m * 0 + r)%nat with r by lia. apply Some. assumption.
  - replace (m * S q + r)%nat with (m * q + r + m)%nat by lia. rewrite Period. apply IH. assumption.
Qed.

(** So every direction is between two that follow each other. *)
Theorem between_two y : exists k, 0 <= det n (d k) y /\ 0 <= det n y (d (S k)).
Proof.
  set (f := fun k => det n (d k) y).
  assert (Period : forall k, f (k + m)%nat = f k) by (intros; unfold f; f_equal; apply round).
  assert (G : (exists i, 0 <= f i /\ f (S i) <= 0) -> exists k, 0 <= det n (d k) y /\ 0 <= det n y (d (S k))).
  { intros [i [P Q]]. exists i. split; [exact P|]. rewrite det_swap. unfold f in Q. lra. }
  apply G. clear G.
  destruct (Rle_or_lt (flat_dot y y) 0) as [Z|Pos].
  - assert (N : cross n y = zero).
    { apply sq_zero. unfold flat_dot in Z. pose proof (sq_nonneg (cross n y)). unfold sq in *. lra. }
    assert (F : forall k, f k = 0).
    { intros k. unfold f. replace (det n (d k) y) with (- dot (cross n y) (d k)) by by_coordinates.
      rewrite N. by_coordinates. }
    exists 0%nat. rewrite !F. lra.
  - assert (NotAll : ~ forall k, 0 < f k * f (S k)) by (intros S; exact (not_one_sided y Pos S)).
    destruct (Rtotal_order (f 0%nat) 0) as [Neg|[Zero|Plus]].
    + destruct (all_or_one (fun k => - f k) m) as [All|[k [Hk L]]].
      * destruct NotAll. intros k.
        assert (E : forall k, 0 < - f k).
        { apply everywhere; [intros; rewrite Period; reflexivity | assumption]. }
        pose proof (E k). pose proof (E (S k)). nra.
      * apply (falls f (m - k)) with k; [lia | lra|]. replace (k + (m - k))%nat with (0 + m)%nat by lia.
        rewrite Period. lra.
    + apply (falls f m) with 0%nat; [assumption | lra | rewrite Period; lra].
    + destruct (all_or_one f m) as [All|[k [Hk L]]].
      * destruct NotAll. intros k. pose proof (everywhere f Period All k) as P.
        pose proof (everywhere f Period All (S k)) as Q. nra.
      * destruct k as [|k]; [lra|]. apply (falls f (S k)) with 0%nat; [lia | lra | assumption].
Qed.
End Turning.

(** ** The certificate *)

Section Contact.
Variables (A B corners : list vec) (n : vec) (c : R) (d u : nat -> vec) (m : nat).
Let shared : set := fun x => hull A x /\ hull B x.

(** The plane: A on the one side, B on the other. *)
Hypothesis normal : n <> zero.
Hypotheses (above : forall a, In a A -> c <= dot n a) (below : forall b, In b B -> dot n b <= c).
(** Corners are means of points of both. *)
Hypothesis corners_shared : forall v, In v corners -> shared v.
(** Sides: the directions come round, each turned from the one before; u k is the corner of side k, and the next goes
    through it, too; the side's body keeps behind it in the plane. *)
Hypothesis some : (0 < m)%nat.
Hypothesis round : forall k, d (k + m)%nat = d k.
Hypothesis turns : forall k, 0 < det n (d k) (d (S k)).
Hypothesis named : forall k, In (u k) corners.
Hypothesis through : forall k, dot (d (S k)) (u k) = dot (d (S k)) (u (S k)).
Hypothesis keeps : forall k,
  (forall a, In a A -> dot n a = c -> dot (d k) a <= dot (d k) (u k)) \/
  (forall b, In b B -> dot n b = c -> dot (d k) b <= dot (d k) (u k)).

Lemma below_turned b : In b B -> - c <= dot (zero -v n) b.
Proof. intros Hb. specialize (below b Hb). replace (dot (zero -v n) b) with (- dot n b) by by_coordinates. lra. Qed.

Lemma shared_in_plane x : shared x -> dot n x = c.
Proof.
  intros [HA HB]. pose proof (hull_bound A n c above x HA). pose proof (hull_bound B _ _ below_turned x HB) as L.
  replace (dot (zero -v n) x) with (- dot n x) in L by by_coordinates. lra.
Qed.

Lemma side_bound k x : shared x -> dot (d k) x <= dot (d k) (u k).
Proof.
  intros S. pose proof (shared_in_plane x S) as P. destruct S as [HA HB]. destruct (keeps k) as [K|K].
  - apply (section_bound A n c); assumption.
  - apply (section_bound B (zero -v n) (- c)); try assumption; [apply below_turned | |].
    + intros b Hb E. apply K; [assumption|]. replace (dot (zero -v n) b) with (- dot n b) in E by by_coordinates. lra.
    + replace (dot (zero -v n) x) with (- dot n x) by by_coordinates. lra.
Qed.

Lemma next_bound k x : shared x -> dot (d (S k)) x <= dot (d (S k)) (u k).
Proof. intros S. rewrite through. apply side_bound. assumption. Qed.

(** Between two sides' directions no shared point is farther than their corner. *)
Lemma corner_supports k y x : 0 <= det n (d k) y -> 0 <= det n y (d (S k)) -> shared x -> dot y x <= dot y (u k).
Proof.
  intros P Q I. pose proof (side_bound k x I) as F. pose proof (next_bound k x I) as G. specialize (turns k).
  pose proof (shared_in_plane x I) as X. pose proof (shared_in_plane (u k) (corners_shared _ (named k))) as U.
  assert (E : det n (d k) (d (S k)) * (dot y x - dot y (u k)) =
    det n y (d (S k)) * (dot (d k) x - dot (d k) (u k)) + det n (d k) y * (dot (d (S k)) x - dot (d (S k)) (u k)) +
    det y (d k) (d (S k)) * (dot n x - dot n (u k))).
  { generalize (d k), (d (S k)), (u k). by_coordinates. }
  rewrite X, U in E.
  assert (L : det n (d k) (d (S k)) * (dot y x - dot y (u k)) <= 0) by nra. nra.
Qed.

(** What both share is the hull of the corners. *)
Theorem contact_certificate x : shared x <-> hull corners x.
Proof.
  split.
  - intros I. apply supported_in_hull. intros y. destruct (between_two n d m some round turns y) as [k [P Q]].
    exists (u k). split; [apply named | apply corner_supports; assumption].
  - intros H. split; revert x H; apply hull_least; try apply hull_convex; intros v Hv; apply (corners_shared v Hv).
Qed.

(** Each of them is a vertex of it: along the sum of two directions nothing else is as far. *)
Theorem contact_vertex k x : shared x -> dot (d k +v d (S k)) (u k) <= dot (d k +v d (S k)) x -> x = u k.
Proof.
  intros I Far. pose proof (side_bound k x I) as F. pose proof (next_bound k x I) as G. specialize (turns k).
  pose proof (shared_in_plane x I) as X. pose proof (shared_in_plane (u k) (corners_shared _ (named k))) as U.
  rewrite (dot_sym _ (u k)), (dot_sym _ x), !dot_add, (dot_sym (u k) (d k)), (dot_sym (u k)), (dot_sym x (d k)),
    (dot_sym x) in Far.
  assert (Z : x -v u k = zero).
  { apply orthogonal3 with n (d k) (d (S k)); [lra | | |]; rewrite dot_sub; lra. }
  apply vec_equal; [apply (f_equal vx) in Z | apply (f_equal vy) in Z | apply (f_equal vz) in Z]; coordinates; lra.
Qed.

(** And the bodies touch. *)
Theorem contact_touching : touching (body A 0) (body B 0).
Proof.
  split.
  - destruct (corners_shared _ (named 0)) as [HA HB]. exists (u 0%nat).
    assert (L : len (u 0%nat -v u 0%nat) <= 0).
    { replace (u 0%nat -v u 0%nat) with zero by by_coordinates. rewrite len_of_zero. lra. }
    split; exists (u 0%nat); auto.
  - intros e He. exists (e *v unit n). split; [rewrite len_scale, len_unit by (assumption || lra); lra|].
    apply parted_along with (g := 0); try lra; try assumption.
    apply hull_bound. intros p Hp. apply in_differences in Hp. destruct Hp as [a [b [Ha [Hb E]]]]. subst p.
    rewrite dot_sub. specialize (above a Ha). specialize (below b Hb). lra.
Qed.
End Contact.
