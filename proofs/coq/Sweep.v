(** The certificates [sweep] and [miss]: first and last contact of bodies in motion, or that there is none. *)

Require Import Reals Lra Psatz List.
From Origo Require Import Space Hull Bodies Gap Motion.
Local Open Scope R_scope.

(** The times of the motion: from 0 to a limit, if there is one. *)
Definition during (until : option R) t := 0 <= t /\ match until with Some last => t <= last | None => True end.

Section Sweep.
Variables (A B : list vec) (rA rB : R) (vA vB : vec) (until : option R).
Hypotheses (HrA : 0 <= rA) (HrB : 0 <= rB).
Let s := vB -v vA.
Let r := rA + rB.
Let contact := contact A B rA rB vA vB.

(** What the checker verifies of one end. The time is tau / m; the weights name x = P / W; and Y = m W y, a positive
    multiple of the way y from x to the moving point. Times, weights and P may hold square roots; here they are real
    numbers. [which] is 1 for the first contact and -1 for the last; [outermost] says that the end is the first (last)
    instant of the motion. *)
Section Checked.
Variables (which tau m : R) (c : combination) (outermost : Prop).
Let W := weight c.
Let P := sum c.
Let Y := (W * tau) *v s -v m *v P.

Definition way_supports := forall a b, In a A -> In b B -> (dot Y a - dot Y b) * W <= dot Y P.

Definition keeps_out :=
  exists n, 0 < which * dot n s /\ forall a b, In a A -> In b B -> dot n P <= (dot n a - dot n b) * W.

Definition end_accepted :=
  0 < m /\ during until (tau / m) /\ combines (differences A B) c /\ 0 < W /\
  dot Y Y <= (m * W) * (m * W) * (r * r) /\
  (outermost \/
   dot Y Y = (m * W) * (m * W) * (r * r) /\ way_supports /\
   (which * dot Y s < 0 \/ dot Y s = 0 /\ keeps_out)).

Let t := tau / m.
Let x := (/ W) *v P.
Let y := t *v s -v x.

Lemma Y_of_y : 0 < m -> 0 < W -> Y = (m * W) *v y.
Proof. intros Hm HW. unfold Y, y, t, x. apply vec_equal; simpl; field; lra. Qed.

Lemma end_contact : end_accepted -> contact t.
Proof.
  intros [Hm [_ [Hc [HW [Le _]]]]]. apply contact_point; try assumption. exists x.
  split; [apply hull_of_weights; assumption|]. apply len_le; [unfold r; lra|].
  rewrite (Y_of_y Hm HW) in Le. fold (sq ((m * W) *v y)) in Le. rewrite sq_scale in Le.
  assert (0 < m * W) by (apply Rmult_lt_0_compat; assumption).
  apply Rmult_le_reg_l with ((m * W) * (m * W)); [apply Rmult_lt_0_compat; assumption|]. exact Le.
Qed.

Lemma end_last t' : end_accepted -> ~ outermost -> 0 < which * (t - t') -> ~ contact t'.
Proof.
  intros [Hm [_ [Hc [HW [_ [O|[Eq [Sup Way]]]]]]]] NO Ht; [contradiction|].
  assert (K : 0 < m * W) by (apply Rmult_lt_0_compat; assumption). pose proof (Y_of_y Hm HW) as E.
  assert (Px : P = W *v x) by (unfold x; by_field).
  apply no_contact_beyond with (after := which) (t := t) (x := x); try assumption; fold s; fold y.
  - rewrite E in Eq. fold (sq ((m * W) *v y)) in Eq. rewrite sq_scale in Eq.
    apply Rmult_eq_reg_l with ((m * W) * (m * W)); [exact Eq | nra].
  - assert (Bound : forall p, hull (differences A B) p -> - dot Y x <= dot (zero -v Y) p).
    { apply none_below_hull. intros a b Ha Hb. specialize (Sup a b Ha Hb). rewrite Px, dot_scale in Sup.
      replace (dot (zero -v Y) a - dot (zero -v Y) b) with (- (dot Y a - dot Y b)) by by_coordinates.
      apply Ropp_le_contravar. apply Rmult_le_reg_r with W; [assumption | lra]. }
    intros p Hp. specialize (Bound p Hp).
    replace (dot (zero -v Y) p) with (- dot Y p) in Bound by by_coordinates. rewrite E in Bound.
    rewrite (dot_sym _ p), (dot_sym _ x), !dot_scale in Bound. rewrite (dot_sym y p), (dot_sym y x).
    apply Rmult_le_reg_l with (m * W); [assumption | lra].
  - rewrite E in Way. replace (dot ((m * W) *v y) s) with ((m * W) * dot y s) in Way by by_coordinates.
    destruct Way as [Against|[Across [n [Hn Keep]]]].
    + left. apply Rmult_lt_reg_l with (m * W); [assumption|]. lra.
    + right. split; [apply Rmult_eq_reg_l with (m * W); lra|]. exists n. split; [assumption|].
      apply none_below_hull. intros a b Ha Hb. specialize (Keep a b Ha Hb). rewrite Px, dot_scale in Keep.
      apply Rmult_le_reg_l with W; [assumption | lra].
Qed.
End Checked.

(** The first end: outermost means time 0. *)
Theorem sweep_first tau m c : end_accepted 1 tau m c (tau = 0) ->
  during until (tau / m) /\ contact (tau / m) /\ forall t, during until t -> t < tau / m -> ~ contact t.
Proof.
  intros H. split; [apply H|]. split; [eapply end_contact; eassumption|]. intros t [Ht _] L.
  apply (end_last 1 tau m c (tau = 0)); [assumption | | lra].
  intro Z. subst tau. unfold Rdiv in L. rewrite Rmult_0_l in L. lra.
Qed.

(** The last end: outermost means the limit of the motion. *)
Theorem sweep_last tau m c : end_accepted (-1) tau m c (until = Some (tau / m)) ->
  during until (tau / m) /\ contact (tau / m) /\ forall t, during until t -> tau / m < t -> ~ contact t.
Proof.
  intros H. split; [apply H|]. split; [eapply end_contact; eassumption|]. intros t [_ Ht] L.
  apply (end_last (-1) tau m c (until = Some (tau / m))); [assumption | | lra].
  intro Z. rewrite Z in Ht. lra.
Qed.

(** Both ends: during the motion the bodies are in contact from the first to the last, and at no other time. *)
Theorem sweep_certificate tau1 m1 c1 tau2 m2 c2 :
  end_accepted 1 tau1 m1 c1 (tau1 = 0) -> end_accepted (-1) tau2 m2 c2 (until = Some (tau2 / m2)) ->
  forall t, during until t -> (contact t <-> tau1 / m1 <= t <= tau2 / m2).
Proof.
  intros H1 H2 t Ht. destruct (sweep_first _ _ _ H1) as [_ [C1 N1]]. destruct (sweep_last _ _ _ H2) as [_ [C2 N2]].
  split.
  - intros C. split; apply Rnot_lt_le; intro L; [apply (N1 t) | apply (N2 t)]; assumption.
  - apply contact_between; assumption.
Qed.

(** Without relative motion a contact has no end. *)
Theorem sweep_never_parts tau m c : end_accepted 1 tau m c (tau = 0) -> s = zero -> forall t, contact t.
Proof. intros H Z t. apply contact_at_rest with (t1 := tau / m); [assumption..|]. eapply end_contact. eassumption. Qed.

(** The certificate [miss]: the gap along n, less what the motion may take from it, exceeds the radii. Both sides are
    multiplied by the denominator of the time limit num / den. *)
Theorem miss_certificate n g num den : 0 < den -> none_below A B n g ->
  let taken := if Rlt_dec 0 (dot n s) then num * dot n s else 0 in
  (0 < dot n s -> until = Some (num / den)) ->
  0 < g * den - taken -> dot n n * ((den * r) * (den * r)) < (g * den - taken) * (g * den - taken) ->
  forall t, during until t -> ~ contact t.
Proof.
  intros Hden Hg taken Limit Pos Exceeds t [Ht0 Ht] C. apply contact_point in C; try assumption.
  destruct C as [p [Hp L]].
  pose proof (none_below_hull _ _ _ _ Hg p Hp) as Gp. fold s r in L.
  (* n.(p - t s) >= g - t n.s >= (g den - taken) / den *)
  assert (Least : g * den - taken <= den * dot n (p -v t *v s)).
  { rewrite dot_sub, dot_scale. unfold taken. destruct (Rlt_dec 0 (dot n s)) as [Up|Down].
    - rewrite (Limit Up) in Ht. assert (t * den <= num).
      { apply Rmult_le_compat_r with (r := den) in Ht; [|lra].
        replace (num / den * den) with num in Ht by (field; lra). lra. }
      assert (t * den * dot n s <= num * dot n s) by (apply Rmult_le_compat_r; lra). nra.
    - assert (t * dot n s <= 0) by nra. nra. }
  pose proof (cauchy_schwarz n (p -v t *v s)) as CS.
  assert (E : len (p -v t *v s) = len (t *v s -v p)).
  { rewrite <- (len_neg (p -v t *v s)). f_equal. by_coordinates. }
  rewrite E in CS. fold (sq n) in Exceeds. rewrite <- len_square in Exceeds. pose proof (len_nonneg n).
  assert (U : g * den - taken <= len n * (den * r)).
  { assert (len n * len (t *v s -v p) <= len n * r) by (apply Rmult_le_compat_l; assumption). nra. }
  assert ((g * den - taken) * (g * den - taken) <= (len n * (den * r)) * (len n * (den * r)))
    by (apply Rmult_le_compat; lra).
  lra.
Qed.
End Sweep.
