(** How the checker of enclosures compares a number with the sum of three square roots: by integers alone. *)

Require Import Reals Lra.
Local Open Scope R_scope.

Lemma square_up x y : 0 <= x -> x <= y -> x * x <= y * y.
Proof. intros. apply Rmult_le_compat; lra. Qed.

Lemma square_down x y : 0 <= y -> x * x <= y * y -> x <= y.
Proof.
  intros Hy H. destruct (Rle_or_lt x y) as [|L]; [assumption|]. exfalso.
  assert (y * y < x * x); [|lra]. apply Rmult_le_0_lt_compat; lra.
Qed.

(** The same of roots, so that s is a a and so on. *)
Lemma three_squares g a b c : 0 <= a -> 0 <= b -> 0 <= c ->
  a + b + c <= g <->
  0 <= g /\ c * c <= g * g /\ 0 <= g * g + c * c - a * a - b * b /\
  2 * (a * b) + 2 * (g * c) <= g * g + c * c - a * a - b * b.
Proof.
  intros Ha Hb Hc. assert (Hab := Rmult_le_pos a b Ha Hb). split.
  - intros H. assert (0 <= g) by lra. assert (Hgc := Rmult_le_pos g c H0 Hc).
    assert (C := square_up c g Hc ltac:(lra)). assert (S := square_up (a + b) (g - c) ltac:(lra) ltac:(lra)).
    assert (2 * (a * b) + 2 * (g * c) <= g * g + c * c - a * a - b * b) by lra.
    repeat split; lra.
  - intros [Hg [C [_ H]]]. assert (c <= g) by (apply square_down; assumption).
    assert (a + b <= g - c); [|lra]. apply square_down; lra.
Qed.

(** h and k are the checker's numbers. *)
Theorem three_roots g s t u : 0 <= s -> 0 <= t -> 0 <= u ->
  let h := g * g + u - s - t in
  let k := h * h - 4 * (s * t) - 4 * (g * g * u) in
  sqrt s + sqrt t + sqrt u <= g <->
  0 <= g /\ u <= g * g /\ 0 <= h /\ 0 <= k /\ 4 * (4 * (g * g * u) * (4 * (s * t))) <= k * k.
Proof.
  intros Hs Ht Hu. cbv zeta.
  assert (A := sqrt_pos s). assert (B := sqrt_pos t). assert (C := sqrt_pos u).
  rewrite (three_squares g (sqrt s) (sqrt t) (sqrt u)) by assumption.
  assert (Es := sqrt_sqrt s Hs). assert (Et := sqrt_sqrt t Ht). assert (Eu := sqrt_sqrt u Hu).
  set (a := sqrt s) in *. set (b := sqrt t) in *. set (c := sqrt u) in *.
  clearbody a b c. subst s t u.
  set (h := g * g + c * c - a * a - b * b).
  assert (Hab := Rmult_le_pos a b A B).
  split.
  - intros [Hg [Hc [Hh H]]]. assert (Hgc := Rmult_le_pos g c Hg C). assert (M := Rmult_le_pos _ _ Hab Hgc).
    assert (S := square_up (2 * (a * b) + 2 * (g * c)) h ltac:(lra) H).
    assert (K : 8 * (a * b * (g * c)) <= h * h - 4 * (a * a * (b * b)) - 4 * (g * g * (c * c))) by lra.
    assert (Q := square_up (8 * (a * b * (g * c))) _ ltac:(lra) K).
    repeat split; try assumption; lra.
  - intros [Hg [Hc [Hh [Hk Q]]]]. repeat split; try assumption.
    assert (K : 8 * (a * b * (g * c)) <= h * h - 4 * (a * a * (b * b)) - 4 * (g * g * (c * c)))
      by (apply square_down; lra).
    apply square_down; lra.
Qed.

(** ** One root against two and a number of any sign: how the checker of depths compares *)

(** y >= z sqrt(u), by the signs and squares of y and z. *)
Definition at_least_root y z u := z <= 0 /\ (0 <= y \/ y * y <= z * z * u) \/ 0 < z /\ 0 <= y /\ z * z * u <= y * y.

Lemma at_least_root_means y z u : 0 <= u -> at_least_root y z u <-> z * sqrt u <= y.
Proof.
  intros Hu. assert (C := sqrt_pos u). assert (E := sqrt_sqrt u Hu). set (c := sqrt u) in *. clearbody c. subst u.
  unfold at_least_root. split.
  - intros [[Z [Y|Q]]|[Z [Y Q]]].
    + assert (0 <= - z * c) by (apply Rmult_le_pos; lra). lra.
    + assert (- y <= - z * c); [|lra]. apply square_down; [apply Rmult_le_pos|]; lra.
    + apply square_down; lra.
  - intros H. destruct (Rle_or_lt z 0) as [Z|Z].
    + left. split; [assumption|]. destruct (Rle_or_lt 0 y) as [Y|Y]; [left; assumption|]. right.
      assert (S := square_up (- y) (- z * c) ltac:(lra) ltac:(lra)). lra.
    + right. assert (0 <= z * c) by (apply Rmult_le_pos; lra). assert (S := square_up (z * c) y ltac:(lra) H).
      repeat split; lra.
Qed.

Theorem root_above g s t u : 0 <= s -> 0 <= t -> 0 <= u ->
  let p := u + g * g - s - t in
  g + sqrt s + sqrt t <= sqrt u <->
  (0 < g -> g * g <= u) /\ at_least_root p (2 * g) u /\
  at_least_root (p * p + 4 * (g * g * u - s * t)) (4 * (g * p)) u.
Proof.
  intros Hs Ht Hu. cbv zeta. rewrite !at_least_root_means by assumption.
  assert (A := sqrt_pos s). assert (B := sqrt_pos t). assert (C := sqrt_pos u).
  assert (Es := sqrt_sqrt s Hs). assert (Et := sqrt_sqrt t Ht). assert (Eu := sqrt_sqrt u Hu).
  set (a := sqrt s) in *. set (b := sqrt t) in *. set (c := sqrt u) in *. clearbody a b c. subst s t u.
  set (p := c * c + g * g - a * a - b * b). assert (Hab := Rmult_le_pos a b A B).
  assert (P : p * p + 4 * (g * g * (c * c) - a * a * (b * b)) - 4 * (g * p) * c =
    (p - 2 * g * c) * (p - 2 * g * c) - 2 * (a * b) * (2 * (a * b))) by ring.
  split.
  - intros H. assert (S := square_up (a + b) (c - g) ltac:(lra) ltac:(lra)).
    assert (D : 2 * (a * b) <= p - 2 * g * c) by (unfold p; lra).
    assert (Q := square_up (2 * (a * b)) _ ltac:(lra) D). split; [|split; lra].
    intros G. apply square_up; lra.
  - intros [G [H Q]]. assert (D : 2 * (a * b) <= p - 2 * g * c) by (apply square_down; lra).
    assert (L : g <= c).
    { destruct (Rle_or_lt g 0) as [N|N]; [lra|]. apply square_down; [assumption | apply G; assumption]. }
    assert (a + b <= c - g); [|lra]. apply square_down; [lra|]. unfold p in D. lra.
Qed.

(** No point of a circle lies farther along a direction with the components p and q across it than their root; one lies as far. *)
Theorem circle_support p q x y : x * x + y * y <= 1 -> p * x + q * y <= sqrt (p * p + q * q).
Proof.
  intros H. assert (0 <= p * p + q * q) by nra. apply square_down; [apply sqrt_pos|]. rewrite sqrt_sqrt by assumption.
  assert (0 <= (p * y - q * x) * (p * y - q * x)) by apply Rle_0_sqr.
  assert ((p * p + q * q) * (x * x + y * y) <= (p * p + q * q) * 1) by (apply Rmult_le_compat_l; assumption).
  lra.
Qed.

(** A cylinder reaches along a direction with the component r along its axis no farther than the checker says. *)
Theorem cylinder_support p q r x y z : x * x + y * y <= 1 -> -1 <= z <= 1 ->
  p * x + q * y + r * z <= Rabs r + sqrt (p * p + q * q).
Proof.
  intros H Hz. assert (S := circle_support p q x y H). assert (r * z <= Rabs r); [|lra].
  unfold Rabs. destruct (Rcase_abs r); nra.
Qed.

(** Nor a cone, whose apex is at z = 1 and whose base is at z = -1. *)
Theorem cone_support p q r x y z : 4 * (x * x + y * y) <= (1 - z) * (1 - z) -> -1 <= z <= 1 ->
  p * x + q * y + r * z <= Rmax r (- r + sqrt (p * p + q * q)).
Proof.
  intros H Hz. set (w := (1 - z) / 2). assert (Hw : 0 <= w <= 1) by (unfold w; lra).
  assert (E : z = 1 - 2 * w) by (unfold w; lra). clearbody w. subst z.
  assert (H1 : x * x + y * y <= w * w) by nra. clear H.
  assert (S : p * x + q * y <= w * sqrt (p * p + q * q)).
  { assert (0 <= p * p + q * q) by nra. assert (R := sqrt_pos (p * p + q * q)).
    apply square_down; [apply Rmult_le_pos; lra|].
    replace (w * sqrt (p * p + q * q) * (w * sqrt (p * p + q * q)))
      with (w * w * (sqrt (p * p + q * q) * sqrt (p * p + q * q))) by ring.
    rewrite sqrt_sqrt by assumption.
    assert (0 <= (p * y - q * x) * (p * y - q * x)) by apply Rle_0_sqr.
    assert ((p * p + q * q) * (x * x + y * y) <= (p * p + q * q) * (w * w)) by (apply Rmult_le_compat_l; assumption).
    lra. }
  set (root := sqrt (p * p + q * q)) in *. assert (L := Rmax_l r (- r + root)). assert (M := Rmax_r r (- r + root)).
  set (most := Rmax r (- r + root)) in *. clearbody most root.
  assert ((1 - w) * r <= (1 - w) * most) by (apply Rmult_le_compat_l; lra).
  assert (w * (- r + root) <= w * most) by (apply Rmult_le_compat_l; lra).
  lra.
Qed.
