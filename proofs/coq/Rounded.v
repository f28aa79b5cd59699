(** The certificate [contact] of rounded bodies: what two rounded bodies share whose cores are as far apart as the radii
    are long together.

    v is the shortest way from the core of B to that of A. Moved along it until they touch, the cores share C; the
    rounded bodies share C moved by rB / (rA + rB) of the way. *)

Require Import Reals Lra Psatz List.
From Origo Require Import Space Hull Bodies.
Local Open Scope R_scope.

Section Rounded.
Variables (A B : list vec) (rA rB : R) (v : vec).
Hypotheses (HrA : 0 <= rA) (HrB : 0 <= rB) (some : 0 < rA + rB).
(** v is as long as the radii, and no difference of points is behind it. *)
Hypothesis as_long : sq v = (rA + rB) * (rA + rB).
Hypothesis none_nearer : forall a b, In a A -> In b B -> sq v <= dot v a - dot v b.

Let step := (rB / (rA + rB)) *v v.

Lemma way_between a b : hull A a -> hull B b -> sq v <= dot v (a -v b).
Proof.
  intros Ha Hb. apply (hull_bound (differences A B) v (sq v)).
  - intros p Hp. apply in_differences in Hp. destruct Hp as [a' [b' [Ia [Ib E]]]]. subst p. rewrite dot_sub. auto.
  - apply hull_differences. exists a, b. auto.
Qed.

Lemma len_step : len step <= rB /\ len (v -v step) <= rA.
Proof.
  assert (E : rB / (rA + rB) * (rA + rB) = rB) by (field; lra).
  split; (apply len_le; [assumption|]); unfold step.
  - rewrite sq_scale, as_long. 
    right. transitivity (rB / (rA + rB) * (rA + rB) * (rB / (rA + rB) * (rA + rB))); [ring | rewrite E; ring].
  - replace (v -v rB / (rA + rB) *v v) with ((1 - rB / (rA + rB)) *v v) by by_coordinates. rewrite sq_scale, as_long.
    right. transitivity ((rA + rB - rB / (rA + rB) * (rA + rB)) * (rA + rB - rB / (rA + rB) * (rA + rB))); [ring|].
    rewrite E. ring.
Qed.

(** What the rounded bodies share: what the core of B shares with that of A moved by -v, moved by the step. *)
Theorem rounded_contact x :
  (body A rA x /\ body B rB x) <-> (hull B (x -v step) /\ hull A (x -v step +v v)).
Proof.
  split.
  - intros [[a [Ha La]] [b [Hb Lb]]]. pose proof (way_between a b Ha Hb) as Far.
    apply sq_le_of_len in La. apply sq_le_of_len in Lb.
    pose proof (len_add (x -v b) (zero -v (x -v a))) as Tri. rewrite len_neg in Tri.
    replace (x -v b +v (zero -v (x -v a))) with (a -v b) in Tri by by_coordinates.
    assert (Short : sq (a -v b) <= (rA + rB) * (rA + rB)).
    { apply sq_le_of_len. apply Rle_trans with (1 := Tri).
      assert (len (x -v a) <= rA) by (apply len_le; assumption).
      assert (len (x -v b) <= rB) by (apply len_le; assumption). lra. }
    assert (W : a -v b = v).
    { assert (Z : sq (a -v b -v v) = 0).
      { apply Rle_antisym; [|apply sq_nonneg]. rewrite sq_sub. rewrite (dot_sym (a -v b)). lra. }
      apply sq_zero in Z. replace (a -v b) with (a -v b -v v +v v) by by_coordinates. rewrite Z. by_coordinates. }
    assert (P : x -v b = step).
    { assert (Z : sq (x -v b -v step) = 0).
      { apply Rle_antisym; [|apply sq_nonneg]. set (y := x -v b) in *.
        replace (x -v a) with (y -v v) in La by (rewrite <- W; unfold y; by_coordinates).
        rewrite sq_sub in La. rewrite sq_sub. unfold step. rewrite dot_scale, sq_scale.
        set (k := rB / (rA + rB)). assert (K : k * (rA + rB) = rB) by (unfold k; field; lra).
        assert (K0 : 0 <= k <= 1) by (apply fraction; lra). rewrite as_long in *.
        generalize dependent (dot y v). generalize dependent (sq y). intros yy Hy yv Hyv.
        assert (k * (2 * yv) >= k * (yy + (rA + rB) * (rA + rB) - rA * rA)) by nra.
        assert ((1 - k) * yy <= (1 - k) * (rB * rB)) by nra.
        assert (k * k * ((rA + rB) * (rA + rB)) = rB * rB)
          by (transitivity (k * (rA + rB) * (k * (rA + rB))); [ring | rewrite K; ring]).
        assert (k * ((rA + rB) * (rA + rB) - rA * rA) = k * (rA + rB) * (rA + rB) - k * (rA * rA)) by ring.
        assert (k * (rB * rB - rA * rA) = rB * (rB - rA))
          by (transitivity (k * (rA + rB) * (rB - rA)); [ring | rewrite K; ring]).
        rewrite K in H2. nra. }
      apply sq_zero in Z. replace (x -v b) with (x -v b -v step +v step) by by_coordinates. rewrite Z. by_coordinates. }
    rewrite <- P. split.
    + replace (x -v (x -v b)) with b by by_coordinates. assumption.
    + replace (x -v (x -v b) +v v) with a by (rewrite <- W; by_coordinates). assumption.
  - intros [Hb Ha]. destruct len_step as [L M]. split.
    + exists (x -v step +v v). split; [assumption|].
      replace (x -v (x -v step +v v)) with (zero -v (v -v step)) by by_coordinates. rewrite len_neg. assumption.
    + exists (x -v step). split; [assumption|]. replace (x -v (x -v step)) with step by by_coordinates. assumption.
Qed.
End Rounded.
