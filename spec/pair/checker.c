// The certificates of relation, distance and depth. What each proves, and why, stands in docs/trust/certificates.md.

#include "spec/pair/checker_state.h"

#include <stdlib.h>

#include "spec/number/allocation.h"

const char *og_relation_name(og_relation relation) {
  switch (relation) {
  case OG_SEPARATED: return "separated";
  case OG_TOUCHING: return "touching";
  case OG_PENETRATING: return "penetrating";
  case OG_RELATION_NONE: break;
  }
  return "none";
}

const char *og_refusal_text(og_refusal refusal) {
  switch (refusal) {
  case OG_ACCEPTED: return "accepted";
  case OG_REFUSED_PROBLEM: return "the problem has a negative radius or a denominator that is not positive";
  case OG_REFUSED_EMPTY: return "a combination or surface is empty";
  case OG_REFUSED_INDEX: return "an index names no point, pair or triangle";
  case OG_REFUSED_WEIGHT: return "a weight is not positive";
  case OG_REFUSED_DIRECTION: return "a direction is zero or points the wrong way";
  case OG_REFUSED_SIDE: return "a point lies on the wrong side of the plane";
  case OG_REFUSED_NOT_COMMON: return "the combination is not a common point of the bodies";
  case OG_REFUSED_NOT_SPANNING: return "the first three points of the combination do not span space";
  case OG_REFUSED_NOT_APART: return "the cores of the bodies are not apart";
  case OG_REFUSED_NOT_NEAREST: return "some points of the bodies lie nearer to each other than the combination says";
  case OG_REFUSED_OPEN_SURFACE: return "the surface is not closed";
  case OG_REFUSED_NOT_AROUND: return "a triangle of the surface does not have the origin strictly on its inner side";
  case OG_REFUSED_NOT_DEEPEST: return "a triangle of the surface is nearer to the origin than the face named";
  case OG_REFUSED_NOT_ON_FACE: return "the combination is not the point of the face nearest to the origin";
  case OG_REFUSED_TIME: return "a time is malformed or outside the motion";
  case OG_REFUSED_NO_CONTACT: return "the bodies do not meet at the time named";
  case OG_REFUSED_NOT_FIRST_LAST: return "nothing shows that the contact is the first (or the last)";
  case OG_REFUSED_KIND:
  case OG_REFUSED_COUNT: break;
  }
  return "the kind of certificate is unknown";
}

/*@ requires valid: \valid(finding);
    terminates \true;
    exits \false;
    assigns finding->relation, finding->has_distance, finding->has_depth;
    ensures relation: no_relation(finding); */
static void forget_relation(og_finding *finding) {
  finding->relation = OG_RELATION_NONE;
  finding->has_distance = finding->has_depth = false;
}

/*@ requires valid: \valid(finding);
    terminates \true;
    exits \false;
    assigns finding->has_hit, finding->hit, finding->never_parts;
    ensures hit: no_hit(finding); */
static void forget_hit(og_finding *finding) { finding->has_hit = finding->hit = finding->never_parts = false; }

void og_finding_init(og_finding *finding) {
  forget_relation(finding);
  forget_hit(finding);
  og_surd_init(&finding->distance);
  og_surd_init(&finding->depth);
  og_surd_init(&finding->first);
  og_surd_init(&finding->last);
}

void og_finding_clear(og_finding *finding) {
  og_surd_clear(&finding->distance);
  og_surd_clear(&finding->depth);
  og_surd_clear(&finding->first);
  og_surd_clear(&finding->last);
}

void og_check_cso_point(og_ivec *point, const og_problem *problem, og_pair pair) {
  og_ivec_sub(point, &problem->a.at[pair.i], &problem->b.at[pair.j]);
}

og_refusal og_check_pairs(const og_problem *problem, const og_combination *combination) {
  if (combination->count == 0) return OG_REFUSED_EMPTY;
  /*@ loop invariant 0 <= k <= combination->count;
      loop invariant \forall integer m; 0 <= m < k ==>
        combination->pair[m].i < problem->a.count && combination->pair[m].j < problem->b.count;
      loop assigns k;
      loop variant combination->count - k; */
  for (size_t k = 0; k < combination->count; k++) {
    if (combination->pair[k].i >= problem->a.count) return OG_REFUSED_INDEX;
    if (combination->pair[k].j >= problem->b.count) return OG_REFUSED_INDEX;
  }
  return OG_ACCEPTED;
}

void og_check_length(og_surd *length, const og_problem *problem, const og_int *p, const og_int *q, const og_int *m) {
  og_int_mul(&length->m, m, &problem->unit_den);
  og_int_set(&length->p, p);
  og_int_set(&length->q, q);
  length->s = og_int_sign(q);
  length->e = problem->unit_exp;
}

// c->sum = sum w p and c->total = sum w, for weights w > 0.
/*@ requires working: working(c, problem);
    requires reading: reading(c, combination);
    terminates \true;
    exits \false;
    assigns val(&c->point.x), val(&c->point.y), val(&c->point.z), val(&c->sum.x), val(&c->sum.y), val(&c->sum.z),
            val(&c->total);
    ensures kept_radius: val(&problem->radius) == \old(val(&problem->radius));
    ensures range: \result == OG_ACCEPTED ==> in_range(problem, combination);
    ensures positive: \result == OG_ACCEPTED ==> positive{Pre}(combination, combination->count);
    ensures x: \result == OG_ACCEPTED ==> val(&c->sum.x) == sum_x{Pre}(problem, combination, combination->count);
    ensures y: \result == OG_ACCEPTED ==> val(&c->sum.y) == sum_y{Pre}(problem, combination, combination->count);
    ensures z: \result == OG_ACCEPTED ==> val(&c->sum.z) == sum_z{Pre}(problem, combination, combination->count);
    ensures total: \result == OG_ACCEPTED ==> val(&c->total) == total{Pre}(combination, combination->count) > 0; */
static og_refusal positive_sum(og_checker *c, const og_problem *problem, const og_combination *combination) {
  const og_refusal refusal = og_check_pairs(problem, combination);
  if (refusal != OG_ACCEPTED) return refusal;
  og_ivec_set_zero(&c->sum);
  og_int_set_si(&c->total, 0);
  /*@ loop invariant k: 0 <= k <= combination->count;
      loop invariant positive: positive{Pre}(combination, k);
      loop invariant x: val(&c->sum.x) == sum_x{Pre}(problem, combination, k);
      loop invariant y: val(&c->sum.y) == sum_y{Pre}(problem, combination, k);
      loop invariant z: val(&c->sum.z) == sum_z{Pre}(problem, combination, k);
      loop invariant total: val(&c->total) == total{Pre}(combination, k);
      loop invariant some: val(&c->total) >= 0 && (k > 0 ==> val(&c->total) > 0);
      loop assigns k, val(&c->point.x), val(&c->point.y), val(&c->point.z), val(&c->sum.x), val(&c->sum.y),
            val(&c->sum.z), val(&c->total);
      loop variant combination->count - k; */
  for (size_t k = 0; k < combination->count; k++) {
    //@ assert weight: val(&combination->weight[k]) == \at(val(&combination->weight[\at(k, Here)]), Pre);
    //@ assert a: same{Pre, Here}(problem->a.at + combination->pair[k].i);
    //@ assert b: same{Pre, Here}(problem->b.at + combination->pair[k].j);
    if (og_int_sign(&combination->weight[k]) <= 0) return OG_REFUSED_WEIGHT;
    //@ assert positive_next: positive{Pre}(combination, k + 1);
    og_check_cso_point(&c->point, problem, combination->pair[k]);
    //@ assert point_x: val(&c->point.x) == cso_x{Pre}(problem, combination, k);
    //@ assert point_y: val(&c->point.y) == cso_y{Pre}(problem, combination, k);
    //@ assert point_z: val(&c->point.z) == cso_z{Pre}(problem, combination, k);
    //@ assert weight_still: val(&combination->weight[k]) == \at(val(&combination->weight[\at(k, Here)]), Pre);
    og_ivec_addmul(&c->sum, &combination->weight[k], &c->point);
    //@ assert weight_last: val(&combination->weight[k]) == \at(val(&combination->weight[\at(k, Here)]), Pre);
    og_int_add(&c->total, &c->total, &combination->weight[k]);
    //@ assert next_x: val(&c->sum.x) == sum_x{Pre}(problem, combination, k + 1);
    //@ assert next_y: val(&c->sum.y) == sum_y{Pre}(problem, combination, k + 1);
    //@ assert next_z: val(&c->sum.z) == sum_z{Pre}(problem, combination, k + 1);
    //@ assert next_total: val(&c->total) == total{Pre}(combination, k + 1);
  }
  return OG_ACCEPTED;
}

/*@ requires working: working(c, problem);
    requires reading: reading(c, combination);
    terminates \true;
    exits \false;
    assigns val(&c->point.x), val(&c->point.y), val(&c->point.z), val(&c->sum.x), val(&c->sum.y), val(&c->sum.z),
            val(&c->total);
    ensures kept_radius: val(&problem->radius) == \old(val(&problem->radius));
    ensures common: \result == OG_ACCEPTED ==> common_point{Pre}(problem, combination); */
static og_refusal common_point(og_checker *c, const og_problem *problem, const og_combination *combination) {
  const og_refusal refusal = positive_sum(c, problem, combination);
  if (refusal != OG_ACCEPTED) return refusal;
  return og_ivec_is_zero(&c->sum) ? OG_ACCEPTED : OG_REFUSED_NOT_COMMON;
}

/*@ requires valid: \valid(finding);
    terminates \true;
    exits \false;
    assigns finding->has_distance, finding->distance;
    ensures distance: finding->has_distance;
    ensures zero: no_length(&finding->distance); */
static void found_no_distance(og_finding *finding) {
  finding->has_distance = true;
  og_surd_set_zero(&finding->distance);
}

/*@ requires working: working(c, problem);
    requires certificate: \valid_read(certificate) && \separated(c, certificate);
    requires finding: \valid(finding) && \separated(finding, c) && \separated(finding, problem) &&
                      \separated(finding, certificate);
    terminates \true;
    exits \false;
    assigns *c, finding->relation, finding->has_distance, finding->has_depth;
    ensures statement: \result == OG_ACCEPTED ==> separated_cert{Pre}(problem, certificate);
    ensures relation:  \result == OG_ACCEPTED ==> finding->relation == OG_SEPARATED;
    ensures no_length: \result == OG_ACCEPTED ==> !finding->has_distance && !finding->has_depth; */
static og_refusal check_separated(og_checker *c, const og_problem *problem, const og_certificate *certificate,
                                  og_finding *finding) {
  const og_ivec *n = &certificate->direction;
  og_check_gap(c, problem, n);
  if (og_int_sign(&c->gap) <= 0) return OG_REFUSED_SIDE;
  // The gap along n is gap / |n|; it must exceed R.
  og_int_mul(&c->square, &c->gap, &c->gap);
  //@ assert n: same{Pre, Here}(n);
  og_ivec_dot(&c->limit, n, n);
  //@ assert radius: val(&problem->radius) == \at(val(&problem->radius), Pre);
  og_int_mul(&c->limit, &c->limit, &problem->radius);
  //@ assert radius_still: val(&problem->radius) == \at(val(&problem->radius), Pre);
  og_int_mul(&c->limit, &c->limit, &problem->radius);
  /*@ assert limit: val(&c->limit) == \at(val(&problem->radius) * val(&problem->radius) *
        dot(&certificate->direction, &certificate->direction), Pre); */
  //@ assert square: val(&c->square) == val(&c->gap) * val(&c->gap);
  if (og_int_compare(&c->square, &c->limit) <= 0) return OG_REFUSED_SIDE;
  finding->relation = OG_SEPARATED;
  finding->has_distance = finding->has_depth = false;
  return OG_ACCEPTED;
}

// The origin is on the boundary of the cores' CSO, so it lies R below the surface of the rounded CSO.
/*@ requires working: working(c, problem);
    requires finding: \valid(finding) && \separated(finding, c) && \separated(finding, problem);
    terminates \true;
    exits \false;
    assigns *c, finding->relation, finding->has_distance, finding->distance, finding->has_depth, finding->depth;
    ensures relation: finding->relation == (\old(val(&problem->radius)) == 0 ? OG_TOUCHING : OG_PENETRATING);
    ensures distance: finding->has_distance && no_length(&finding->distance);
    ensures has_depth: finding->has_depth;
    ensures depth: length_is(&finding->depth, \old(val(&problem->radius)), 0, 0, 1, \old(val(&problem->unit_den)),
                             problem->unit_exp); */
static void found_touching(og_checker *c, const og_problem *problem, og_finding *finding) {
  finding->relation = og_int_sign(&problem->radius) == 0 ? OG_TOUCHING : OG_PENETRATING;
  found_no_distance(finding);
  finding->has_depth = true;
  og_int_set_si(&c->t0, 0);
  og_int_set_si(&c->t1, 1);
  og_check_length(&finding->depth, problem, &problem->radius, &c->t0, &c->t1);
}

/*@ requires working: working(c, problem);
    requires certificate: \valid_read(certificate) && \separated(c, certificate);
    requires finding: \valid(finding) && \separated(finding, c) && \separated(finding, problem) &&
                      \separated(finding, certificate);
    requires witness: reading(c, &certificate->witness) && \separated(finding, certificate->witness.weight +
                      (0 .. certificate->witness.count - 1));
    terminates \true;
    exits \false;
    assigns *c, finding->relation, finding->has_distance, finding->distance, finding->has_depth, finding->depth;
    ensures statement: \result == OG_ACCEPTED ==> touching_cert{Pre}(problem, certificate);
    ensures relation:  \result == OG_ACCEPTED ==>
      finding->relation == (\old(val(&problem->radius)) == 0 ? OG_TOUCHING : OG_PENETRATING);
    ensures distance:  \result == OG_ACCEPTED ==> finding->has_distance && no_length(&finding->distance);
    ensures depth:     \result == OG_ACCEPTED ==> finding->has_depth &&
      length_is(&finding->depth, \old(val(&problem->radius)), 0, 0, 1, \old(val(&problem->unit_den)),
                problem->unit_exp); */
static og_refusal check_touching(og_checker *c, const og_problem *problem, const og_certificate *certificate,
                                 og_finding *finding) {
  const og_refusal refusal = common_point(c, problem, &certificate->witness);
  if (refusal != OG_ACCEPTED) return refusal;
  //@ assert kept_a: \forall integer i; 0 <= i < problem->a.count ==> same{Pre, Here}(problem->a.at + i);
  //@ assert kept_b: \forall integer j; 0 <= j < problem->b.count ==> same{Pre, Here}(problem->b.at + j);
  //@ assert direction: same{Pre, Here}(&certificate->direction);
  if (og_ivec_is_zero(&certificate->direction)) return OG_REFUSED_DIRECTION;
  og_check_gap(c, problem, &certificate->direction);
  //@ assert none_below: none_below{Pre}(&certificate->direction, problem, val(&c->gap));
  if (og_int_sign(&c->gap) < 0) return OG_REFUSED_SIDE;
  //@ assert radius: val(&problem->radius) == \at(val(&problem->radius), Pre);
  //@ assert unit: val(&problem->unit_den) == \at(val(&problem->unit_den), Pre);
  found_touching(c, problem, finding);
  return OG_ACCEPTED;
}

/*@ requires working: working(c, problem);
    requires certificate: \valid_read(certificate) && \separated(c, certificate);
    requires finding: \valid(finding) && \separated(finding, c) && \separated(finding, problem) &&
                      \separated(finding, certificate);
    requires witness: reading(c, &certificate->witness) && \separated(finding, certificate->witness.weight +
                      (0 .. certificate->witness.count - 1));
    terminates \true;
    exits \false;
    assigns *c, finding->relation, finding->has_distance, finding->distance, finding->has_depth;
    ensures statement: \result == OG_ACCEPTED ==> penetrating_cert{Pre}(problem, certificate);
    ensures relation:  \result == OG_ACCEPTED ==> finding->relation == OG_PENETRATING;
    ensures distance:  \result == OG_ACCEPTED ==> finding->has_distance && no_length(&finding->distance);
    ensures no_depth:  \result == OG_ACCEPTED ==> !finding->has_depth; */
static og_refusal check_penetrating(og_checker *c, const og_problem *problem, const og_certificate *certificate,
                                    og_finding *finding) {
  const og_combination *witness = &certificate->witness;
  const og_refusal refusal = common_point(c, problem, witness);
  if (refusal != OG_ACCEPTED) return refusal;
  if (og_int_sign(&problem->radius) == 0) {
    if (witness->count < 3) return OG_REFUSED_NOT_SPANNING;
    og_check_cso_point(&c->corner[0], problem, witness->pair[0]);
    og_check_cso_point(&c->corner[1], problem, witness->pair[1]);
    og_check_cso_point(&c->corner[2], problem, witness->pair[2]);
    /*@ assert corner0: val(&c->corner[0].x) == cso_x{Pre}(problem, witness, 0) &&
          val(&c->corner[0].y) == cso_y{Pre}(problem, witness, 0) &&
          val(&c->corner[0].z) == cso_z{Pre}(problem, witness, 0); */
    /*@ assert corner1: val(&c->corner[1].x) == cso_x{Pre}(problem, witness, 1) &&
          val(&c->corner[1].y) == cso_y{Pre}(problem, witness, 1) &&
          val(&c->corner[1].z) == cso_z{Pre}(problem, witness, 1); */
    /*@ assert corner2: val(&c->corner[2].x) == cso_x{Pre}(problem, witness, 2) &&
          val(&c->corner[2].y) == cso_y{Pre}(problem, witness, 2) &&
          val(&c->corner[2].z) == cso_z{Pre}(problem, witness, 2); */
    //@ assert minor_x: cross_x(&c->corner[0], &c->corner[1]) == minor_x{Pre}(problem, witness);
    //@ assert minor_y: cross_y(&c->corner[0], &c->corner[1]) == minor_y{Pre}(problem, witness);
    //@ assert minor_z: cross_z(&c->corner[0], &c->corner[1]) == minor_z{Pre}(problem, witness);
    og_ivec_cross(&c->normal, &c->corner[0], &c->corner[1]);
    //@ assert normal_x: val(&c->normal.x) == minor_x{Pre}(problem, witness);
    //@ assert normal_y: val(&c->normal.y) == minor_y{Pre}(problem, witness);
    //@ assert normal_z: val(&c->normal.z) == minor_z{Pre}(problem, witness);
    /*@ assert corner2_still: val(&c->corner[2].x) == cso_x{Pre}(problem, witness, 2) &&
          val(&c->corner[2].y) == cso_y{Pre}(problem, witness, 2) &&
          val(&c->corner[2].z) == cso_z{Pre}(problem, witness, 2); */
    og_ivec_dot(&c->value, &c->normal, &c->corner[2]);
    //@ assert value: val(&c->value) == determinant{Pre}(problem, witness);
    if (og_int_sign(&c->value) == 0) return OG_REFUSED_NOT_SPANNING;
  }
  finding->relation = OG_PENETRATING;
  finding->has_depth = false;
  found_no_distance(finding);
  return OG_ACCEPTED;
}

// The cores are |V| / W apart, with |V|^2 in square, W in total, R W in limit: separated by |V| / W - R, or R - |V| / W
// deep.
/*@ requires working: working(c, problem);
    requires finding: \valid(finding) && \separated(finding, c) && \separated(finding, problem);
    terminates \true;
    exits \false;
    assigns *c, finding->relation, finding->has_distance, finding->distance, finding->has_depth, finding->depth;
    ensures relation: relation_of(finding->relation, \old(val(&c->square)), \old(val(&c->limit)));
    ensures lengths: nearest_lengths(finding, \old(val(&c->limit)), \old(val(&c->square)), \old(val(&c->total)),
                                     \old(val(&problem->unit_den)), problem->unit_exp); */
static void found_nearest(og_checker *c, const og_problem *problem, og_finding *finding) {
  og_int_mul(&c->t0, &c->limit, &c->limit);
  const int order = og_int_compare(&c->square, &c->t0);
  finding->relation = order > 0 ? OG_SEPARATED : order == 0 ? OG_TOUCHING : OG_PENETRATING;
  found_no_distance(finding);
  finding->has_depth = order <= 0;
  if (order > 0) {
    og_int_neg(&c->t1, &c->limit);
    og_check_length(&finding->distance, problem, &c->t1, &c->square, &c->total);
    /*@ assert distance: length_is(&finding->distance, -\at(val(&c->limit), Pre), sgn(\at(val(&c->square), Pre)),
          \at(val(&c->square), Pre), \at(val(&c->total), Pre), \at(val(&problem->unit_den), Pre),
          problem->unit_exp); */
  } else {
    og_check_length(&finding->depth, problem, &c->limit, &c->square, &c->total);
    finding->depth.s = -1;
    //@ assert no_distance: no_length(&finding->distance);
    /*@ assert depth: length_is(&finding->depth, \at(val(&c->limit), Pre), -1, \at(val(&c->square), Pre),
          \at(val(&c->total), Pre), \at(val(&problem->unit_den), Pre), problem->unit_exp); */
  }
}

// Is V / W, with V in sum and W in total, the CSO's nearest point to the origin? V.p >= V.V / W for every p of the CSO.
// Leaves V.V in square.
/*@ requires working: working(c, problem);
    terminates \true;
    exits \false;
    assigns *c;
    ensures kept_radius: val(&problem->radius) == \old(val(&problem->radius));
    ensures kept_unit: val(&problem->unit_den) == \old(val(&problem->unit_den));
    ensures kept_total: val(&c->total) == \old(val(&c->total));
    ensures kept_sum_x: val(&c->sum.x) == \old(val(&c->sum.x));
    ensures kept_sum_y: val(&c->sum.y) == \old(val(&c->sum.y));
    ensures kept_sum_z: val(&c->sum.z) == \old(val(&c->sum.z));
    ensures square: val(&c->square) == \old(norm2(val(&c->sum.x), val(&c->sum.y), val(&c->sum.z)));
    ensures apart: \result == OG_ACCEPTED ==> val(&c->square) != 0;
    ensures least: \result == OG_ACCEPTED ==>
      along_least{Pre}(\old(val(&c->sum.x)), \old(val(&c->sum.y)), \old(val(&c->sum.z)), problem, val(&c->gap));
    ensures scaled: \result == OG_ACCEPTED ==> val(&c->gap) * val(&c->total) >= val(&c->square); */
static og_refusal check_none_nearer(og_checker *c, const og_problem *problem) {
  og_ivec_dot(&c->square, &c->sum, &c->sum);
  //@ assert square: val(&c->square) == norm2(val(&c->sum.x), val(&c->sum.y), val(&c->sum.z));
  if (og_int_sign(&c->square) == 0) return OG_REFUSED_NOT_APART;
  //@ assert kept_a: \forall integer i; 0 <= i < problem->a.count ==> same{Pre, Here}(problem->a.at + i);
  //@ assert kept_b: \forall integer j; 0 <= j < problem->b.count ==> same{Pre, Here}(problem->b.at + j);
  /*@ assert along_a: \forall integer i; 0 <= i < problem->a.count ==> dot(&c->sum, problem->a.at + i) ==
        along{Pre}(val(&c->sum.x), val(&c->sum.y), val(&c->sum.z), problem->a.at + i); */
  /*@ assert along_b: \forall integer j; 0 <= j < problem->b.count ==> dot(&c->sum, problem->b.at + j) ==
        along{Pre}(val(&c->sum.x), val(&c->sum.y), val(&c->sum.z), problem->b.at + j); */
  og_check_gap(c, problem, &c->sum);
  //@ assert least: along_least{Pre}(val(&c->sum.x), val(&c->sum.y), val(&c->sum.z), problem, val(&c->gap));
  og_int_mul(&c->limit, &c->gap, &c->total);
  return og_int_compare(&c->limit, &c->square) < 0 ? OG_REFUSED_NOT_NEAREST : OG_ACCEPTED;
}

/*@ requires working: working(c, problem);
    requires certificate: \valid_read(certificate) && \separated(c, certificate);
    requires finding: \valid(finding) && \separated(finding, c) && \separated(finding, problem) &&
                      \separated(finding, certificate);
    requires witness: reading(c, &certificate->witness) && \separated(finding, certificate->witness.weight +
                      (0 .. certificate->witness.count - 1));
    terminates \true;
    exits \false;
    assigns *c, finding->relation, finding->has_distance, finding->distance, finding->has_depth, finding->depth;
    ensures statement: \result == OG_ACCEPTED ==> nearest_cert{Pre}(problem, certificate);
    ensures relation:  \result == OG_ACCEPTED ==>
      relation_of(finding->relation, \old(sum_norm2(problem, &certificate->witness)),
                  \old(reach(problem, &certificate->witness)));
    ensures lengths:   \result == OG_ACCEPTED ==>
      nearest_lengths(finding, \old(reach(problem, &certificate->witness)),
                      \old(sum_norm2(problem, &certificate->witness)),
                      \old(total(&certificate->witness, certificate->witness.count)),
                      \old(val(&problem->unit_den)), problem->unit_exp); */
static og_refusal check_nearest(og_checker *c, const og_problem *problem, const og_certificate *certificate,
                                og_finding *finding) {
  og_refusal refusal = positive_sum(c, problem, &certificate->witness);
  if (refusal != OG_ACCEPTED) return refusal;
  //@ assert kept_a: \forall integer i; 0 <= i < problem->a.count ==> same{Pre, Here}(problem->a.at + i);
  //@ assert kept_b: \forall integer j; 0 <= j < problem->b.count ==> same{Pre, Here}(problem->b.at + j);
  //@ assert unit: val(&problem->unit_den) == \at(val(&problem->unit_den), Pre);
  /*@ assert along_a: \forall integer i; 0 <= i < problem->a.count ==>
        along{Here}(val(&c->sum.x), val(&c->sum.y), val(&c->sum.z), problem->a.at + i) ==
        along{Pre}(val(&c->sum.x), val(&c->sum.y), val(&c->sum.z), problem->a.at + i); */
  /*@ assert along_b: \forall integer j; 0 <= j < problem->b.count ==>
        along{Here}(val(&c->sum.x), val(&c->sum.y), val(&c->sum.z), problem->b.at + j) ==
        along{Pre}(val(&c->sum.x), val(&c->sum.y), val(&c->sum.z), problem->b.at + j); */
  refusal = check_none_nearer(c, problem);
  if (refusal != OG_ACCEPTED) return refusal;
  //@ assert total: val(&c->total) == total{Pre}(&certificate->witness, certificate->witness.count);
  //@ assert norm2: val(&c->square) == sum_norm2{Pre}(problem, &certificate->witness);
  /*@ assert least: along_least{Pre}(sum_x{Pre}(problem, &certificate->witness, certificate->witness.count),
        sum_y{Pre}(problem, &certificate->witness, certificate->witness.count),
        sum_z{Pre}(problem, &certificate->witness, certificate->witness.count), problem, val(&c->gap)); */
  /*@ assert scaled: val(&c->gap) * total{Pre}(&certificate->witness, certificate->witness.count) >=
        sum_norm2{Pre}(problem, &certificate->witness); */
  /*@ assert nearest: none_nearer{Pre}(problem, sum_x{Pre}(problem, &certificate->witness, certificate->witness.count),
        sum_y{Pre}(problem, &certificate->witness, certificate->witness.count),
        sum_z{Pre}(problem, &certificate->witness, certificate->witness.count),
        total{Pre}(&certificate->witness, certificate->witness.count)); */
  //@ assert radius: val(&problem->radius) == \at(val(&problem->radius), Pre);
  // The cores' distance is |V| / W; compare |V| with R W.
  og_int_mul(&c->limit, &problem->radius, &c->total);
  //@ assert norm2_still: val(&c->square) == sum_norm2{Pre}(problem, &certificate->witness);
  //@ assert total_still: val(&c->total) == total{Pre}(&certificate->witness, certificate->witness.count);
  //@ assert product: val(&c->limit) == times(val(&problem->radius), val(&c->total));
  //@ assert reach: val(&c->limit) == reach{Pre}(problem, &certificate->witness);
  //@ assert unit_still: val(&problem->unit_den) == \at(val(&problem->unit_den), Pre);
  found_nearest(c, problem, finding);
  return OG_ACCEPTED;
}

// Calls `each` on all the checker's numbers.
static void visit_numbers(og_checker *c, void (*each)(og_int *)) {
  og_ivec *const vectors[] = {&c->point, &c->sum,       &c->sum_root,  &c->normal,   &c->edge,
                              &c->other, &c->corner[0], &c->corner[1], &c->corner[2]};
  og_int *const numbers[] = {&c->total, &c->total_root, &c->value, &c->extreme, &c->gap, &c->square,
                             &c->limit, &c->t0,         &c->t1,    &c->t2,      &c->t3};
  og_root *const roots[] = {&c->best, &c->candidate, &c->high, &c->low, &c->left, &c->right, &c->s0, &c->s1};
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) each(numbers[k]);
  for (size_t k = 0; k < sizeof vectors / sizeof *vectors; k++) {
    each(&vectors[k]->x);
    each(&vectors[k]->y);
    each(&vectors[k]->z);
  }
  for (size_t k = 0; k < sizeof roots / sizeof *roots; k++) {
    each(&roots[k]->a);
    each(&roots[k]->b);
  }
}

og_checker *og_checker_new(void) {
  og_checker *c = og_grow(NULL, 1, sizeof *c);
  visit_numbers(c, og_int_init);
  return c;
}

void og_checker_free(og_checker *c) {
  if (c == NULL) return;
  visit_numbers(c, og_int_clear);
  free(c);
}

/*@ requires reading: certificate_reading(c, problem, certificate);
    requires finding: finding_apart(finding, c, problem, certificate);
    terminates \true;
    exits \false;
    assigns *c, *finding;
    ensures statement: \result == OG_ACCEPTED ==> certified{Pre}(problem, certificate);
    ensures separated: \result == OG_ACCEPTED && \old(certificate->kind) == OG_CERT_SEPARATED ==>
      separated_found(finding);
    ensures touching: \result == OG_ACCEPTED && \old(certificate->kind) == OG_CERT_TOUCHING ==>
      touching_found{Pre, Post}(finding, problem);
    ensures penetrating: \result == OG_ACCEPTED && \old(certificate->kind) == OG_CERT_PENETRATING ==>
      penetrating_found(finding);
    ensures nearest: \result == OG_ACCEPTED && \old(certificate->kind) == OG_CERT_NEAREST ==>
      nearest_found{Pre, Post}(finding, problem, certificate);
    ensures surface: \result == OG_ACCEPTED && \old(certificate->kind) == OG_CERT_SURFACE ==>
      surface_found{Pre, Post}(finding, problem, certificate);
    ensures sweep: \result == OG_ACCEPTED && \old(certificate->kind) == OG_CERT_SWEEP ==>
      sweep_found{Pre, Post}(finding, certificate);
    ensures miss: \result == OG_ACCEPTED && \old(certificate->kind) == OG_CERT_MISS ==> miss_found(finding); */
static og_refusal check_kind(og_checker *c, const og_problem *problem, const og_certificate *certificate,
                             og_finding *finding) {
  switch (certificate->kind) {
  case OG_CERT_SEPARATED: return check_separated(c, problem, certificate, finding);
  case OG_CERT_TOUCHING: return check_touching(c, problem, certificate, finding);
  case OG_CERT_PENETRATING: return check_penetrating(c, problem, certificate, finding);
  case OG_CERT_NEAREST: return check_nearest(c, problem, certificate, finding);
  case OG_CERT_SURFACE: return og_check_surface(c, problem, certificate, finding);
  case OG_CERT_SWEEP: return og_check_sweep(c, problem, certificate, finding);
  case OG_CERT_MISS: return og_check_miss(c, problem, certificate, finding);
  case OG_CERT_NONE:
  case OG_CERT_KIND_COUNT: break;
  }
  return OG_REFUSED_KIND;
}

// The numbers of other problems mean nothing: with until_den < 0 the side of a plane turns round.
/*@ requires problem: problem_readable(problem);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures posed: \result <==> well_posed(problem); */
static bool is_well_posed(const og_problem *problem) {
  return og_int_sign(&problem->radius) >= 0 && og_int_sign(&problem->until_den) > 0 &&
         og_int_sign(&problem->unit_den) > 0;
}

/*@ requires reading: certificate_reading(checker, problem, certificate);
    requires finding: finding_apart(finding, checker, problem, certificate);
    terminates \true;
    exits \false;
    assigns *checker, *finding;
    ensures refused: \result != OG_ACCEPTED ==> no_relation(finding) && no_hit(finding);
    ensures posed: \result == OG_ACCEPTED ==> well_posed{Pre}(problem);
    ensures statement: \result == OG_ACCEPTED ==> certified{Pre}(problem, certificate);
    ensures separated: \result == OG_ACCEPTED && \old(certificate->kind) == OG_CERT_SEPARATED ==>
      separated_found(finding);
    ensures touching: \result == OG_ACCEPTED && \old(certificate->kind) == OG_CERT_TOUCHING ==>
      touching_found{Pre, Post}(finding, problem);
    ensures penetrating: \result == OG_ACCEPTED && \old(certificate->kind) == OG_CERT_PENETRATING ==>
      penetrating_found(finding);
    ensures nearest: \result == OG_ACCEPTED && \old(certificate->kind) == OG_CERT_NEAREST ==>
      nearest_found{Pre, Post}(finding, problem, certificate);
    ensures surface: \result == OG_ACCEPTED && \old(certificate->kind) == OG_CERT_SURFACE ==>
      surface_found{Pre, Post}(finding, problem, certificate);
    ensures sweep: \result == OG_ACCEPTED && \old(certificate->kind) == OG_CERT_SWEEP ==>
      sweep_found{Pre, Post}(finding, certificate);
    ensures miss: \result == OG_ACCEPTED && \old(certificate->kind) == OG_CERT_MISS ==> miss_found(finding);
    ensures no_relation: \result == OG_ACCEPTED && of_motion{Pre}(certificate) ==> no_relation(finding);
    ensures no_hit: \result == OG_ACCEPTED && !of_motion{Pre}(certificate) ==> no_hit(finding);
    ensures parts: finding->never_parts ==> \old(certificate->kind) == OG_CERT_SWEEP; */
// After the check, not before: what a certificate states is proved of memory as it is when the check begins.
og_refusal og_check(og_checker *checker, const og_problem *problem, const og_certificate *certificate,
                    og_finding *finding) {
  const og_refusal refusal =
      is_well_posed(problem) ? check_kind(checker, problem, certificate, finding) : OG_REFUSED_PROBLEM;
  const bool of_motion = certificate->kind == OG_CERT_SWEEP || certificate->kind == OG_CERT_MISS;
  if (refusal != OG_ACCEPTED || of_motion) forget_relation(finding);
  if (refusal != OG_ACCEPTED || !of_motion) forget_hit(finding);
  if (certificate->kind == OG_CERT_MISS) finding->never_parts = false;
  return refusal;
}
