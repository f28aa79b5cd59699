(** The convex hull of a finite list of points, and differences of hulls.

    A point of the hull is a combination of the points with weights that are not negative and sum to 1. A point may
    occur in a combination more than once: so do the pairs of a certificate. *)

Require Import Reals Lra Psatz List.
From Origo Require Import Space.
Import ListNotations.
Local Open Scope R_scope.

Definition set := vec -> Prop.

(** Weighted points, what they weigh together, and their weighted sum. *)
Definition combination := list (R * vec).
Definition weight (c : combination) := fold_right (fun wp s => fst wp + s) 0 c.
Definition sum (c : combination) := fold_right (fun wp s => fst wp *v snd wp +v s) zero c.
Definition combines_in (S : set) (c : combination) := forall w p, In (w, p) c -> 0 <= w /\ S p.
Definition combines (l : list vec) := combines_in (fun p => In p l).

Definition hull (l : list vec) : set := fun x => exists c, combines l c /\ weight c = 1 /\ sum c = x.

Definition convex (S : set) := forall x y t, S x -> S y -> 0 <= t <= 1 -> S ((1 - t) *v x +v t *v y).

Definition scaled k (c : combination) := map (fun wp => (k * fst wp, snd wp)) c.

Lemma weight_scaled k c : weight (scaled k c) = k * weight c.
Proof. induction c as [|[w p] c IH]; simpl; [ring | rewrite IH; ring]. Qed.

Lemma sum_scaled k c : sum (scaled k c) = k *v sum c.
Proof. induction c as [|[w p] c IH]; simpl; [by_coordinates | rewrite IH; by_coordinates]. Qed.

Lemma combines_scaled l k c : 0 <= k -> combines l c -> combines l (scaled k c).
Proof.
  intros Hk Hc w p H. apply in_map_iff in H. destruct H as [[v q] [E H]]. inversion E; subst.
  destruct (Hc v p H). simpl. split; [nra | assumption].
Qed.

Lemma weight_app c d : weight (c ++ d) = weight c + weight d.
Proof. induction c as [|[w p] c IH]; simpl; [ring | rewrite IH; ring]. Qed.

Lemma sum_app c d : sum (c ++ d) = sum c +v sum d.
Proof. induction c as [|[w p] c IH]; simpl; [by_coordinates | rewrite IH; by_coordinates]. Qed.

Lemma combines_app l c d : combines l c -> combines l d -> combines l (c ++ d).
Proof. intros Hc Hd w p H. apply in_app_or in H. destruct H; auto. Qed.

Lemma combines_tail S w p c : combines_in S ((w, p) :: c) -> 0 <= w /\ S p /\ combines_in S c.
Proof.
  intros H. destruct (H w p (or_introl eq_refl)). split; [assumption|]. split; [assumption|].
  intros v q i. apply H. right. exact i.
Qed.

Lemma weight_nonneg S c : combines_in S c -> 0 <= weight c.
Proof.
  induction c as [|[w p] c IH]; intros H; simpl; [lra|].
  destruct (combines_tail S w p c H) as [Hw [_ Hc]]. specialize (IH Hc). lra.
Qed.

Lemma sum_of_nothing S c : combines_in S c -> weight c = 0 -> sum c = zero.
Proof.
  induction c as [|[w p] c IH]; intros H Z; simpl in *; [reflexivity|].
  destruct (combines_tail S w p c H) as [Hw [_ Hc]]. pose proof (weight_nonneg S c Hc).
  rewrite IH; [|assumption|lra]. replace w with 0 by lra. by_coordinates.
Qed.

(** Weights need not sum to 1: any sum but 0 is divided out. This is the form in which certificates come. *)
Theorem hull_of_weights l c : combines l c -> 0 < weight c -> hull l ((/ weight c) *v sum c).
Proof.
  intros Hc Hw. exists (scaled (/ weight c) c). rewrite weight_scaled, sum_scaled. split; [|split].
  - apply combines_scaled; [left; apply Rinv_0_lt_compat|]; assumption.
  - field. lra.
  - reflexivity.
Qed.

Lemma hull_point l p : In p l -> hull l p.
Proof.
  intros H. exists [(1, p)]. simpl. split; [|split; [ring | by_coordinates]].
  intros w q [E|[]]. inversion E; subst. split; [lra | assumption].
Qed.

Theorem hull_convex l : convex (hull l).
Proof.
  intros x y t [c [Hc [Wc Sc]]] [d [Hd [Wd Sd]]] Ht. exists (scaled (1 - t) c ++ scaled t d).
  rewrite weight_app, sum_app, !weight_scaled, !sum_scaled, Wc, Wd, Sc, Sd. split; [|split; [ring | reflexivity]].
  apply combines_app; apply combines_scaled; try lra; assumption.
Qed.

Lemma fraction x y : 0 < y -> 0 <= x <= y -> 0 <= x / y <= 1.
Proof.
  intros Hy Hx. assert (E : x / y * y = x) by (field; lra). assert (0 < / y) by (apply Rinv_0_lt_compat; assumption).
  unfold Rdiv in *. nra.
Qed.

(** Combinations of points of a convex set stay in it: the first point weighs against the combination of the rest. *)
Lemma convex_combination S c : convex S -> combines_in S c -> 0 < weight c -> S ((/ weight c) *v sum c).
Proof.
  intros HS. induction c as [|[w p] c IH]; intros H Hw; simpl in *; [lra|].
  destruct (combines_tail S w p c H) as [Hw0 [Hp Hc]]. pose proof (weight_nonneg S c Hc).
  destruct (Req_dec (weight c) 0) as [Z|N].
  - rewrite (sum_of_nothing S c Hc Z), Z.
    replace (/ (w + 0) *v (w *v p +v zero)) with p; [assumption|].
    assert (w <> 0) by lra. by_field.
  - specialize (IH Hc ltac:(lra)).
    replace (/ (w + weight c) *v (w *v p +v sum c))
      with ((1 - weight c / (w + weight c)) *v p +v (weight c / (w + weight c)) *v (/ weight c *v sum c)).
    + apply HS; auto. apply fraction; lra.
    + by_field.
Qed.

(** The hull is the least convex set that holds the points. *)
Theorem hull_least l (S : set) : convex S -> (forall p, In p l -> S p) -> forall x, hull l x -> S x.
Proof.
  intros HS Hl x [c [Hc [Wc Sc]]]. subst x.
  replace (sum c) with ((/ weight c) *v sum c).
  - apply convex_combination; [assumption | | lra]. intros w p H. destruct (Hc w p H). split; auto.
  - rewrite Wc. by_field.
Qed.

(** A bound on a linear functional that holds at the points holds on the hull. Everything that a checker says about
    hulls, having seen points only, rests on this. *)
Theorem hull_bound l n b : (forall p, In p l -> b <= dot n p) -> forall x, hull l x -> b <= dot n x.
Proof.
  apply (hull_least l (fun x => b <= dot n x)). intros x y t Hx Hy Ht. rewrite dot_add, !dot_scale. nra.
Qed.

(** The configuration space obstacle: the differences of the points span the difference of the hulls. *)
Definition minus (X Y : set) : set := fun z => exists x y, X x /\ Y y /\ z = x -v y.
Definition differences (A B : list vec) := map (fun ab => fst ab -v snd ab) (list_prod A B).

Lemma in_differences A B p : In p (differences A B) <-> exists a b, In a A /\ In b B /\ p = a -v b.
Proof.
  unfold differences. rewrite in_map_iff. split.
  - intros [[a b] [E H]]. apply in_prod_iff in H. exists a, b. simpl in E. intuition.
  - intros [a [b [Ha [Hb E]]]]. exists (a, b). rewrite in_prod_iff. auto.
Qed.

Lemma minus_convex X Y : convex X -> convex Y -> convex (minus X Y).
Proof.
  intros HX HY u v t [x [y [Hx [Hy E]]]] [x' [y' [Hx' [Hy' E']]]] Ht. subst.
  exists ((1 - t) *v x +v t *v x'), ((1 - t) *v y +v t *v y'). repeat split; auto. by_coordinates.
Qed.

Theorem hull_differences A B z : hull (differences A B) z <-> minus (hull A) (hull B) z.
Proof.
  split.
  - apply hull_least.
    + apply minus_convex; apply hull_convex.
    + intros p H. apply in_differences in H. destruct H as [a [b [Ha [Hb E]]]].
      exists a, b. auto using hull_point.
  - (* For every point a, the points b with a - b in the hull form a convex set; then the same for the points a. *)
    intros [x [y [Hx [Hy E]]]]. subst z.
    apply (hull_least A (fun x => hull (differences A B) (x -v y))); [| |assumption].
    + intros u v t Hu Hv Ht. replace ((1 - t) *v u +v t *v v -v y)
        with ((1 - t) *v (u -v y) +v t *v (v -v y)) by by_coordinates. apply hull_convex; assumption.
    + intros a Ha. apply (hull_least B (fun y => hull (differences A B) (a -v y))); [| |assumption].
      * intros u v t Hu Hv Ht. replace (a -v ((1 - t) *v u +v t *v v))
          with ((1 - t) *v (a -v u) +v t *v (a -v v)) by by_coordinates. apply hull_convex; assumption.
      * intros b Hb. apply hull_point, in_differences. exists a, b. auto.
Qed.
