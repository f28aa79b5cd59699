(** The certificate [nearest]: a combination whose point of the obstacle is the nearest to the origin.

    V is the weighted sum and W the weights' sum; x = V / W is the point. That no point of the obstacle is nearer is
    one inequality for every point: V.p W >= V.V. The cores' distance is |V| / W. *)

Require Import Reals Lra Psatz List.
From Origo Require Import Space Hull Bodies Gap Witness.
Local Open Scope R_scope.

Lemma compare_squares a b : 0 <= a -> 0 <= b -> (a * a < b * b <-> a < b) /\ (a * a = b * b <-> a = b).
Proof. intros Ha Hb. split; split; intros H; nra. Qed.

Section Nearest.
Variables (A B : list vec) (rA rB : R) (c : combination).
Hypotheses (HrA : 0 <= rA) (HrB : 0 <= rB).
Let V := sum c.
Let W := weight c.
Hypothesis is_witness : witness A B c.
Hypothesis cores_apart : dot V V <> 0.
Hypothesis none_nearer : forall a b, In a A -> In b B -> dot V V <= (dot V a - dot V b) * W.
Let d := len V / W.

Lemma W_pos : 0 < W.
Proof. eapply witness_weight; eassumption. Qed.

Lemma V_nonzero : V <> zero.
Proof. intro Z. apply cores_apart. rewrite Z. apply dot_zero. Qed.

Lemma d_pos : 0 < d.
Proof.
  unfold d. apply Rmult_lt_0_compat; [apply len_pos, V_nonzero | apply Rinv_0_lt_compat, W_pos].
Qed.

Lemma nearest_below : none_below A B V (d * len V).
Proof.
  pose proof W_pos. intros a b Ha Hb. specialize (none_nearer a b Ha Hb). fold (sq V) in none_nearer.
  rewrite <- len_square in none_nearer. apply Rmult_le_reg_r with W; [assumption|]. unfold d.
  replace (len V / W * len V * W) with (len V * len V) by (field; lra). assumption.
Qed.

(** x is in the obstacle, and no point of it is nearer to the origin. *)
Theorem nearest_point :
  hull (differences A B) ((/ W) *v V) /\ len ((/ W) *v V) = d /\ forall p, hull (differences A B) p -> d <= len p.
Proof.
  pose proof W_pos as HW. split; [|split].
  - apply witness_point. assumption.
  - rewrite len_scale; [unfold d; field; lra | left; apply Rinv_0_lt_compat; assumption].
  - intros p Hp. pose proof (none_below_hull _ _ _ _ nearest_below p Hp). pose proof (cauchy_schwarz V p).
    pose proof (len_pos V V_nonzero) as L. apply Rmult_le_reg_l with (len V); [assumption | lra].
Qed.

(** Farther apart than the radii: this is the distance, and it is attained. *)
Theorem nearest_distance : rA + rB <= d -> is_distance (body A rA) (body B rB) (d - (rA + rB)).
Proof.
  intros H. destruct nearest_point as [Hx [Lx Least]]. apply bodies_distance; try assumption.
  exists ((/ W) *v V). auto.
Qed.

Theorem nearest_separated : rA + rB < d -> separated (body A rA) (body B rB).
Proof. intros H. apply distance_separated with (d - (rA + rB)); [lra | apply nearest_distance; lra]. Qed.

Lemma nearest_meet : d <= rA + rB -> meet (body A rA) (body B rB).
Proof.
  intros H. destruct nearest_point as [Hx [Lx _]]. apply bodies_meet_here; try assumption.
  exists ((/ W) *v V). split; [assumption | lra].
Qed.

(** As far as the radii or nearer: the radii exceed the distance by the depth. *)
Theorem nearest_depth : d <= rA + rB -> is_depth (body A rA) (body B rB) (rA + rB - d).
Proof.
  intros H. destruct nearest_point as [Hx [Lx _]]. split.
  - intros t Ht. apply bodies_meet; try assumption. exists ((/ W) *v V). split; [assumption|].
    eapply Rle_trans; [apply len_add|]. lra.
  - exists (unit V). split; [apply len_unit, V_nonzero|]. intros k Hk.
    apply parted_along with (g := d * len V); try assumption; [apply V_nonzero | apply none_below_hull, nearest_below|].
    pose proof (len_pos V V_nonzero). replace (d * len V / len V) with d by (field; lra). lra.
Qed.

Theorem nearest_touching : d = rA + rB -> touching (body A rA) (body B rB).
Proof.
  intros E. apply depth_touching; [apply nearest_meet; lra|].
  replace 0 with (rA + rB - d) by lra. apply nearest_depth. lra.
Qed.

Theorem nearest_penetrating : d < rA + rB -> penetrating (body A rA) (body B rB).
Proof. intros H. apply depth_penetrating with (rA + rB - d); [lra | apply nearest_depth; lra]. Qed.

(** The checker compares squares of whole numbers: V.V with (R W)^2. *)
Theorem nearest_order :
  (dot V V > (rA + rB) * W * ((rA + rB) * W) <-> d > rA + rB) /\
  (dot V V = (rA + rB) * W * ((rA + rB) * W) <-> d = rA + rB).
Proof.
  pose proof W_pos as HW. pose proof d_pos as Hd. fold (sq V). rewrite <- len_square.
  assert (L : len V = d * W) by (unfold d; field; lra). rewrite L.
  destruct (compare_squares ((rA + rB) * W) (d * W)) as [Less Equal]; [apply Rmult_le_pos; lra..|].
  split; split; intros H.
  - apply Rmult_lt_reg_r with W; [assumption|]. apply Less. assumption.
  - apply Less. apply Rmult_lt_compat_r; assumption.
  - apply Rmult_eq_reg_r with W; [symmetry; apply Equal; symmetry; assumption | lra].
  - rewrite H. reflexivity.
Qed.

(** The numbers that the checker then reports, p + s sqrt(q) over m. *)
Theorem nearest_finding :
  d - (rA + rB) = (- ((rA + rB) * W) + sqrt (dot V V)) / W /\ rA + rB - d = ((rA + rB) * W - sqrt (dot V V)) / W.
Proof. pose proof W_pos. fold (sq V) (len V). unfold d. split; field; lra. Qed.
End Nearest.
