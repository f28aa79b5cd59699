(** Vectors of space, over the real numbers.

    What is needed of them and no more: sums, the inner product, lengths, and the inequality of Cauchy and Schwarz. *)

Require Import Reals Lra Psatz.
Local Open Scope R_scope.

Record vec := V { vx : R; vy : R; vz : R }.

Definition zero := V 0 0 0.
Definition add a b := V (vx a + vx b) (vy a + vy b) (vz a + vz b).
Definition sub a b := V (vx a - vx b) (vy a - vy b) (vz a - vz b).
Definition scale k a := V (k * vx a) (k * vy a) (k * vz a).
Definition dot a b := vx a * vx b + vy a * vy b + vz a * vz b.
Definition cross a b :=
  V (vy a * vz b - vz a * vy b) (vz a * vx b - vx a * vz b) (vx a * vy b - vy a * vx b).
Definition det a b c := dot (cross a b) c.
Definition sq a := dot a a.
Definition len a := sqrt (sq a).

Declare Scope vec_scope.
Delimit Scope vec_scope with vec.
Bind Scope vec_scope with vec.
Infix "+v" := add (at level 50, left associativity).
Infix "-v" := sub (at level 50, left associativity).
Infix "*v" := scale (at level 40, left associativity).

Lemma vec_equal a b : vx a = vx b -> vy a = vy b -> vz a = vz b -> a = b.
Proof. destruct a, b; simpl; intros; subst; reflexivity. Qed.

(** Identities between vectors are identities between their coordinates, which [ring] decides. *)
Ltac coordinates := unfold det, cross, sq, dot, add, sub, scale, zero in *; simpl in *.
Ltac open_vectors := repeat match goal with a : vec |- _ => destruct a end; coordinates.
Ltac by_coordinates := intros; try (apply vec_equal); coordinates; ring.
Ltac by_field := intros; try (apply vec_equal); coordinates; field; try lra.

Lemma dot_sym a b : dot a b = dot b a.
Proof. by_coordinates. Qed.

Lemma dot_add n a b : dot n (a +v b) = dot n a + dot n b.
Proof. by_coordinates. Qed.

Lemma dot_sub n a b : dot n (a -v b) = dot n a - dot n b.
Proof. by_coordinates. Qed.

Lemma dot_scale n k a : dot n (k *v a) = k * dot n a.
Proof. by_coordinates. Qed.

Lemma dot_zero n : dot n zero = 0.
Proof. by_coordinates. Qed.

Lemma sq_nonneg a : 0 <= sq a.
Proof. open_vectors. nra. Qed.

Lemma sq_zero a : sq a = 0 -> a = zero.
Proof. intros. apply vec_equal; open_vectors; nra. Qed.

Lemma sq_pos a : a <> zero -> 0 < sq a.
Proof. intros N. destruct (sq_nonneg a) as [|E]; [assumption | destruct N; apply sq_zero; auto]. Qed.

Lemma sq_scale k a : sq (k *v a) = k * k * sq a.
Proof. by_coordinates. Qed.

Lemma sq_sub a b : sq (a -v b) = sq a - 2 * dot a b + sq b.
Proof. by_coordinates. Qed.

Lemma sq_add a b : sq (a +v b) = sq a + 2 * dot a b + sq b.
Proof. by_coordinates. Qed.

(** Lagrange's identity: what is missing in Cauchy-Schwarz is the square of the cross product. *)
Lemma lagrange a b : sq a * sq b = dot a b * dot a b + sq (cross a b).
Proof. by_coordinates. Qed.

Lemma len_nonneg a : 0 <= len a.
Proof. apply sqrt_pos. Qed.

Lemma len_square a : len a * len a = sq a.
Proof. apply sqrt_sqrt, sq_nonneg. Qed.

Lemma len_pos a : a <> zero -> 0 < len a.
Proof. intros. apply sqrt_lt_R0, sq_pos. assumption. Qed.

Lemma len_zero a : len a = 0 -> a = zero.
Proof. intros H. apply sq_zero. rewrite <- len_square, H. ring. Qed.

Lemma len_of_zero : len zero = 0.
Proof. unfold len. replace (sq zero) with 0 by by_coordinates. apply sqrt_0. Qed.

(** Lengths are compared by their squares. *)
Lemma len_le a r : 0 <= r -> sq a <= r * r -> len a <= r.
Proof. intros Hr H. rewrite <- len_square in H. pose proof (len_nonneg a). nra. Qed.

Lemma len_lt a r : 0 <= r -> sq a < r * r -> len a < r.
Proof. intros Hr H. rewrite <- len_square in H. pose proof (len_nonneg a). nra. Qed.

Lemma len_ge a r : 0 <= r -> r * r <= sq a -> r <= len a.
Proof. intros Hr H. rewrite <- len_square in H. pose proof (len_nonneg a). nra. Qed.

Lemma sq_le_of_len a r : len a <= r -> sq a <= r * r.
Proof. intros H. rewrite <- len_square. pose proof (len_nonneg a). nra. Qed.

Lemma len_scale k a : 0 <= k -> len (k *v a) = k * len a.
Proof.
  intros Hk. pose proof (len_nonneg a). pose proof (len_square a).
  apply Rle_antisym; [apply len_le | apply len_ge]; rewrite ?sq_scale; nra.
Qed.

Lemma len_neg a : len (zero -v a) = len a.
Proof. unfold len. f_equal. by_coordinates. Qed.

Lemma cauchy_schwarz a b : dot a b <= len a * len b.
Proof.
  pose proof (lagrange a b) as L. pose proof (sq_nonneg (cross a b)).
  rewrite <- !len_square in L. pose proof (len_nonneg a). pose proof (len_nonneg b).
  destruct (Rle_or_lt (dot a b) (len a * len b)) as [|N]; [assumption|].
  assert (0 <= len a * len b) by nra. nra.
Qed.

Lemma cauchy_schwarz_below a b : - (len a * len b) <= dot a b.
Proof.
  pose proof (cauchy_schwarz (zero -v a) b) as H. rewrite len_neg in H.
  replace (dot (zero -v a) b) with (- dot a b) in H by by_coordinates. lra.
Qed.

Lemma len_add a b : len (a +v b) <= len a + len b.
Proof.
  pose proof (len_nonneg a). pose proof (len_nonneg b). apply len_le; [lra|].
  rewrite sq_add, <- !len_square. pose proof (cauchy_schwarz a b). nra.
Qed.

(** A vector of length 1 in every direction. *)
Definition unit a := (/ len a) *v a.

Lemma len_unit a : a <> zero -> len (unit a) = 1.
Proof.
  intros N. pose proof (len_pos a N). unfold unit. rewrite len_scale.
  - field. lra.
  - left. apply Rinv_0_lt_compat. assumption.
Qed.

Lemma dot_unit a : a <> zero -> dot a (unit a) = len a.
Proof.
  intros N. pose proof (len_pos a N). unfold unit. rewrite dot_scale. fold (sq a). rewrite <- len_square. field. lra.
Qed.
