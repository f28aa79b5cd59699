// Certificates of motion. During the sweep the CSO stands still and the point t s moves along a ray; the bodies
// meet at time t when the nearest point x of the cores' CSO is within R of t s. An end of the contact is certified
// in the numbers a + b sqrt(D): y = t s - x is the offset from x to the moving point.
//   y.y <= R^2                                     the bodies meet at t;
//   t is the first (last) instant of the motion    so nothing comes before (after) it; or
//   y.y = R^2 and y.p <= y.x for all p             y supports the CSO at x, so all points of the ray ahead of the
//                                                  plane through t s are farther than R, and
//     y.s < 0 (first), y.s > 0 (last)              the points before (after) t are ahead of it; or
//     y.s = 0 and a direction n with n.s > 0 (< 0) the ray runs within that plane: contact needs x' = t' s - y
//       and n.p >= n.x for all p                   itself to be in the CSO, and n keeps it out before (after) t.

#include "spec/pair/checker_state.h"

// The sign of r.
/*@ requires valid: \valid(c) && \valid_read(r) && \separated(r, &c->t0, &c->t1);
    requires radicand: radicand(c, D);
    terminates \true;
    exits \false;
    assigns val(&c->t0), val(&c->t1);
    ensures sign: \result == sgn(\old(root_of(r, D))); */
static int sign(og_checker *c, const og_root *r, const og_int *D) { return og_root_sign(r, D, &c->t0, &c->t1); }

// The sign of x - y; x and y are not s0.
/*@ requires valid: \valid(c) && \valid_read(x) && \valid_read(y);
    requires apart: \separated(x, &c->s0, &c->t0, &c->t1) && \separated(y, &c->s0, &c->t0, &c->t1);
    requires radicand: radicand(c, D);
    terminates \true;
    exits \false;
    assigns val(&c->s0.a), val(&c->s0.b), val(&c->t0), val(&c->t1);
    ensures sign: \result == sgn(\old(root_of(x, D)) - \old(root_of(y, D))); */
static int compare(og_checker *c, const og_root *x, const og_root *y, const og_int *D) {
  return og_root_compare(x, y, D, &c->s0, &c->t0, &c->t1);
}

// Raises c->high to y.point where that is more, or where it is the first.
/*@ requires valid: \valid(c) && \valid_read(point) && \separated(c, point);
    requires radicand: radicand(c, D);
    terminates \true;
    exits \false;
    assigns val(&c->candidate.a), val(&c->candidate.b), val(&c->high.a), val(&c->high.b), val(&c->s0.a),
            val(&c->s0.b), val(&c->t0), val(&c->t1);
    ensures point: root(val(&c->high.a), val(&c->high.b), \old(val(D))) >=
      \old(along(offset_x(c, D), offset_y(c, D), offset_z(c, D), point));
    ensures before: !first ==> root(val(&c->high.a), val(&c->high.b), \old(val(D))) >=
      \old(root_of(&c->high, D)); */
static void raise(og_checker *c, const og_ivec *point, bool first, const og_int *D) {
  og_root_along(&c->candidate, &c->normal, &c->other, point);
  //@ assert radicand: val(D) == \at(val(D), Pre);
  /*@ assert value: root_of(&c->candidate, D) ==
        \at(root_dot(val(&c->normal.x), val(&c->normal.y), val(&c->normal.z), val(&c->other.x), val(&c->other.y),
                     val(&c->other.z), val(&point->x), val(&point->y), val(&point->z), val(D)), Pre); */
  /*@ assert along: root_of(&c->candidate, D) ==
        \at(along(offset_x(c, D), offset_y(c, D), offset_z(c, D), point), Pre); */
  if (first || compare(c, &c->candidate, &c->high, D) > 0) og_root_swap(&c->candidate, &c->high);
}

// The greatest y.p of the points into c->high.
/*@ requires valid: \valid(c) && \valid_read(points) && points_readable(points) && \separated(c, points) &&
                    \separated(c, points->at + (0 .. points->count - 1));
    requires radicand: radicand(c, D);
    terminates \true;
    exits \false;
    assigns val(&c->candidate.a), val(&c->candidate.b), val(&c->high.a), val(&c->high.b), val(&c->s0.a),
            val(&c->s0.b), val(&c->t0), val(&c->t1);
    ensures high: \forall integer k; 0 <= k < points->count ==>
      along{Pre}(\old(offset_x(c, D)), \old(offset_y(c, D)), \old(offset_z(c, D)), points->at + k) <=
      root(val(&c->high.a), val(&c->high.b), \old(val(D))); */
static void highest(og_checker *c, const og_points *points, const og_int *D) {
  /*@ loop invariant i: 0 <= i <= points->count;
      loop invariant high: \forall integer k; 0 <= k < i ==>
        along{Pre}(\at(offset_x(c, D), Pre), \at(offset_y(c, D), Pre), \at(offset_z(c, D), Pre), points->at + k) <=
        root(val(&c->high.a), val(&c->high.b), \at(val(D), Pre));
      loop assigns i, val(&c->candidate.a), val(&c->candidate.b), val(&c->high.a), val(&c->high.b),
            val(&c->s0.a), val(&c->s0.b), val(&c->t0), val(&c->t1);
      loop variant points->count - i; */
  for (size_t i = 0; i < points->count; i++) {
    //@ assert point: same{Pre, Here}(points->at + i);
    /*@ assert offset: offset_x(c, D) == \at(offset_x(c, D), Pre) && offset_y(c, D) == \at(offset_y(c, D), Pre) &&
          offset_z(c, D) == \at(offset_z(c, D), Pre) && val(D) == \at(val(D), Pre); */
    /*@ assert along: along(offset_x(c, D), offset_y(c, D), offset_z(c, D), points->at + i) ==
          along{Pre}(\at(offset_x(c, D), Pre), \at(offset_y(c, D), Pre), \at(offset_z(c, D), Pre), points->at + i); */
    raise(c, &points->at[i], i == 0, D);
    /*@ assert last: along{Pre}(\at(offset_x(c, D), Pre), \at(offset_y(c, D), Pre), \at(offset_z(c, D), Pre),
          points->at + i) <= root(val(&c->high.a), val(&c->high.b), \at(val(D), Pre)); */
    /*@ assert further: i > 0 ==> root(val(&c->high.a), val(&c->high.b), \at(val(D), Pre)) >=
          \at(root(val(&c->high.a), val(&c->high.b), \at(val(D), Pre)), LoopCurrent); */
    /*@ assert before: \forall integer k; 0 <= k < i ==>
          along{Pre}(\at(offset_x(c, D), Pre), \at(offset_y(c, D), Pre), \at(offset_z(c, D), Pre), points->at + k) <=
          root(val(&c->high.a), val(&c->high.b), \at(val(D), Pre)); */
  }
}

// Lowers c->low to y.point where that is less, or where it is the first.
/*@ requires valid: \valid(c) && \valid_read(point) && \separated(c, point);
    requires radicand: radicand(c, D);
    terminates \true;
    exits \false;
    assigns val(&c->candidate.a), val(&c->candidate.b), val(&c->low.a), val(&c->low.b), val(&c->s0.a),
            val(&c->s0.b), val(&c->t0), val(&c->t1);
    ensures point: root(val(&c->low.a), val(&c->low.b), \old(val(D))) <=
      \old(along(offset_x(c, D), offset_y(c, D), offset_z(c, D), point));
    ensures before: !first ==> root(val(&c->low.a), val(&c->low.b), \old(val(D))) <=
      \old(root_of(&c->low, D)); */
static void lower(og_checker *c, const og_ivec *point, bool first, const og_int *D) {
  og_root_along(&c->candidate, &c->normal, &c->other, point);
  //@ assert radicand: val(D) == \at(val(D), Pre);
  /*@ assert value: root_of(&c->candidate, D) ==
        \at(root_dot(val(&c->normal.x), val(&c->normal.y), val(&c->normal.z), val(&c->other.x), val(&c->other.y),
                     val(&c->other.z), val(&point->x), val(&point->y), val(&point->z), val(D)), Pre); */
  /*@ assert along: root_of(&c->candidate, D) ==
        \at(along(offset_x(c, D), offset_y(c, D), offset_z(c, D), point), Pre); */
  if (first || compare(c, &c->candidate, &c->low, D) < 0) og_root_swap(&c->candidate, &c->low);
}

// The least y.p of the points into c->low.
/*@ requires valid: \valid(c) && \valid_read(points) && points_readable(points) && \separated(c, points) &&
                    \separated(c, points->at + (0 .. points->count - 1));
    requires radicand: radicand(c, D);
    terminates \true;
    exits \false;
    assigns val(&c->candidate.a), val(&c->candidate.b), val(&c->low.a), val(&c->low.b), val(&c->s0.a),
            val(&c->s0.b), val(&c->t0), val(&c->t1);
    ensures low: \forall integer k; 0 <= k < points->count ==>
      along{Pre}(\old(offset_x(c, D)), \old(offset_y(c, D)), \old(offset_z(c, D)), points->at + k) >=
      root(val(&c->low.a), val(&c->low.b), \old(val(D))); */
static void lowest(og_checker *c, const og_points *points, const og_int *D) {
  /*@ loop invariant i: 0 <= i <= points->count;
      loop invariant low: \forall integer k; 0 <= k < i ==>
        along{Pre}(\at(offset_x(c, D), Pre), \at(offset_y(c, D), Pre), \at(offset_z(c, D), Pre), points->at + k) >=
        root(val(&c->low.a), val(&c->low.b), \at(val(D), Pre));
      loop assigns i, val(&c->candidate.a), val(&c->candidate.b), val(&c->low.a), val(&c->low.b),
            val(&c->s0.a), val(&c->s0.b), val(&c->t0), val(&c->t1);
      loop variant points->count - i; */
  for (size_t i = 0; i < points->count; i++) {
    //@ assert point: same{Pre, Here}(points->at + i);
    /*@ assert offset: offset_x(c, D) == \at(offset_x(c, D), Pre) && offset_y(c, D) == \at(offset_y(c, D), Pre) &&
          offset_z(c, D) == \at(offset_z(c, D), Pre) && val(D) == \at(val(D), Pre); */
    /*@ assert along: along(offset_x(c, D), offset_y(c, D), offset_z(c, D), points->at + i) ==
          along{Pre}(\at(offset_x(c, D), Pre), \at(offset_y(c, D), Pre), \at(offset_z(c, D), Pre), points->at + i); */
    lower(c, &points->at[i], i == 0, D);
    /*@ assert last: along{Pre}(\at(offset_x(c, D), Pre), \at(offset_y(c, D), Pre), \at(offset_z(c, D), Pre),
          points->at + i) >= root(val(&c->low.a), val(&c->low.b), \at(val(D), Pre)); */
    /*@ assert further: i > 0 ==> root(val(&c->low.a), val(&c->low.b), \at(val(D), Pre)) <=
          \at(root(val(&c->low.a), val(&c->low.b), \at(val(D), Pre)), LoopCurrent); */
    /*@ assert before: \forall integer k; 0 <= k < i ==>
          along{Pre}(\at(offset_x(c, D), Pre), \at(offset_y(c, D), Pre), \at(offset_z(c, D), Pre), points->at + k) >=
          root(val(&c->low.a), val(&c->low.b), \at(val(D), Pre)); */
  }
}

// The greatest y.p over the CSO into c->best.
/*@ requires working: working(c, problem);
    requires radicand: radicand(c, D);
    terminates \true;
    exits \false;
    assigns val(&c->candidate.a), val(&c->candidate.b), val(&c->high.a), val(&c->high.b), val(&c->low.a),
            val(&c->low.b), val(&c->s0.a), val(&c->s0.b), val(&c->best.a), val(&c->best.b), val(&c->t0), val(&c->t1);
    ensures normal: still{Pre, Post}(&c->normal);
    ensures other: still{Pre, Post}(&c->other);
    ensures sum: still{Pre, Post}(&c->sum);
    ensures sum_root: still{Pre, Post}(&c->sum_root);
    ensures radicand: val(D) == \old(val(D));
    ensures whole: whole(c, D) == \old(whole(c, D));
    ensures most: along_most{Pre}(\old(offset_x(c, D)), \old(offset_y(c, D)), \old(offset_z(c, D)), problem,
                                  root(val(&c->best.a), val(&c->best.b), \old(val(D)))); */
static void farthest(og_checker *c, const og_problem *problem, const og_int *D) {
  highest(c, &problem->a, D);
  //@ assert normal: still{Pre, Here}(&c->normal);
  //@ assert other: still{Pre, Here}(&c->other);
  //@ assert radicand: val(D) == \at(val(D), Pre);
  //@ assert kept: \forall integer j; 0 <= j < problem->b.count ==> still{Pre, Here}(problem->b.at + j);
  lowest(c, &problem->b, D);
  og_root_sub(&c->best, &c->high, &c->low);
  /*@ assert difference: root(val(&c->best.a), val(&c->best.b), \at(val(D), Pre)) ==
        root(val(&c->high.a), val(&c->high.b), \at(val(D), Pre)) - root(val(&c->low.a), val(&c->low.b), \at(val(D),
              Pre)); */
}

// Adds s0 point to (sum, sum_root), and s0 to (total, total_root).
/*@ requires valid: \valid(c);
    terminates \true;
    exits \false;
    assigns val(&c->sum.x), val(&c->sum.y), val(&c->sum.z),
            val(&c->sum_root.x), val(&c->sum_root.y), val(&c->sum_root.z), val(&c->total), val(&c->total_root);
    ensures x: \forall real d; root(val(&c->sum.x), val(&c->sum_root.x), d) == \old(root_plus_scaled(val(&c->point.x),
      val(&c->s0.a), val(&c->s0.b), val(&c->sum.x), val(&c->sum_root.x), d));
    ensures y: \forall real d; root(val(&c->sum.y), val(&c->sum_root.y), d) == \old(root_plus_scaled(val(&c->point.y),
      val(&c->s0.a), val(&c->s0.b), val(&c->sum.y), val(&c->sum_root.y), d));
    ensures z: \forall real d; root(val(&c->sum.z), val(&c->sum_root.z), d) == \old(root_plus_scaled(val(&c->point.z),
      val(&c->s0.a), val(&c->s0.b), val(&c->sum.z), val(&c->sum_root.z), d));
    ensures total: val(&c->total) == \old(val(&c->total) + val(&c->s0.a)) &&
      val(&c->total_root) == \old(val(&c->total_root) + val(&c->s0.b)); */
static void add_product(og_checker *c) {
  og_root_vec_addmul(&c->sum, &c->sum_root, &c->s0, &c->point);
  og_int_add(&c->total, &c->total, &c->s0.a);
  og_int_add(&c->total_root, &c->total_root, &c->s0.b);
}

// Adds weight k times its point to (sum, sum_root), and the weight to (total, total_root).
/*@ requires working: working(c, problem);
    requires reading: reading(c, witness);
    requires radicand: radicand(c, D);
    requires range: 0 <= k < witness->count && in_range(problem, witness);
    terminates \true;
    exits \false;
    assigns val(&c->point.x), val(&c->point.y), val(&c->point.z), val(&c->sum.x), val(&c->sum.y), val(&c->sum.z),
            val(&c->sum_root.x), val(&c->sum_root.y), val(&c->sum_root.z), val(&c->total), val(&c->total_root),
            val(&c->s0.a), val(&c->s0.b), val(&c->t0), val(&c->t1);
    ensures kept: val(D) == \old(val(D));
    ensures weight: \result == OG_ACCEPTED ==> root_weight{Pre}(witness, \old(val(D)), k) >= 0;
    ensures total: \result == OG_ACCEPTED ==>
      whole(c, D) == \old(whole(c, D)) + root_weight{Pre}(witness, \old(val(D)), k);
    ensures x: \result == OG_ACCEPTED ==> foot_x(c, D) ==
      plus_product(\old(foot_x(c, D)), root_weight{Pre}(witness, \old(val(D)), k), cso_x{Pre}(problem, witness, k));
    ensures y: \result == OG_ACCEPTED ==> foot_y(c, D) ==
      plus_product(\old(foot_y(c, D)), root_weight{Pre}(witness, \old(val(D)), k), cso_y{Pre}(problem, witness, k));
    ensures z: \result == OG_ACCEPTED ==> foot_z(c, D) ==
      plus_product(\old(foot_z(c, D)), root_weight{Pre}(witness, \old(val(D)), k), cso_z{Pre}(problem, witness, k)); */
static og_refusal add_weighted(og_checker *c, const og_problem *problem, const og_combination *witness, size_t k,
                               const og_int *D) {
  og_root_set(&c->s0, &witness->weight[k], &witness->root_weight[k]);
  if (sign(c, &c->s0, D) < 0) return OG_REFUSED_WEIGHT;
  //@ assert a: same{Pre, Here}(problem->a.at + witness->pair[k].i);
  //@ assert b: same{Pre, Here}(problem->b.at + witness->pair[k].j);
  og_check_cso_point(&c->point, problem, witness->pair[k]);
  /*@ assert point: val(&c->point.x) == cso_x{Pre}(problem, witness, k) &&
        val(&c->point.y) == cso_y{Pre}(problem, witness, k) && val(&c->point.z) == cso_z{Pre}(problem, witness, k); */
  add_product(c);
  return OG_ACCEPTED;
}

// P = sum w p in (sum, sum_root), W = sum w in (total, total_root); weights >= 0.
/*@ requires working: working(c, problem);
    requires reading: reading(c, witness);
    requires radicand: radicand(c, D);
    requires range: in_range(problem, witness);
    terminates \true;
    exits \false;
    assigns val(&c->point.x), val(&c->point.y), val(&c->point.z), val(&c->sum.x), val(&c->sum.y), val(&c->sum.z),
            val(&c->sum_root.x), val(&c->sum_root.y), val(&c->sum_root.z), val(&c->total), val(&c->total_root),
            val(&c->s0.a), val(&c->s0.b), val(&c->t0), val(&c->t1);
    ensures kept: val(D) == \old(val(D));
    ensures weights: \result == OG_ACCEPTED ==> root_not_negative{Pre}(witness, \old(val(D)), witness->count);
    ensures total: \result == OG_ACCEPTED ==> whole(c, D) == root_total{Pre}(witness, \old(val(D)), witness->count);
    ensures x: \result == OG_ACCEPTED ==> foot_x(c, D) == root_sum_x{Pre}(problem, witness, \old(val(D)),
          witness->count);
    ensures y: \result == OG_ACCEPTED ==> foot_y(c, D) == root_sum_y{Pre}(problem, witness, \old(val(D)),
          witness->count);
    ensures z: \result == OG_ACCEPTED ==> foot_z(c, D) == root_sum_z{Pre}(problem, witness, \old(val(D)),
          witness->count);
 */
static og_refusal add_all(og_checker *c, const og_problem *problem, const og_combination *witness, const og_int *D) {
  og_ivec_set_zero(&c->sum);
  og_ivec_set_zero(&c->sum_root);
  og_int_set_si(&c->total, 0);
  og_int_set_si(&c->total_root, 0);
  /*@ loop invariant k: 0 <= k <= witness->count;
      loop invariant radicand: val(D) == \at(val(D), Pre);
      loop invariant weights: root_not_negative{Pre}(witness, \at(val(D), Pre), k);
      loop invariant x: foot_x(c, D) == root_sum_x{Pre}(problem, witness, \at(val(D), Pre), k);
      loop invariant y: foot_y(c, D) == root_sum_y{Pre}(problem, witness, \at(val(D), Pre), k);
      loop invariant z: foot_z(c, D) == root_sum_z{Pre}(problem, witness, \at(val(D), Pre), k);
      loop invariant total: whole(c, D) == root_total{Pre}(witness, \at(val(D), Pre), k);
      loop assigns k, val(&c->point.x), val(&c->point.y), val(&c->point.z), val(&c->sum.x), val(&c->sum.y),
            val(&c->sum.z),
            val(&c->sum_root.x), val(&c->sum_root.y), val(&c->sum_root.z), val(&c->total), val(&c->total_root),
            val(&c->s0.a), val(&c->s0.b), val(&c->t0), val(&c->t1);
      loop variant witness->count - k; */
  for (size_t k = 0; k < witness->count; k++) {
    //@ assert weight: val(&witness->weight[k]) == \at(val(&witness->weight[\at(k, Here)]), Pre);
    //@ assert root_weight: val(&witness->root_weight[k]) == \at(val(&witness->root_weight[\at(k, Here)]), Pre);
    //@ assert a: same{Pre, Here}(problem->a.at + witness->pair[k].i);
    //@ assert b: same{Pre, Here}(problem->b.at + witness->pair[k].j);
    //@ assert kept_weight: root_weight(witness, val(D), k) == root_weight{Pre}(witness, \at(val(D), Pre), k);
    //@ assert kept_x: cso_x(problem, witness, k) == cso_x{Pre}(problem, witness, k);
    //@ assert kept_y: cso_y(problem, witness, k) == cso_y{Pre}(problem, witness, k);
    //@ assert kept_z: cso_z(problem, witness, k) == cso_z{Pre}(problem, witness, k);
    const og_refusal refusal = add_weighted(c, problem, witness, k, D);
    if (refusal != OG_ACCEPTED) return refusal;
    /*@ assert next_x: root_sum_x{Pre}(problem, witness, \at(val(D), Pre), k + 1) ==
          plus_product(root_sum_x{Pre}(problem, witness, \at(val(D), Pre), k),
                       root_weight{Pre}(witness, \at(val(D), Pre), k), cso_x{Pre}(problem, witness, k)); */
    /*@ assert next_y: root_sum_y{Pre}(problem, witness, \at(val(D), Pre), k + 1) ==
          plus_product(root_sum_y{Pre}(problem, witness, \at(val(D), Pre), k),
                       root_weight{Pre}(witness, \at(val(D), Pre), k), cso_y{Pre}(problem, witness, k)); */
    /*@ assert next_z: root_sum_z{Pre}(problem, witness, \at(val(D), Pre), k + 1) ==
          plus_product(root_sum_z{Pre}(problem, witness, \at(val(D), Pre), k),
                       root_weight{Pre}(witness, \at(val(D), Pre), k), cso_z{Pre}(problem, witness, k)); */
  }
  return OG_ACCEPTED;
}

// Is W > 0?
/*@ requires valid: \valid(c);
    requires radicand: radicand(c, D);
    terminates \true;
    exits \false;
    assigns val(&c->s0.a), val(&c->s0.b), val(&c->t0), val(&c->t1);
    ensures positive: \result ==> \old(whole(c, D)) > 0;
    ensures kept: val(D) == \old(val(D));
    ensures total: whole(c, D) == \old(whole(c, D));
    ensures x: foot_x(c, D) == \old(foot_x(c, D));
    ensures y: foot_y(c, D) == \old(foot_y(c, D));
    ensures z: foot_z(c, D) == \old(foot_z(c, D)); */
static bool whole_is_positive(og_checker *c, const og_int *D) {
  og_root_set(&c->s0, &c->total, &c->total_root);
  return sign(c, &c->s0, D) > 0;
}

// As add_all; and W > 0.
/*@ requires working: working(c, problem);
    requires reading: reading(c, witness);
    requires radicand: radicand(c, D);
    terminates \true;
    exits \false;
    assigns val(&c->point.x), val(&c->point.y), val(&c->point.z), val(&c->sum.x), val(&c->sum.y), val(&c->sum.z),
            val(&c->sum_root.x), val(&c->sum_root.y), val(&c->sum_root.z), val(&c->total), val(&c->total_root),
            val(&c->s0.a), val(&c->s0.b), val(&c->t0), val(&c->t1);
    ensures kept: val(D) == \old(val(D));
    ensures combines: \result == OG_ACCEPTED ==> combines{Pre}(problem, witness, \old(val(D)));
    ensures total: \result == OG_ACCEPTED ==> whole(c, D) == root_total{Pre}(witness, \old(val(D)), witness->count);
    ensures x: \result == OG_ACCEPTED ==> foot_x(c, D) == root_sum_x{Pre}(problem, witness, \old(val(D)),
          witness->count);
    ensures y: \result == OG_ACCEPTED ==> foot_y(c, D) == root_sum_y{Pre}(problem, witness, \old(val(D)),
          witness->count);
    ensures z: \result == OG_ACCEPTED ==> foot_z(c, D) == root_sum_z{Pre}(problem, witness, \old(val(D)),
          witness->count);
 */
static og_refusal weighted_sum(og_checker *c, const og_problem *problem, const og_combination *witness,
                               const og_int *D) {
  og_refusal refusal = og_check_pairs(problem, witness);
  if (refusal != OG_ACCEPTED) return refusal;
  refusal = add_all(c, problem, witness, D);
  if (refusal != OG_ACCEPTED) return refusal;
  return whole_is_positive(c, D) ? OG_ACCEPTED : OG_REFUSED_WEIGHT;
}

// Where the end's time lies in the motion: -1 outside, otherwise 1 when it is the first (which > 0) or last
// (which < 0) instant of the motion, 0 when it is inside.
/*@ requires working: working(c, problem);
    requires end: \valid_read(end) && \separated(c, end);
    requires radicand: radicand(c, &end->radicand);
    terminates \true;
    exits \false;
    assigns val(&c->s0.a), val(&c->s0.b), val(&c->s1.a), val(&c->s1.b), val(&c->left.a), val(&c->left.b),
            val(&c->right.a), val(&c->right.b), val(&c->t0), val(&c->t1);
    ensures normal: still{Pre, Post}(&c->normal);
    ensures other: still{Pre, Post}(&c->other);
    ensures sum: still{Pre, Post}(&c->sum);
    ensures sum_root: still{Pre, Post}(&c->sum_root);
    ensures total: val(&c->total) == \old(val(&c->total)) && val(&c->total_root) == \old(val(&c->total_root));
    ensures radicand: val(&end->radicand) == \old(val(&end->radicand));
    ensures place: -1 <= \result <= 1;
    ensures during: \result >= 0 ==> during{Pre}(problem, tau{Pre}(end), \old(val(&end->time_m)));
    ensures outermost: \result == 1 ==> outermost{Pre}(problem, tau{Pre}(end), \old(val(&end->time_m)), which); */
static int place_in_motion(og_checker *c, const og_problem *problem, const og_sweep_end *end, int which) {
  og_root_set(&c->s0, &end->time_p, &end->time_q);
  const int after_start = sign(c, &c->s0, &end->radicand);
  if (after_start < 0) return -1;
  if (!problem->has_until) return which > 0 && after_start == 0;
  // until and t, times both denominators
  og_int_mul(&c->left.a, &problem->until_num, &end->time_m);
  og_int_set_si(&c->left.b, 0);
  og_root_set(&c->s1, &end->time_p, &end->time_q);
  og_root_scale(&c->right, &problem->until_den, &c->s1);
  //@ assert radicand: val(&end->radicand) == \at(val(&end->radicand), Pre);
  //@ assert left: root_of(&c->left, &end->radicand) == \at(val(&problem->until_num) * val(&end->time_m), Pre);
  //@ assert right: root_of(&c->right, &end->radicand) == \at(val(&problem->until_den) * tau(end), Pre);
  const int before_end = compare(c, &c->left, &c->right, &end->radicand);
  if (before_end < 0) return -1;
  return which > 0 ? after_start == 0 : before_end == 0;
}

// left velocity - m (sum, sum_root) into (normal, other)
/*@ requires working: working(c, problem);
    requires end: \valid_read(end) && \separated(c, end);
    terminates \true;
    exits \false;
    assigns val(&c->normal.x), val(&c->normal.y), val(&c->normal.z), val(&c->other.x), val(&c->other.y),
            val(&c->other.z);
    ensures kept: val(&end->radicand) == \old(val(&end->radicand));
    ensures x: offset_x(c, &end->radicand) == \old(products_difference(root_of(&c->left, &end->radicand),
      val(&problem->velocity.x), val(&end->time_m), foot_x(c, &end->radicand)));
    ensures y: offset_y(c, &end->radicand) == \old(products_difference(root_of(&c->left, &end->radicand),
      val(&problem->velocity.y), val(&end->time_m), foot_y(c, &end->radicand)));
    ensures z: offset_z(c, &end->radicand) == \old(products_difference(root_of(&c->left, &end->radicand),
      val(&problem->velocity.z), val(&end->time_m), foot_z(c, &end->radicand))); */
static void subtract(og_checker *c, const og_problem *problem, const og_sweep_end *end) {
  og_root_vec_difference(&c->normal, &c->other, &c->left, &problem->velocity, &end->time_m, &c->sum, &c->sum_root);
  //@ assert radicand: val(&end->radicand) == \at(val(&end->radicand), Pre);
  /*@ assert x: offset_x(c, &end->radicand) == \at(root_scaled_less_scaled(val(&problem->velocity.x), val(&c->left.a),
        val(&c->left.b), val(&end->time_m), val(&c->sum.x), val(&c->sum_root.x), val(&end->radicand)), Pre); */
  /*@ assert y: offset_y(c, &end->radicand) == \at(root_scaled_less_scaled(val(&problem->velocity.y), val(&c->left.a),
        val(&c->left.b), val(&end->time_m), val(&c->sum.y), val(&c->sum_root.y), val(&end->radicand)), Pre); */
  /*@ assert z: offset_z(c, &end->radicand) == \at(root_scaled_less_scaled(val(&problem->velocity.z), val(&c->left.a),
        val(&c->left.b), val(&end->time_m), val(&c->sum.z), val(&c->sum_root.z), val(&end->radicand)), Pre); */
}

// y m W = (W t m) s - m P into (normal, other). All positive multiples of y from here on.
/*@ requires working: working(c, problem);
    requires end: \valid_read(end) && \separated(c, end);
    requires radicand: radicand(c, &end->radicand);
    terminates \true;
    exits \false;
    assigns val(&c->s0.a), val(&c->s0.b), val(&c->s1.a), val(&c->s1.b), val(&c->left.a), val(&c->left.b),
            val(&c->normal.x), val(&c->normal.y), val(&c->normal.z), val(&c->other.x), val(&c->other.y),
            val(&c->other.z);
    ensures kept: val(&end->radicand) == \old(val(&end->radicand));
    ensures total: whole(c, &end->radicand) == \old(whole(c, &end->radicand));
    ensures foot_x: foot_x(c, &end->radicand) == \old(foot_x(c, &end->radicand));
    ensures foot_y: foot_y(c, &end->radicand) == \old(foot_y(c, &end->radicand));
    ensures foot_z: foot_z(c, &end->radicand) == \old(foot_z(c, &end->radicand));
    ensures x: offset_x(c, &end->radicand) == \old(way(whole(c, &end->radicand), tau(end),
      val(&problem->velocity.x), val(&end->time_m), foot_x(c, &end->radicand)));
    ensures y: offset_y(c, &end->radicand) == \old(way(whole(c, &end->radicand), tau(end),
      val(&problem->velocity.y), val(&end->time_m), foot_y(c, &end->radicand)));
    ensures z: offset_z(c, &end->radicand) == \old(way(whole(c, &end->radicand), tau(end),
      val(&problem->velocity.z), val(&end->time_m), foot_z(c, &end->radicand))); */
static void offset(og_checker *c, const og_problem *problem, const og_sweep_end *end) {
  og_root_set(&c->s0, &c->total, &c->total_root);
  og_root_set(&c->s1, &end->time_p, &end->time_q);
  og_root_mul(&c->left, &c->s0, &c->s1, &end->radicand);
  //@ assert left: root_of(&c->left, &end->radicand) == \at(whole(c, &end->radicand) * tau(end), Pre);
  /*@ assert foot_x: foot_x(c, &end->radicand) == \at(foot_x(c, &end->radicand), Pre) &&
        val(&problem->velocity.x) == \at(val(&problem->velocity.x), Pre); */
  /*@ assert foot_y: foot_y(c, &end->radicand) == \at(foot_y(c, &end->radicand), Pre) &&
        val(&problem->velocity.y) == \at(val(&problem->velocity.y), Pre); */
  /*@ assert foot_z: foot_z(c, &end->radicand) == \at(foot_z(c, &end->radicand), Pre) &&
        val(&problem->velocity.z) == \at(val(&problem->velocity.z), Pre); */
  //@ assert m: val(&end->time_m) == \at(val(&end->time_m), Pre);
  subtract(c, problem, end);
}

// m R W into s1
/*@ requires working: working(c, problem);
    requires m: \valid_read(m) && \separated(c, m);
    terminates \true;
    exits \false;
    assigns val(&c->limit), val(&c->s0.a), val(&c->s0.b), val(&c->s1.a), val(&c->s1.b);
    ensures held: \forall real d; root(val(&c->s1.a), val(&c->s1.b), d) ==
      \old(root_scaled(val(m) * val(&problem->radius), val(&c->total), val(&c->total_root), d)); */
static void held(og_checker *c, const og_problem *problem, const og_int *m) {
  og_int_mul(&c->limit, m, &problem->radius);
  og_root_set(&c->s0, &c->total, &c->total_root);
  og_root_scale(&c->s1, &c->limit, &c->s0);
}

// Y.Y into left.
/*@ requires valid: \valid(c);
    requires radicand: radicand(c, D);
    terminates \true;
    exits \false;
    assigns val(&c->left.a), val(&c->left.b), val(&c->value);
    ensures kept: way_kept{Pre, Post}(c, D);
    ensures product: root_of(&c->left, D) == \old(norm2(offset_x(c, D), offset_y(c, D), offset_z(c, D))); */
static void way_squared(og_checker *c, const og_int *D) {
  og_root_dot(&c->left, &c->normal, &c->other, &c->normal, &c->other, D, &c->value);
}

// y.y - R^2, times (m W)^2: its sign.
/*@ requires working: working(c, problem);
    requires end: \valid_read(end) && \separated(c, end);
    requires radicand: radicand(c, &end->radicand);
    terminates \true;
    exits \false;
    assigns val(&c->right.a), val(&c->right.b), val(&c->left.a), val(&c->left.b), val(&c->value), val(&c->s0.a),
            val(&c->s0.b), val(&c->s1.a), val(&c->s1.b), val(&c->limit), val(&c->t0), val(&c->t1);
    ensures normal: still{Pre, Post}(&c->normal);
    ensures other: still{Pre, Post}(&c->other);
    ensures sum: still{Pre, Post}(&c->sum);
    ensures sum_root: still{Pre, Post}(&c->sum_root);
    ensures total: val(&c->total) == \old(val(&c->total)) && val(&c->total_root) == \old(val(&c->total_root));
    ensures radicand: val(&end->radicand) == \old(val(&end->radicand));
    ensures above: \result > 0 <==>
      \old(norm2(offset_x(c, &end->radicand), offset_y(c, &end->radicand), offset_z(c, &end->radicand))) >
      \old(squared(held(val(&end->time_m), val(&problem->radius), whole(c, &end->radicand))));
    ensures equal: \result == 0 <==>
      \old(norm2(offset_x(c, &end->radicand), offset_y(c, &end->radicand), offset_z(c, &end->radicand))) ==
      \old(squared(held(val(&end->time_m), val(&problem->radius), whole(c, &end->radicand)))); */
static int contact_sign(og_checker *c, const og_problem *problem, const og_sweep_end *end) {
  const og_int *D = &end->radicand;
  held(c, problem, &end->time_m);
  //@ assert way: way_kept{Pre, Here}(c, D);
  //@ assert radicand: val(D) == \at(val(&end->radicand), Pre);
  /*@ assert held: root_of(&c->s1, D) == \at(held(val(&end->time_m), val(&problem->radius), whole(c,
        &end->radicand)), Pre); */
  og_root_mul(&c->right, &c->s1, &c->s1, D);
  //@ assert way_still: way_kept{Pre, Here}(c, D);
  /*@ assert right: root_of(&c->right, D) ==
        \at(squared(held(val(&end->time_m), val(&problem->radius), whole(c, &end->radicand))), Pre); */
  way_squared(c, D);
  /*@ assert left: root_of(&c->left, D) ==
        \at(norm2(offset_x(c, &end->radicand), offset_y(c, &end->radicand), offset_z(c, &end->radicand)), Pre); */
  //@ assert way_last: way_kept{Pre, Here}(c, D);
  return compare(c, &c->left, &c->right, D);
}

// Y.P into right.
/*@ requires valid: \valid(c);
    requires radicand: radicand(c, D);
    terminates \true;
    exits \false;
    assigns val(&c->right.a), val(&c->right.b), val(&c->value);
    ensures kept: way_kept{Pre, Post}(c, D);
    ensures product: root_of(&c->right, D) == \old(sum3(offset_x(c, D), offset_y(c, D), offset_z(c, D), foot_x(c, D), foot_y(c, D), foot_z(c, D))); */
static void way_times_foot(og_checker *c, const og_int *D) {
  og_root_dot(&c->right, &c->normal, &c->other, &c->sum, &c->sum_root, D, &c->value);
}

// Is best W <= Y.P?
/*@ requires valid: \valid(c);
    requires radicand: radicand(c, D);
    terminates \true;
    exits \false;
    assigns val(&c->s0.a), val(&c->s0.b), val(&c->t0), val(&c->t1), val(&c->s1.a), val(&c->s1.b), val(&c->left.a),
            val(&c->left.b), val(&c->right.a), val(&c->right.b), val(&c->value);
    ensures normal: still{Pre, Post}(&c->normal);
    ensures other: still{Pre, Post}(&c->other);
    ensures sum: still{Pre, Post}(&c->sum);
    ensures sum_root: still{Pre, Post}(&c->sum_root);
    ensures total: val(&c->total) == \old(val(&c->total)) && val(&c->total_root) == \old(val(&c->total_root));
    ensures radicand: val(D) == \old(val(D));
    ensures within: \result ==> scaled_at_most(\old(root_of(&c->best, D)), \old(whole(c, D)), \old(sum3(offset_x(c, D),
      offset_y(c, D), offset_z(c, D), foot_x(c, D), foot_y(c, D), foot_z(c, D)))); */
static bool best_within(og_checker *c, const og_int *D) {
  og_root_set(&c->s1, &c->total, &c->total_root);
  //@ assert way: way_kept{Pre, Here}(c, D);
  og_root_mul(&c->left, &c->best, &c->s1, D);
  //@ assert way_still: way_kept{Pre, Here}(c, D);
  /*@ assert left: root_of(&c->left, D) ==
        \at(root_times(val(&c->best.a), val(&c->best.b), val(&c->total), val(&c->total_root), val(D)), Pre); */
  //@ assert radicand: val(D) == \at(val(D), Pre);
  way_times_foot(c, D);
  //@ assert way_last: way_kept{Pre, Here}(c, D);
  /*@ assert right: root_of(&c->right, D) == \at(sum3(offset_x(c, D), offset_y(c, D), offset_z(c, D), foot_x(c, D),
        foot_y(c, D), foot_z(c, D)), Pre); */
  //@ assert left_still: root_of(&c->left, D) == \at(root_of(&c->best, D) * whole(c, D), Pre);
  return compare(c, &c->left, &c->right, D) <= 0;
}

// Is y.p <= y.x = y.P / W for all p?
/*@ requires working: working(c, problem);
    requires radicand: radicand(c, D);
    terminates \true;
    exits \false;
    assigns val(&c->candidate.a), val(&c->candidate.b), val(&c->high.a), val(&c->high.b), val(&c->low.a),
            val(&c->low.b), val(&c->s0.a), val(&c->s0.b), val(&c->best.a), val(&c->best.b), val(&c->t0), val(&c->t1),
            val(&c->s1.a), val(&c->s1.b), val(&c->left.a), val(&c->left.b), val(&c->right.a), val(&c->right.b),
            val(&c->value);
    ensures normal: still{Pre, Post}(&c->normal);
    ensures other: still{Pre, Post}(&c->other);
    ensures sum: still{Pre, Post}(&c->sum);
    ensures sum_root: still{Pre, Post}(&c->sum_root);
    ensures total: val(&c->total) == \old(val(&c->total)) && val(&c->total_root) == \old(val(&c->total_root));
    ensures radicand: val(D) == \old(val(D));
    ensures supports: \result ==> way_supports{Pre}(problem, \old(offset_x(c, D)), \old(offset_y(c, D)),
      \old(offset_z(c, D)), \old(whole(c, D)), \old(foot_x(c, D)), \old(foot_y(c, D)), \old(foot_z(c, D))); */
static bool offset_supports(og_checker *c, const og_problem *problem, const og_int *D) {
  farthest(c, problem, D);
  return best_within(c, D);
}

// Is gap W >= n.P?
/*@ requires valid: \valid(c) && \valid_read(n) && \separated(c, n);
    requires radicand: radicand(c, D);
    terminates \true;
    exits \false;
    assigns val(&c->s0.a), val(&c->s0.b), val(&c->t0), val(&c->t1), val(&c->s1.a), val(&c->s1.b), val(&c->left.a),
            val(&c->left.b), val(&c->right.a), val(&c->right.b);
    ensures beyond: \result ==> scaled_at_least(\old(val(&c->gap)), \old(whole(c, D)), \old(along(foot_x(c, D),
      foot_y(c, D), foot_z(c, D), n))); */
static bool gap_beyond(og_checker *c, const og_ivec *n, const og_int *D) {
  og_root_set(&c->s1, &c->total, &c->total_root);
  og_root_scale(&c->left, &c->gap, &c->s1);
  /*@ assert left: root_of(&c->left, D) ==
        \at(root_scaled(val(&c->gap), val(&c->total), val(&c->total_root), val(D)), Pre); */
  //@ assert sum: same{Pre, Here}(&c->sum);
  //@ assert sum_root: same{Pre, Here}(&c->sum_root);
  //@ assert n: same{Pre, Here}(n);
  og_root_along(&c->right, &c->sum, &c->sum_root, n);
  //@ assert radicand: val(D) == \at(val(D), Pre);
  //@ assert right: root_of(&c->right, D) == \at(along(foot_x(c, D), foot_y(c, D), foot_z(c, D), n), Pre);
  //@ assert left_still: root_of(&c->left, D) == \at(val(&c->gap) * whole(c, D), Pre);
  return compare(c, &c->left, &c->right, D) >= 0;
}

// Is n.p >= n.x = n.P / W for all p, and does n.s have the sign of `which`?
/*@ requires working: working(c, problem);
    requires end: \valid_read(end) && \separated(c, end);
    requires radicand: radicand(c, &end->radicand);
    terminates \true;
    exits \false;
    assigns val(&c->value), val(&c->gap), val(&c->extreme), val(&c->s0.a), val(&c->s0.b), val(&c->s1.a),
            val(&c->s1.b), val(&c->left.a),
            val(&c->left.b), val(&c->right.a), val(&c->right.b), val(&c->t0), val(&c->t1);
    ensures keeps_out: \result ==> keeps_out{Pre}(problem, &end->direction, which, \old(whole(c, &end->radicand)),
      \old(foot_x(c, &end->radicand)), \old(foot_y(c, &end->radicand)), \old(foot_z(c, &end->radicand))); */
static bool direction_keeps_out(og_checker *c, const og_problem *problem, const og_sweep_end *end, int which) {
  const og_ivec *n = &end->direction;
  const og_int *D = &end->radicand;
  og_ivec_dot(&c->value, n, &problem->velocity);
  if (og_int_sign(&c->value) != which) return false;
  //@ assert turns: sgn(\at(dot(&end->direction, &problem->velocity), Pre)) == which;
  //@ assert kept_a: \forall integer i; 0 <= i < problem->a.count ==> same{Pre, Here}(problem->a.at + i);
  //@ assert kept_b: \forall integer j; 0 <= j < problem->b.count ==> same{Pre, Here}(problem->b.at + j);
  //@ assert n: same{Pre, Here}(n);
  og_check_gap(c, problem, n);
  //@ assert none_below: none_below{Pre}(&end->direction, problem, val(&c->gap));
  //@ assert sum: same{Pre, Here}(&c->sum);
  //@ assert sum_root: same{Pre, Here}(&c->sum_root);
  //@ assert n_still: same{Pre, Here}(n);
  //@ assert radicand: val(D) == \at(val(&end->radicand), Pre);
  //@ assert whole: whole(c, D) == \at(whole(c, &end->radicand), Pre);
  return gap_beyond(c, n, D);
}

// P, W and Y of the end.
/*@ requires working: working(c, problem);
    requires end: reading_end(c, end);
    requires radicand: radicand(c, &end->radicand);
    terminates \true;
    exits \false;
    assigns val(&c->point.x), val(&c->point.y), val(&c->point.z), val(&c->sum.x), val(&c->sum.y), val(&c->sum.z),
            val(&c->sum_root.x), val(&c->sum_root.y), val(&c->sum_root.z), val(&c->total), val(&c->total_root),
            val(&c->s0.a), val(&c->s0.b), val(&c->t0), val(&c->t1), val(&c->s1.a), val(&c->s1.b), val(&c->left.a),
            val(&c->left.b), val(&c->normal.x), val(&c->normal.y), val(&c->normal.z), val(&c->other.x),
            val(&c->other.y), val(&c->other.z);
    ensures kept: val(&end->radicand) == \old(val(&end->radicand));
    ensures combines: \result == OG_ACCEPTED ==> combines{Pre}(problem, &end->witness, \old(val(&end->radicand)));
    ensures total: \result == OG_ACCEPTED ==> whole(c, &end->radicand) == end_total{Pre}(end);
    ensures foot_x: \result == OG_ACCEPTED ==> foot_x(c, &end->radicand) == end_x{Pre}(problem, end);
    ensures foot_y: \result == OG_ACCEPTED ==> foot_y(c, &end->radicand) == end_y{Pre}(problem, end);
    ensures foot_z: \result == OG_ACCEPTED ==> foot_z(c, &end->radicand) == end_z{Pre}(problem, end);
    ensures way_x: \result == OG_ACCEPTED ==> offset_x(c, &end->radicand) == way_x{Pre}(problem, end);
    ensures way_y: \result == OG_ACCEPTED ==> offset_y(c, &end->radicand) == way_y{Pre}(problem, end);
    ensures way_z: \result == OG_ACCEPTED ==> offset_z(c, &end->radicand) == way_z{Pre}(problem, end); */
static og_refusal find_way(og_checker *c, const og_problem *problem, const og_sweep_end *end) {
  const og_refusal refusal = weighted_sum(c, problem, &end->witness, &end->radicand);
  if (refusal != OG_ACCEPTED) return refusal;
  //@ assert tau: tau(end) == \at(tau(end), Pre);
  //@ assert m: val(&end->time_m) == \at(val(&end->time_m), Pre);
  //@ assert velocity: same{Pre, Here}(&problem->velocity);
  //@ assert whole: whole(c, &end->radicand) == end_total{Pre}(end);
  offset(c, problem, end);
  return OG_ACCEPTED;
}

// The sign of y.s.
/*@ requires working: working(c, problem);
    requires radicand: radicand(c, D);
    terminates \true;
    exits \false;
    assigns val(&c->s1.a), val(&c->s1.b), val(&c->t0), val(&c->t1);
    ensures sign: \result == sgn(\old(along(offset_x(c, D), offset_y(c, D), offset_z(c, D), &problem->velocity)));
    ensures total: whole(c, D) == \old(whole(c, D));
    ensures x: foot_x(c, D) == \old(foot_x(c, D));
    ensures y: foot_y(c, D) == \old(foot_y(c, D));
    ensures z: foot_z(c, D) == \old(foot_z(c, D));
    ensures radicand: val(D) == \old(val(D)); */
static int along_velocity(og_checker *c, const og_problem *problem, const og_int *D) {
  og_root_along(&c->s1, &c->normal, &c->other, &problem->velocity);
  /*@ assert along: root_of(&c->s1, D) ==
        \at(along(offset_x(c, D), offset_y(c, D), offset_z(c, D), &problem->velocity), Pre); */
  return sign(c, &c->s1, D);
}

// Where y.y = R^2 and y supports the CSO: does y.s, or else n, keep all contact on the inner side of the end?
/*@ requires working: working(c, problem);
    requires end: \valid_read(end) && \separated(c, end);
    requires radicand: radicand(c, &end->radicand);
    requires which: which == 1 || which == -1;
    terminates \true;
    exits \false;
    assigns val(&c->value), val(&c->gap), val(&c->extreme), val(&c->s0.a), val(&c->s0.b), val(&c->s1.a),
            val(&c->s1.b), val(&c->left.a), val(&c->left.b), val(&c->right.a), val(&c->right.b), val(&c->t0),
            val(&c->t1);
    ensures leads_out: \result ==> leads_out{Pre}(problem, &end->direction, which, \old(offset_x(c, &end->radicand)),
      \old(offset_y(c, &end->radicand)), \old(offset_z(c, &end->radicand)), \old(whole(c, &end->radicand)),
      \old(foot_x(c, &end->radicand)), \old(foot_y(c, &end->radicand)), \old(foot_z(c, &end->radicand))); */
static bool leads_out(og_checker *c, const og_problem *problem, const og_sweep_end *end, int which) {
  const int along = along_velocity(c, problem, &end->radicand);
  if (along == -which) return true;
  //@ assert kept_a: \forall integer i; 0 <= i < problem->a.count ==> still{Pre, Here}(problem->a.at + i);
  //@ assert kept_b: \forall integer j; 0 <= j < problem->b.count ==> still{Pre, Here}(problem->b.at + j);
  //@ assert direction: still{Pre, Here}(&end->direction);
  //@ assert velocity: still{Pre, Here}(&problem->velocity);
  if (along != 0) return false;
  const bool out = direction_keeps_out(c, problem, end, which);
  /*@ assert out: out ==> keeps_out{Pre}(problem, &end->direction, which, \at(whole(c, &end->radicand), Pre),
        \at(foot_x(c, &end->radicand), Pre), \at(foot_y(c, &end->radicand), Pre), \at(foot_z(c, &end->radicand),
              Pre)); */
  return out;
}

// What is judged of an end depends on no number but these.
/*@ predicate judged_kept{K, L}(og_problem *p, og_sweep_end *e) =
      \at(p->a.at, K) == \at(p->a.at, L) && \at(p->a.count, K) == \at(p->a.count, L) &&
      \at(p->b.at, K) == \at(p->b.at, L) && \at(p->b.count, K) == \at(p->b.count, L) &&
      (\forall integer i; 0 <= i < \at(p->a.count, L) ==> still{K, L}(\at(p->a.at + i, L))) &&
      (\forall integer j; 0 <= j < \at(p->b.count, L) ==> still{K, L}(\at(p->b.at + j, L))) &&
      still{K, L}(\at(&e->direction, L)) && still{K, L}(\at(&p->velocity, L)) &&
      \at(p->has_until, K) == \at(p->has_until, L) && \at(val(&p->until_num), K) == \at(val(&p->until_num), L) &&
      \at(val(&p->until_den), K) == \at(val(&p->until_den), L) &&
      \at(val(&p->radius), K) == \at(val(&p->radius), L) && \at(val(&e->time_m), K) == \at(val(&e->time_m), L) &&
      \at(tau(e), K) == \at(tau(e), L);
    lemma way_supports_kept{K, L}: \forall og_problem *p, og_sweep_end *e, real x, y, z, w, px, py, pz;
      judged_kept{K, L}(p, e) ==> way_supports{L}(p, x, y, z, w, px, py, pz) ==>
      way_supports{K}(p, x, y, z, w, px, py, pz);
    lemma leads_out_kept{K, L}: \forall og_problem *p, og_sweep_end *e, integer which, real x, y, z, w, px, py, pz;
      judged_kept{K, L}(p, e) ==> leads_out{L}(p, \at(&e->direction, L), which, x, y, z, w, px, py, pz) ==>
      leads_out{K}(p, \at(&e->direction, L), which, x, y, z, w, px, py, pz);
    lemma end_judged_kept{K, L}: \forall og_problem *p, og_sweep_end *e, integer which, real x, y, z, w, px, py, pz;
      judged_kept{K, L}(p, e) ==> end_judged{L}(p, e, which, x, y, z, w, px, py, pz) ==>
      end_judged{K}(p, e, which, x, y, z, w, px, py, pz); */

// Where y.y = R^2: does y support the CSO, and does all contact stay on the inner side of the end?
/*@ requires working: working(c, problem);
    requires end: \valid_read(end) && \separated(c, end);
    requires radicand: radicand(c, &end->radicand);
    requires which: which == 1 || which == -1;
    terminates \true;
    exits \false;
    assigns *c;
    ensures supports: \result ==> way_supports{Pre}(problem, \old(offset_x(c, &end->radicand)),
      \old(offset_y(c, &end->radicand)), \old(offset_z(c, &end->radicand)), \old(whole(c, &end->radicand)),
      \old(foot_x(c, &end->radicand)), \old(foot_y(c, &end->radicand)), \old(foot_z(c, &end->radicand)));
    ensures leads_out: \result ==> leads_out{Pre}(problem, &end->direction, which, \old(offset_x(c, &end->radicand)),
      \old(offset_y(c, &end->radicand)), \old(offset_z(c, &end->radicand)), \old(whole(c, &end->radicand)),
      \old(foot_x(c, &end->radicand)), \old(foot_y(c, &end->radicand)), \old(foot_z(c, &end->radicand))); */
static bool ends_contact(og_checker *c, const og_problem *problem, const og_sweep_end *end, int which) {
  if (!offset_supports(c, problem, &end->radicand)) return false;
  //@ assert way: way_kept{Pre, Here}(c, &end->radicand);
  //@ assert kept_a: \forall integer i; 0 <= i < problem->a.count ==> still{Pre, Here}(problem->a.at + i);
  //@ assert kept_b: \forall integer j; 0 <= j < problem->b.count ==> still{Pre, Here}(problem->b.at + j);
  //@ assert direction: still{Pre, Here}(&end->direction);
  //@ assert velocity: still{Pre, Here}(&problem->velocity);
  //@ assert time: tau(end) == \at(tau(end), Pre) && val(&end->time_m) == \at(val(&end->time_m), Pre);
  //@ assert kept: judged_kept{Pre, Here}(problem, end);
  return leads_out(c, problem, end, which);
}

// With P, W and Y at hand: the rest of what an end has to keep.
/*@ requires working: working(c, problem);
    requires end: \valid_read(end) && \separated(c, end);
    requires radicand: radicand(c, &end->radicand);
    requires which: which == 1 || which == -1;
    terminates \true;
    exits \false;
    assigns *c;
    ensures judged: \result == OG_ACCEPTED ==> end_judged{Pre}(problem, end, which, \old(offset_x(c, &end->radicand)),
      \old(offset_y(c, &end->radicand)), \old(offset_z(c, &end->radicand)), \old(whole(c, &end->radicand)),
      \old(foot_x(c, &end->radicand)), \old(foot_y(c, &end->radicand)), \old(foot_z(c, &end->radicand))); */
static og_refusal judge_end(og_checker *c, const og_problem *problem, const og_sweep_end *end, int which) {
  const int place = place_in_motion(c, problem, end, which);
  if (place < 0) return OG_REFUSED_TIME;
  //@ assert way: way_kept{Pre, Here}(c, &end->radicand);
  //@ assert kept_a: \forall integer i; 0 <= i < problem->a.count ==> still{Pre, Here}(problem->a.at + i);
  //@ assert kept_b: \forall integer j; 0 <= j < problem->b.count ==> still{Pre, Here}(problem->b.at + j);
  //@ assert kept: judged_kept{Pre, Here}(problem, end);
  const int contact = contact_sign(c, problem, end);
  /*@ assert meets: contact <= 0 ==> \at(norm2(offset_x(c, &end->radicand), offset_y(c, &end->radicand), offset_z(c,
        &end->radicand)), Pre) <=
        \at(squared(held(val(&end->time_m), val(&problem->radius), whole(c, &end->radicand))), Pre); */
  /*@ assert equal: contact == 0 ==> \at(norm2(offset_x(c, &end->radicand), offset_y(c, &end->radicand), offset_z(c,
        &end->radicand)), Pre) ==
        \at(squared(held(val(&end->time_m), val(&problem->radius), whole(c, &end->radicand))), Pre); */
  if (contact > 0) return OG_REFUSED_NO_CONTACT;
  if (place == 1) return OG_ACCEPTED;
  //@ assert way_still: way_kept{Pre, Here}(c, &end->radicand);
  //@ assert a_still: \forall integer i; 0 <= i < problem->a.count ==> still{Pre, Here}(problem->a.at + i);
  //@ assert b_still: \forall integer j; 0 <= j < problem->b.count ==> still{Pre, Here}(problem->b.at + j);
  //@ assert kept_still: judged_kept{Pre, Here}(problem, end);
  if (contact < 0 || !ends_contact(c, problem, end, which)) return OG_REFUSED_NOT_FIRST_LAST;
  return OG_ACCEPTED;
}

og_refusal og_check_sweep_end(og_checker *c, const og_problem *problem, const og_sweep_end *end, int which) {
  if (og_int_sign(&end->time_m) <= 0 || og_int_sign(&end->radicand) < 0) return OG_REFUSED_TIME;
  const og_refusal refusal = find_way(c, problem, end);
  if (refusal != OG_ACCEPTED) return refusal;
  //@ assert kept_a: \forall integer i; 0 <= i < problem->a.count ==> still{Pre, Here}(problem->a.at + i);
  //@ assert kept_b: \forall integer j; 0 <= j < problem->b.count ==> still{Pre, Here}(problem->b.at + j);
  //@ assert kept: judged_kept{Pre, Here}(problem, end);
  return judge_end(c, problem, end, which);
}

// The end's time, (p + q sqrt(D)) / m, is (p + s sqrt(q^2 D)) / m with the sign s of q.
/*@ requires valid: \valid(time) && \valid_read(end) && \separated(time, end);
    terminates \true;
    exits \false;
    assigns *time;
    ensures time: time_is(time, \old(val(&end->time_p)), \old(val(&end->time_q)), \old(val(&end->radicand)),
                          \old(val(&end->time_m))); */
static void time_of(og_surd *time, const og_sweep_end *end) {
  og_int_set(&time->p, &end->time_p);
  og_int_mul(&time->q, &end->time_q, &end->time_q);
  og_int_mul(&time->q, &time->q, &end->radicand);
  //@ assert q: val(&time->q) == \at(squared(val(&end->time_q)) * val(&end->radicand), Pre);
  og_int_set(&time->m, &end->time_m);
  time->s = og_int_sign(&time->q) == 0 ? 0 : og_int_sign(&end->time_q);
  time->e = 0;
}

// The first end. What the last states, it states still: its sums are those of other numbers than c's.
/*@ requires working: working(c, problem);
    requires certificate: \valid_read(certificate) && \separated(c, certificate);
    requires ends: reading_end(c, &certificate->first) && reading_end(c, &certificate->last);
    terminates \true;
    exits \false;
    assigns *c;
    ensures first: \result == OG_ACCEPTED ==> end_accepted{Pre}(problem, &certificate->first, 1);
    ensures last: end_accepted{Post}(problem, &certificate->last, -1) ==>
      end_accepted{Pre}(problem, &certificate->last, -1); */
static og_refusal check_first(og_checker *c, const og_problem *problem, const og_certificate *certificate) {
  const og_refusal refusal = og_check_sweep_end(c, problem, &certificate->first, 1);
  //@ ghost const og_sweep_end *const last = &certificate->last;
  //@ assert kept_a: \forall integer i; 0 <= i < problem->a.count ==> still{Pre, Here}(problem->a.at + i);
  //@ assert kept_b: \forall integer j; 0 <= j < problem->b.count ==> still{Pre, Here}(problem->b.at + j);
  //@ assert kept: judged_kept{Pre, Here}(problem, last);
  /*@ assert weights: \forall integer k; 0 <= k < last->witness.count ==>
        root_weight(&last->witness, \at(val(&certificate->last.radicand), Pre), k) ==
        root_weight{Pre}(&last->witness, \at(val(&certificate->last.radicand), Pre), k); */
  /*@ ghost
    size_t k = 0;
    /@  loop invariant k: 0 <= k <= last->witness.count;
        loop invariant total: root_total(&last->witness, \at(val(&certificate->last.radicand), Pre), k) ==
          root_total{Pre}(&last->witness, \at(val(&certificate->last.radicand), Pre), k);
        loop invariant x: in_range(problem, &last->witness) ==>
          root_sum_x(problem, &last->witness, \at(val(&certificate->last.radicand), Pre), k) ==
          root_sum_x{Pre}(problem, &last->witness, \at(val(&certificate->last.radicand), Pre), k);
        loop invariant y: in_range(problem, &last->witness) ==>
          root_sum_y(problem, &last->witness, \at(val(&certificate->last.radicand), Pre), k) ==
          root_sum_y{Pre}(problem, &last->witness, \at(val(&certificate->last.radicand), Pre), k);
        loop invariant z: in_range(problem, &last->witness) ==>
          root_sum_z(problem, &last->witness, \at(val(&certificate->last.radicand), Pre), k) ==
          root_sum_z{Pre}(problem, &last->witness, \at(val(&certificate->last.radicand), Pre), k);
        loop assigns k;
        loop variant last->witness.count - k; @/
    while (k < last->witness.count) {
      /@ assert a: in_range(problem, &last->witness) ==> still{Pre, Here}(problem->a.at + last->witness.pair[k].i); @/
      /@ assert b: in_range(problem, &last->witness) ==> still{Pre, Here}(problem->b.at + last->witness.pair[k].j); @/
      /@ assert point: in_range(problem, &last->witness) ==>
           cso_x(problem, &last->witness, k) == cso_x{Pre}(problem, &last->witness, k) &&
           cso_y(problem, &last->witness, k) == cso_y{Pre}(problem, &last->witness, k) &&
           cso_z(problem, &last->witness, k) == cso_z{Pre}(problem, &last->witness, k); @/
      k++;
    } */
  //@ assert radicand: val(&last->radicand) == \at(val(&certificate->last.radicand), Pre);
  /*@ assert combines: combines(problem, &last->witness, \at(val(&certificate->last.radicand), Pre)) ==>
        combines{Pre}(problem, &last->witness, \at(val(&certificate->last.radicand), Pre)); */
  //@ assert total: end_total(last) == end_total{Pre}(last);
  //@ assert end_x: in_range(problem, &last->witness) ==> end_x(problem, last) == end_x{Pre}(problem, last);
  //@ assert end_y: in_range(problem, &last->witness) ==> end_y(problem, last) == end_y{Pre}(problem, last);
  //@ assert end_z: in_range(problem, &last->witness) ==> end_z(problem, last) == end_z{Pre}(problem, last);
  //@ assert way_x: in_range(problem, &last->witness) ==> way_x(problem, last) == way_x{Pre}(problem, last);
  //@ assert way_y: in_range(problem, &last->witness) ==> way_y(problem, last) == way_y{Pre}(problem, last);
  //@ assert way_z: in_range(problem, &last->witness) ==> way_z(problem, last) == way_z{Pre}(problem, last);
  return refusal;
}

// What the finding says of an accepted certificate.
/*@ requires finding: \valid(finding) && \valid_read(certificate) && \separated(finding, certificate);
    terminates \true;
    exits \false;
    assigns finding->has_hit, finding->hit, finding->first, finding->never_parts, finding->last;
    ensures hit: finding->has_hit && finding->hit;
    ensures first: time_is(&finding->first, \old(val(&certificate->first.time_p)),
      \old(val(&certificate->first.time_q)), \old(val(&certificate->first.radicand)),
      \old(val(&certificate->first.time_m)));
    ensures never_parts: finding->never_parts == certificate->never_parts;
    ensures last: !certificate->never_parts ==> time_is(&finding->last, \old(val(&certificate->last.time_p)),
      \old(val(&certificate->last.time_q)), \old(val(&certificate->last.radicand)),
      \old(val(&certificate->last.time_m))); */
static void found_contact(og_finding *finding, const og_certificate *certificate) {
  finding->has_hit = finding->hit = true;
  finding->never_parts = certificate->never_parts;
  time_of(&finding->first, &certificate->first);
  /*@ assert last: val(&certificate->last.time_p) == \at(val(&certificate->last.time_p), Pre) &&
        val(&certificate->last.time_q) == \at(val(&certificate->last.time_q), Pre) &&
        val(&certificate->last.radicand) == \at(val(&certificate->last.radicand), Pre) &&
        val(&certificate->last.time_m) == \at(val(&certificate->last.time_m), Pre); */
  if (!certificate->never_parts) time_of(&finding->last, &certificate->last);
}

og_refusal og_check_sweep(og_checker *c, const og_problem *problem, const og_certificate *certificate,
                          og_finding *finding) {
  og_refusal refusal = check_first(c, problem, certificate);
  if (refusal != OG_ACCEPTED) return refusal;
  if (certificate->never_parts) {
    if (problem->has_until || !og_ivec_is_zero(&problem->velocity)) return OG_REFUSED_NOT_FIRST_LAST;
  } else {
    refusal = og_check_sweep_end(c, problem, &certificate->last, -1);
    if (refusal != OG_ACCEPTED) return refusal;
  }
  /*@ assert first: val(&certificate->first.time_p) == \at(val(&certificate->first.time_p), Pre) &&
        val(&certificate->first.time_q) == \at(val(&certificate->first.time_q), Pre) &&
        val(&certificate->first.radicand) == \at(val(&certificate->first.radicand), Pre) &&
        val(&certificate->first.time_m) == \at(val(&certificate->first.time_m), Pre); */
  /*@ assert last: val(&certificate->last.time_p) == \at(val(&certificate->last.time_p), Pre) &&
        val(&certificate->last.time_q) == \at(val(&certificate->last.time_q), Pre) &&
        val(&certificate->last.radicand) == \at(val(&certificate->last.radicand), Pre) &&
        val(&certificate->last.time_m) == \at(val(&certificate->last.time_m), Pre); */
  found_contact(finding, certificate);
  return OG_ACCEPTED;
}

og_refusal og_check_miss(og_checker *c, const og_problem *problem, const og_certificate *certificate,
                         og_finding *finding) {
  const og_ivec *n = &certificate->direction;
  og_check_gap(c, problem, n);
  //@ assert none_below: none_below{Pre}(&certificate->direction, problem, val(&c->gap));
  //@ assert velocity: same{Pre, Here}(&problem->velocity);
  // gap - max(0, T n.s), times T's denominator; without a limit of time the ray must not turn towards the plane.
  og_ivec_dot(&c->value, n, &problem->velocity);
  //@ assert value: val(&c->value) == \at(dot(&certificate->direction, &problem->velocity), Pre);
  og_int_set(&c->t2, &problem->until_den);
  og_int_mul(&c->gap, &c->gap, &c->t2);
  /*@ assert scaled: \exists real g; val(&c->gap) == g * \at(val(&problem->until_den), Pre) &&
        none_below{Pre}(&certificate->direction, problem, g); */
  if (og_int_sign(&c->value) > 0) {
    if (!problem->has_until) return OG_REFUSED_DIRECTION;
    og_int_submul(&c->gap, &problem->until_num, &c->value);
  }
  /*@ assert taken: \exists real g; none_below{Pre}(&certificate->direction, problem, g) &&
        val(&c->gap) == \at(left_by_motion(problem, &certificate->direction, g), Pre); */
  if (og_int_sign(&c->gap) <= 0) return OG_REFUSED_SIDE;
  og_int_mul(&c->square, &c->gap, &c->gap);
  //@ assert n: same{Pre, Here}(n);
  og_ivec_dot(&c->limit, n, n);
  og_int_mul(&c->t2, &c->t2, &problem->radius);
  //@ assert t2: val(&c->t2) == \at(val(&problem->until_den) * val(&problem->radius), Pre);
  og_int_mul(&c->limit, &c->limit, &c->t2);
  og_int_mul(&c->limit, &c->limit, &c->t2);
  if (og_int_compare(&c->square, &c->limit) <= 0) return OG_REFUSED_SIDE;
  //@ assert exceeds: exceeds{Pre}(problem, &certificate->direction, val(&c->gap));
  finding->has_hit = true;
  finding->hit = false;
  return OG_ACCEPTED;
}
