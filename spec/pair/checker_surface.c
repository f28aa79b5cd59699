// The depth certificate: a closed surface of CSO triangles around the origin, none nearer to it than the face
// named, and the face's plane supports the CSO. Then the ball of that radius is inside the CSO, and no larger.

#include "spec/pair/checker_state.h"
#include "spec/pair/statement_surface.h"

// Corner k of triangle t.
/*@ predicate corner_is{K, L}(og_ivec *point, og_problem *p, og_certificate *s, integer t, integer k) =
      \at(val(&point->x), K) == corner_x{L}(p, s, t, k) && \at(val(&point->y), K) == corner_y{L}(p, s, t, k) &&
      \at(val(&point->z), K) == corner_z{L}(p, s, t, k);
    predicate normal_is{K, L}(og_ivec *n, og_problem *p, og_certificate *s, integer t) =
      \at(val(&n->x), K) == normal_x{L}(p, s, t) && \at(val(&n->y), K) == normal_y{L}(p, s, t) &&
      \at(val(&n->z), K) == normal_z{L}(p, s, t); */

// The corners of triangle k, and its outward normal n in normal. The indices are in range.
/*@ requires working: surface_working(c, problem, certificate);
    requires triangle: k < certificate->triangle_count;
    requires range: in_range(problem, &certificate->witness) && corners_named(certificate);
    terminates \true;
    exits \false;
    assigns val(&c->corner[0].x), val(&c->corner[0].y), val(&c->corner[0].z),
            val(&c->corner[1].x), val(&c->corner[1].y), val(&c->corner[1].z),
            val(&c->corner[2].x), val(&c->corner[2].y), val(&c->corner[2].z),
            val(&c->edge.x), val(&c->edge.y), val(&c->edge.z), val(&c->other.x), val(&c->other.y), val(&c->other.z),
            val(&c->normal.x), val(&c->normal.y), val(&c->normal.z);
    ensures normal: normal_is{Post, Pre}(&c->normal, problem, certificate, k);
    ensures corner: corner_is{Post, Pre}(&c->corner[0], problem, certificate, k, 0); */
static void normal_of(og_checker *c, const og_problem *problem, const og_certificate *certificate, size_t k) {
  const og_combination *witness = &certificate->witness;
  const uint32_t *corner = certificate->triangle[k].corner;
  og_check_cso_point(&c->corner[0], problem, witness->pair[corner[0]]);
  //@ assert corner0: corner_is{Here, Pre}(&c->corner[0], problem, certificate, k, 0);
  og_check_cso_point(&c->corner[1], problem, witness->pair[corner[1]]);
  //@ assert corner1: corner_is{Here, Pre}(&c->corner[1], problem, certificate, k, 1);
  og_check_cso_point(&c->corner[2], problem, witness->pair[corner[2]]);
  //@ assert corner2: corner_is{Here, Pre}(&c->corner[2], problem, certificate, k, 2);
  //@ assert corner0_last: corner_is{Here, Pre}(&c->corner[0], problem, certificate, k, 0);
  //@ assert corner1_last: corner_is{Here, Pre}(&c->corner[1], problem, certificate, k, 1);
  og_ivec_sub(&c->edge, &c->corner[1], &c->corner[0]);
  //@ assert corner0_edge: corner_is{Here, Pre}(&c->corner[0], problem, certificate, k, 0);
  og_ivec_sub(&c->other, &c->corner[2], &c->corner[0]);
  /*@ assert edge: val(&c->edge.x) == edge_x{Pre}(problem, certificate, k, 1) &&
        val(&c->edge.y) == edge_y{Pre}(problem, certificate, k, 1) &&
        val(&c->edge.z) == edge_z{Pre}(problem, certificate, k, 1); */
  /*@ assert other: val(&c->other.x) == edge_x{Pre}(problem, certificate, k, 2) &&
        val(&c->other.y) == edge_y{Pre}(problem, certificate, k, 2) &&
        val(&c->other.z) == edge_z{Pre}(problem, certificate, k, 2); */
  //@ assert cross_x: cross_x(&c->edge, &c->other) == normal_x{Pre}(problem, certificate, k);
  //@ assert cross_y: cross_y(&c->edge, &c->other) == normal_y{Pre}(problem, certificate, k);
  //@ assert cross_z: cross_z(&c->edge, &c->other) == normal_z{Pre}(problem, certificate, k);
  //@ assert corner0_other: corner_is{Here, Pre}(&c->corner[0], problem, certificate, k, 0);
  og_ivec_cross(&c->normal, &c->edge, &c->other);
  //@ assert normal: normal_is{Here, Pre}(&c->normal, problem, certificate, k);
}

// The outward normal n of triangle k in normal, h = n.u for its first corner u, and n.n. The indices are in range.
/*@ requires working: surface_working(c, problem, certificate);
    requires triangle: k < certificate->triangle_count;
    requires range: in_range(problem, &certificate->witness) && corners_named(certificate);
    requires results: (h == &c->limit && nn == &c->square) || (h == &c->value && nn == &c->t2);
    terminates \true;
    exits \false;
    assigns *c;
    ensures normal: normal_is{Post, Pre}(&c->normal, problem, certificate, k);
    ensures h: val(h) == det{Pre}(problem, certificate, k);
    ensures nn: val(nn) == normal_norm2{Pre}(problem, certificate, k);
    ensures kept_sum_x: val(&c->sum.x) == \old(val(&c->sum.x));
    ensures kept_sum_y: val(&c->sum.y) == \old(val(&c->sum.y));
    ensures kept_sum_z: val(&c->sum.z) == \old(val(&c->sum.z));
    ensures kept_total: val(&c->total) == \old(val(&c->total));
    ensures kept_t0: val(&c->t0) == \old(val(&c->t0));
    ensures kept_limit: h == &c->value ==> val(&c->limit) == \old(val(&c->limit));
    ensures kept_square: h == &c->value ==> val(&c->square) == \old(val(&c->square)); */
static void plane_of(og_checker *c, const og_problem *problem, const og_certificate *certificate, size_t k, og_int *h,
                     og_int *nn) {
  normal_of(c, problem, certificate, k);
  og_ivec_dot(h, &c->normal, &c->corner[0]);
  //@ assert normal: normal_is{Here, Pre}(&c->normal, problem, certificate, k);
  og_ivec_dot(nn, &c->normal, &c->normal);
}

/*@ requires readable: surface_readable(certificate);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures named: \result == OG_ACCEPTED ==> corners_named(certificate); */
static og_refusal corners_in_range(const og_certificate *certificate) {
  if (certificate->triangle_count == 0) return OG_REFUSED_EMPTY;
  if (certificate->face >= certificate->triangle_count) return OG_REFUSED_INDEX;
  /*@ loop invariant t: 0 <= t <= certificate->triangle_count;
      loop invariant named: \forall integer s; 0 <= s < t ==>
        certificate->triangle[s].corner[0] < certificate->witness.count &&
        certificate->triangle[s].corner[1] < certificate->witness.count &&
        certificate->triangle[s].corner[2] < certificate->witness.count;
      loop assigns t;
      loop variant certificate->triangle_count - t; */
  for (size_t t = 0; t < certificate->triangle_count; t++) {
    const uint32_t *corner = certificate->triangle[t].corner;
    if (corner[0] >= certificate->witness.count) return OG_REFUSED_INDEX;
    if (corner[1] >= certificate->witness.count) return OG_REFUSED_INDEX;
    if (corner[2] >= certificate->witness.count) return OG_REFUSED_INDEX;
  }
  return OG_ACCEPTED;
}

// Edge k of a triangle is cancelled by its twin when the twin runs against it and names it as its own twin:
// a matching of the directed edges, whatever the surface's shape.
/*@ requires readable: surface_readable(certificate);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures cancel: \result ==> edges_cancel(certificate); */
static bool edges_cancel(const og_certificate *certificate) {
  /*@ loop invariant name: 0 <= name <= 3 * certificate->triangle_count;
      loop invariant cancel: \forall integer e; 0 <= e < name ==> cancelled(certificate, e);
      loop assigns name;
      loop variant 3 * certificate->triangle_count - name; */
  for (size_t name = 0; name < 3 * certificate->triangle_count; name++) {
    const og_triangle *triangle = &certificate->triangle[name / 3];
    const size_t twin = triangle->twin[name % 3];
    if (twin >= 3 * certificate->triangle_count) return false;
    const og_triangle *other = &certificate->triangle[twin / 3];
    if (other->twin[twin % 3] != name) return false;
    if (triangle->corner[name % 3] != other->corner[(twin + 1) % 3]) return false;
    if (triangle->corner[(name + 1) % 3] != other->corner[twin % 3]) return false;
    //@ assert cancelled: cancelled(certificate, name);
  }
  return true;
}
// c->sum = sum w p and c->total = sum w, for weights w >= 0, not all of them zero.
/*@ requires working: working(c, problem);
    requires reading: reading(c, witness);
    requires range: in_range(problem, witness);
    terminates \true;
    exits \false;
    assigns *c;
    ensures not_negative: \result == OG_ACCEPTED ==> not_negative{Pre}(witness, witness->count);
    ensures x: \result == OG_ACCEPTED ==> val(&c->sum.x) == sum_x{Pre}(problem, witness, witness->count);
    ensures y: \result == OG_ACCEPTED ==> val(&c->sum.y) == sum_y{Pre}(problem, witness, witness->count);
    ensures z: \result == OG_ACCEPTED ==> val(&c->sum.z) == sum_z{Pre}(problem, witness, witness->count);
    ensures total: \result == OG_ACCEPTED ==> val(&c->total) == total{Pre}(witness, witness->count) > 0; */
static og_refusal weighted_sum(og_checker *c, const og_problem *problem, const og_combination *witness) {
  og_ivec_set_zero(&c->sum);
  og_int_set_si(&c->total, 0);
  /*@ loop invariant k: 0 <= k <= witness->count;
      loop invariant not_negative: not_negative{Pre}(witness, k);
      loop invariant x: val(&c->sum.x) == sum_x{Pre}(problem, witness, k);
      loop invariant y: val(&c->sum.y) == sum_y{Pre}(problem, witness, k);
      loop invariant z: val(&c->sum.z) == sum_z{Pre}(problem, witness, k);
      loop invariant total: val(&c->total) == total{Pre}(witness, k);
      loop invariant some: val(&c->total) >= 0;
      loop assigns k, val(&c->point.x), val(&c->point.y), val(&c->point.z), val(&c->sum.x), val(&c->sum.y),
            val(&c->sum.z), val(&c->total);
      loop variant witness->count - k; */
  for (size_t k = 0; k < witness->count; k++) {
    //@ assert weight: val(&witness->weight[k]) == \at(val(&witness->weight[\at(k, Here)]), Pre);
    //@ assert a: same{Pre, Here}(problem->a.at + witness->pair[k].i);
    //@ assert b: same{Pre, Here}(problem->b.at + witness->pair[k].j);
    const int sign = og_int_sign(&witness->weight[k]);
    if (sign < 0) return OG_REFUSED_WEIGHT;
    //@ assert not_negative_next: not_negative{Pre}(witness, k + 1);
    if (sign == 0) {
      //@ assert nothing: \at(val(&witness->weight[\at(k, Here)]), Pre) == 0;
      //@ assert skip_x: sum_x{Pre}(problem, witness, k + 1) == sum_x{Pre}(problem, witness, k);
      //@ assert skip_y: sum_y{Pre}(problem, witness, k + 1) == sum_y{Pre}(problem, witness, k);
      //@ assert skip_z: sum_z{Pre}(problem, witness, k + 1) == sum_z{Pre}(problem, witness, k);
      //@ assert skip_total: total{Pre}(witness, k + 1) == total{Pre}(witness, k);
      continue;
    }
    og_check_cso_point(&c->point, problem, witness->pair[k]);
    //@ assert point_x: val(&c->point.x) == cso_x{Pre}(problem, witness, k);
    //@ assert point_y: val(&c->point.y) == cso_y{Pre}(problem, witness, k);
    //@ assert point_z: val(&c->point.z) == cso_z{Pre}(problem, witness, k);
    //@ assert weight_still: val(&witness->weight[k]) == \at(val(&witness->weight[\at(k, Here)]), Pre);
    og_ivec_addmul(&c->sum, &witness->weight[k], &c->point);
    //@ assert weight_last: val(&witness->weight[k]) == \at(val(&witness->weight[\at(k, Here)]), Pre);
    og_int_add(&c->total, &c->total, &witness->weight[k]);
    //@ assert next_x: val(&c->sum.x) == sum_x{Pre}(problem, witness, k + 1);
    //@ assert next_y: val(&c->sum.y) == sum_y{Pre}(problem, witness, k + 1);
    //@ assert next_z: val(&c->sum.z) == sum_z{Pre}(problem, witness, k + 1);
    //@ assert next_total: val(&c->total) == total{Pre}(witness, k + 1);
  }
  return og_int_sign(&c->total) == 0 ? OG_REFUSED_WEIGHT : OG_ACCEPTED;
}

// Is the point sum / total the foot of the origin on the plane normal.x = limit? That is, with n.n in square,
// (n.n) sum = limit total n.
/*@ requires valid: \valid(c);
    terminates \true;
    exits \false;
    assigns *c;
    ensures kept_n: same{Pre, Post}(&c->normal);
    ensures kept_h: val(&c->limit) == \old(val(&c->limit));
    ensures kept_nn: val(&c->square) == \old(val(&c->square));
    ensures x: \result == OG_ACCEPTED ==> \old(foot_in(val(&c->square), val(&c->sum.x), val(&c->limit),
                                                     val(&c->total), val(&c->normal.x)));
    ensures y: \result == OG_ACCEPTED ==> \old(foot_in(val(&c->square), val(&c->sum.y), val(&c->limit),
                                                     val(&c->total), val(&c->normal.y)));
    ensures z: \result == OG_ACCEPTED ==> \old(foot_in(val(&c->square), val(&c->sum.z), val(&c->limit),
                                                     val(&c->total), val(&c->normal.z))); */
static og_refusal check_foot(og_checker *c) {
  og_ivec_scale(&c->point, &c->square, &c->sum);
  og_int_mul(&c->t3, &c->limit, &c->total);
  //@ assert normal: same{Pre, Here}(&c->normal);
  og_ivec_submul(&c->point, &c->t3, &c->normal);
  return og_ivec_is_zero(&c->point) ? OG_ACCEPTED : OG_REFUSED_NOT_ON_FACE;
}

// Is all of the CSO on the inner side of the plane normal.x = limit? Turns the normal round.
/*@ requires working: working(c, problem);
    terminates \true;
    exits \false;
    assigns *c;
    ensures kept_h: val(&c->limit) == \old(val(&c->limit));
    ensures kept_nn: val(&c->square) == \old(val(&c->square));
    ensures supports: \result == OG_ACCEPTED ==>
      supports{Pre}(problem, \old(val(&c->normal.x)), \old(val(&c->normal.y)), \old(val(&c->normal.z)),
                    \old(val(&c->limit))); */
static og_refusal check_supports(og_checker *c, const og_problem *problem) {
  og_ivec_neg(&c->normal, &c->normal);
  //@ assert kept_a: \forall integer i; 0 <= i < problem->a.count ==> same{Pre, Here}(problem->a.at + i);
  //@ assert kept_b: \forall integer j; 0 <= j < problem->b.count ==> same{Pre, Here}(problem->b.at + j);
  /*@ assert along_a: \forall integer i; 0 <= i < problem->a.count ==> dot(&c->normal, problem->a.at + i) ==
        along{Pre}(val(&c->normal.x), val(&c->normal.y), val(&c->normal.z), problem->a.at + i); */
  /*@ assert along_b: \forall integer j; 0 <= j < problem->b.count ==> dot(&c->normal, problem->b.at + j) ==
        along{Pre}(val(&c->normal.x), val(&c->normal.y), val(&c->normal.z), problem->b.at + j); */
  og_check_gap(c, problem, &c->normal);
  /*@ assert least: along_least{Pre}(val(&c->normal.x), val(&c->normal.y), val(&c->normal.z), problem,
        val(&c->gap)); */
  og_int_add(&c->gap, &c->gap, &c->limit);
  /*@ assert moved: \exists real g; val(&c->gap) == g + \at(val(&c->limit), Pre) &&
        along_least{Pre}(val(&c->normal.x), val(&c->normal.y), val(&c->normal.z), problem, g); */
  return og_int_sign(&c->gap) < 0 ? OG_REFUSED_SIDE : OG_ACCEPTED;
}

/*@ predicate face_known{K, L}(og_checker *c, og_problem *p, og_certificate *s) =
      \at(val(&c->limit), K) == \at(det(p, s, s->face), L) &&
      \at(val(&c->square), K) == \at(normal_norm2(p, s, s->face), L); */

// The face: h_f in limit, n_f . n_f in square.
/*@ requires working: surface_working(c, problem, certificate);
    requires range: in_range(problem, &certificate->witness) && corners_named(certificate);
    terminates \true;
    exits \false;
    assigns *c;
    ensures known: \result == OG_ACCEPTED ==> face_known{Post, Pre}(c, problem, certificate);
    ensures face: \result == OG_ACCEPTED ==> face_cert{Pre}(problem, certificate); */
static og_refusal check_face(og_checker *c, const og_problem *problem, const og_certificate *certificate) {
  og_refusal refusal = weighted_sum(c, problem, &certificate->witness);
  if (refusal != OG_ACCEPTED) return refusal;
  //@ assert a: \forall integer i; 0 <= i < problem->a.count ==> same{Pre, Here}(problem->a.at + i);
  //@ assert b: \forall integer j; 0 <= j < problem->b.count ==> same{Pre, Here}(problem->b.at + j);
  //@ assert corner0: same_corner{Here, Pre}(problem, certificate, certificate->face, 0);
  //@ assert corner1: same_corner{Here, Pre}(problem, certificate, certificate->face, 1);
  //@ assert corner2: same_corner{Here, Pre}(problem, certificate, certificate->face, 2);
  //@ assert plane: same_plane{Here, Pre}(problem, certificate, certificate->face);
  plane_of(c, problem, certificate, certificate->face, &c->limit, &c->square);
  //@ assert normal: normal_is{Here, Pre}(&c->normal, problem, certificate, certificate->face);
  //@ assert known: face_known{Here, Pre}(c, problem, certificate);
  //@ assert sum_x: val(&c->sum.x) == sum_x{Pre}(problem, &certificate->witness, certificate->witness.count);
  //@ assert sum_y: val(&c->sum.y) == sum_y{Pre}(problem, &certificate->witness, certificate->witness.count);
  //@ assert sum_z: val(&c->sum.z) == sum_z{Pre}(problem, &certificate->witness, certificate->witness.count);
  //@ assert total: val(&c->total) == total{Pre}(&certificate->witness, certificate->witness.count) > 0;
  //@ assert normal_x: val(&c->normal.x) == normal_x{Pre}(problem, certificate, certificate->face);
  //@ assert normal_y: val(&c->normal.y) == normal_y{Pre}(problem, certificate, certificate->face);
  //@ assert normal_z: val(&c->normal.z) == normal_z{Pre}(problem, certificate, certificate->face);
  if (og_int_sign(&c->limit) <= 0) return OG_REFUSED_NOT_AROUND;
  refusal = check_foot(c);
  if (refusal != OG_ACCEPTED) return refusal;
  //@ assert a_still: \forall integer i; 0 <= i < problem->a.count ==> same{Pre, Here}(problem->a.at + i);
  //@ assert b_still: \forall integer j; 0 <= j < problem->b.count ==> same{Pre, Here}(problem->b.at + j);
  //@ assert normal_still: normal_is{Here, Pre}(&c->normal, problem, certificate, certificate->face);
  //@ assert known_still: face_known{Here, Pre}(c, problem, certificate);
  /*@ assert foot_x: foot_in(normal_norm2{Pre}(problem, certificate, certificate->face),
        sum_x{Pre}(problem, &certificate->witness, certificate->witness.count),
        det{Pre}(problem, certificate, certificate->face),
        total{Pre}(&certificate->witness, certificate->witness.count),
        normal_x{Pre}(problem, certificate, certificate->face)); */
  /*@ assert foot_y: foot_in(normal_norm2{Pre}(problem, certificate, certificate->face),
        sum_y{Pre}(problem, &certificate->witness, certificate->witness.count),
        det{Pre}(problem, certificate, certificate->face),
        total{Pre}(&certificate->witness, certificate->witness.count),
        normal_y{Pre}(problem, certificate, certificate->face)); */
  /*@ assert foot_z: foot_in(normal_norm2{Pre}(problem, certificate, certificate->face),
        sum_z{Pre}(problem, &certificate->witness, certificate->witness.count),
        det{Pre}(problem, certificate, certificate->face),
        total{Pre}(&certificate->witness, certificate->witness.count),
        normal_z{Pre}(problem, certificate, certificate->face)); */
  /*@ assert foot: foot{Pre}(problem, &certificate->witness, normal_x{Pre}(problem, certificate, certificate->face),
        normal_y{Pre}(problem, certificate, certificate->face), normal_z{Pre}(problem, certificate, certificate->face),
        det{Pre}(problem, certificate, certificate->face), normal_norm2{Pre}(problem, certificate, certificate->face));
   */
  refusal = check_supports(c, problem);
  //@ assert known_last: face_known{Here, Pre}(c, problem, certificate);
  return refusal;
}

// Is triangle k turned away from the origin, h > 0, and as far from it as the face or farther? That is h / |n| >= h_f /
// |n_f|, with h_f in limit, h_f^2 in t0, n_f . n_f in square.
/*@ requires working: surface_working(c, problem, certificate);
    requires triangle: k < certificate->triangle_count;
    requires range: in_range(problem, &certificate->witness) && corners_named(certificate);
    requires t0: val(&c->t0) == squared(val(&c->limit));
    terminates \true;
    exits \false;
    assigns *c;
    ensures kept: val(&c->limit) == \old(val(&c->limit)) && val(&c->square) == \old(val(&c->square)) &&
                  val(&c->t0) == \old(val(&c->t0));
    ensures around: \result == OG_ACCEPTED ==> det{Pre}(problem, certificate, k) > 0;
    ensures as_far: \result == OG_ACCEPTED ==>
      \old(as_far(det(problem, certificate, k), normal_norm2(problem, certificate, k), val(&c->limit),
                  val(&c->square))); */
static og_refusal check_plane(og_checker *c, const og_problem *problem, const og_certificate *certificate, size_t k) {
  plane_of(c, problem, certificate, k, &c->value, &c->t2);
  if (og_int_sign(&c->value) <= 0) return OG_REFUSED_NOT_AROUND;
  og_int_mul(&c->value, &c->value, &c->value);
  og_int_mul(&c->t1, &c->value, &c->square);
  //@ assert left: val(&c->t1) == squared(det{Pre}(problem, certificate, k)) * \at(val(&c->square), Pre);
  og_int_mul(&c->t2, &c->t0, &c->t2);
  /*@ assert right: val(&c->t2) == squared(\at(val(&c->limit), Pre)) *
        normal_norm2{Pre}(problem, certificate, k); */
  return og_int_compare(&c->t1, &c->t2) < 0 ? OG_REFUSED_NOT_DEEPEST : OG_ACCEPTED;
}

// The face and all triangles. Leaves h_f of the face in limit, n_f . n_f in square.
/*@ requires working: surface_working(c, problem, certificate);
    requires range: in_range(problem, &certificate->witness) && corners_named(certificate);
    terminates \true;
    exits \false;
    assigns *c;
    ensures known: \result == OG_ACCEPTED ==> face_known{Post, Pre}(c, problem, certificate);
    ensures face: \result == OG_ACCEPTED ==> face_cert{Pre}(problem, certificate);
    ensures around: \result == OG_ACCEPTED ==> is_around{Pre}(problem, certificate, certificate->triangle_count);
    ensures deepest: \result == OG_ACCEPTED ==> deepest{Pre}(problem, certificate, certificate->triangle_count); */
static og_refusal check_planes(og_checker *c, const og_problem *problem, const og_certificate *certificate) {
  og_refusal refusal = check_face(c, problem, certificate);
  if (refusal != OG_ACCEPTED) return refusal;
  og_int_mul(&c->t0, &c->limit, &c->limit);
  /*@ loop invariant k: 0 <= k <= certificate->triangle_count;
      loop invariant known: face_known{Here, Pre}(c, problem, certificate);
      loop invariant t0: val(&c->t0) == squared(val(&c->limit));
      loop invariant around: is_around{Pre}(problem, certificate, k);
      loop invariant deepest: deepest{Pre}(problem, certificate, k);
      loop assigns k, refusal, *c;
      loop variant certificate->triangle_count - k; */
  for (size_t k = 0; k < certificate->triangle_count; k++) {
    //@ assert a: \forall integer i; 0 <= i < problem->a.count ==> same{Pre, Here}(problem->a.at + i);
    //@ assert b: \forall integer j; 0 <= j < problem->b.count ==> same{Pre, Here}(problem->b.at + j);
    //@ assert a0: same{Pre, Here}(problem->a.at + certificate->witness.pair[certificate->triangle[k].corner[0]].i);
    //@ assert b0: same{Pre, Here}(problem->b.at + certificate->witness.pair[certificate->triangle[k].corner[0]].j);
    //@ assert corner0: same_corner{Here, Pre}(problem, certificate, k, 0);
    //@ assert corner1: same_corner{Here, Pre}(problem, certificate, k, 1);
    //@ assert corner2: same_corner{Here, Pre}(problem, certificate, k, 2);
    //@ assert plane: same_plane{Here, Pre}(problem, certificate, k);
    refusal = check_plane(c, problem, certificate, k);
    if (refusal != OG_ACCEPTED) return refusal;
    //@ assert around_next: is_around{Pre}(problem, certificate, k + 1);
    //@ assert deepest_next: deepest{Pre}(problem, certificate, k + 1);
  }
  return OG_ACCEPTED;
}

// depth = R + h_f / |n_f| = (R n.n + sqrt(h^2 n.n)) / n.n, with h_f in limit and n_f . n_f in square.
/*@ requires working: working(c, problem);
    requires finding: \valid(finding) && \separated(finding, c) && \separated(finding, problem);
    terminates \true;
    exits \false;
    assigns *c, finding->relation, finding->has_distance, finding->distance, finding->has_depth, finding->depth;
    ensures relation: finding->relation == OG_PENETRATING;
    ensures distance: finding->has_distance && no_length(&finding->distance);
    ensures has_depth: finding->has_depth;
    ensures depth: surface_depth(&finding->depth, \old(val(&c->limit)), \old(val(&c->square)),
                                 \old(val(&problem->radius)), \old(val(&problem->unit_den)), problem->unit_exp); */
static void found_depth(og_checker *c, const og_problem *problem, og_finding *finding) {
  finding->relation = OG_PENETRATING;
  finding->has_distance = finding->has_depth = true;
  og_surd_set_zero(&finding->distance);
  og_int_mul(&c->t0, &c->limit, &c->limit);
  og_int_mul(&c->t1, &problem->radius, &c->square);
  og_int_mul(&c->t2, &c->t0, &c->square);
  og_check_length(&finding->depth, problem, &c->t1, &c->t2, &c->square);
}

og_refusal og_check_surface(og_checker *c, const og_problem *problem, const og_certificate *certificate,
                            og_finding *finding) {
  og_refusal refusal = og_check_pairs(problem, &certificate->witness);
  if (refusal != OG_ACCEPTED) return refusal;
  refusal = corners_in_range(certificate);
  if (refusal != OG_ACCEPTED) return refusal;
  if (!edges_cancel(certificate)) return OG_REFUSED_OPEN_SURFACE;
  refusal = check_planes(c, problem, certificate);
  if (refusal != OG_ACCEPTED) return refusal;
  //@ assert statement: surface_cert{Pre}(problem, certificate);
  //@ assert radius: val(&problem->radius) == \at(val(&problem->radius), Pre);
  //@ assert unit: val(&problem->unit_den) == \at(val(&problem->unit_den), Pre);
  found_depth(c, problem, finding);
  return OG_ACCEPTED;
}
