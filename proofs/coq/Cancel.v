(** Surfaces and triangulations whose edges cancel: what is summed over the edges of all triangles.

    A directed edge is a pair of points. Whatever changes its sign with an edge's direction has the sum zero over edges
    that each run as often forth as back. *)

Require Import Reals Lra Psatz List Permutation.
From Origo Require Import Space Around.
Import ListNotations.
Local Open Scope R_scope.

Definition edge := (vec * vec)%type.
Definition back (e : edge) : edge := (snd e, fst e).
Definition edges_of (t : triangle) : list edge :=
  [(corner1 t, corner2 t); (corner2 t, corner3 t); (corner3 t, corner1 t)].
Definition edges (S : list triangle) := flat_map edges_of S.
Definition total {T} (f : T -> R) (l : list T) := fold_right (fun e s => f e + s) 0 l.

(** Each edge runs as often forth as back. *)
Definition cancels (l : list edge) := Permutation l (map back l).
Definition turns_sign (f : edge -> R) := forall e, f (back e) = - f e.

Lemma total_permuted T (f : T -> R) l m : Permutation l m -> total f l = total f m.
Proof. induction 1; simpl; lra. Qed.

Lemma total_app T (f : T -> R) l m : total f (l ++ m) = total f l + total f m.
Proof. induction l as [|e l IH]; simpl; [ring | rewrite IH; ring]. Qed.

Theorem edges_cancel f l : turns_sign f -> cancels l -> total f l = 0.
Proof.
  intros F C. apply (total_permuted _ f) in C. assert (E : total f (map back l) = - total f l); [|lra].
  clear C. induction l as [|e l IH]; simpl; [ring|]. rewrite F, IH. ring.
Qed.

(** What all triangles sum is what the outer edges do, where the inner ones run once each way. *)
Theorem inner_edges_cancel f S outer inner : turns_sign f -> Permutation (edges S) (outer ++ inner) -> cancels inner ->
  total (fun t => total f (edges_of t)) S = total f outer.
Proof.
  intros F P C. transitivity (total f (edges S)).
  - clear P. unfold edges. induction S as [|t S IH]; [reflexivity|].
    change (flat_map edges_of (t :: S)) with (edges_of t ++ flat_map edges_of S). rewrite total_app, <- IH. reflexivity.
  - rewrite (total_permuted _ f _ _ P), total_app, (edges_cancel f inner F C). ring.
Qed.

(** ** Volumes *)

(** Six times the volume of a closed surface, as seen from o. *)
Definition volume_from o (t : triangle) := det (corner1 t -v o) (corner2 t -v o) (corner3 t -v o).

(** It is the same from everywhere. *)
Theorem volume_anywhere S o p : cancels (edges S) -> total (volume_from o) S = total (volume_from p) S.
Proof.
  intros C.
  assert (E : total (fun t => total (fun e => dot (cross (fst e) (snd e)) (p -v o)) (edges_of t)) S =
    total (fun _ => 0) S).
  { rewrite (inner_edges_cancel _ S [] (edges S)).
    - simpl. clear C. induction S as [|t S IH]; simpl; [reflexivity | rewrite <- IH; ring].
    - intros e. unfold back. simpl. by_coordinates.
    - apply Permutation_refl.
    - assumption. }
  assert (D : total (volume_from o) S - total (volume_from p) S =
    total (fun t => total (fun e => dot (cross (fst e) (snd e)) (p -v o)) (edges_of t)) S).
  { clear. induction S as [|t S IH]; [simpl; ring|]. cbn [total fold_right]. fold (total (volume_from o) S).
    fold (total (volume_from p) S).
    fold (total (fun t => total (fun e => dot (cross (fst e) (snd e)) (p -v o)) (edges_of t)) S). rewrite <- IH.
    generalize (total (volume_from o) S), (total (volume_from p) S). intros. destruct t. unfold volume_from. simpl.
    open_vectors. ring. }
  assert (Z : total (fun _ : triangle => 0) S = 0) by (clear; induction S as [|t S IH]; simpl; lra). lra.
Qed.
