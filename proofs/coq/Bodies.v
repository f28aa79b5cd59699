(** Rounded bodies, and the words of an answer: apart, touching, penetrating, distance, depth.

    The words are defined for any sets of points and say nothing of hulls, certificates or obstacles: what a theorem
    concludes can be read from this file alone. *)

Require Import Reals Lra Psatz List.
From Origo Require Import Space Hull.
Local Open Scope R_scope.

(** A body: all points within r of the hull of its points. *)
Definition body (l : list vec) (r : R) : set := fun x => exists p, hull l p /\ len (x -v p) <= r.

Definition moved (t : vec) (X : set) : set := fun x => X (x -v t).
Definition meet (X Y : set) := exists x, X x /\ Y x.

(** d is the least distance of a point of X from a point of Y, and is attained. *)
Definition is_distance (X Y : set) d :=
  (forall x y, X x -> Y y -> d <= len (x -v y)) /\ exists x y, X x /\ Y y /\ len (x -v y) = d.

(** More than disjoint: a positive length lies between them. *)
Definition separated (X Y : set) := exists d, 0 < d /\ forall x y, X x -> Y y -> d <= len (x -v y).

(** They meet, and translations as small as one likes end that. *)
Definition touching (X Y : set) :=
  meet X Y /\ forall e, 0 < e -> exists t, len t <= e /\ ~ meet (moved t X) Y.

(** Every translation that is small enough leaves them meeting. *)
Definition penetrating (X Y : set) := exists e, 0 < e /\ forall t, len t <= e -> meet (moved t X) Y.

(** No translation shorter than d parts them, and along some direction every one longer than d does. *)
Definition is_depth (X Y : set) d :=
  (forall t, len t < d -> meet (moved t X) Y) /\
  (exists m, len m = 1 /\ forall k, d < k -> ~ meet (moved (k *v m) X) Y).

(** ** What follows from the words alone *)

Lemma separated_apart X Y : separated X Y -> ~ meet X Y.
Proof.
  intros [d [Hd H]] [x [Hx Hy]]. specialize (H x x Hx Hy).
  replace (x -v x) with zero in H by by_coordinates. rewrite len_of_zero in H. lra.
Qed.

Lemma moved_nowhere X Y : meet (moved zero X) Y <-> meet X Y.
Proof.
  unfold meet, moved. split; intros [x [Hx Hy]]; exists x; split; auto.
  - replace x with (x -v zero) by by_coordinates. assumption.
  - replace (x -v zero) with x by by_coordinates. assumption.
Qed.

Lemma penetrating_meet X Y : penetrating X Y -> meet X Y.
Proof. intros [e [He H]]. apply moved_nowhere, H. rewrite len_of_zero. lra. Qed.

(** Of the three relations at most one holds. *)
Theorem relations_exclude X Y :
  ~ (separated X Y /\ touching X Y) /\ ~ (separated X Y /\ penetrating X Y) /\ ~ (touching X Y /\ penetrating X Y).
Proof.
  repeat split.
  - intros [S [T _]]. exact (separated_apart X Y S T).
  - intros [S P]. exact (separated_apart X Y S (penetrating_meet X Y P)).
  - intros [[_ T] [e [He P]]]. destruct (T e He) as [t [Ht N]]. exact (N (P t Ht)).
Qed.

Lemma distance_separated X Y d : 0 < d -> is_distance X Y d -> separated X Y.
Proof. intros Hd [H _]. exists d. auto. Qed.

Lemma meet_distance X Y : meet X Y -> is_distance X Y 0.
Proof.
  intros [x [Hx Hy]]. split; [intros; apply len_nonneg|]. exists x, x. repeat split; try assumption.
  replace (x -v x) with zero by by_coordinates. apply len_of_zero.
Qed.

Theorem distance_unique X Y d d' : is_distance X Y d -> is_distance X Y d' -> d = d'.
Proof.
  intros [H [x [y [Hx [Hy E]]]]] [H' [x' [y' [Hx' [Hy' E']]]]]. subst.
  apply Rle_antisym; auto.
Qed.

Theorem depth_unique X Y d d' : 0 <= d -> 0 <= d' -> is_depth X Y d -> is_depth X Y d' -> d = d'.
Proof.
  assert (G : forall d d', 0 <= d -> is_depth X Y d -> is_depth X Y d' -> d' <= d).
  { clear. intros d d' Hd [_ [m [Hm N]]] [H _]. destruct (Rle_or_lt d' d) as [|L]; [assumption|exfalso].
    apply (N ((d + d') / 2)); [lra|]. apply H. rewrite len_scale, Hm; lra. }
  intros. apply Rle_antisym; apply G; assumption.
Qed.

Lemma depth_penetrating X Y d : 0 < d -> is_depth X Y d -> penetrating X Y.
Proof. intros Hd [H _]. exists (d / 2). split; [lra|]. intros t Ht. apply H. lra. Qed.

(** Touching is depth 0 of what meets. *)
Lemma depth_touching X Y : meet X Y -> is_depth X Y 0 -> touching X Y.
Proof.
  intros M [_ [m [Hm N]]]. split; [assumption|]. intros e He. exists (e *v m). split; [|apply N; assumption].
  rewrite len_scale, Hm; lra.
Qed.

(** ** Rounded bodies and the obstacle of their cores

    Two bodies meet when the obstacle of their cores comes within the sum of the radii of the origin: all questions
    about two rounded bodies are questions about one hull and a point. *)
Lemma share k s r l : 0 < k -> k * s = 1 -> 0 <= r -> l <= s -> k * r * l <= r.
Proof.
  intros Hk E Hr Hl. apply Rle_trans with (k * r * s); [apply Rmult_le_compat_l; nra|].
  replace (k * r * s) with (r * (k * s)) by ring. rewrite E. lra.
Qed.

Section Obstacle.
Variables (A B : list vec) (rA rB : R).
Hypotheses (HrA : 0 <= rA) (HrB : 0 <= rB).
Let obstacle := hull (differences A B).

Theorem bodies_meet t :
  meet (moved t (body A rA)) (body B rB) <-> exists p, obstacle p /\ len (p +v t) <= rA + rB.
Proof.
  split.
  - intros [x [[a [Ha La]] [b [Hb Lb]]]]. exists (a -v b). split; [apply hull_differences; exists a, b; auto|].
    replace (a -v b +v t) with ((zero -v (x -v t -v a)) +v (x -v b)) by by_coordinates.
    eapply Rle_trans; [apply len_add|]. rewrite len_neg. lra.
  - intros [p [Hp L]]. apply hull_differences in Hp. destruct Hp as [a [b [Ha [Hb E]]]]. subst p.
    (* The point that divides the way from b to a + t as the radii do. *)
    set (v := a -v b +v t) in *. pose proof (len_nonneg v) as Hv.
    destruct (Req_dec (rA + rB) 0) as [Z|N].
    + assert (v = zero) as E by (apply len_zero; lra). unfold v in E. exists b. split.
      * exists a. split; [assumption|]. replace (b -v t -v a) with (zero -v (a -v b +v t)) by by_coordinates.
        rewrite E, len_neg, len_of_zero. assumption.
      * exists b. split; [assumption|]. replace (b -v b) with zero by by_coordinates. rewrite len_of_zero. assumption.
    + set (k := / (rA + rB)). assert (Hk : 0 < k) by (apply Rinv_0_lt_compat; lra).
      assert (K : k * (rA + rB) = 1) by (unfold k; field; assumption).
      exists (b +v (k * rB) *v v). split.
      * exists a. split; [assumption|].
        replace (b +v (k * rB) *v v -v t -v a) with (zero -v ((1 - k * rB) *v v)) by (unfold v; by_coordinates).
        replace (1 - k * rB) with (k * rA) by lra. rewrite len_neg, len_scale by nra.
        apply (share k (rA + rB)); assumption.
      * exists b. split; [assumption|].
        replace (b +v (k * rB) *v v -v b) with ((k * rB) *v v) by by_coordinates. rewrite len_scale by nra.
        apply (share k (rA + rB)); assumption.
Qed.

Corollary bodies_meet_here : meet (body A rA) (body B rB) <-> exists p, obstacle p /\ len p <= rA + rB.
Proof.
  rewrite <- moved_nowhere, bodies_meet. split; intros [p [Hp L]]; exists p; split; auto.
  - replace p with (p +v zero) by by_coordinates. assumption.
  - replace (p +v zero) with p by by_coordinates. assumption.
Qed.

Lemma bodies_apart d : (forall p, obstacle p -> d <= len p) ->
  forall x y, body A rA x -> body B rB y -> d - (rA + rB) <= len (x -v y).
Proof.
  intros Least x y [a [Ha La]] [b [Hb Lb]].
  assert (Hab : obstacle (a -v b)) by (apply hull_differences; exists a, b; auto). specialize (Least _ Hab).
  replace (a -v b) with ((zero -v (x -v a)) +v ((x -v y) +v (y -v b))) in Least by by_coordinates.
  pose proof (len_add (zero -v (x -v a)) ((x -v y) +v (y -v b))). pose proof (len_add (x -v y) (y -v b)).
  rewrite len_neg in *. lra.
Qed.

(** The distance of two rounded bodies is that of their cores, less the radii. *)
Theorem bodies_distance d :
  rA + rB <= d -> (forall p, obstacle p -> d <= len p) -> (exists p, obstacle p /\ len p = d) ->
  is_distance (body A rA) (body B rB) (d - (rA + rB)).
Proof.
  intros Hd Least [p [Hp Lp]]. split; [intros; apply bodies_apart; assumption|].
  - apply hull_differences in Hp. destruct Hp as [a [b [Ha [Hb E]]]]. subst p. set (v := a -v b) in *.
    destruct (Req_dec d 0) as [Z|N].
    + exists a, b. repeat split.
      * exists a. split; [assumption|]. replace (a -v a) with zero by by_coordinates. rewrite len_of_zero. assumption.
      * exists b. split; [assumption|]. replace (b -v b) with zero by by_coordinates. rewrite len_of_zero. assumption.
      * fold v. lra.
    + set (k := / d). assert (Hd' : 0 < d) by lra. assert (Hk : 0 < k) by (apply Rinv_0_lt_compat; assumption).
      assert (K : k * d = 1) by (unfold k; field; lra).
      exists (a -v (k * rA) *v v), (b +v (k * rB) *v v). repeat split.
      * exists a. split; [assumption|].
        replace (a -v (k * rA) *v v -v a) with (zero -v ((k * rA) *v v)) by by_coordinates.
        rewrite len_neg, len_scale, Lp by nra. apply (share k d); lra.
      * exists b. split; [assumption|].
        replace (b +v (k * rB) *v v -v b) with ((k * rB) *v v) by by_coordinates. rewrite len_scale, Lp by nra.
        apply (share k d); lra.
      * replace (a -v (k * rA) *v v -v (b +v (k * rB) *v v)) with ((1 - k * (rA + rB)) *v v)
          by (unfold v; by_coordinates).
        assert (0 <= 1 - k * (rA + rB)).
        { pose proof (share k d (rA + rB) 1 Hk K). nra. }
        rewrite len_scale, Lp by assumption. replace ((1 - k * (rA + rB)) * d) with (d - k * d * (rA + rB)) by ring.
        rewrite K. ring.
Qed.

(** A direction that bounds the obstacle from below tells how far one must go along it to part the bodies. *)
Theorem parted_along n g k : n <> zero -> (forall p, obstacle p -> g <= dot n p) -> rA + rB - g / len n < k ->
  ~ meet (moved (k *v unit n) (body A rA)) (body B rB).
Proof.
  intros Hn Hg Hk M. apply bodies_meet in M. destruct M as [p [Hp L]]. specialize (Hg p Hp).
  pose proof (len_pos n Hn) as Ln. pose proof (cauchy_schwarz n (p +v k *v unit n)) as C.
  rewrite dot_add, dot_scale, dot_unit in C by assumption.
  assert (g / len n * len n = g) by (field; lra). nra.
Qed.
End Obstacle.
