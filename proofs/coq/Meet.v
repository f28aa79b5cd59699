(** The certificate [meet]: the common part of two bodies is what its corners, and the way it has no end along, span.

    Points x are written homogeneously as (x, den), where den is the denominator of all coordinates: a corner X / S is
    the row (X, S den), a direction W the row (W, 0), and the bound n . x <= o den the row (n, - o). *)

Require Import Reals Lra Lia Psatz List Arith.
From Origo Require Import Space Hull Bodies Endless.
Import ListNotations.
Local Open Scope R_scope.

(** ** Rows of four numbers *)

Definition row := (vec * R)%type.
Definition dot4 (a b : row) := dot (fst a) (fst b) + snd a * snd b.
Definition scale4 k (a : row) : row := (k *v fst a, k * snd a).
Definition add4 (a b : row) : row := (fst a +v fst b, snd a + snd b).
Infix "+r" := add4 (at level 50, left associativity).
Infix "*r" := scale4 (at level 40, left associativity).
Definition nothing : row := (zero, 0).

(** By the minors of the first two rows and the last two. *)
Definition minor a b c d := a * d - b * c.
Definition det4 (a b c d : row) :=
  let x (r : row) := vx (fst r) in let y (r : row) := vy (fst r) in let z (r : row) := vz (fst r) in
  let w (r : row) := snd r in
  minor (x a) (y a) (x b) (y b) * minor (z c) (w c) (z d) (w d) +
  minor (x a) (z a) (x b) (z b) * minor (w c) (y c) (w d) (y d) +
  minor (x a) (w a) (x b) (w b) * minor (y c) (z c) (y d) (z d) +
  minor (y a) (z a) (y b) (z b) * minor (x c) (w c) (x d) (w d) +
  minor (y a) (w a) (y b) (w b) * minor (z c) (x c) (z d) (x d) +
  minor (z a) (w a) (z b) (w b) * minor (x c) (y c) (x d) (y d).

Lemma row_equal (a b : row) : fst a = fst b -> snd a = snd b -> a = b.
Proof. destruct a, b; simpl; intros; subst; reflexivity. Qed.

Ltac open_rows :=
  unfold det4, minor, dot4, scale4, add4, nothing in *; repeat match goal with r : row |- _ => destruct r as [[? ? ?] ?] end;
  coordinates.
Ltac by_rows := intros; open_rows; try (apply row_equal; simpl; [apply vec_equal; simpl|]); ring.

Lemma cramer a b c d x :
  det4 a b c d *r x = det4 x b c d *r a +r det4 a x c d *r b +r det4 a b x d *r c +r det4 a b c x *r d.
Proof. by_rows. Qed.

Lemma det4_turn a b c d : det4 a b c d = det4 b c a d.
Proof. by_rows. Qed.

Lemma det4_swap a b c d : det4 a b c d = - det4 b a c d.
Proof. by_rows. Qed.

Lemma dot4_add n a b : dot4 n (a +r b) = dot4 n a + dot4 n b.
Proof. by_rows. Qed.

Lemma dot4_scale n k a : dot4 n (k *r a) = k * dot4 n a.
Proof. by_rows. Qed.

Lemma dot4_sym a b : dot4 a b = dot4 b a.
Proof. by_rows. Qed.

Lemma dot4_zero a : dot4 a a = 0 -> a = nothing.
Proof.
  intros H. unfold dot4 in H. fold (sq (fst a)) in H. pose proof (sq_nonneg (fst a)). apply row_equal; simpl.
  - apply sq_zero. nra.
  - nra.
Qed.

Lemma scale4_cancel k x y : k <> 0 -> k *r x = y -> x = (/ k) *r y.
Proof.
  intros Hk E. subst y. apply row_equal; unfold scale4; simpl.
  - destruct (fst x). apply vec_equal; simpl; field; assumption.
  - field. assumption.
Qed.

(** What is orthogonal to the rows f, and a combination of them, is nothing: so what is orthogonal to them is a combination
    of the other rows of a basis. *)
Lemma spanned1 a f g h x : det4 a f g h <> 0 ->
  dot4 f a = 0 -> dot4 g a = 0 -> dot4 h a = 0 -> dot4 f x = 0 -> dot4 g x = 0 -> dot4 h x = 0 ->
  exists s, x = s *r a.
Proof.
  intros D Fa Ga Ha Fx Gx Hx. pose proof (cramer a f g h x) as C.
  set (d := det4 a f g h) in *. set (s := det4 x f g h) in *.
  set (v := det4 a f x h) in *. set (u := det4 a x g h) in *. set (t := det4 a f g x) in *.
  assert (Z : dot4 (u *r f +r v *r g +r t *r h) (u *r f +r v *r g +r t *r h) = 0).
  { assert (P : forall n, dot4 n a = 0 -> dot4 n x = 0 -> dot4 n (u *r f +r v *r g +r t *r h) = 0).
    { intros n Na Nx. assert (E : dot4 n (d *r x) = dot4 n (s *r a +r u *r f +r v *r g +r t *r h)) by (rewrite C; reflexivity).
      rewrite !dot4_add, !dot4_scale in *. rewrite Na, Nx in E. lra. }
    rewrite (dot4_add _ (u *r f +r v *r g)), (dot4_add _ (u *r f)), !dot4_scale.
    rewrite !(dot4_sym (u *r f +r v *r g +r t *r h)), !P by assumption. ring. }
  apply dot4_zero in Z. exists (/ d * s).
  assert (E : d *r x = s *r a).
  { rewrite C. replace (s *r a +r u *r f +r v *r g +r t *r h) with (s *r a +r (u *r f +r v *r g +r t *r h)) by by_rows.
    rewrite Z. by_rows. }
  rewrite (scale4_cancel _ _ _ D E). by_rows.
Qed.

Lemma spanned2 a b f g x : det4 a b f g <> 0 ->
  dot4 f a = 0 -> dot4 g a = 0 -> dot4 f b = 0 -> dot4 g b = 0 -> dot4 f x = 0 -> dot4 g x = 0 ->
  exists s t, x = s *r a +r t *r b.
Proof.
  intros D Fa Ga Fb Gb Fx Gx. pose proof (cramer a b f g x) as C.
  set (d := det4 a b f g) in *. set (s := det4 x b f g) in *. set (t := det4 a x f g) in *.
  set (u := det4 a b x g) in *. set (v := det4 a b f x) in *.
  assert (Z : dot4 (u *r f +r v *r g) (u *r f +r v *r g) = 0).
  { assert (P : forall n, dot4 n a = 0 -> dot4 n b = 0 -> dot4 n x = 0 -> dot4 n (u *r f +r v *r g) = 0).
    { intros n Na Nb Nx.
      assert (E : dot4 n (d *r x) = dot4 n (s *r a +r t *r b +r u *r f +r v *r g)) by (rewrite C; reflexivity).
      rewrite !dot4_add, !dot4_scale in *. rewrite Na, Nb, Nx in E. lra. }
    rewrite (dot4_add _ (u *r f)), !dot4_scale.
    rewrite !(dot4_sym (u *r f +r v *r g)), !P by assumption. ring. }
  apply dot4_zero in Z. exists (/ d * s), (/ d * t).
  assert (E : d *r x = s *r a +r t *r b).
  { rewrite C. replace (s *r a +r t *r b +r u *r f +r v *r g) with (s *r a +r t *r b +r (u *r f +r v *r g)) by by_rows.
    rewrite Z. by_rows. }
  rewrite (scale4_cancel _ _ _ D E). by_rows.
Qed.

(** Of three rows orthogonal to f, even when they are no basis. *)
Lemma cramer3 a b c f x : dot4 f f <> 0 -> dot4 f a = 0 -> dot4 f b = 0 -> dot4 f c = 0 -> dot4 f x = 0 ->
  det4 a b c f *r x = det4 x b c f *r a +r det4 a x c f *r b +r det4 a b x f *r c.
Proof.
  intros N Fa Fb Fc Fx. pose proof (cramer a b c f x) as C.
  assert (Z : det4 a b c x = 0).
  { assert (E : dot4 f (det4 a b c f *r x) = dot4 f (det4 x b c f *r a +r det4 a x c f *r b +r det4 a b x f *r c +r
      det4 a b c x *r f)) by (rewrite C; reflexivity).
    rewrite !dot4_add, !dot4_scale, Fa, Fb, Fc, Fx in E.
    assert (P : det4 a b c x * dot4 f f = 0) by lra. apply Rmult_integral in P. tauto. }
  rewrite C, Z. set (k := det4 x b c f). set (l := det4 a x c f). set (m := det4 a b x f). by_rows.
Qed.
