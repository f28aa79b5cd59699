(** Bodies made of parts: two trees are walked from the top, and what is shown of a range of parts holds of all of them. *)

Require Import Reals Lra Psatz List Permutation.
From Origo Require Import Space Hull Bodies Gap.
Import ListNotations.
Local Open Scope R_scope.

(** ** The walk *)

(** A pair of ranges is done, or halves of one of them are walked. Any way to halve will do. *)
Inductive walked {T} (done : list T -> list T -> Prop) : list T -> list T -> Prop :=
| walked_done P Q : done P Q -> walked done P Q
| walked_halves_of_a P P' Q : walked done P Q -> walked done P' Q -> walked done (P ++ P') Q
| walked_halves_of_b P Q Q' : walked done P Q -> walked done P Q' -> walked done P (Q ++ Q').

(** The orders are permutations, so the walk comes to every pair of parts: none is left out. *)
Theorem walk_certificate T (done : list T -> list T -> Prop) (good : T -> T -> Prop) A B of_a of_b :
  (forall P Q, done P Q -> forall p q, In p P -> In q Q -> good p q) ->
  Permutation A of_a -> Permutation B of_b -> walked done of_a of_b ->
  forall p q, In p A -> In q B -> good p q.
Proof.
  intros Shows PA PB W p q Hp Hq. apply (Permutation_in _ PA) in Hp. apply (Permutation_in _ PB) in Hq.
  clear PA PB A B. induction W as [P Q D | P P' Q _ IH _ IH' | P Q Q' _ IH _ IH'].
  - exact (Shows P Q D p q Hp Hq).
  - apply in_app_or in Hp. destruct Hp; auto.
  - apply in_app_or in Hq. destruct Hq; auto.
Qed.

(** The same walk lists the pairs that need a closer look: those in ranges that were not passed over. *)
Theorem walk_lists_pairs T (apart : list T -> list T -> Prop) (listed meets : T -> T -> Prop) A B of_a of_b :
  (forall P Q, apart P Q -> forall p q, In p P -> In q Q -> ~ meets p q) ->
  Permutation A of_a -> Permutation B of_b ->
  walked (fun P Q => apart P Q \/ exists p q, P = [p] /\ Q = [q] /\ listed p q) of_a of_b ->
  forall p q, In p A -> In q B -> meets p q -> listed p q.
Proof.
  intros Apart PA PB W.
  apply (walk_certificate T (fun P Q => apart P Q \/ exists p q, P = [p] /\ Q = [q] /\ listed p q)
           (fun p q => meets p q -> listed p q) A B of_a of_b); [| assumption ..].
  intros P Q [F|[p [q [EP [EQ L]]]]] a b Ha Hb M.
  - destruct (Apart P Q F a b Ha Hb M).
  - subst. destruct Ha as [Ha|[]], Hb as [Hb|[]]. subst. assumption.
Qed.

(** ** One plane clears a range *)

Definition part := list vec.
(** What the checker verifies of all points of a range's parts, for the bar sqrt(S) / W; and strictly. *)
Definition ahead (P Q : list part) n g :=
  forall p q a b, In p P -> In q Q -> In a p -> In b q -> g <= dot n a - dot n b.
Definition clears (P Q : list part) n S W :=
  n <> zero /\ exists g, 0 <= g /\ dot n n * S <= (g * W) * (g * W) /\ ahead P Q n g.
Definition clears_strictly (P Q : list part) n S W :=
  n <> zero /\ exists g, 0 <= g /\ dot n n * S < (g * W) * (g * W) /\ ahead P Q n g.

Lemma ahead_hull P Q n g p q : ahead P Q n g -> In p P -> In q Q ->
  forall z, hull (differences p q) z -> g <= dot n z.
Proof. intros H Hp Hq. apply none_below_hull. intros a b Ha Hb. apply (H p q); assumption. Qed.

(** g W at least sqrt(S) |n|: so along n it is at least as far. *)
Lemma bar_along n g S W d : n <> zero -> 0 <= g -> 0 < W -> 0 <= d -> d * W * (d * W) = S ->
  dot n n * S <= (g * W) * (g * W) -> d * len n <= g.
Proof.
  intros Hn Hg HW Hd E Le. fold (sq n) in Le. rewrite <- len_square, <- E in Le. pose proof (len_pos n Hn) as L.
  apply Rmult_le_reg_r with W; [assumption|]. replace (d * len n * W) with (len n * (d * W)) by ring.
  apply Rsqr_incr_0_var; [unfold Rsqr; lra | apply Rmult_le_pos; lra].
Qed.

Lemma bar_strictly_along n g S W d : n <> zero -> 0 <= g -> 0 < W -> 0 <= d -> d * W * (d * W) = S ->
  dot n n * S < (g * W) * (g * W) -> d * len n < g.
Proof.
  intros Hn Hg HW Hd E Lt. fold (sq n) in Lt. rewrite <- len_square, <- E in Lt. pose proof (len_pos n Hn) as L.
  apply Rmult_lt_reg_r with W; [assumption|]. replace (d * len n * W) with (len n * (d * W)) by ring.
  apply Rsqr_incrst_0; [unfold Rsqr; lra | | apply Rmult_le_pos; lra].
  apply Rmult_le_pos; [|apply Rmult_le_pos]; lra.
Qed.

(** Then the cores of any two of its parts are the bar apart. *)
Theorem plane_clears P Q n S W d p q : 0 < W -> 0 <= d -> d * W * (d * W) = S -> clears P Q n S W ->
  In p P -> In q Q -> forall z, hull (differences p q) z -> d <= len z.
Proof.
  intros HW Hd E [Hn [g [Hg [Le A]]]] Hp Hq z Hz. pose proof (ahead_hull _ _ _ _ _ _ A Hp Hq z Hz) as G.
  pose proof (bar_along n g S W d Hn Hg HW Hd E Le) as B. pose proof (cauchy_schwarz n z) as C.
  pose proof (len_pos n Hn). apply Rmult_le_reg_r with (len n); [assumption|]. lra.
Qed.

(** As far apart as both radii are long, along a plane: a push along its normal, however small, ends any contact. *)
Theorem plane_keeps_from_penetrating P Q n S W rA rB p q : 0 < W -> 0 <= rA -> 0 <= rB ->
  (rA + rB) * W * ((rA + rB) * W) = S -> clears P Q n S W -> In p P -> In q Q ->
  ~ penetrating (body p rA) (body q rB).
Proof.
  intros HW HA HB E [Hn [g [Hg [Le A]]]] Hp Hq [e [He M]].
  pose proof (bar_along n g S W (rA + rB) Hn Hg HW ltac:(lra) E Le) as B. pose proof (len_pos n Hn) as L.
  apply (parted_along p q rA rB HA HB n g e Hn (ahead_hull _ _ _ _ _ _ A Hp Hq)).
  - assert (rA + rB <= g / len n); [|lra]. apply Rmult_le_reg_r with (len n); [assumption|].
    replace (g / len n * len n) with g by (field; lra). assumption.
  - apply M. rewrite len_scale, len_unit by (assumption || lra). lra.
Qed.

(** Farther apart than that, a length lies between them. *)
Theorem plane_separates P Q n S W rA rB p q : 0 < W -> 0 <= rA -> 0 <= rB ->
  (rA + rB) * W * ((rA + rB) * W) = S -> clears_strictly P Q n S W -> In p P -> In q Q ->
  separated (body p rA) (body q rB).
Proof.
  intros HW HA HB E [Hn [g [Hg [Lt A]]]] Hp Hq.
  pose proof (bar_strictly_along n g S W (rA + rB) Hn Hg HW ltac:(lra) E Lt) as B. pose proof (len_pos n Hn) as L.
  assert (D : rA + rB < g / len n).
  { apply Rmult_lt_reg_r with (len n); [assumption|]. replace (g / len n * len n) with g by (field; lra).
    assumption. }
  exists (g / len n - (rA + rB)). split; [lra|]. apply bodies_apart; try assumption.
  intros z Hz. pose proof (ahead_hull _ _ _ _ _ _ A Hp Hq z Hz) as G. pose proof (cauchy_schwarz n z) as C.
  apply Rmult_le_reg_r with (len n); [assumption|]. replace (g / len n * len n) with g by (field; lra). lra.
Qed.

(** ** Boxes that are apart have such a plane *)

Definition in_box lo hi p := vx lo <= vx p <= vx hi /\ vy lo <= vy p <= vy hi /\ vz lo <= vz p <= vz hi.
Definition all_in_box (P : list part) lo hi := forall p a, In p P -> In a p -> in_box lo hi a.

(** From where B ends to where A begins, below zero where A comes first; zero where they overlap. *)
Definition way_between la ha lb hb := Rmax (la - hb) 0 - Rmax (lb - ha) 0.

Lemma way_between_leads la ha lb hb x y : la <= x <= ha -> lb <= y <= hb ->
  way_between la ha lb hb * way_between la ha lb hb <= way_between la ha lb hb * (x - y).
Proof.
  intros Hx Hy. unfold way_between. destruct (Rle_or_lt (la - hb) 0), (Rle_or_lt (lb - ha) 0);
    repeat ((rewrite Rmax_right by lra) || (rewrite Rmax_left by lra)); nra.
Qed.

Theorem boxes_clear P Q la ha lb hb S W : all_in_box P la ha -> all_in_box Q lb hb -> 0 < W ->
  let n := V (way_between (vx la) (vx ha) (vx lb) (vx hb)) (way_between (vy la) (vy ha) (vy lb) (vy hb))
             (way_between (vz la) (vz ha) (vz lb) (vz hb)) in
  0 < sq n -> S <= sq n * (W * W) -> clears P Q n S W.
Proof.
  intros HP HQ HW n Pos Far. split.
  - intros Z. rewrite Z in Pos. unfold sq in Pos. rewrite dot_zero in Pos. lra.
  - exists (sq n). split; [lra|]. split; [fold (sq n); nra|].
    intros p q a b Hp Hq Ha Hb. destruct (HP p a Hp Ha) as [X [Y Z]], (HQ q b Hq Hb) as [X' [Y' Z']].
    pose proof (way_between_leads _ _ _ _ _ _ X X'). pose proof (way_between_leads _ _ _ _ _ _ Y Y').
    pose proof (way_between_leads _ _ _ _ _ _ Z Z'). unfold n, sq, dot in *. simpl in *. lra.
Qed.

(** ** What follows for the whole *)

(** All points of the parts, each with the ball around it. *)
Definition union (A : list part) r : set := fun x => exists p, In p A /\ body p r x.

(** The two parts that are nearest, and no cores nearer than theirs: their distance is that of the bodies. *)
Theorem parts_distance A B p q rA rB d : 0 <= rA -> 0 <= rB -> In p A -> In q B ->
  is_distance (body p rA) (body q rB) (d - (rA + rB)) ->
  (forall p q, In p A -> In q B -> forall z, hull (differences p q) z -> d <= len z) ->
  is_distance (union A rA) (union B rB) (d - (rA + rB)).
Proof.
  intros HA HB Hp Hq [_ [x [y [Hx [Hy E]]]]] Least. split.
  - intros x' y' [p' [Ip Bp]] [q' [Iq Bq]].
    apply (bodies_apart p' q' rA rB d (Least p' q' Ip Iq) x' y' Bp Bq).
  - exists x, y. split; [exists p; auto|]. split; [exists q; auto | assumption].
Qed.

Lemma separated_all (L : list part) r (Y : set) :
  (forall p, In p L -> separated (body p r) Y) -> separated (union L r) Y.
Proof.
  induction L as [|p L IH]; intros H.
  - exists 1. split; [lra|]. intros x y [p [[] _]].
  - destruct (H p (or_introl eq_refl)) as [d [Hd D]]. destruct IH as [e [He E]].
    { intros p' Hp'. apply H. right. assumption. }
    exists (Rmin d e). split; [apply Rmin_glb_lt; assumption|]. intros x y [p' [[Ep|Ip] Bp]] Hy.
    + subst. specialize (D x y Bp Hy). pose proof (Rmin_l d e). lra.
    + specialize (E x y (ex_intro _ p' (conj Ip Bp)) Hy). pose proof (Rmin_r d e). lra.
Qed.

Lemma separated_sym X Y : separated X Y -> separated Y X.
Proof.
  intros [d [Hd D]]. exists d. split; [assumption|]. intros y x Hy Hx.
  replace (len (y -v x)) with (len (x -v y)) by (rewrite <- len_neg; f_equal; by_coordinates). auto.
Qed.

(** Finitely many parts, any two of them separated: so are the bodies. *)
Theorem parts_separated A B rA rB : (forall p q, In p A -> In q B -> separated (body p rA) (body q rB)) ->
  separated (union A rA) (union B rB).
Proof.
  intros H. apply separated_all. intros p Hp. apply separated_sym, separated_all. intros q Hq.
  apply separated_sym, H; assumption.
Qed.

(** ** A ray *)

(** o moves with the velocity v. With the gap g at the start: as the checker tests it. *)
Definition clears_until n v g T := (0 <= dot n v /\ 0 < g) \/ (dot n v < 0 /\ 0 <= g + T * dot n v).
Definition clears_to_the_end n v g T := (0 <= dot n v /\ 0 < g) \/ (dot n v < 0 /\ 0 < g + T * dot n v).

Lemma ahead_at o v n g t q : (forall b, In b q -> g <= dot n o - dot n b) -> 0 < g + t * dot n v ->
  ~ hull q (o +v t *v v).
Proof.
  intros Far Pos H.
  assert (L : g - dot n o <= dot (zero -v n) (o +v t *v v)).
  { revert H. apply hull_bound. intros b Hb. specialize (Far b Hb).
    replace (dot (zero -v n) b) with (- dot n b) by by_coordinates. lra. }
  replace (dot (zero -v n) (o +v t *v v)) with (- dot n o - t * dot n v) in L by by_coordinates. lra.
Qed.

(** Before T the point meets no part of the range. *)
Theorem not_hit_before o v n g T Q q t : (forall q b, In q Q -> In b q -> g <= dot n o - dot n b) ->
  clears_until n v g T -> In q Q -> 0 <= t < T -> ~ hull q (o +v t *v v).
Proof.
  intros Far C Hq Ht. apply ahead_at with n g; [intros b Hb; apply (Far q); assumption|].
  destruct C as [[V G]|[V G]]; [pose proof (Rmult_le_pos t (dot n v)); lra | nra].
Qed.

(** Nor at T, where it is asked to clear the end as well; and never, where it does not come nearer. *)
Theorem not_hit o v n g T Q q t : (forall q b, In q Q -> In b q -> g <= dot n o - dot n b) ->
  clears_to_the_end n v g T -> In q Q -> 0 <= t <= T -> ~ hull q (o +v t *v v).
Proof.
  intros Far C Hq Ht. apply ahead_at with n g; [intros b Hb; apply (Far q); assumption|].
  destruct C as [[V G]|[V G]]; [pose proof (Rmult_le_pos t (dot n v)); lra | nra].
Qed.

Theorem never_hit o v n g Q q t : (forall q b, In q Q -> In b q -> g <= dot n o - dot n b) ->
  0 <= dot n v -> 0 < g -> In q Q -> 0 <= t -> ~ hull q (o +v t *v v).
Proof.
  intros Far V G Hq Ht. apply ahead_at with n g; [intros b Hb; apply (Far q); assumption|].
  pose proof (Rmult_le_pos t (dot n v)). lra.
Qed.

(** The part named is met at T, and none before: T is the first time at which the body is met. *)
Theorem parts_first_hit o v B T q : In q B -> hull q (o +v T *v v) -> 0 <= T ->
  (forall q t, In q B -> 0 <= t < T -> ~ hull q (o +v t *v v)) ->
  (exists q, In q B /\ hull q (o +v T *v v)) /\
  forall t, 0 <= t -> (exists q, In q B /\ hull q (o +v t *v v)) -> T <= t.
Proof.
  intros Hq Met HT None. split; [exists q; auto|]. intros t Ht [q' [Iq M]].
  destruct (Rle_or_lt T t); [assumption|]. destruct (None q' t Iq); [lra | assumption].
Qed.
