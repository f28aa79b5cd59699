(** What no direction tells from a hull is in the hull: the theorem of Farkas, and what it says of points.

    The proof is Bartl's (A very short algebraic proof of the Farkas Lemma, 2012). It asks whether a system of
    inequalities has a solution, and so rests on the excluded middle. *)

Require Import Reals Lra Psatz List Classical.
From Origo Require Import Space Hull Meet.
Import ListNotations.
Local Open Scope R_scope.

Definition sum4 (k : list (R * row)) := fold_right (fun wa s => fst wa *r snd wa +r s) nothing k.
Definition weighs (l : list row) (k : list (R * row)) := forall w a, In (w, a) k -> 0 <= w /\ In a l.

Definition swept m x s a : row := a +r (- (dot4 a x / s)) *r m.

Lemma swept_dot m x s a z : s <> 0 -> dot4 (swept m x s a) z = dot4 a (z +r (- (dot4 m z / s)) *r x).
Proof.
  intros S. unfold swept. rewrite dot4_sym, !dot4_add, !dot4_scale, (dot4_sym z a), (dot4_sym z m). field. assumption.
Qed.

Lemma swept_sum l m x s k : s <> 0 -> weighs (map (swept m x s) l) k ->
  exists k', weighs l k' /\ sum4 k = sum4 k' +r (- (dot4 (sum4 k') x / s)) *r m.
Proof.
  intros S. induction k as [|[w a] k IH]; intros H.
  - exists []. split; [intros w a []|]. apply row_equal; simpl.
    + replace (dot4 nothing x) with 0 by by_rows. unfold Rdiv. rewrite Rmult_0_l. by_coordinates.
    + replace (dot4 nothing x) with 0 by by_rows. unfold Rdiv. rewrite Rmult_0_l. ring.
  - destruct IH as [k' [W E]]; [intros v b Hb; apply H; right; assumption|].
    destruct (H w a (or_introl eq_refl)) as [Hw Ha]. apply in_map_iff in Ha. destruct Ha as [b [Eb Ib]]. subst a.
    exists ((w, b) :: k'). split.
    + intros v d [Hd|Hd]; [inversion Hd; subst; auto | apply W; assumption].
    + simpl. rewrite E. unfold swept. rewrite (dot4_sym (w *r b +r sum4 k') x), dot4_add, dot4_scale.
      rewrite (dot4_sym x b), (dot4_sym x (sum4 k')).
      generalize (dot4 b x), (dot4 (sum4 k') x), (sum4 k'). clear - S. intros p q k.
      apply row_equal; [apply vec_equal|]; simpl; field; assumption.
Qed.

(** What is below zero wherever all rows of l are is a combination of them. *)
Theorem farkas l : forall c, (forall x, (forall a, In a l -> dot4 a x <= 0) -> dot4 c x <= 0) ->
  exists k, weighs l k /\ sum4 k = c.
Proof.
  remember (length l) as n eqn:Size. revert l Size.
  induction n as [|n IH]; intros l Size c H; destruct l as [|m l]; try discriminate Size.
  - exists []. split; [intros w a []|]. symmetry. apply dot4_zero. apply Rle_antisym.
    + apply H. intros a [].
    + unfold dot4. fold (sq (fst c)). pose proof (sq_nonneg (fst c)). nra.
  - injection Size as Size.
    destruct (classic (forall x, (forall a, In a l -> dot4 a x <= 0) -> dot4 c x <= 0)) as [Y|N].
    + destruct (IH l Size c Y) as [k [W E]]. exists k. split; [|assumption].
      intros w a Ha. destruct (W w a Ha). split; [assumption | right; assumption].
    + apply not_all_ex_not in N. destruct N as [x N]. apply imply_to_and in N. destruct N as [Below N].
      apply Rnot_le_lt in N. set (s := dot4 m x). assert (S : 0 < s).
      { destruct (Rle_or_lt s 0) as [L|L]; [|assumption]. exfalso. assert (dot4 c x <= 0); [|lra].
        apply H. intros a [E|Ha]; [subst; assumption | apply Below; assumption]. }
      destruct (IH (map (swept m x s) l) ltac:(rewrite map_length; assumption) (swept m x s c)) as [k [W E]].
      { intros z Hz. rewrite swept_dot by lra. apply H. intros a [Ea|Ha].
        - subst a. rewrite dot4_add, dot4_scale. fold s. right. field. lra.
        - rewrite <- swept_dot by lra. apply Hz, in_map. assumption. }
      destruct (swept_sum l m x s k ltac:(lra) W) as [k' [W' E']]. rewrite E in E'.
      assert (P : dot4 (sum4 k') x <= 0).
      { clear E'. induction k' as [|[w a] k' IHk]; [right; by_rows|]. simpl.
        destruct (W' w a (or_introl eq_refl)) as [Hw Ha]. specialize (Below a Ha).
        assert (dot4 (sum4 k') x <= 0) by (apply IHk; intros v b Hb; apply W'; right; assumption).
        rewrite (dot4_sym _ x), dot4_add, dot4_scale, (dot4_sym x a), (dot4_sym x (sum4 k')). nra. }
      exists (((dot4 c x - dot4 (sum4 k') x) / s, m) :: k'). split.
      * intros w a [Ha|Ha].
        -- inversion Ha. subst. split; [|left; reflexivity]. unfold Rdiv. apply Rmult_le_pos; [lra|].
           left. apply Rinv_0_lt_compat. assumption.
        -- destruct (W' w a Ha). split; [assumption | right; assumption].
      * simpl. unfold swept in E'.
        assert (C : c = (c +r (- (dot4 c x / s)) *r m) +r (dot4 c x / s) *r m)
          by (generalize (dot4 c x / s); clear; by_rows).
        rewrite E' in C. etransitivity; [|symmetry; exact C].
        generalize (dot4 c x), (dot4 (sum4 k') x), (sum4 k'). clear - S. intros p q k.
        apply row_equal; [apply vec_equal|]; simpl; field; lra.
Qed.

Definition row_of p : row := (p, 1).

Lemma rows_combine l k : weighs (map row_of l) k ->
  exists c, combines l c /\ fst (sum4 k) = sum c /\ snd (sum4 k) = weight c.
Proof.
  induction k as [|[w a] k IH]; intros H.
  - exists []. split; [intros w p []|]. split; reflexivity.
  - destruct IH as [c [C [E F]]]; [intros v b Hb; apply H; right; assumption|].
    destruct (H w a (or_introl eq_refl)) as [Hw Ha]. apply in_map_iff in Ha. destruct Ha as [p [Ep Ip]]. subst a.
    exists ((w, p) :: c). split; [|split; simpl].
    + intros v q [Hq|Hq]; [inversion Hq; subst; auto | apply C; assumption].
    + rewrite E. reflexivity.
    + rewrite F. ring.
Qed.

(** Along every direction some point of the list is as far as x: x is in their hull. *)
Theorem supported_in_hull l x : (forall y, exists u, In u l /\ dot y x <= dot y u) -> hull l x.
Proof.
  intros H. destruct (farkas (map row_of l) (row_of x)) as [k [W E]].
  - intros [y s] Below. destruct (H y) as [u [Iu Du]]. specialize (Below (row_of u) (in_map _ _ _ Iu)).
    unfold dot4, row_of in *. simpl in *. rewrite (dot_sym x y). rewrite (dot_sym u y) in Below. lra.
  - destruct (rows_combine l k W) as [c [C [F G]]]. rewrite E in F, G. exists c. simpl in F, G. auto.
Qed.
