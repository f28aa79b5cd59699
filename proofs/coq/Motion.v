(** Bodies that move along straight lines.

    A moves with velocity vA, B with vB. Only s = vB - vA matters: at time t the obstacle of the cores lies to the
    point t s as it lay to the origin, so it stands still while a point runs along a ray. *)

Require Import Reals Lra Psatz List.
From Origo Require Import Space Hull Bodies.
Local Open Scope R_scope.

Lemma meet_moved_both X Y x y : meet (moved x X) (moved y Y) <-> meet (moved (x -v y) X) Y.
Proof.
  unfold meet, moved. split; intros [z [Hx Hy]].
  - exists (z -v y). split; [|assumption]. replace (z -v y -v (x -v y)) with (z -v x) by by_coordinates. assumption.
  - exists (z +v y). split.
    + replace (z +v y -v x) with (z -v (x -v y)) by by_coordinates. assumption.
    + replace (z +v y -v y) with z by by_coordinates. assumption.
Qed.

Section Motion.
Variables (A B : list vec) (rA rB : R) (vA vB : vec).
Hypotheses (HrA : 0 <= rA) (HrB : 0 <= rB).
Let s := vB -v vA.
Let obstacle := hull (differences A B).

(** The bodies meet at time t. *)
Definition contact t := meet (moved (t *v vA) (body A rA)) (moved (t *v vB) (body B rB)).

Theorem contact_point t : contact t <-> exists p, obstacle p /\ len (t *v s -v p) <= rA + rB.
Proof.
  unfold contact. rewrite meet_moved_both, bodies_meet by assumption.
  assert (E : forall p, len (p +v (t *v vA -v t *v vB)) = len (t *v s -v p)).
  { intros p. rewrite <- (len_neg (t *v s -v p)). f_equal. unfold s. by_coordinates. }
  split; intros [p [Hp L]]; exists p; (split; [assumption|]); [rewrite <- E | rewrite E]; assumption.
Qed.

(** The times of contact are an interval: in contact at two times, the bodies are in contact all the time between. *)
Theorem contact_between t1 t2 t : contact t1 -> contact t2 -> t1 <= t <= t2 -> contact t.
Proof.
  rewrite !contact_point. intros [p1 [H1 L1]] [p2 [H2 L2]] Ht.
  destruct (Req_dec t1 t2) as [E|N].
  { exists p1. split; [assumption|]. replace t with t1 by lra. assumption. }
  set (k := (t - t1) / (t2 - t1)). assert (K : 0 <= k <= 1) by (apply fraction; lra).
  assert (E : t = (1 - k) * t1 + k * t2) by (unfold k; field; lra).
  exists ((1 - k) *v p1 +v k *v p2). split; [apply hull_convex; assumption|].
  replace (t *v s -v ((1 - k) *v p1 +v k *v p2)) with ((1 - k) *v (t1 *v s -v p1) +v k *v (t2 *v s -v p2))
    by (rewrite E; by_coordinates).
  eapply Rle_trans; [apply len_add|]. rewrite !len_scale by lra. nra.
Qed.

(** Without relative motion nothing changes. *)
Theorem contact_at_rest t1 t : s = zero -> contact t1 -> contact t.
Proof.
  intros Z. rewrite !contact_point, Z. intros [p [Hp L]]. exists p. split; [assumption|].
  replace (t *v zero -v p) with (t1 *v zero -v p) by by_coordinates. assumption.
Qed.

(** Let x be a point of the obstacle, and y the way from it to the moving point t s, as long as the radii, with the
    whole obstacle on x's side of the plane across y. Then times at which the point is ahead of that plane are without
    contact; and if it runs within the plane, then those at which a direction n keeps the point t' s - y out of the
    obstacle.

    [after] is 1 to look at earlier times and -1 to look at later ones. *)
Theorem no_contact_beyond after t x t' :
  let y := t *v s -v x in
  sq y = (rA + rB) * (rA + rB) -> (forall p, obstacle p -> dot y p <= dot y x) ->
  (after * dot y s < 0 \/
   dot y s = 0 /\ exists n, 0 < after * dot n s /\ forall p, obstacle p -> dot n x <= dot n p) ->
  0 < after * (t - t') -> ~ contact t'.
Proof.
  intros y Y Side Way Ht C. apply contact_point in C. destruct C as [p [Hp L]]. specialize (Side p Hp).
  set (z := t' *v s -v p) in *. apply sq_le_of_len in L.
  (* y.z = y.y + y.(x - p) - (t - t') y.s; the middle term is not negative. *)
  assert (E : dot y z = sq y + (dot y x - dot y p) - (t - t') * dot y s) by (unfold y, z; by_coordinates).
  pose proof (sq_nonneg (z -v y)) as N. rewrite sq_sub, (dot_sym z y) in N.
  destruct Way as [Against|[Across [n [Hn Keep]]]].
  - assert (0 < - ((t - t') * dot y s)).
    { assert (after <> 0) by (intro; subst; lra). assert (0 < after * after) by nra.
      assert (0 < - (after * dot y s) * (after * (t - t'))) by (apply Rmult_lt_0_compat; lra).
      assert (- (after * dot y s) * (after * (t - t')) = after * after * - ((t - t') * dot y s)) by ring. nra. }
    lra.
  - rewrite Across in E.
    (* Contact within the plane is at the foot: the way from p to t' s is y itself. *)
    assert (Z : z -v y = zero) by (apply sq_zero; rewrite sq_sub, (dot_sym z y); lra).
    assert (P : p = x -v (t - t') *v s).
    { replace p with (t' *v s -v (y +v (z -v y))) by (unfold z; by_coordinates). rewrite Z. unfold y. by_coordinates. }
    specialize (Keep p Hp). rewrite P, dot_sub, dot_scale in Keep.
    assert (after <> 0) by (intro; subst; lra).
    assert (0 < (after * dot n s) * (after * (t - t'))) by (apply Rmult_lt_0_compat; assumption).
    assert ((after * dot n s) * (after * (t - t')) = after * after * ((t - t') * dot n s)) by ring.
    assert (0 < after * after) by nra. nra.
Qed.
End Motion.
