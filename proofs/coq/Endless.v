(** Certificates about primitives: bodies that may also have rays and lines, without an end.

    A point of such a body is a point of the hull of its points, plus multiples of its rays that are not negative,
    plus any multiples of its lines. *)

Require Import Reals Lra Psatz List.
From Origo Require Import Space Hull Bodies.
Local Open Scope R_scope.

Record primitive := { points : list vec; rays : list vec; lines : list vec }.

Definition extent (e : primitive) : set := fun x => exists p c d,
  hull (points e) p /\ combines (rays e) c /\ (forall k l, In (k, l) d -> In l (lines e)) /\ x = p +v sum c +v sum d.

(** All points within r of a set. *)
Definition thick (X : set) r : set := fun x => exists p, X p /\ len (x -v p) <= r.

(** No point is below b along n: the points are not, rays do not lead below it, and lines run across. *)
Definition stays_above n (e : primitive) b :=
  (forall p, In p (points e) -> b <= dot n p) /\ (forall r, In r (rays e) -> 0 <= dot n r) /\
  (forall l, In l (lines e) -> dot n l = 0).

Theorem extent_bound n e b : stays_above n e b -> forall x, extent e x -> b <= dot n x.
Proof.
  intros [Hp [Hr Hl]] x [p [c [d [Pp [Cc [Cd E]]]]]]. subst x. rewrite !dot_add.
  pose proof (hull_bound _ _ _ Hp p Pp).
  assert (0 <= dot n (sum c)).
  { clear - Cc Hr. induction c as [|[k r] c IH]; simpl; [rewrite dot_zero; lra|].
    destruct (combines_tail _ _ _ _ Cc) as [Hk [Ir Ct]]. rewrite dot_add, dot_scale.
    specialize (IH Ct). specialize (Hr r Ir). nra. }
  assert (dot n (sum d) = 0).
  { clear - Cd Hl. induction d as [|[k l] d IH]; simpl; [apply dot_zero|]. rewrite dot_add, dot_scale.
    rewrite IH by (intros; apply (Cd k0); right; assumption). rewrite Hl by (apply (Cd k); left; reflexivity). ring. }
  lra.
Qed.

(** The same from above: n turned round. *)
Definition stays_below n e b := stays_above (zero -v n) e (- b).

Lemma extent_bound_above n e b : stays_below n e b -> forall x, extent e x -> dot n x <= b.
Proof.
  intros H x Hx. pose proof (extent_bound _ _ _ H x Hx) as B.
  replace (dot (zero -v n) x) with (- dot n x) in B by by_coordinates. lra.
Qed.

(** The certificate [apart]: along n all of A is ahead of all of B, by more than the radii. *)
Theorem apart_certificate a b rA rB n low high : 0 <= rA -> 0 <= rB ->
  stays_above n a low -> stays_below n b high -> 0 < low - high ->
  dot n n * ((rA + rB) * (rA + rB)) < (low - high) * (low - high) ->
  ~ meet (thick (extent a) rA) (thick (extent b) rB).
Proof.
  intros HrA HrB Ha Hb Pos Exceeds [z [[x [Hx Lx]] [y [Hy Ly]]]].
  pose proof (extent_bound _ _ _ Ha x Hx). pose proof (extent_bound_above _ _ _ Hb y Hy).
  assert (C : dot n (x -v y) <= len n * (rA + rB)).
  { eapply Rle_trans; [apply cauchy_schwarz|]. apply Rmult_le_compat_l; [apply len_nonneg|].
    replace (x -v y) with ((zero -v (z -v x)) +v (z -v y)) by by_coordinates.
    eapply Rle_trans; [apply len_add|]. rewrite len_neg. lra. }
  rewrite dot_sub in C. fold (sq n) in Exceeds. rewrite <- len_square in Exceeds.
  assert ((low - high) * (low - high) <= (len n * (rA + rB)) * (len n * (rA + rB))) by (apply Rmult_le_compat; lra).
  lra.
Qed.

(** The certificate [feet]: with x = X / S in A and y = Y / T in B, and V = T X - S Y, a positive multiple of x - y:
    no point of A is below x along V, and none of B above y. Then x and y are nearest to each other. *)
Theorem feet_certificate a b X S Y T : 0 < S -> 0 < T -> extent a ((/ S) *v X) -> extent b ((/ T) *v Y) ->
  let V := T *v X -v S *v Y in
  stays_above V a (dot V X / S) -> stays_below V b (dot V Y / T) ->
  is_distance (extent a) (extent b) (len V / (S * T)).
Proof.
  intros HS HT Hx Hy V Ha Hb. set (x := (/ S) *v X) in *. set (y := (/ T) *v Y) in *. split.
  - intros p q Hp Hq. pose proof (extent_bound _ _ _ Ha p Hp) as Bp.
    pose proof (extent_bound_above _ _ _ Hb q Hq) as Bq.
    assert (Sq : dot V X / S - dot V Y / T = len V * len V / (S * T)).
    { rewrite len_square. replace (sq V) with (T * dot V X - S * dot V Y).
      - field. lra.
      - change (sq V) with (dot V (T *v X -v S *v Y)). rewrite dot_sub, !dot_scale. reflexivity. }
    pose proof (cauchy_schwarz V (p -v q)) as C. rewrite dot_sub in C. pose proof (len_nonneg (p -v q)).
    assert (P : 0 < S * T) by (apply Rmult_lt_0_compat; assumption).
    destruct (len_nonneg V) as [L|Z].
    + apply Rmult_le_reg_l with (len V); [assumption|].
      replace (len V * (len V / (S * T))) with (len V * len V / (S * T)) by (field; lra). lra.
    + rewrite <- Z. unfold Rdiv. rewrite Rmult_0_l. assumption.
  - exists x, y. split; [assumption|]. split; [assumption|].
    replace (x -v y) with ((/ (S * T)) *v V) by (unfold x, y, V; by_field; split; lra).
    assert (0 < S * T) by (apply Rmult_lt_0_compat; assumption).
    rewrite len_scale by (left; apply Rinv_0_lt_compat; assumption). field. lra.
Qed.

(** The certificate [extreme]: the points named have the same value m along d, and all others less. Then m, and r |d|
    for the ball, is the greatest value, and of the points exactly those named reach m. *)
Theorem extreme_certificate l r d m named : 0 <= r -> named <> nil -> incl named l ->
  (forall p, In p named -> dot d p = m) -> (forall p, In p l -> ~ In p named -> dot d p < m) ->
  (forall x, body l r x -> dot d x <= m + r * len d) /\ (exists x, body l r x /\ dot d x = m + r * len d) /\
  (forall p, In p l -> (dot d p = m <-> In p named)).
Proof.
  intros Hr Some Incl Equal Less.
  (* Whether a point is named can be decided, as points are equal when their coordinates are. *)
  assert (Dec : forall p, In p named \/ ~ In p named).
  { assert (E : forall p q : vec, {p = q} + {p <> q}).
    { intros [p1 p2 p3] [q1 q2 q3]. destruct (Req_EM_T p1 q1), (Req_EM_T p2 q2), (Req_EM_T p3 q3);
        try (right; intro E; inversion E; contradiction). subst. left. reflexivity. }
    intros p. destruct (in_dec E p named); auto. }
  assert (Top : forall p, hull l p -> - m <= dot (zero -v d) p).
  { apply hull_bound. intros p Hp. replace (dot (zero -v d) p) with (- dot d p) by by_coordinates.
    destruct (Dec p) as [N|N]; [rewrite (Equal p N); lra | specialize (Less p Hp N); lra]. }
  split; [|split].
  - intros x [p [Hp L]]. specialize (Top p Hp).
    replace (dot (zero -v d) p) with (- dot d p) in Top by by_coordinates.
    pose proof (cauchy_schwarz d (x -v p)) as C. rewrite dot_sub in C. pose proof (len_nonneg d). nra.
  - destruct named as [|p named]; [congruence|]. pose proof (Equal p (or_introl eq_refl)) as E.
    assert (Hp : hull l p) by (apply hull_point, Incl; left; reflexivity).
    destruct (Req_dec (len d) 0) as [Z|N].
    + exists p. split; [|rewrite Z; lra]. exists p. split; [assumption|].
      replace (p -v p) with zero by by_coordinates. rewrite len_of_zero. assumption.
    + assert (Nd : d <> zero) by (intro; subst; apply N, len_of_zero).
      exists (p +v r *v unit d). split.
      * exists p. split; [assumption|]. replace (p +v r *v unit d -v p) with (r *v unit d) by by_coordinates.
        rewrite len_scale, len_unit by assumption. lra.
      * rewrite dot_add, dot_scale, dot_unit by assumption. lra.
  - intros p Hp. split; [|apply Equal]. intros E. destruct (Dec p) as [N|N]; [assumption|].
    specialize (Less p Hp N). lra.
Qed.
