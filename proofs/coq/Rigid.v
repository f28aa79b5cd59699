(** The certificate of bodies that move and turn (the question [motion]): pieces of time with a direction each, and weights
    at the end of the enclosure.

    On a piece everything is a form in y and x, both not negative: sum over k of c_k y^(n-k) x^k. The time is (y s' + x e') /
    (y s" + x e"): its beginning is x = 0, its end y = 0. That the forms are what the checker works out of the poses is an
    identity of polynomials, and a hypothesis here. *)

Require Import Reals Lra Psatz List.
From Origo Require Import Space Hull Bodies Gap Witness.
Import ListNotations.
Local Open Scope R_scope.

Fixpoint form (c : list R) y x :=
  match c with [] => 0 | a :: c' => a * y ^ length c' + x * form c' y x end.

Fixpoint vector_form (d : list vec) y x : vec :=
  match d with [] => zero | a :: d' => (y ^ length d') *v a +v x *v vector_form d' y x end.

(** What the checker tests of the coefficients: the first is positive, none is negative. *)
Definition positive_form c := match c with [] => False | a :: c' => 0 < a /\ Forall (fun b => 0 <= b) c' end.

Lemma form_nonneg c y x : 0 <= y -> 0 <= x -> Forall (fun b => 0 <= b) c -> 0 <= form c y x.
Proof.
  intros Hy Hx. induction 1 as [|a c Ha Hc IH]; simpl; [lra|].
  pose proof (pow_le y (length c) Hy). nra.
Qed.

(** Before the end of a piece, y > 0, the form is positive. *)
Theorem form_positive c y x : 0 < y -> 0 <= x -> positive_form c -> 0 < form c y x.
Proof.
  destruct c as [|a c]; simpl; [tauto|]. intros Hy Hx [Ha Hc].
  pose proof (pow_lt y (length c) Hy). pose proof (form_nonneg c y x (Rlt_le _ _ Hy) Hx Hc). nra.
Qed.

(** At its end as well, where the last coefficient is positive: the end of `never`. *)
Lemma form_at_end c b : form (c ++ [b]) 0 1 = b.
Proof.
  induction c as [|a c IH]; simpl; [ring|]. rewrite IH.
  rewrite app_length, Nat.add_comm. simpl. ring.
Qed.

(** ** The length of the direction *)

(** The same form of lengths, each rounded up, is at least the direction's length. *)
Theorem length_bound d m y x : 0 <= y -> 0 <= x -> Forall2 (fun v l => len v <= l) d m ->
  len (vector_form d y x) <= form m y x.
Proof.
  intros Hy Hx. induction 1 as [|v l d m Hv Hd IH]; simpl.
  - rewrite len_of_zero. lra.
  - assert (L : length d = length m) by (clear - Hd; induction Hd; simpl; congruence). rewrite L.
    pose proof (pow_le y (length m) Hy) as P.
    pose proof (len_add ((y ^ length m) *v v) (x *v vector_form d y x)) as T.
    rewrite !len_scale in T by assumption. nra.
Qed.

(** ** A piece *)

Section Piece.
Variables (A B : list vec) (rA rB : R). (* the points where they are at the time *)
Hypotheses (HrA : 0 <= rA) (HrB : 0 <= rB) (some_A : A <> []) (some_B : B <> []).
Variables (direction : list vec) (bound : list R) (y x k : R).
Hypotheses (Hy : 0 < y) (Hx : 0 <= x) (Hk : 0 < k).
Let D := vector_form direction y x.
Hypothesis bounded : Forall2 (fun v l => len v <= l) direction bound.
(** Of each pair of points the checker has a form that is k (D.(a - b) - R bound), k > 0 being the denominators. *)
Hypothesis forms : forall a b, In a A -> In b B -> exists c, positive_form c /\
  form c y x = k * (dot D a - dot D b - (rA + rB) * form bound y x).

Lemma piece_beyond a b : In a A -> In b B -> (rA + rB) * len D < dot D a - dot D b.
Proof.
  intros Ha Hb. destruct (forms a b Ha Hb) as [c [P E]].
  pose proof (form_positive c y x Hy Hx P) as F. rewrite E in F.
  pose proof (length_bound direction bound y x (Rlt_le _ _ Hy) Hx bounded) as N. fold D in N.
  assert (0 < dot D a - dot D b - (rA + rB) * form bound y x) by nra. nra.
Qed.

(** At every time of the piece before its end the bodies are apart. *)
Theorem rigid_piece_certificate : ~ meet (body A rA) (body B rB).
Proof.
  destruct (gap_exists A B D some_A some_B) as [g G].
  destruct (gap_attained _ _ _ _ G) as [a [b [Ha [Hb E]]]].
  pose proof (piece_beyond a b Ha Hb) as F. rewrite E in F.
  intros [p [Hp Hq]].
  assert (L : forall q, hull (differences A B) q -> g <= len D * len q).
  { intros q Hq'. pose proof (none_below_hull _ _ _ _ (gap_none_below _ _ _ _ G) q Hq').
    pose proof (cauchy_schwarz D q). lra. }
  pose proof (len_nonneg D) as N.
  assert (P : 0 < len D).
  { pose proof (cauchy_schwarz D a) as Ca. pose proof (cauchy_schwarz_below D b) as Cb.
    destruct N as [N|N]; [assumption|]. rewrite <- N in *. lra. }
  assert (H : g / len D - (rA + rB) <= len (p -v p)).
  { apply bodies_apart with (A := A) (B := B); try assumption. intros q Hq'. specialize (L q Hq').
    apply Rmult_le_reg_l with (len D); [assumption|]. replace (len D * (g / len D)) with g by (field; lra). lra. }
  replace (p -v p) with zero in H by by_coordinates. rewrite len_of_zero in H.
  assert (g <= (rA + rB) * len D); [|lra].
  apply Rmult_le_reg_r with (/ len D); [apply Rinv_0_lt_compat; assumption|].
  replace ((rA + rB) * len D * / len D) with (rA + rB) by (field; lra). unfold Rdiv in H. lra.
Qed.
End Piece.

(** ** The distance that is kept *)

(** Bodies that would not meet if one had a ball larger by m: their points are farther apart than m. *)
Theorem rigid_apart_certificate A B rA rB m : ~ meet (body A rA) (body B (rB + m)) ->
  forall x y, body A rA x -> body B rB y -> m < len (x -v y).
Proof.
  intros H x y Hx [q [Hq L]]. apply Rnot_le_lt. intro N. apply H. exists x. split; [assumption|].
  exists q. split; [assumption|].
  replace (x -v q) with ((x -v y) +v (y -v q)) by by_coordinates.
  pose proof (len_add (x -v y) (y -v q)). lra.
Qed.

(** ** The end of the enclosure *)

(** The mean of the differences is no longer than both radii together: the bodies meet. *)
Theorem rigid_contact_certificate A B c rA rB : 0 <= rA -> 0 <= rB ->
  witness A B c -> sq (sum c) <= ((rA + rB) * weight c) * ((rA + rB) * weight c) -> meet (body A rA) (body B rB).
Proof.
  intros HA HB H S. pose proof (witness_weight A B c H) as W. apply bodies_meet_here; try assumption.
  exists ((/ weight c) *v sum c). split; [apply witness_point; assumption|].
  assert (I : 0 < / weight c) by (apply Rinv_0_lt_compat; assumption).
  rewrite len_scale by lra. apply len_le in S; [|nra].
  apply Rmult_le_reg_l with (weight c); [assumption|].
  replace (weight c * (/ weight c * len (sum c))) with (len (sum c)) by (field; lra). lra.
Qed.

(** ** All of it *)

(** Pieces follow each other: each keeps the bodies apart from the end of the one before up to its own, and not at it. *)
Fixpoint pieces (apart : R -> Prop) from ends :=
  match ends with [] => True | to :: rest => (forall t, from <= t < to -> apart t) /\ pieces apart to rest end.

Fixpoint end_of from ends : R := match ends with [] => from | to :: rest => end_of to rest end.

(** Before the end of the last of them there is no contact. *)
Theorem rigid_no_contact_before apart ends from t : pieces apart from ends -> from <= t < end_of from ends -> apart t.
Proof.
  revert from. induction ends as [|to rest IH]; simpl; intros from H Ht; [lra|].
  destruct H as [H R]. destruct (Rlt_or_le t to); [apply H; lra | apply (IH to R); lra].
Qed.
