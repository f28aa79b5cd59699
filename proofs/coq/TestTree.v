(** The test tree of two hierarchies of bounding volumes (Rasku 2003, section 8). *)

Require Import Reals Lra Psatz ZArith Lia.

(** ** 8.1: the invariant

    A query of two volumes finds them disjoint, or overlapping. Overlapping inner volumes lead to two more queries,
    overlapping leaves to one test of primitives, which are separated or collide. *)
Inductive tests := Disjoint | Inner (left right : tests) | Separate | Collide.

Section Invariant.
Local Open Scope Z_scope.

Fixpoint disjoint t := match t with Disjoint => 1 | Inner l r => disjoint l + disjoint r | _ => 0 end.
Fixpoint overlapping t := match t with Disjoint => 0 | Inner l r => 1 + overlapping l + overlapping r | _ => 1 end.
Fixpoint separate t := match t with Separate => 1 | Inner l r => separate l + separate r | _ => 0 end.
Fixpoint collide t := match t with Collide => 1 | Inner l r => collide l + collide r | _ => 0 end.

(** D - I + 2 S + 2 K = 1. *)
Theorem test_tree_invariant t : disjoint t - overlapping t + 2 * separate t + 2 * collide t = 1.
Proof. induction t; cbn [disjoint overlapping separate collide]; lia. Qed.

(** 8.2, 8.3: where no primitives are tested, D = I + 1. *)
Corollary no_primitives_tested t : separate t = 0 -> collide t = 0 -> disjoint t = overlapping t + 1.
Proof. pose proof (test_tree_invariant t). lia. Qed.
End Invariant.

(** ** 8.6 to 8.9: bounds on the number of queries, with ideal volumes

    The contact matrix of n times n pairs of primitives is halved again and again: a balanced binary tree of blocks,
    [Halves] down to single [Cell]s, which hold a collision or none. Ideal volumes are found disjoint when their block
    holds no collision, and only then; so the children of a block are asked when it holds one. *)
Inductive matrix := Cell (hit : bool) | Halves (left right : matrix).

Fixpoint balanced h m :=
  match h, m with O, Cell _ => True | S h, Halves l r => balanced h l /\ balanced h r | _, _ => False end.

Fixpoint hits m : nat := match m with Cell true => 1 | Cell false => 0 | Halves l r => hits l + hits r end.

Fixpoint queries m : nat :=
  match m with Cell _ => 1 | Halves l r => if (hits m =? 0)%nat then 1 else 1 + queries l + queries r end.

(** The blocks that are halved: those with a collision in them, but for the cells. *)
Fixpoint halved m : nat :=
  match m with Cell _ => 0 | Halves l r => if (hits m =? 0)%nat then 0 else 1 + halved l + halved r end.

(** Each halving makes two queries, after the one that all begins with. *)
Theorem queries_of_halvings m : queries m = (1 + 2 * halved m)%nat.
Proof. induction m; cbn [queries halved]; [reflexivity|]. destruct (Nat.eqb _ _); lia. Qed.

Lemma no_hits m : hits m = 0%nat -> halved m = 0%nat.
Proof. destruct m; cbn [halved]; [reflexivity|]. intros ->. reflexivity. Qed.

Lemma hits_at_most h m : balanced h m -> (hits m <= 2 ^ h)%nat.
Proof.
  revert m. induction h as [|h IH]; intros [[]|l r]; cbn [balanced hits Nat.pow]; try lia; try tauto.
  intros [Hl Hr]. specialize (IH l Hl) as L. specialize (IH r Hr) as R. lia.
Qed.

Local Open Scope R_scope.
Definition log2 x := ln x / ln 2.

Lemma ln2_pos : 0 < ln 2.
Proof. rewrite <- ln_1. apply ln_increasing; lra. Qed.

Lemma ln_below x : 0 < x -> ln x <= x - 1.
Proof.
  intros Hx. destruct (Req_dec (ln x) 0) as [Z|N].
  - assert (x = 1) by (rewrite <- (exp_ln x Hx), Z; apply exp_0). lra.
  - pose proof (exp_ineq1 (ln x) N) as E. rewrite exp_ln in E by assumption. lra.
Qed.

(** Among numbers with one sum, x ln x + y ln y is least when they are equal. *)
Lemma entropy x y : 0 < x -> 0 < y -> (x + y) * (ln (x + y) - ln 2) <= x * ln x + y * ln y.
Proof.
  intros Hx Hy. assert (Q : forall z, 0 < z -> z * (ln (x + y) - ln 2 - ln z) <= (x + y) / 2 - z).
  { intros z Hz. replace (ln (x + y) - ln 2 - ln z) with (ln ((x + y) / (2 * z))).
    - apply Rle_trans with (z * ((x + y) / (2 * z) - 1)).
      + apply Rmult_le_compat_l; [lra|]. apply ln_below. apply Rdiv_lt_0_compat; lra.
      + right. field. lra.
    - unfold Rdiv. rewrite ln_mult, ln_Rinv, ln_mult; try lra. apply Rinv_0_lt_compat. lra. }
  pose proof (Q x Hx). pose proof (Q y Hy). lra.
Qed.

Lemma log2_pow h : log2 (2 ^ h) = INR h.
Proof.
  unfold log2. pose proof ln2_pos. rewrite ln_pow by lra. field. lra.
Qed.

Lemma log2_ratio h k : 0 < k -> log2 (2 ^ h / k) = INR h - log2 k.
Proof.
  intros Hk. pose proof ln2_pos. unfold Rdiv, log2 at 1. rewrite ln_mult, ln_Rinv, ln_pow; try lra.
  - unfold log2. field. lra.
  - apply pow_lt. lra.
  - apply Rinv_0_lt_compat. assumption.
Qed.

Lemma log2_mono x y : 0 < x -> x <= y -> log2 x <= log2 y.
Proof.
  intros Hx L. pose proof ln2_pos. unfold log2. apply Rmult_le_compat_r; [left; apply Rinv_0_lt_compat; assumption|].
  destruct L as [L|E]; [left; apply ln_increasing; assumption | right; subst; reflexivity].
Qed.

Lemma log2_product x y : 0 < x -> 0 < y -> log2 (x * y) = log2 x + log2 y.
Proof. intros. pose proof ln2_pos. unfold log2. rewrite ln_mult by assumption. field. lra. Qed.

Lemma log2_four : log2 4 = 2.
Proof. replace 4 with (2 ^ 2) by ring. rewrite log2_pow. simpl. ring. Qed.

Lemma halved_bounds h m : balanced h m -> (0 < hits m)%nat -> let k := INR (hits m) in
  INR h - log2 k + k - 1 <= INR (halved m) <= k * (INR h - log2 k) + k - 1.
Proof.
  pose proof ln2_pos as L2. revert m. induction h as [|h IH]; intros m Hb Hk.
  - destruct m as [[]|]; simpl in *; try lia; try tauto. unfold log2. rewrite ln_1. lra.
  - destruct m as [|l r]; [destruct Hb|]. destruct Hb as [Bl Br]. cbn [hits] in Hk. cbv zeta. cbn [hits halved].
    rewrite (proj2 (Nat.eqb_neq _ _)) by lia. rewrite S_INR, !plus_INR. change (INR 1) with 1.
    pose proof (hits_at_most h l Bl) as Ml. pose proof (hits_at_most h r Br) as Mr.
    apply le_INR in Ml, Mr. rewrite pow_INR in Ml, Mr. change (INR 2) with 2 in *.
    destruct (Nat.eq_dec (hits l) 0) as [Zl|Nl]; [|destruct (Nat.eq_dec (hits r) 0) as [Zr|Nr]].
    + (* all collisions in the right half *)
      rewrite (no_hits l Zl), Zl. change (INR 0) with 0. specialize (IH r Br ltac:(lia)). cbv zeta in IH.
      assert (1 <= INR (hits r)) by (apply (le_INR 1); lia). rewrite Rplus_0_l. lra.
    + rewrite (no_hits r Zr), Zr. change (INR 0) with 0. specialize (IH l Bl ltac:(lia)). cbv zeta in IH.
      assert (1 <= INR (hits l)) by (apply (le_INR 1); lia). rewrite !Rplus_0_r. lra.
    + pose proof (IH l Bl ltac:(lia)) as Il. pose proof (IH r Br ltac:(lia)) as Ir. cbv zeta in Il, Ir.
      set (x := INR (hits l)) in *. set (y := INR (hits r)) in *.
      assert (Hx : 1 <= x) by (apply (le_INR 1); lia). assert (Hy : 1 <= y) by (apply (le_INR 1); lia). split.
      * (* 4 x y <= (x + y) 2^(h+1), as neither exceeds 2^h *)
        assert (P : 4 * (x * y) <= 2 ^ S h * (x + y)) by (simpl; nra).
        apply log2_mono in P; [|nra]. rewrite !log2_product, log2_pow, log2_four in P; try nra; [|apply pow_lt; lra].
        rewrite S_INR in P. lra.
      * pose proof (entropy x y ltac:(lra) ltac:(lra)) as E.
        assert (E2 : (x + y) * (log2 (x + y) - 1) <= x * log2 x + y * log2 y).
        { unfold log2. apply Rmult_le_reg_r with (ln 2); [assumption|].
          replace ((x + y) * (ln (x + y) / ln 2 - 1) * ln 2) with ((x + y) * (ln (x + y) - ln 2)) by (field; lra).
          replace ((x * (ln x / ln 2) + y * (ln y / ln 2)) * ln 2) with (x * ln x + y * ln y) by (field; lra).
          assumption. }
        lra.
Qed.

(** 8.8 and 8.9: with k > 0 collisions among the 2^h pairs,
    2 log2 (2^h / k) + 2 k - 1 <= queries <= 2 k log2 (2^h / k) + 2 k - 1. *)
Theorem query_bounds h m : balanced h m -> (0 < hits m)%nat -> let k := INR (hits m) in
  2 * log2 (2 ^ h / k) + 2 * k - 1 <= INR (queries m) <= 2 * k * log2 (2 ^ h / k) + 2 * k - 1.
Proof.
  intros Hb Hk k. assert (1 <= k) by (apply (le_INR 1); lia). pose proof (halved_bounds h m Hb Hk) as H1. fold k in H1.
  rewrite queries_of_halvings, plus_INR, mult_INR, log2_ratio by lra. change (INR 1) with 1. change (INR 2) with 2. lra.
Qed.

(** 8.7: with one collision exactly 2 log2 (2^h) + 1 = 2 h + 1 queries. *)
Theorem one_collision h m : balanced h m -> hits m = 1%nat -> queries m = (2 * h + 1)%nat.
Proof.
  intros Hb H1. pose proof (query_bounds h m Hb ltac:(lia)) as B. cbv zeta in B. rewrite H1 in B. simpl (INR 1) in B.
  replace (2 ^ h / 1) with (2 ^ h) in B by field. rewrite log2_pow in B.
  apply INR_eq. rewrite plus_INR, mult_INR. change (INR 1) with 1. change (INR 2) with 2. lra.
Qed.

(** Both bounds are attained where k = 2^j: the collisions in one block, or each in a block of its own. *)
Fixpoint uniform b h := match h with O => Cell b | S h => Halves (uniform b h) (uniform b h) end.
Fixpoint packed i j := match i with O => uniform true j | S i => Halves (packed i j) (uniform false (i + j)) end.
Fixpoint scattered i j := match j with O => packed i 0 | S j => Halves (scattered i j) (scattered i j) end.

Lemma uniform_hits b h : hits (uniform b h) = if b then (2 ^ h)%nat else 0%nat.
Proof. induction h; simpl; [destruct b; reflexivity|]. rewrite IHh. destruct b; lia. Qed.

Lemma packed_hits i j : hits (packed i j) = (2 ^ j)%nat.
Proof. induction i; simpl; rewrite ?uniform_hits, ?IHi; simpl; lia. Qed.

Lemma scattered_hits i j : hits (scattered i j) = (2 ^ j)%nat.
Proof. induction j; simpl; [apply packed_hits|]. rewrite IHj. lia. Qed.

Lemma uniform_halved h : (1 + halved (uniform true h) = 2 ^ h)%nat.
Proof.
  induction h; [reflexivity|]. cbn [uniform halved hits]. rewrite uniform_hits.
  pose proof (Nat.pow_nonzero 2 h). rewrite (proj2 (Nat.eqb_neq _ _)) by lia. cbn [Nat.pow]. lia.
Qed.

Theorem lower_bound_attained i j : balanced (i + j) (packed i j) /\ (1 + halved (packed i j) = i + 2 ^ j)%nat.
Proof.
  assert (U : forall b h, balanced h (uniform b h)) by (induction h; simpl; auto).
  induction i as [|i [B H]].
  - split; [apply U | apply uniform_halved].
  - split; [simpl; auto|]. cbn [packed halved hits]. rewrite packed_hits, uniform_hits.
    pose proof (Nat.pow_nonzero 2 j). rewrite (proj2 (Nat.eqb_neq _ _)) by lia.
    rewrite (no_hits (uniform false (i + j))) by apply uniform_hits. lia.
Qed.

Theorem upper_bound_attained i j :
  balanced (j + i) (scattered i j) /\ (1 + halved (scattered i j) = 2 ^ j * i + 2 ^ j)%nat.
Proof.
  induction j as [|j [B H]].
  - cbn [scattered]. destruct (lower_bound_attained i 0) as [B H]. rewrite Nat.add_0_r in B. simpl (2 ^ 0)%nat in *.
    split; [assumption | lia].
  - split; [simpl; auto|]. cbn [scattered halved hits]. rewrite scattered_hits.
    pose proof (Nat.pow_nonzero 2 j). rewrite (proj2 (Nat.eqb_neq _ _)) by lia. cbn [Nat.pow]. lia.
Qed.
