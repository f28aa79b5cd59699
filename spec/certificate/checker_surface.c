// The depth certificate: a closed surface of CSO triangles around the origin, none nearer to it than the face
// named, and the face's plane supports the CSO. Then the ball of that radius is inside the CSO, and no larger.

#include "spec/certificate/checker_state.h"

// Corner k of triangle t.
/*@ predicate corner_is{K, L}(og_ivec *point, og_problem *p, og_certificate *s, integer t, integer k) =
      \at(val(&point->x), K) == corner_x{L}(p, s, t, k) && \at(val(&point->y), K) == corner_y{L}(p, s, t, k) &&
      \at(val(&point->z), K) == corner_z{L}(p, s, t, k);
    predicate normal_is{K, L}(og_ivec *n, og_problem *p, og_certificate *s, integer t) =
      \at(val(&n->x), K) == normal_x{L}(p, s, t) && \at(val(&n->y), K) == normal_y{L}(p, s, t) &&
      \at(val(&n->z), K) == normal_z{L}(p, s, t);

    // Writing to the checker leaves the certificate alone.
    predicate surface_working{L}(og_checker *c, og_problem *p, og_certificate *s) =
      working(c, p) && surface_readable(s) && reading(c, &s->witness) && \separated(c, s) &&
      \separated(c, s->triangle + (0 .. s->triangle_count - 1)); */

// The outward normal n of triangle k and h = n.u for its first corner u. The indices are in range.
/*@ requires working: surface_working(c, problem, certificate);
    requires triangle: k < certificate->triangle_count;
    requires range: in_range(problem, &certificate->witness) && corners_named(certificate);
    requires h: h == &c->limit || h == &c->value;
    terminates \true;
    exits \false;
    assigns val(&c->corner[0].x), val(&c->corner[0].y), val(&c->corner[0].z),
            val(&c->corner[1].x), val(&c->corner[1].y), val(&c->corner[1].z),
            val(&c->corner[2].x), val(&c->corner[2].y), val(&c->corner[2].z),
            val(&c->edge.x), val(&c->edge.y), val(&c->edge.z), val(&c->other.x), val(&c->other.y), val(&c->other.z),
            val(&c->normal.x), val(&c->normal.y), val(&c->normal.z), val(h);
    ensures normal: normal_is{Post, Pre}(&c->normal, problem, certificate, k);
    ensures h: val(h) == det{Pre}(problem, certificate, k); */
static void plane_of(og_checker *c, const og_problem *problem, const og_certificate *certificate, size_t k, og_int *h) {
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
  //@ assert corner0_still: corner_is{Here, Pre}(&c->corner[0], problem, certificate, k, 0);
  og_ivec_dot(h, &c->normal, &c->corner[0]);
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
      loop invariant named: \forall integer s, k; 0 <= s < t ==> 0 <= k < 3 ==>
        certificate->triangle[s].corner[k] < certificate->witness.count;
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
// Does the combination (weights >= 0) name the foot of the origin on the plane n.x = h? That is
// (n.n) sum w p = h (sum w) n.
static og_refusal check_foot(og_checker *c, const og_problem *problem, const og_combination *witness, const og_ivec *n,
                             const og_int *h, const og_int *nn) {
  og_ivec_set_zero(&c->sum);
  og_int_set_si(&c->total, 0);
  for (size_t k = 0; k < witness->count; k++) {
    const int sign = og_int_sign(&witness->weight[k]);
    if (sign < 0) return OG_REFUSED_WEIGHT;
    if (sign == 0) continue;
    og_check_cso_point(&c->point, problem, witness->pair[k]);
    og_ivec_addmul(&c->sum, &witness->weight[k], &c->point);
    og_int_add(&c->total, &c->total, &witness->weight[k]);
  }
  if (og_int_sign(&c->total) == 0) return OG_REFUSED_WEIGHT;
  og_ivec_scale(&c->point, nn, &c->sum);
  og_int_mul(&c->t3, h, &c->total);
  og_ivec_submul(&c->point, &c->t3, n);
  return og_ivec_is_zero(&c->point) ? OG_ACCEPTED : OG_REFUSED_NOT_ON_FACE;
}

og_refusal og_check_surface(og_checker *c, const og_problem *problem, const og_certificate *certificate,
                            og_finding *finding) {
  og_refusal refusal = og_check_pairs(problem, &certificate->witness);
  if (refusal != OG_ACCEPTED) return refusal;
  refusal = corners_in_range(certificate);
  if (refusal != OG_ACCEPTED) return refusal;
  if (!edges_cancel(certificate)) return OG_REFUSED_OPEN_SURFACE;

  // The face: h_f in limit, n_f . n_f in square. All of the CSO is on its inner side: -n_f . p >= -h_f.
  plane_of(c, problem, certificate, certificate->face, &c->limit);
  if (og_int_sign(&c->limit) <= 0) return OG_REFUSED_NOT_AROUND;
  og_ivec_dot(&c->square, &c->normal, &c->normal);
  refusal = check_foot(c, problem, &certificate->witness, &c->normal, &c->limit, &c->square);
  if (refusal != OG_ACCEPTED) return refusal;
  og_ivec_neg(&c->normal, &c->normal);
  og_check_gap(c, problem, &c->normal);
  og_int_add(&c->gap, &c->gap, &c->limit);
  if (og_int_sign(&c->gap) < 0) return OG_REFUSED_SIDE;

  // Every other triangle: h > 0 and h / |n| >= h_f / |n_f|.
  og_int_mul(&c->t0, &c->limit, &c->limit);
  for (size_t k = 0; k < certificate->triangle_count; k++) {
    plane_of(c, problem, certificate, k, &c->value);
    if (og_int_sign(&c->value) <= 0) return OG_REFUSED_NOT_AROUND;
    og_int_mul(&c->value, &c->value, &c->value);
    og_int_mul(&c->t1, &c->value, &c->square);
    og_ivec_dot(&c->t2, &c->normal, &c->normal);
    og_int_mul(&c->t2, &c->t0, &c->t2);
    if (og_int_compare(&c->t1, &c->t2) < 0) return OG_REFUSED_NOT_DEEPEST;
  }

  finding->relation = OG_PENETRATING;
  finding->has_distance = finding->has_depth = true;
  og_surd_set_zero(&finding->distance);
  // depth = R + h_f / |n_f| = (R n.n + sqrt(h^2 n.n)) / n.n
  og_int_mul(&c->t1, &problem->radius, &c->square);
  og_int_mul(&c->t2, &c->t0, &c->square);
  og_check_length(&finding->depth, problem, &c->t1, &c->t2, &c->square);
  return OG_ACCEPTED;
}
