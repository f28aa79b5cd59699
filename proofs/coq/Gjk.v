(** GJK on a polytope ends, with the nearest point.

    A state is a simplex Y (some of the polytope's points) and the point v of its hull that is nearest to the origin.
    A step takes any point w of the polytope with v.w < v.v, and goes on to a simplex among Y and w whose nearest
    point is that of the hull of Y and w. Every step comes strictly nearer, so no simplex comes twice, and there are
    finitely many. *)

Require Import Reals Lra Psatz List.
From Origo Require Import Space Hull SeparatingAxis.
Import ListNotations.
Local Open Scope R_scope.

(** All subsets of the points, each in the points' order. *)
Fixpoint subsets (l : list vec) : list (list vec) :=
  match l with [] => [[]] | p :: l => map (cons p) (subsets l) ++ subsets l end.

Lemma subsets_count l : length (subsets l) = (2 ^ length l)%nat.
Proof. induction l; simpl; [reflexivity|]. rewrite app_length, map_length, IHl. ring. Qed.

Section Gjk.
Variable points : list vec.

Definition state := (list vec * vec)%type.
Definition proper (y : state) := In (fst y) (subsets points) /\ nearest_of (hull (fst y)) (snd y).

Definition step (y z : state) := exists w,
  In w points /\ dot (snd y) w < sq (snd y) /\
  incl (fst z) (w :: fst y) /\ nearest_of (hull (w :: fst y)) (snd z) /\ proper z.

Inductive run : list state -> Prop :=
| run_start y : proper y -> run [y]
| run_step y z past : run (y :: past) -> step y z -> run (z :: y :: past).

Lemma hull_more l m x : incl l m -> hull l x -> hull m x.
Proof. intros I [c [Hc H]]. exists c. split; [|assumption]. intros w p Hp. destruct (Hc w p Hp). auto. Qed.

Lemma run_proper y past : run (y :: past) -> proper y.
Proof. intros H. inversion H as [x P|x z rest Hr [w S]]; subst; [assumption | apply S]. Qed.

(** One step comes nearer, by Lemma 2.2.1. *)
Theorem step_nearer y z : proper y -> step y z -> len (snd z) < len (snd y).
Proof.
  intros [_ [Hy _]] [w [_ [Hw [_ [[_ Least] _]]]]].
  destruct (nearer_on_segment (snd y) w) as [t [Ht Near]]; [lra|].
  eapply Rle_lt_trans; [|exact Near]. apply Least. apply hull_convex; [| |assumption].
  - apply hull_more with (fst y); [intros p; simpl; auto | assumption].
  - apply hull_point. left. reflexivity.
Qed.

Lemma run_nearer past : forall y, run (y :: past) -> forall z, In z past -> len (snd y) < len (snd z).
Proof.
  induction past as [|x past IH]; intros y H z I; [destruct I|].
  inversion H as [|x' y' rest Hr S]; subst. pose proof (step_nearer _ _ (run_proper _ _ Hr) S).
  destruct I as [E|I]; [subst; assumption|]. specialize (IH x Hr z I). lra.
Qed.

Lemma run_all_proper past : run past -> forall y, In y past -> proper y.
Proof.
  induction 1 as [y P|y z rest Hr IH [w S]]; intros x I; simpl in I.
  - destruct I as [E|[]]. subst. assumption.
  - destruct I as [E|I]; [subst; apply S | apply IH; assumption].
Qed.

(** The length of v depends on the simplex alone, so a simplex that came twice would be nearer than itself. *)
Lemma run_no_repetition past : run past -> NoDup (map fst past).
Proof.
  induction past as [|y past IH]; intros H; simpl; constructor.
  - intro I. apply in_map_iff in I. destruct I as [z [E I]]. pose proof (run_nearer past y H z I) as L.
    destruct (run_all_proper _ H y (or_introl eq_refl)) as [_ [Hy _]].
    destruct (run_all_proper _ H z (or_intror I)) as [_ [_ Least]].
    rewrite E in Least. specialize (Least _ Hy). lra.
  - inversion H as [x P|x z rest Hr S]; subst; [constructor | apply IH; assumption].
Qed.

(** However the support points are chosen, a run visits no more states than the points have subsets. *)
Theorem gjk_terminates past : run past -> (length past <= 2 ^ length points)%nat.
Proof.
  intros H. rewrite <- subsets_count. replace (length past) with (length (map fst past)) by apply map_length.
  apply NoDup_incl_length; [apply run_no_repetition; assumption|].
  intros l I. apply in_map_iff in I. destruct I as [y [E I]]. subst. apply (run_all_proper _ H y I).
Qed.

Lemma subset_incl l m : In m (subsets l) -> incl m l.
Proof.
  revert m. induction l as [|p l IH]; intros m; simpl.
  - intros [E|[]]. subst. intros x [].
  - intros I. apply in_app_or in I. destruct I as [I|I].
    + apply in_map_iff in I. destruct I as [k [E I]]. subst. intros x [H|H]; [left | right; apply (IH k I)]; assumption.
    + intros x H. right. apply (IH m I). assumption.
Qed.

(** When no point allows another step, v is the polytope's nearest point. *)
Theorem gjk_answer y past : run (y :: past) -> (forall w, In w points -> sq (snd y) <= dot (snd y) w) ->
  nearest_of (hull points) (snd y).
Proof.
  intros H Stop. destruct (run_proper _ _ H) as [I [Hy _]]. split.
  - apply hull_more with (fst y); [apply subset_incl|]; assumption.
  - intros u Hu. pose proof (hull_bound _ _ _ Stop u Hu) as B. pose proof (cauchy_schwarz (snd y) u) as C.
    pose proof (len_nonneg (snd y)). pose proof (len_nonneg u). rewrite <- len_square in B. nra.
Qed.

(** Every step brackets the distance: v is a point of the polytope, and its plane through the support point w has the
    polytope behind it. *)
Theorem gjk_brackets v w x : hull points v -> v <> zero -> (forall p, In p points -> dot v w <= dot v p) ->
  nearest_of (hull points) x -> dot v w / len v <= len x <= len v.
Proof.
  intros Hv N Support [Hx Least]. split; [|apply Least; assumption].
  pose proof (len_pos v N) as L. pose proof (hull_bound _ _ _ Support x Hx) as B.
  pose proof (cauchy_schwarz v x) as C. apply Rmult_le_reg_r with (len v); [assumption|].
  replace (dot v w / len v * len v) with (dot v w) by (field; apply Rgt_not_eq; exact L).
  rewrite (Rmult_comm (len x)). eapply Rle_trans; eassumption.
Qed.

(** Where the lower bound is positive the polytope is away from the origin: the verdict is certain. *)
Corollary gjk_apart v w x : v <> zero -> (forall p, In p points -> dot v w <= dot v p) ->
  0 < dot v w -> nearest_of (hull points) x -> 0 < len x.
Proof.
  intros N Support Positive [Hx _]. pose proof (hull_bound _ _ _ Support x Hx) as B.
  apply len_pos. intro Z. subst x. rewrite dot_zero in B. lra.
Qed.
End Gjk.
