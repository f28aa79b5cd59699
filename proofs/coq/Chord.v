(** The certificate [chord]: the part of a segment, ray or line that lies in a ball. *)

Require Import Reals Lra Psatz.
From Origo Require Import Space.
Local Open Scope R_scope.

Section Chord.
Variables (start step centre : vec) (radius : R).
(** The path: start + t step, from t = 0 if it begins, to t = high if it ends. *)
Variables (begins ends : Prop) (high : R).
Definition on_path t := (begins -> 0 <= t) /\ (ends -> t <= high).

(** The squared distance from the centre, less the squared radius: a t^2 + 2 b t + c. *)
Definition excess t := sq (start +v t *v step -v centre) - radius * radius.
Let a := sq step.
Let b := dot step (start -v centre).
Let c := sq (start -v centre) - radius * radius.
Let quarter := b * b - a * c.
Definition root which := (- b + which * sqrt quarter) / a.

Lemma excess_quadratic t : excess t = a * t * t + 2 * b * t + c.
Proof. unfold excess, a, b, c. by_coordinates. Qed.

Lemma excess_root which t : 0 < a -> 0 <= quarter -> which * which = 1 ->
  a * excess t = (a * (t - root which)) * (a * (t - root which) + 2 * (which * sqrt quarter)).
Proof.
  intros Ha HD Hw. rewrite excess_quadratic. pose proof (sqrt_sqrt quarter HD) as S. set (s := sqrt quarter) in *.
  assert (E : a * (t - root which) = a * t + b - which * s) by (unfold root; fold s; field; lra).
  rewrite E. unfold quarter in S.
  replace ((a * t + b - which * s) * (a * t + b - which * s + 2 * (which * s)))
    with ((a * t + b) * (a * t + b) - which * which * (s * s)) by ring.
  rewrite Hw, S. ring.
Qed.

(** An end is a root of the path, or an end of the path at which the value is not positive. *)
Definition first_end t :=
  (0 < a /\ 0 <= quarter /\ t = root (-1) /\ on_path t) \/ (begins /\ t = 0 /\ excess t <= 0).
Definition last_end t :=
  (0 < a /\ 0 <= quarter /\ t = root 1 /\ on_path t) \/ (ends /\ t = high /\ excess t <= 0).

Lemma outside_root which t : 0 < a -> 0 <= quarter -> which * which = 1 -> 0 < which * (t - root which) -> 0 < excess t.
Proof.
  intros Ha HD Hw H. pose proof (excess_root which t Ha HD Hw) as E. pose proof (sqrt_pos quarter) as S.
  set (x := t - root which) in *. set (s := sqrt quarter) in *.
  assert (P : 0 < (which * x) * (a * (a * (which * x) + 2 * s))).
  { apply Rmult_lt_0_compat; [assumption|]. apply Rmult_lt_0_compat; [assumption|].
    assert (0 < a * (which * x)) by (apply Rmult_lt_0_compat; assumption). lra. }
  replace (which * x * (a * (a * (which * x) + 2 * s)))
    with (a * x * (which * which * (a * x) + 2 * (which * s))) in P by ring.
  rewrite Hw, Rmult_1_l, <- E in P. apply Rmult_lt_reg_l with a; lra.
Qed.

Lemma root_excess which : 0 < a -> 0 <= quarter -> which * which = 1 -> excess (root which) = 0.
Proof.
  intros Ha HD Hw. pose proof (excess_root which (root which) Ha HD Hw) as E.
  replace (root which - root which) with 0 in E by ring. rewrite Rmult_0_r, Rmult_0_l in E.
  apply Rmult_eq_reg_l with a; lra.
Qed.

(** Of the path, exactly the part between the two ends is in the ball. *)
Theorem chord_certificate first last : first_end first -> last_end last ->
  forall t, on_path t -> (len (start +v t *v step -v centre) <= Rabs radius <-> first <= t <= last).
Proof.
  intros Hf Hl t [Hb He].
  assert (In : len (start +v t *v step -v centre) <= Rabs radius <-> excess t <= 0).
  { pose proof (Rsqr_abs radius) as Sq. unfold Rsqr in Sq. unfold excess. rewrite Sq.
    pose proof (len_nonneg (start +v t *v step -v centre)) as L. pose proof (Rabs_pos radius). split; intros H1.
    - apply sq_le_of_len in H1. lra.
    - apply len_le; lra. }
  rewrite In.
  assert (Ff : excess first <= 0).
  { destruct Hf as [[Ha [HD [E _]]]|[_ [_ H]]]; [|assumption]. rewrite E, root_excess; lra. }
  assert (Fl : excess last <= 0).
  { destruct Hl as [[Ha [HD [E _]]]|[_ [_ H]]]; [|assumption]. rewrite E, root_excess; lra. }
  split.
  - intros H. split; apply Rnot_lt_le; intro L.
    + destruct Hf as [[Ha [HD [E _]]]|[B [E _]]]; [|specialize (Hb B); lra].
      pose proof (outside_root (-1) t Ha HD ltac:(lra) ltac:(lra)). lra.
    + destruct Hl as [[Ha [HD [E _]]]|[B [E _]]]; [|specialize (He B); lra].
      pose proof (outside_root 1 t Ha HD ltac:(lra) ltac:(lra)). lra.
  - (* a convex function that is not positive at both ends is not between them *)
    intros [H1 H2]. pose proof (sq_nonneg step) as A. fold a in A. rewrite !excess_quadratic in *.
    destruct (Req_dec first last) as [E|N].
    + replace t with first by lra. assumption.
    + apply Rmult_le_reg_l with (last - first); [lra|]. rewrite Rmult_0_r.
      assert (I : (last - first) * (a * t * t + 2 * b * t + c) =
        (last - t) * (a * first * first + 2 * b * first + c) + (t - first) * (a * last * last + 2 * b * last + c)
        - a * ((last - first) * ((t - first) * (last - t)))) by ring.
      rewrite I.
      assert (0 <= a * ((last - first) * ((t - first) * (last - t)))) by (repeat apply Rmult_le_pos; lra).
      assert ((last - t) * (a * first * first + 2 * b * first + c) <= 0) by nra.
      assert ((t - first) * (a * last * last + 2 * b * last + c) <= 0) by nra. lra.
Qed.
End Chord.
