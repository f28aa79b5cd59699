(** The certificate [triangles] of a polygon with holes, or one that touches itself: sides and edges that cancel along
    every line.

    The edges of one line cross the ray from a point along x in the same place, or none does. So an edge counts what its
    end has less what its start has, and where as many begin as end at each point of each line, all of them count nothing. *)

Require Import Reals Lra Psatz List Permutation.
From Origo Require Import Space Around Cancel Winding.
Import ListNotations.
Local Open Scope R_scope.

(** The line of an edge that is not level: how far it leans, and where it meets the axis of x. All level edges have one
    name: none crosses a ray along x. *)
Definition lean (e : edge) := (vx (snd e) - vx (fst e)) / (vy (snd e) - vy (fst e)).
Definition line (e : edge) : R * R :=
  if Req_EM_T (vy (snd e)) (vy (fst e)) then (0, 0) else (lean e, vx (fst e) - lean e * vy (fst e)).

(** On every line and at each point of it as many edges begin as end. *)
Definition balanced (l : list edge) :=
  Permutation (map (fun e => (line e, fst e)) l) (map (fun e => (line e, snd e)) l).

(** 1 for a point above the ray, on a line that passes the ray. *)
Definition counted p (place : (R * R) * vec) : R :=
  if Rlt_dec 0 (vy (snd place) - vy p) then
    if Rlt_dec (vx p) (snd (fst place) + fst (fst place) * vy p) then 1 else 0
  else 0.

Lemma crossing_counted p e : crossing p e = counted p (line e, snd e) - counted p (line e, fst e).
Proof.
  destruct e as [a b]. unfold crossing, counted, line, lean. cbn [fst snd].
  destruct (Req_EM_T (vy b) (vy a)) as [E|E]; cbn [fst snd].
  - rewrite E. unfold passes.
    repeat (match goal with |- context [Rlt_dec ?x ?y] => destruct (Rlt_dec x y) end); lra.
  - set (m := (vx b - vx a) / (vy b - vy a)). set (x := vx a - m * vy a + m * vy p).
    assert (D : m * (vy b - vy a) = vx b - vx a) by (unfold m; field; lra).
    assert (T : turn a b p = (vy b - vy a) * (x - vx p)).
    { unfold turn, x. replace (vx b - vx a) with (m * (vy b - vy a)) by assumption. ring. }
    rewrite T. unfold passes.
    repeat (match goal with |- context [Rlt_dec ?x ?y] => destruct (Rlt_dec x y) end); try lra; exfalso; nra.
Qed.

Lemma total_map T U (f : U -> R) (g : T -> U) l : total f (map g l) = total (fun x => f (g x)) l.
Proof. induction l as [|x l IH]; simpl; [reflexivity | rewrite IH; reflexivity]. Qed.

(** Edges that are balanced wind round nothing. *)
Theorem balanced_winding p l : balanced l -> winding p l = 0.
Proof.
  intros B. apply (total_permuted _ (counted p)) in B. rewrite !total_map in B. unfold winding.
  enough (E : total (crossing p) l = total (fun e => counted p (line e, snd e)) l -
    total (fun e => counted p (line e, fst e)) l) by lra.
  clear B. induction l as [|e l IH]; simpl; [ring|]. rewrite IH, crossing_counted. ring.
Qed.

Lemma winding_app p l m : winding p (l ++ m) = winding p l + winding p m.
Proof. apply total_app. Qed.

Lemma winding_back p l : winding p (map back l) = - winding p l.
Proof.
  unfold winding. induction l as [|e l IH]; simpl; [ring|]. rewrite IH, crossing_turns_sign. ring.
Qed.

Section Cover.
Variables (S : list triangle) (polygon : list edge).
Hypothesis all_turn : forall t, In t S -> counterclockwise t.
(** No two triangles have an inner point in common. *)
Hypothesis apart : ForallOrdPairs (fun t u => forall p, within p t -> ~ within p u) S.
(** An edge of the polygon counts as a side the other way round. *)
Hypothesis balance : balanced (edges S ++ map back polygon).

(** The polygon winds round a point as often as all triangles' sides do. *)
Theorem sides_winding p : winding p polygon = winding p (edges S).
Proof.
  pose proof (balanced_winding p _ balance) as B. rewrite winding_app, winding_back in B. lra.
Qed.

(** Round a point on no side the polygon winds once, and then one triangle holds it and no other does; or not at all, and
    then none does. *)
Theorem cover_once p : (forall t, In t S -> within p t \/ ~ holds p t) ->
  (winding p polygon = 1 /\ exists t others, Permutation S (t :: others) /\ within p t /\
    forall u, In u others -> ~ holds p u) \/
  (winding p polygon = 0 /\ forall t, In t S -> ~ holds p t).
Proof.
  rewrite sides_winding. clear balance polygon. revert all_turn apart. generalize S. clear S. intros l.
  induction l as [|t l IH]; intros all_turn apart Clear.
  - right. split; [reflexivity | intros t []].
  - inversion apart as [|t' l' First Rest]; subst t' l'. rewrite Forall_forall in First.
    assert (Clear' : forall u, In u l -> within p u \/ ~ holds p u) by (intros; apply Clear; right; assumption).
    destruct (triangle_winding p t (all_turn t (or_introl eq_refl))) as [In1 Out].
    unfold edges. cbn [flat_map]. fold (edges l). rewrite winding_app.
    destruct (IH (fun u H => all_turn u (or_intror H)) Rest Clear') as [[W [u [others [P [I O]]]]] | [W O]];
      rewrite W; destruct (Clear t (or_introl eq_refl)) as [Y|N].
    + exfalso. apply (First u) with (p := p); [|assumption|assumption].
      apply (Permutation_in u (Permutation_sym P)). left. reflexivity.
    + left. rewrite (Out N). split; [ring|]. exists u, (t :: others). split; [|split; [assumption|]].
      * apply Permutation_trans with (t :: u :: others); [apply perm_skip; assumption | apply perm_swap].
      * intros v [E|H]; [subst; assumption | apply O; assumption].
    + left. rewrite (In1 Y). split; [ring|]. exists t, l. split; [apply Permutation_refl | split; assumption].
    + right. rewrite (Out N). split; [ring|]. intros v [E|H]; [subst; assumption | apply O; assumption].
Qed.
End Cover.
