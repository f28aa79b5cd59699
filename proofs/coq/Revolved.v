(** The depth of two bodies that are figures turned around parallel axes: [revolved] of the enclosures of depth.

    A figure is a segment from (top, height) to (bottom, -height) of the half-plane (distance from the axis, along it), and what
    lies between that and the axis: of a cylinder top = bottom, of a cone top = 0, of a segment along the axis both are 0. *)

Require Import Reals Lra Psatz.
From Origo Require Import Roots.
Local Open Scope R_scope.

Record figure := { top : R; bottom : R; height : R }.

(** Between the ends, w of the way from the top, the turned body is a disc. *)
Definition holds f u v z := exists w, 0 <= w <= 1 /\ z = (1 - 2 * w) * height f /\
  u * u + v * v <= ((1 - w) * top f + w * bottom f) * ((1 - w) * top f + w * bottom f).

Definition radial f := 0 <= top f /\ 0 <= bottom f.

Lemma cylinder_holds r h u v z : 0 <= r -> 0 < h ->
  holds {| top := r; bottom := r; height := h |} u v z <-> u * u + v * v <= r * r /\ - h <= z <= h.
Proof.
  intros Hr Hh. unfold holds. cbn. split.
  - intros [w [W [-> H]]]. replace ((1 - w) * r + w * r) with r in H by ring. split; [assumption|]. split; nra.
  - intros [H Z]. exists ((1 - z / h) / 2). assert (E : z = z / h * h) by (field; lra). set (y := z / h) in *. clearbody y.
    subst z. assert (- 1 <= y <= 1) by (split; nra). replace ((1 - (1 - y) / 2) * r + (1 - y) / 2 * r) with r by field.
    repeat split; lra.
Qed.

(** Its apex is at height h. *)
Lemma cone_holds r h u v z : 0 <= r -> 0 < h ->
  holds {| top := 0; bottom := r; height := h |} u v z <->
  4 * (h * h) * (u * u + v * v) <= r * r * ((h - z) * (h - z)) /\ - h <= z <= h.
Proof.
  intros Hr Hh. unfold holds. cbn. split.
  - intros [w [W [-> H]]]. replace ((1 - w) * 0 + w * r) with (w * r) in H by ring.
    split; [|split; nra]. replace (r * r * ((h - (1 - 2 * w) * h) * (h - (1 - 2 * w) * h)))
      with (4 * (h * h) * (w * r * (w * r))) by ring. apply Rmult_le_compat_l; [nra | assumption].
  - intros [H Z]. exists ((1 - z / h) / 2). assert (E : z = z / h * h) by (field; lra). set (y := z / h) in *. clearbody y.
    subst z. assert (- 1 <= y <= 1) by (split; nra). split; [lra|]. split; [lra|].
    apply Rmult_le_reg_l with (4 * (h * h)); [nra|]. nra.
Qed.

Lemma holds_larger f g u v z : radial f -> height f = height g -> top f <= top g -> bottom f <= bottom g ->
  holds f u v z -> holds g u v z.
Proof.
  intros [T B] Eh Ht Hb [w [W [E H]]]. exists w. rewrite <- Eh. split; [assumption|]. split; [assumption|].
  apply Rle_trans with (1 := H). apply square_up; [|apply Rplus_le_compat; apply Rmult_le_compat_l; lra].
  apply Rplus_le_le_0_compat; apply Rmult_le_pos; lra.
Qed.

(** ** How far it reaches *)

Definition reach f x z := Rmax (height f * z + top f * x) (- (height f * z) + bottom f * x).

Definition across p q := sqrt (p * p + q * q).

Lemma across_square p q : across p q * across p q = p * p + q * q.
Proof. unfold across. apply sqrt_sqrt. nra. Qed.

Lemma cauchy p q u v r : 0 <= r -> u * u + v * v <= r * r -> p * u + q * v <= across p q * r.
Proof.
  intros Hr H. assert (A := across_square p q). assert (P := sqrt_pos (p * p + q * q)). fold (across p q) in P.
  apply square_down; [apply Rmult_le_pos; assumption|].
  replace (across p q * r * (across p q * r)) with (across p q * across p q * (r * r)) by ring. rewrite A.
  assert (0 <= (p * v - q * u) * (p * v - q * u)) by apply Rle_0_sqr.
  assert ((p * p + q * q) * (u * u + v * v) <= (p * p + q * q) * (r * r)) by (apply Rmult_le_compat_l; nra). lra.
Qed.

(** No farther than this, *)
Lemma reach_most f p q r u v z : radial f -> holds f u v z -> p * u + q * v + r * z <= reach f (across p q) r.
Proof.
  intros [T B] [w [W [-> H]]]. unfold reach.
  assert (C : p * u + q * v <= across p q * ((1 - w) * top f + w * bottom f)).
  { apply cauchy; [|assumption]. apply Rplus_le_le_0_compat; apply Rmult_le_pos; lra. }
  assert (L := Rmax_l (height f * r + top f * across p q) (- (height f * r) + bottom f * across p q)).
  assert (M := Rmax_r (height f * r + top f * across p q) (- (height f * r) + bottom f * across p q)).
  set (m := Rmax _ _) in *. clearbody m.
  assert ((1 - w) * (height f * r + top f * across p q) <= (1 - w) * m) by (apply Rmult_le_compat_l; lra).
  assert (w * (- (height f * r) + bottom f * across p q) <= w * m) by (apply Rmult_le_compat_l; lra). lra.
Qed.

Lemma rim p q r : 0 <= r -> exists u v, u * u + v * v <= r * r /\ p * u + q * v = across p q * r.
Proof.
  intros Hr. assert (A := across_square p q). assert (P := sqrt_pos (p * p + q * q)). fold (across p q) in P.
  destruct (Req_dec (across p q) 0) as [E|N].
  - exists 0, 0. rewrite E in *. split; [nra|lra].
  - exists (r * p / across p q), (r * q / across p q). split.
    + replace (r * p / across p q * (r * p / across p q) + r * q / across p q * (r * q / across p q))
        with (r * r * ((p * p + q * q) / (across p q * across p q))) by (field; assumption).
      rewrite <- A. replace (across p q * across p q / (across p q * across p q)) with 1 by (field; assumption). lra.
    + replace (p * (r * p / across p q) + q * (r * q / across p q)) with (r * (p * p + q * q) / across p q) by (field; assumption).
      rewrite <- A. field. assumption.
Qed.

(** and some point reaches that far. *)
Lemma reach_reached f p q r : radial f -> exists u v z, holds f u v z /\ p * u + q * v + r * z = reach f (across p q) r.
Proof.
  intros [T B]. unfold reach, Rmax. destruct (Rle_dec _ _) as [D|D].
  - destruct (rim p q (bottom f) B) as [u [v [H E]]]. exists u, v, (- height f). split; [|lra].
    exists 1. split; [lra|]. split; [ring|]. replace ((1 - 1) * top f + 1 * bottom f) with (bottom f) by ring. assumption.
  - destruct (rim p q (top f) T) as [u [v [H E]]]. exists u, v, (height f). split; [|lra].
    exists 0. split; [lra|]. split; [ring|]. replace ((1 - 0) * top f + 0 * bottom f) with (top f) by ring. assumption.
Qed.

(** ** In the half-plane *)

Section half_plane.

Variables (A B : figure) (d e L : R).
Hypothesis positive : 0 <= L.

(** How far the edge of the direction (x, z) of A - B is beyond the point (d, e), times the direction's length. *)
Definition gap x z := reach A x z + reach B x (- z) - d * x - e * z.
Definition far x z := L * across x z <= gap x z.

(** Which end of a figure reaches farther. *)
Definition end_of f x z := 2 * (height f * z) - (bottom f - top f) * x.
Definition end_A := end_of A.
Definition end_B x z := end_of B x (- z).

Definition same (end_ : R -> R -> R) x z x' z' := 0 <= end_ x z * end_ x' z'.

Lemma reach_linear f x z x' z' a b : 0 <= a -> 0 <= b -> same (end_of f) x z x' z' ->
  reach f (a * x + b * x') (a * z + b * z') = a * reach f x z + b * reach f x' z'.
Proof.
  intros Ha Hb S. unfold same, end_of in S. unfold reach, Rmax.
  destruct (Rle_dec (height f * z + top f * x) _) as [D|D];
  destruct (Rle_dec (height f * z' + top f * x') _) as [E|E];
  destruct (Rle_dec (height f * (a * z + b * z') + _) _) as [F|F]; try lra; try nra.
Qed.

Lemma across_sum a b x z x' z' : 0 <= a -> 0 <= b ->
  across (a * x + b * x') (a * z + b * z') <= a * across x z + b * across x' z'.
Proof.
  intros Ha Hb. assert (P := sqrt_pos (x * x + z * z)). assert (Q := sqrt_pos (x' * x' + z' * z')).
  fold (across x z) in P. fold (across x' z') in Q.
  assert (C : x * x' + z * z' <= across x z * across x' z').
  { apply cauchy; [assumption|]. rewrite across_square. lra. }
  assert (E := across_square x z). assert (F := across_square x' z').
  apply square_down; [apply Rplus_le_le_0_compat; apply Rmult_le_pos; assumption|]. rewrite across_square.
  assert (a * b * (x * x' + z * z') <= a * b * (across x z * across x' z')) by (apply Rmult_le_compat_l; [apply Rmult_le_pos|]; assumption).
  replace ((a * across x z + b * across x' z') * (a * across x z + b * across x' z')) with
    (a * a * (across x z * across x z) + 2 * (a * b * (across x z * across x' z')) + b * b * (across x' z' * across x' z')) by ring.
  rewrite E, F. lra.
Qed.

Definition all_far x z x' z' := forall a b, 0 <= a -> 0 <= b -> far (a * x + b * x') (a * z + b * z').

(** Between two directions of which the same ends reach farthest the gap is linear, and a length is not more than that. *)
Lemma far_between x z x' z' : same end_A x z x' z' -> same end_B x z x' z' -> far x z -> far x' z' -> all_far x z x' z'.
Proof.
  intros SA SB F F' a b Ha Hb. unfold far, gap in *.
  rewrite (reach_linear A) by assumption.
  replace (- (a * z + b * z')) with (a * - z + b * - z') by ring. rewrite (reach_linear B) by assumption.
  assert (N := across_sum a b x z x' z' Ha Hb). assert (L * across (a * x + b * x') (a * z + b * z') <=
    L * (a * across x z + b * across x' z')) by (apply Rmult_le_compat_l; assumption).
  assert (a * (L * across x z) <= a * (reach A x z + reach B x (- z) - d * x - e * z)) by (apply Rmult_le_compat_l; assumption).
  assert (b * (L * across x' z') <= b * (reach A x' z' + reach B x' (- z') - d * x' - e * z'))
    by (apply Rmult_le_compat_l; assumption). lra.
Qed.

Lemma far_cut x z x' z' g h : 0 < g -> 0 < h -> all_far x z (g * x + h * x') (g * z + h * z') ->
  all_far (g * x + h * x') (g * z + h * z') x' z' -> all_far x z x' z'.
Proof.
  intros Hg Hh P Q a b Ha Hb. destruct (Rle_or_lt (b * g) (a * h)) as [D|D].
  - assert (0 <= a - b * g / h).
    { apply Rmult_le_reg_l with h; [assumption|]. replace (h * (a - b * g / h)) with (a * h - b * g) by (field; lra). lra. }
    assert (R := P (a - b * g / h) (b / h) H ltac:(apply Rmult_le_pos; [assumption | left; apply Rinv_0_lt_compat; assumption])).
    replace (a * x + b * x') with ((a - b * g / h) * x + b / h * (g * x + h * x')) by (field; lra).
    replace (a * z + b * z') with ((a - b * g / h) * z + b / h * (g * z + h * z')) by (field; lra). assumption.
  - assert (0 <= b - a * h / g).
    { apply Rmult_le_reg_l with g; [assumption|]. replace (g * (b - a * h / g)) with (b * g - a * h) by (field; lra). lra. }
    assert (R := Q (a / g) (b - a * h / g) ltac:(apply Rmult_le_pos; [assumption | left; apply Rinv_0_lt_compat; assumption]) H).
    replace (a * x + b * x') with (a / g * (g * x + h * x') + (b - a * h / g) * x') by (field; lra).
    replace (a * z + b * z') with (a / g * (g * z + h * z') + (b - a * h / g) * z') by (field; lra). assumption.
Qed.

Lemma far_scaled c x z : 0 <= c -> far x z -> far (c * x) (c * z).
Proof.
  intros Hc F. assert (S : forall f, 0 <= end_of f x z * end_of f x z) by (intros; apply Rle_0_sqr).
  assert (SB : same end_B x z x z) by (unfold same, end_B; apply Rle_0_sqr).
  assert (R := far_between x z x z (S A) SB F F c 0 Hc ltac:(lra)).
  replace (c * x + 0 * x) with (c * x) in R by ring. replace (c * z + 0 * z) with (c * z) in R by ring. assumption.
Qed.

(** Where the ends of a figure change, there is the direction square to its side: *)
Definition turn (end_ : R -> R -> R) x z x' z' :=
  far (Rabs (end_ x' z') * x + Rabs (end_ x z) * x') (Rabs (end_ x' z') * z + Rabs (end_ x z) * z').
Definition turns end_ x z x' z' := end_ x z * end_ x' z' < 0 -> turn end_ x z x' z'.

Definition linear (end_ : R -> R -> R) :=
  forall a b x z x' z', end_ (a * x + b * x') (a * z + b * z') = a * end_ x z + b * end_ x' z'.

Lemma linear_A : linear end_A.
Proof. intros ? ? ? ? ? ?. unfold end_A, end_of. ring. Qed.

Lemma linear_B : linear end_B.
Proof. intros ? ? ? ? ? ?. unfold end_B, end_of. ring. Qed.

Lemma opposite s t : s * t < 0 -> 0 < Rabs s /\ 0 < Rabs t /\ Rabs t * s + Rabs s * t = 0.
Proof. intros H. unfold Rabs. destruct (Rcase_abs s), (Rcase_abs t); repeat split; nra. Qed.

Lemma far_A x z x' z' : same end_B x z x' z' -> far x z -> far x' z' -> turns end_A x z x' z' -> all_far x z x' z'.
Proof.
  intros SB F F' T. destruct (Rle_or_lt 0 (end_A x z * end_A x' z')) as [S|N]; [apply far_between; assumption|].
  assert (K := T N). destruct (opposite _ _ N) as [P [Q E]]. unfold same in SB.
  set (g := Rabs (end_A x' z')) in *. set (h := Rabs (end_A x z)) in *.
  assert (Z : end_A (g * x + h * x') (g * z + h * z') = 0) by (rewrite linear_A; assumption).
  apply far_cut with g h; try assumption; apply far_between; try assumption; unfold same; rewrite ?Z, ?linear_B; nra.
Qed.

Theorem far_sector x z x' z' : far x z -> far x' z' -> turns end_A x z x' z' -> turns end_B x z x' z' ->
  all_far x z x' z'.
Proof.
  intros F F' TA TB. destruct (Rle_or_lt 0 (end_B x z * end_B x' z')) as [S|N]; [apply far_A; assumption|].
  assert (K := TB N). destruct (opposite _ _ N) as [P [Q E]]. unfold turn in K.
  set (g := Rabs (end_B x' z')) in *. set (h := Rabs (end_B x z)) in *.
  assert (Z : end_B (g * x + h * x') (g * z + h * z') = 0) by (rewrite linear_B; assumption).
  apply far_cut with g h; try assumption; apply far_A; try assumption; unfold same; rewrite ?Z; try lra;
    intros M; rewrite linear_A in M; unfold turn; rewrite linear_A; unfold turns, turn in TA;
    set (s := end_A x z) in *; set (t := end_A x' z') in *; clearbody s t g h.
  - assert (O : s * t < 0) by (destruct (Rle_or_lt 0 (s * t)); [exfalso; nra | assumption]).
    assert (R := far_scaled h _ _ ltac:(lra) (TA O)).
    assert (G : Rabs (g * s + h * t) + Rabs s * g = h * Rabs t).
    { unfold Rabs. destruct (Rcase_abs s), (Rcase_abs t), (Rcase_abs (g * s + h * t)); nra. }
    replace (Rabs (g * s + h * t) * x + Rabs s * (g * x + h * x')) with (h * (Rabs t * x + Rabs s * x'))
      by (transitivity ((Rabs (g * s + h * t) + Rabs s * g) * x + Rabs s * h * x'); [rewrite G; ring | ring]).
    replace (Rabs (g * s + h * t) * z + Rabs s * (g * z + h * z')) with (h * (Rabs t * z + Rabs s * z'))
      by (transitivity ((Rabs (g * s + h * t) + Rabs s * g) * z + Rabs s * h * z'); [rewrite G; ring | ring]).
    assumption.
  - assert (O : s * t < 0) by (destruct (Rle_or_lt 0 (s * t)); [exfalso; nra | assumption]).
    assert (R := far_scaled g _ _ ltac:(lra) (TA O)).
    assert (G : Rabs (g * s + h * t) + Rabs t * h = g * Rabs s).
    { unfold Rabs. destruct (Rcase_abs s), (Rcase_abs t), (Rcase_abs (g * s + h * t)); nra. }
    replace (Rabs t * (g * x + h * x') + Rabs (g * s + h * t) * x') with (g * (Rabs t * x + Rabs s * x'))
      by (transitivity (Rabs t * g * x + (Rabs (g * s + h * t) + Rabs t * h) * x'); [rewrite G; ring | ring]).
    replace (Rabs t * (g * z + h * z') + Rabs (g * s + h * t) * z') with (g * (Rabs t * z + Rabs s * z'))
      by (transitivity (Rabs t * g * z + (Rabs (g * s + h * t) + Rabs t * h) * z'); [rewrite G; ring | ring]).
    assumption.
Qed.

End half_plane.

(** ** All directions from those of the sides *)

(** How far the normal of a cone's side rises, over twice half its height. *)
Definition slope f := if Rlt_dec (height f) 0 then - (bottom f - top f) else bottom f - top f.

(** The sides of A - B: B is mirrored. *)
Definition sides_far A B d e L :=
  far A B d e L 1 0 /\ far A B d e L 0 1 /\ far A B d e L 0 (- 1) /\
  (height A <> 0 -> bottom A <> top A -> far A B d e L (2 * Rabs (height A)) (slope A)) /\
  (height B <> 0 -> bottom B <> top B -> far A B d e L (2 * Rabs (height B)) (- slope B)).

Theorem sides_suffice A B d e L x z : 0 <= L -> sides_far A B d e L -> 0 <= x -> far A B d e L x z.
Proof.
  intros HL [E [U [D [SA SB]]]] Hx.
  assert (NA : forall y, (y = 1 \/ y = - 1) -> turns A B d e L (end_A A) 1 0 0 y).
  { intros y Y N. unfold turn, end_A, end_of in *.
    assert (H : height A <> 0) by (intros Z; rewrite Z in N; lra).
    assert (W : bottom A <> top A) by (intros Z; rewrite Z in N; lra).
    assert (F := SA H W). unfold slope in F.
    replace (Rabs (2 * (height A * y) - (bottom A - top A) * 0) * 1 + Rabs (2 * (height A * 0) - (bottom A - top A) * 1) * 0)
      with (2 * Rabs (height A)) by (destruct Y as [->| ->]; unfold Rabs; repeat destruct Rcase_abs; lra).
    replace (Rabs (2 * (height A * y) - (bottom A - top A) * 0) * 0 + Rabs (2 * (height A * 0) - (bottom A - top A) * 1) * y)
      with (if Rlt_dec (height A) 0 then - (bottom A - top A) else bottom A - top A); [assumption|].
    destruct Y as [->| ->]; destruct (Rlt_dec (height A) 0); unfold Rabs; repeat destruct Rcase_abs; nra. }
  assert (NB : forall y, (y = 1 \/ y = - 1) -> turns A B d e L (end_B B) 1 0 0 y).
  { intros y Y N. unfold turn, end_B, end_of in *.
    assert (H : height B <> 0) by (intros Z; rewrite Z in N; lra).
    assert (W : bottom B <> top B) by (intros Z; rewrite Z in N; lra).
    assert (F := SB H W). unfold slope in F.
    replace (Rabs (2 * (height B * - y) - (bottom B - top B) * 0) * 1 + Rabs (2 * (height B * - 0) - (bottom B - top B) * 1) * 0)
      with (2 * Rabs (height B)) by (destruct Y as [->| ->]; unfold Rabs; repeat destruct Rcase_abs; lra).
    replace (Rabs (2 * (height B * - y) - (bottom B - top B) * 0) * 0 + Rabs (2 * (height B * - 0) - (bottom B - top B) * 1) * y)
      with (- (if Rlt_dec (height B) 0 then - (bottom B - top B) else bottom B - top B)); [assumption|].
    destruct Y as [->| ->]; destruct (Rlt_dec (height B) 0); unfold Rabs; repeat destruct Rcase_abs; nra. }
  destruct (Rle_or_lt 0 z) as [Z|Z].
  - assert (F := far_sector A B d e L HL 1 0 0 1 E U (NA 1 ltac:(lra)) (NB 1 ltac:(lra)) x z Hx Z).
    replace (x * 1 + z * 0) with x in F by ring. replace (x * 0 + z * 1) with z in F by ring. assumption.
  - assert (F := far_sector A B d e L HL 1 0 0 (- 1) E D (NA (- 1) ltac:(lra)) (NB (- 1) ltac:(lra)) x (- z) Hx ltac:(lra)).
    replace (x * 1 + - z * 0) with x in F by ring. replace (x * 0 + - z * - 1) with z in F by ring. assumption.
Qed.

(** ** In space *)

(** Along every direction the bodies overlap by L or more; c leads from the centre of A to that of B. *)
Definition deep A B c1 c2 c3 L := forall p q r, exists u v z u' v' z', holds A u v z /\ holds B u' v' z' /\
  L * across (across p q) r <= p * (u - u' - c1) + q * (v - v' - c2) + r * (z - z' - c3).

Lemma across_opposite p q : across (- p) (- q) = across p q.
Proof. unfold across. f_equal. ring. Qed.

(** What the checker tests: A and B with radii that are too small, and an axes' distance d that is too large. *)
Theorem revolved_certificate A B a b c1 c2 c3 d L : 0 <= L -> radial a -> radial b ->
  height a = height A -> top a <= top A -> bottom a <= bottom A ->
  height b = height B -> top b <= top B -> bottom b <= bottom B ->
  across c1 c2 <= d -> sides_far a b d c3 L -> deep A B c1 c2 c3 L.
Proof.
  intros HL Ra Rb Ha Ta Ba Hb Tb Bb Hd S p q r.
  assert (P := sqrt_pos (p * p + q * q)). fold (across p q) in P.
  assert (F := sides_suffice a b d c3 L (across p q) r HL S P). unfold far, gap in F.
  destruct (reach_reached a p q r Ra) as [u [v [z [H E]]]].
  destruct (reach_reached b (- p) (- q) (- r) Rb) as [u' [v' [z' [H' E']]]]. rewrite across_opposite in E'.
  exists u, v, z, u', v', z'. split; [apply holds_larger with a; assumption|]. split; [apply holds_larger with b; assumption|].
  assert (C : p * c1 + q * c2 <= across p q * across c1 c2).
  { apply cauchy; [apply sqrt_pos|]. rewrite across_square. lra. }
  assert (across p q * across c1 c2 <= across p q * d) by (apply Rmult_le_compat_l; assumption). lra.
Qed.

Lemma along c1 c2 x : 0 <= x -> exists p q, across p q = x /\ p * c1 + q * c2 = across c1 c2 * x.
Proof.
  intros Hx. assert (W : forall p q, p * p + q * q = x * x -> across p q = x).
  { intros p q E. unfold across. rewrite E. apply sqrt_square. assumption. }
  assert (A := across_square c1 c2). destruct (Req_dec (across c1 c2) 0) as [E|N].
  - exists x, 0. rewrite E in *. split; [apply W; ring | nra].
  - exists (x * c1 / across c1 c2), (x * c2 / across c1 c2). split.
    + apply W. replace (x * c1 / across c1 c2 * (x * c1 / across c1 c2) + x * c2 / across c1 c2 * (x * c2 / across c1 c2))
        with (x * x * ((c1 * c1 + c2 * c2) / (across c1 c2 * across c1 c2))) by (field; assumption).
      rewrite <- A. field. assumption.
    + replace (x * c1 / across c1 c2 * c1 + x * c2 / across c1 c2 * c2) with (x * (c1 * c1 + c2 * c2) / across c1 c2)
        by (field; assumption). rewrite <- A. field. assumption.
Qed.

(** With the radii and the distance themselves the test is exact: the depth is that of the figures. *)
Theorem revolved_depth A B c1 c2 c3 L : 0 <= L -> radial A -> radial B ->
  sides_far A B (across c1 c2) c3 L <-> deep A B c1 c2 c3 L.
Proof.
  intros HL RA RB. split.
  - intros S. apply revolved_certificate with A B (across c1 c2); auto; lra.
  - intros D. assert (F : forall x z, 0 <= x -> far A B (across c1 c2) c3 L x z).
    { intros x z Hx. unfold far, gap. destruct (along c1 c2 x Hx) as [p [q [E G]]].
      destruct (D p q z) as [u [v [w [u' [v' [w' [H [H' I]]]]]]]]. rewrite E in I.
      assert (K := reach_most A p q z u v w RA H). rewrite E in K.
      assert (M := reach_most B (- p) (- q) (- z) u' v' w' RB H'). rewrite across_opposite, E in M. lra. }
    assert (H := Rabs_pos (height A)). assert (K := Rabs_pos (height B)).
    unfold sides_far. repeat split; intros; apply F; lra.
Qed.
