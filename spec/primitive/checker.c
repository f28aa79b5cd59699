#include "spec/primitive/checker.h"

#include "spec/primitive/checker_state.h"

const char *og_primitive_refusal_text(og_primitive_refusal refusal) {
  switch (refusal) {
  case OG_PRIMITIVE_ACCEPTED: return "the certificate is accepted";
  case OG_PRIMITIVE_REFUSED_PROBLEM:
    return "a radius is negative, a denominator is not positive, or the bodies have different ones";
  case OG_PRIMITIVE_REFUSED_INDEX: return "an index names no point or is out of order";
  case OG_PRIMITIVE_REFUSED_NOT_EXTREME: return "the vertices are not exactly those that reach farthest";
  case OG_PRIMITIVE_REFUSED_SPOT: return "a spot is not in its body";
  case OG_PRIMITIVE_REFUSED_NOT_NEAREST: return "some point lies nearer";
  case OG_PRIMITIVE_REFUSED_NOT_MINIMAL: return "the points with weight are not the corners of a proper simplex";
  case OG_PRIMITIVE_REFUSED_NOT_APART: return "nothing is shown to lie between the bodies";
  case OG_PRIMITIVE_REFUSED_NOT_COMMON: return "the two spots of a corner are different points";
  case OG_PRIMITIVE_REFUSED_BOUND: return "a body does not lie on the inner side of a bound";
  case OG_PRIMITIVE_REFUSED_NOT_FLAT:
    return "the bounds do not add up to zero, or leave the common part more room than its corners fill";
  case OG_PRIMITIVE_REFUSED_NOT_CLOSED: return "the walls do not close the common part";
  case OG_PRIMITIVE_REFUSED_NO_END: return "an end of the chord is not where it is said to be";
  case OG_PRIMITIVE_REFUSED_KIND:
  case OG_PRIMITIVE_REFUSED_COUNT: break;
  }
  return "the kind of certificate does not answer the question";
}

const char *og_meeting_name(og_meeting meeting) {
  switch (meeting) {
  case OG_MEET_POINT: return "point";
  case OG_MEET_SEGMENT: return "segment";
  case OG_MEET_RAY: return "ray";
  case OG_MEET_LINE: return "line";
  case OG_MEET_POLYGON: return "polygon";
  case OG_MEET_NOTHING:
  case OG_MEETING_COUNT: break;
  }
  return "nothing";
}

void og_primitive_finding_init(og_primitive_finding *finding) {
  og_surd_init(&finding->value);
  og_surd_init(&finding->first);
  og_surd_init(&finding->last);
  finding->meeting = OG_MEET_NOTHING;
}

void og_primitive_finding_clear(og_primitive_finding *finding) {
  og_surd_clear(&finding->value);
  og_surd_clear(&finding->first);
  og_surd_clear(&finding->last);
}

// ---- spots ----

/*@ requires readable: \valid_read(spot) && body_readable(body);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures allowed: \result ==> ways_allowed(spot, body, OG_MAX_DIRECTIONS); */
static bool along_is_allowed(const og_spot *spot, const og_exact_body *body) {
  /*@ loop invariant k: 0 <= k <= OG_MAX_DIRECTIONS;
      loop invariant allowed: ways_allowed(spot, body, k);
      loop assigns k;
      loop variant OG_MAX_DIRECTIONS - k; */
  for (size_t k = 0; k < OG_MAX_DIRECTIONS; k++) {
    const int sign = og_int_sign(&spot->along[k]);
    if (sign != 0 && k >= body->direction_count) return false;
    if (sign < 0 && !body->endless[k]) return false;
  }
  return true;
}

// Initialises r and sum: r = sum weight[k] point[k] + along[k] direction[k], sum = sum weight[k]. False where a weight
// is negative, or there are not as many as points.
/*@ requires readable: spot_readable(spot) && body_readable(body);
    requires r: vector_off(r, spot, body);
    requires sum: number_off(sum, spot, body) && \separated(r, sum);
    terminates \true;
    exits \false;
    assigns val(&r->x), val(&r->y), val(&r->z), val(sum);
    ensures count: \result ==> spot->count == body->count;
    ensures allowed: \result ==> no_weight_negative{Pre}(spot, spot->count);
    ensures sum: \result ==> val(sum) == weights{Pre}(spot, spot->count);
    ensures x: \result ==> val(&r->x) == spot_x{Pre}(spot, body);
    ensures y: \result ==> val(&r->y) == spot_y{Pre}(spot, body);
    ensures z: \result ==> val(&r->z) == spot_z{Pre}(spot, body); */
static bool weigh(og_ivec *r, og_int *sum, const og_spot *spot, const og_exact_body *body) {
  og_ivec_init(r);
  og_int_init(sum);
  if (spot->count != body->count) return false;
  bool allowed = true;
  /*@ loop invariant k: 0 <= k <= spot->count;
      loop invariant allowed: allowed ==> no_weight_negative{Pre}(spot, k);
      loop invariant sum: val(sum) == weights{Pre}(spot, k);
      loop invariant x: val(&r->x) == points_x{Pre}(spot, body, k);
      loop invariant y: val(&r->y) == points_y{Pre}(spot, body, k);
      loop invariant z: val(&r->z) == points_z{Pre}(spot, body, k);
      loop assigns k, allowed, val(&r->x), val(&r->y), val(&r->z), val(sum);
      loop variant spot->count - k; */
  for (size_t k = 0; k < spot->count; k++) {
    //@ assert weight: val(&spot->weight[k]) == \at(val(&spot->weight[\at(k, Here)]), Pre);
    //@ assert point: still{Pre, Here}(body->point + k);
    allowed = allowed && og_int_sign(&spot->weight[k]) >= 0;
    og_int_add(sum, sum, &spot->weight[k]);
    //@ assert sum: val(sum) == weights{Pre}(spot, k + 1);
    //@ assert weight_still: val(&spot->weight[k]) == \at(val(&spot->weight[\at(k, Here)]), Pre);
    //@ assert point_still: still{Pre, Here}(body->point + k);
    og_ivec_addmul(r, &spot->weight[k], &body->point[k]);
    //@ assert x: val(&r->x) == points_x{Pre}(spot, body, k + 1);
    //@ assert y: val(&r->y) == points_y{Pre}(spot, body, k + 1);
    //@ assert z: val(&r->z) == points_z{Pre}(spot, body, k + 1);
  }
  /*@ loop invariant k: 0 <= k <= body->direction_count;
      loop invariant x: val(&r->x) == points_x{Pre}(spot, body, spot->count) + ways_x{Pre}(spot, body, k);
      loop invariant y: val(&r->y) == points_y{Pre}(spot, body, spot->count) + ways_y{Pre}(spot, body, k);
      loop invariant z: val(&r->z) == points_z{Pre}(spot, body, spot->count) + ways_z{Pre}(spot, body, k);
      loop assigns k, val(&r->x), val(&r->y), val(&r->z);
      loop variant body->direction_count - k; */
  for (size_t k = 0; k < body->direction_count; k++) {
    //@ assert along: val(&spot->along[k]) == \at(val(&spot->along[\at(k, Here)]), Pre);
    //@ assert direction: still{Pre, Here}(body->direction + k);
    og_ivec_addmul(r, &spot->along[k], &body->direction[k]);
    //@ assert way_x: val(&r->x) == points_x{Pre}(spot, body, spot->count) + ways_x{Pre}(spot, body, k + 1);
    //@ assert way_y: val(&r->y) == points_y{Pre}(spot, body, spot->count) + ways_y{Pre}(spot, body, k + 1);
    //@ assert way_z: val(&r->z) == points_z{Pre}(spot, body, spot->count) + ways_z{Pre}(spot, body, k + 1);
  }
  return allowed;
}

// Initialises r: the spot's point times total times den. False where the spot is malformed.
/*@ requires readable: spot_readable(spot) && body_readable(body);
    requires r: vector_off(r, spot, body);
    terminates \true;
    exits \false;
    assigns val(&r->x), val(&r->y), val(&r->z);
    ensures named: \result ==> named{Pre}(spot, body, is_direction ? 0. : \old(val(&spot->total)));
    ensures x: \result ==> val(&r->x) == spot_x{Pre}(spot, body);
    ensures y: \result ==> val(&r->y) == spot_y{Pre}(spot, body);
    ensures z: \result ==> val(&r->z) == spot_z{Pre}(spot, body); */
static bool spot_sum(og_ivec *r, const og_spot *spot, const og_exact_body *body, bool is_direction) {
  const bool along = along_is_allowed(spot, body);
  og_int sum;
  bool allowed = weigh(r, &sum, spot, body);
  //@ assert total: val(&spot->total) == \at(val(&spot->total), Pre);
  allowed = allowed && along && og_int_sign(&spot->total) > 0;
  allowed = allowed && (is_direction ? og_int_sign(&sum) == 0 : og_int_compare(&sum, &spot->total) == 0);
  og_int_clear(&sum);
  return allowed;
}

bool og_corner_sums(og_ivec *x, og_ivec *y, const og_corner *corner, const og_primitive *p, bool is_direction) {
  const bool in_a = spot_sum(x, &corner->a, &p->a, is_direction);
  //@ assert points: \forall integer k; 0 <= k < p->b.count ==> still{Pre, Here}(p->b.point + k);
  /*@ assert kept_weights: \forall integer k; 0 <= k < corner->b.count ==>
        val(corner->b.weight + k) == \at(val(corner->b.weight + \at(k, Here)), Pre); */
  //@ assert total: val(&corner->b.total) == \at(val(&corner->b.total), Pre);
  /*@ ghost
      /@ loop invariant k: 0 <= k <= corner->b.count;
         loop invariant weights: weights{Pre}(&corner->b, k) == weights{Here}(&corner->b, k);
         loop invariant x: points_x{Pre}(&corner->b, &p->b, k) == points_x{Here}(&corner->b, &p->b, k);
         loop invariant y: points_y{Pre}(&corner->b, &p->b, k) == points_y{Here}(&corner->b, &p->b, k);
         loop invariant z: points_z{Pre}(&corner->b, &p->b, k) == points_z{Here}(&corner->b, &p->b, k);
         loop assigns k;
         loop variant corner->b.count - k; @/
      for (size_t k = 0; k < corner->b.count && k < p->b.count; k++) {
        /@ assert weight: val(&corner->b.weight[k]) == \at(val(&corner->b.weight[\at(k, Here)]), Pre); @/
        /@ assert point: still{Pre, Here}(p->b.point + k); @/
        /@ assert x: points_x{Pre}(&corner->b, &p->b, k + 1) == points_x{Here}(&corner->b, &p->b, k + 1); @/
        /@ assert y: points_y{Pre}(&corner->b, &p->b, k + 1) == points_y{Here}(&corner->b, &p->b, k + 1); @/
        /@ assert z: points_z{Pre}(&corner->b, &p->b, k + 1) == points_z{Here}(&corner->b, &p->b, k + 1); @/
      }
      /@ loop invariant k: 0 <= k <= p->b.direction_count;
         loop invariant x: ways_x{Pre}(&corner->b, &p->b, k) == ways_x{Here}(&corner->b, &p->b, k);
         loop invariant y: ways_y{Pre}(&corner->b, &p->b, k) == ways_y{Here}(&corner->b, &p->b, k);
         loop invariant z: ways_z{Pre}(&corner->b, &p->b, k) == ways_z{Here}(&corner->b, &p->b, k);
         loop assigns k;
         loop variant p->b.direction_count - k; @/
      for (size_t k = 0; k < p->b.direction_count; k++) {
        /@ assert along: val(&corner->b.along[k]) == \at(val(&corner->b.along[\at(k, Here)]), Pre); @/
        /@ assert direction: still{Pre, Here}(p->b.direction + k); @/
        /@ assert x: ways_x{Pre}(&corner->b, &p->b, k + 1) == ways_x{Here}(&corner->b, &p->b, k + 1); @/
        /@ assert y: ways_y{Pre}(&corner->b, &p->b, k + 1) == ways_y{Here}(&corner->b, &p->b, k + 1); @/
        /@ assert z: ways_z{Pre}(&corner->b, &p->b, k + 1) == ways_z{Here}(&corner->b, &p->b, k + 1); @/
      } */
  const bool in_b = spot_sum(y, &corner->b, &p->b, is_direction);
  return in_a && in_b;
}

void og_spot_point(og_rational point[3], const og_spot *spot, const og_exact_body *body) {
  og_ivec sum;
  og_int den;
  weigh(&sum, &den, spot, body);
  og_int_mul(&den, &spot->total, &body->den);
  og_rational_set_quotient(&point[0], &sum.x, &den);
  og_rational_set_quotient(&point[1], &sum.y, &den);
  og_rational_set_quotient(&point[2], &sum.z, &den);
  og_ivec_clear(&sum);
  og_int_clear(&den);
}

// ---- rows ----

/*@ requires valid: \valid(row);
    terminates \true;
    exits \false;
    assigns val(row->at + (0 .. 3)); */
static void row_init(og_row *row) {
  og_int_init(&row->at[0]);
  og_int_init(&row->at[1]);
  og_int_init(&row->at[2]);
  og_int_init(&row->at[3]);
}

/*@ requires valid: \valid(row);
    terminates \true;
    exits \false;
    assigns \nothing; */
static void row_clear(og_row *row) {
  og_int_clear(&row->at[0]);
  og_int_clear(&row->at[1]);
  og_int_clear(&row->at[2]);
  og_int_clear(&row->at[3]);
}

void og_rows_init(og_row *rows, size_t count) {
  /*@ loop invariant k: 0 <= k <= count;
      loop assigns k, rows[0 .. count - 1];
      loop variant count - k; */
  for (size_t k = 0; k < count; k++) row_init(&rows[k]);
}

void og_rows_clear(og_row *rows, size_t count) {
  /*@ loop invariant k: 0 <= k <= count;
      loop assigns k;
      loop variant count - k; */
  for (size_t k = 0; k < count; k++) row_clear(&rows[k]);
}

// ---- support ----

// Do the vertices listed name points, in ascending order?
/*@ requires readable: \valid_read(c) && \valid_read(c->vertex + (0 .. c->vertex_count - 1)) && \valid_read(body);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures some: \result ==> c->vertex_count > 0;
    ensures ascending: \result ==> ascending(c, c->vertex_count);
    ensures in: \result ==> vertices_in(c, body, c->vertex_count); */
static bool are_listed(const og_primitive_certificate *c, const og_exact_body *body) {
  /*@ loop invariant k: 0 <= k <= c->vertex_count;
      loop invariant ascending: ascending(c, k);
      loop invariant in: vertices_in(c, body, k);
      loop assigns k;
      loop variant c->vertex_count - k; */
  for (size_t k = 0; k < c->vertex_count; k++)
    if (c->vertex[k] >= body->count || (k > 0 && c->vertex[k] <= c->vertex[k - 1])) return false;
  return c->vertex_count > 0;
}

// Initialises most. Do exactly the vertices listed reach farthest along the direction, to `most`?
/*@ requires readable: \valid_read(c) && \valid_read(c->vertex + (0 .. c->vertex_count - 1)) && primitive_readable(p);
    requires most: \valid(most) && \separated(most, p) && \separated(most, p->a.point + (0 .. p->a.count - 1)) &&
                   \separated(most, c) && \separated(most, c->vertex + (0 .. c->vertex_count - 1));
    requires some: c->vertex_count > 0 && ascending(c, c->vertex_count) && vertices_in(c, &p->a, c->vertex_count);
    terminates \true;
    exits \false;
    assigns val(most);
    ensures farthest: \result ==> farthest{Pre}(p, c, val(most), p->a.count); */
static bool are_farthest(og_int *most, const og_primitive *p, const og_primitive_certificate *c) {
  og_int height;
  og_int_init(&height);
  og_int_init(most);
  //@ assert direction: same{Pre, Here}(&p->direction);
  //@ assert first: same{Pre, Here}(p->a.point + c->vertex[0]);
  og_ivec_dot(most, &p->direction, &p->a.point[c->vertex[0]]);
  size_t listed = 0;
  bool exactly = true;
  /*@ loop invariant k: 0 <= k <= p->a.count;
      loop invariant direction: same{Pre, Here}(&p->direction);
      loop invariant most: val(most) == \at(val(most), LoopEntry);
      loop invariant listed: 0 <= listed <= c->vertex_count;
      loop invariant before: \forall integer m; 0 <= m < listed ==> c->vertex[m] < k;
      loop invariant after: \forall integer m; listed <= m < c->vertex_count ==> c->vertex[m] >= k;
      loop invariant farthest: exactly ==> farthest{Pre}(p, c, val(most), k);
      loop assigns k, listed, exactly, val(&height);
      loop variant p->a.count - k; */
  for (size_t k = 0; k < p->a.count; k++) {
    //@ assert point: same{Pre, Here}(p->a.point + k);
    og_ivec_dot(&height, &p->direction, &p->a.point[k]);
    //@ assert height: val(&height) == \at(dot(&p->direction, p->a.point + \at(k, Here)), Pre);
    const bool is_listed = listed < c->vertex_count && c->vertex[listed] == k;
    //@ assert is_listed: is_listed <==> listed{Pre}(c, k);
    const int order = og_int_compare(&height, most);
    exactly = exactly && (is_listed ? order == 0 : order < 0);
    if (is_listed) listed++;
  }
  og_int_clear(&height);
  return exactly;
}

// The maximum: max d.p / (den den_d) + radius |d| / (den den_d).
/*@ requires readable: \valid_read(most) && \valid_read(p);
    requires value: \valid(value) && \separated(value, most) && \separated(value, p);
    terminates \true;
    exits \false;
    assigns val(&value->p), val(&value->q), val(&value->m), value->s, value->e;
    ensures value: reach_is{Pre, Post}(value, \old(val(most)), p); */
static void set_reach(og_surd *value, const og_int *most, const og_primitive *p) {
  og_int_set(&value->p, most);
  //@ assert direction: same{Pre, Here}(&p->direction);
  og_ivec_dot(&value->q, &p->direction, &p->direction);
  og_int_mul(&value->q, &value->q, &p->a.radius);
  og_int_mul(&value->q, &value->q, &p->a.radius);
  value->s = og_int_sign(&value->q);
  og_int_mul(&value->m, &p->a.den, &p->direction_den);
  value->e = 0;
}

/*@ requires readable: \valid_read(c) && \valid_read(c->vertex + (0 .. c->vertex_count - 1)) && primitive_readable(p);
    requires finding: \valid(finding) && \separated(finding, c) && \separated(finding, p);
    terminates \true;
    exits \false;
    assigns finding->value;
    ensures statement: \result == OG_PRIMITIVE_ACCEPTED ==> \exists real most;
      extreme_cert{Pre}(p, c, most) && reach_is{Pre, Post}(\at(&finding->value, Pre), most, p); */
static og_primitive_refusal check_extreme(const og_primitive *p, const og_primitive_certificate *c,
                                          og_primitive_finding *finding) {
  if (p->question != OG_SUPPORT || p->a.direction_count > 0) return OG_PRIMITIVE_REFUSED_KIND;
  if (!are_listed(c, &p->a)) return OG_PRIMITIVE_REFUSED_INDEX;
  og_int most;
  const bool exactly = are_farthest(&most, p, c);
  //@ assert statement: exactly ==> extreme_cert{Pre}(p, c, val(&most));
  if (exactly) set_reach(&finding->value, &most, p);
  og_int_clear(&most);
  return exactly ? OG_PRIMITIVE_ACCEPTED : OG_PRIMITIVE_REFUSED_NOT_EXTREME;
}

// ---- sides ----

/*@ requires readable: \valid_read(a) && \valid_read(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures side: \result <==> on_side(side, val(a), val(b)); */
static bool on_side(int side, const og_int *a, const og_int *b) {
  const int order = og_int_compare(a, b);
  return side > 0 ? order >= 0 : order <= 0;
}

bool og_ways_stay(const og_exact_body *body, const og_ivec *v, int side) {
  og_int height;
  og_int_init(&height);
  bool stay = true;
  /*@ loop invariant k: 0 <= k <= body->direction_count;
      loop invariant v: same{Pre, Here}(v);
      loop invariant stay: stay ==>
        \at(ways_stay(body, val(&v->x), val(&v->y), val(&v->z), side, \at(k, Here)), Pre);
      loop assigns k, stay, val(&height);
      loop variant body->direction_count - k; */
  for (size_t k = 0; k < body->direction_count && stay; k++) {
    //@ assert direction: same{Pre, Here}(body->direction + k);
    og_ivec_dot(&height, v, &body->direction[k]);
    //@ assert height: val(&height) == \at(dot(v, body->direction + \at(k, Here)), Pre);
    const int sign = og_int_sign(&height);
    stay = body->endless[k] ? sign == 0 : side > 0 ? sign >= 0 : sign <= 0;
  }
  og_int_clear(&height);
  return stay;
}

// ---- nearest points ----

// Is v.(q - foot) >= 0 for all points q of the body (side 1), or <= 0 (side -1)? foot = sum / total.
/*@ requires readable: body_readable(body) && \valid_read(v) && \valid_read(sum) && \valid_read(total);
    requires side: side == 1 || side == -1;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures stay: \result ==> \old(points_stay(body, val(&v->x), val(&v->y), val(&v->z), dot(v, sum), val(total), side,
                                               body->count)); */
static bool points_stay(const og_exact_body *body, const og_ivec *v, const og_ivec *sum, const og_int *total,
                        int side) {
  og_int at_foot, at_point;
  og_int_init(&at_foot);
  og_int_init(&at_point);
  //@ assert v: same{Pre, Here}(v);
  //@ assert sum: same{Pre, Here}(sum);
  og_ivec_dot(&at_foot, v, sum);
  bool stay = true;
  /*@ loop invariant k: 0 <= k <= body->count;
      loop invariant v: same{Pre, Here}(v);
      loop invariant foot: val(&at_foot) == \at(dot(v, sum), Pre);
      loop invariant stay: stay ==> \at(points_stay(body, val(&v->x), val(&v->y), val(&v->z), dot(v, sum), val(total),
        side,
                                                   \at(k, Here)), Pre);
      loop assigns k, stay, val(&at_point);
      loop variant body->count - k; */
  for (size_t k = 0; k < body->count && stay; k++) {
    //@ assert point: same{Pre, Here}(body->point + k);
    og_ivec_dot(&at_point, v, &body->point[k]);
    //@ assert height: val(&at_point) == \at(dot(v, body->point + \at(k, Here)), Pre);
    //@ assert total: val(total) == \at(val(total), Pre);
    og_int_mul(&at_point, &at_point, total);
    stay = on_side(side, &at_point, &at_foot);
  }
  og_int_clear(&at_foot);
  og_int_clear(&at_point);
  return stay;
}

void og_corner_difference(og_ivec *v, const og_corner *corner, const og_ivec *x, const og_ivec *y) {
  og_ivec_scale(v, &corner->b.total, x);
  og_ivec_submul(v, &corner->a.total, y);
}

// Is no point of A below x along v, and none of B above y? x and y are as og_corner_sums leaves them.
/*@ requires readable: corner_readable(feet) && primitive_readable(p) && \valid_read(v) && \valid_read(x) &&
                       \valid_read(y);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures a: \result ==> stays_at(&p->a, val(&v->x), val(&v->y), val(&v->z), dot(v, x), val(&feet->a.total), 1);
    ensures b: \result ==> stays_at(&p->b, val(&v->x), val(&v->y), val(&v->z), dot(v, y), val(&feet->b.total), -1); */
static bool are_nearest(const og_corner *feet, const og_primitive *p, const og_ivec *v, const og_ivec *x,
                        const og_ivec *y) {
  return points_stay(&p->a, v, x, &feet->a.total, 1) && og_ways_stay(&p->a, v, 1) &&
         points_stay(&p->b, v, y, &feet->b.total, -1) && og_ways_stay(&p->b, v, -1);
}

// Initialises v: x - y times both totals (and den), where the corner names x in A and y in B. Are they nearest to
// each other?
/*@ requires readable: corner_readable(feet) && primitive_readable(p);
    requires v: vector_off(v, &feet->a, &p->a) && vector_off(v, &feet->b, &p->b);
    terminates \true;
    exits \false;
    assigns val(&v->x), val(&v->y), val(&v->z);
    ensures a: \result == OG_PRIMITIVE_ACCEPTED ==> spot_in{Pre}(&feet->a, &p->a);
    ensures b: \result == OG_PRIMITIVE_ACCEPTED ==> spot_in{Pre}(&feet->b, &p->b);
    ensures x: \result == OG_PRIMITIVE_ACCEPTED ==> val(&v->x) == feet_x{Pre}(p, feet);
    ensures y: \result == OG_PRIMITIVE_ACCEPTED ==> val(&v->y) == feet_y{Pre}(p, feet);
    ensures z: \result == OG_PRIMITIVE_ACCEPTED ==> val(&v->z) == feet_z{Pre}(p, feet);
    ensures nearest: \result == OG_PRIMITIVE_ACCEPTED ==>
      nearest_along{Pre}(p, feet, val(&v->x), val(&v->y), val(&v->z)); */
static og_primitive_refusal find_feet(og_ivec *v, const og_corner *feet, const og_primitive *p) {
  og_ivec x, y;
  const bool named = og_corner_sums(&x, &y, feet, p, false);
  og_ivec_init(v);
  //@ assert xx: named ==> val(&x.x) == spot_x{Pre}(&feet->a, &p->a);
  //@ assert xy: named ==> val(&x.y) == spot_y{Pre}(&feet->a, &p->a);
  //@ assert xz: named ==> val(&x.z) == spot_z{Pre}(&feet->a, &p->a);
  //@ assert yx: named ==> val(&y.x) == spot_x{Pre}(&feet->b, &p->b);
  //@ assert yy: named ==> val(&y.y) == spot_y{Pre}(&feet->b, &p->b);
  //@ assert yz: named ==> val(&y.z) == spot_z{Pre}(&feet->b, &p->b);
  //@ assert total_a: val(&feet->a.total) == \at(val(&feet->a.total), Pre);
  //@ assert total_b: val(&feet->b.total) == \at(val(&feet->b.total), Pre);
  og_corner_difference(v, feet, &x, &y);
  //@ assert vx: named ==> val(&v->x) == feet_x{Pre}(p, feet);
  //@ assert vy: named ==> val(&v->y) == feet_y{Pre}(p, feet);
  //@ assert vz: named ==> val(&v->z) == feet_z{Pre}(p, feet);
  //@ assert y_x: named ==> val(&y.x) == spot_x{Pre}(&feet->b, &p->b);
  //@ assert y_y: named ==> val(&y.y) == spot_y{Pre}(&feet->b, &p->b);
  //@ assert y_z: named ==> val(&y.z) == spot_z{Pre}(&feet->b, &p->b);
  //@ assert kept_a: \forall integer k; 0 <= k < p->a.count ==> still{Pre, Here}(p->a.point + k);
  //@ assert kept_b: \forall integer k; 0 <= k < p->b.count ==> still{Pre, Here}(p->b.point + k);
  //@ assert ways_a: \forall integer k; 0 <= k < p->a.direction_count ==> still{Pre, Here}(p->a.direction + k);
  //@ assert ways_b: \forall integer k; 0 <= k < p->b.direction_count ==> still{Pre, Here}(p->b.direction + k);
  const bool nearest = are_nearest(feet, p, v, &x, &y);
  /*@ assert foot_a: named ==> dot(v, &x) == sum3(val(&v->x), val(&v->y), val(&v->z), spot_x{Pre}(&feet->a, &p->a),
        spot_y{Pre}(&feet->a, &p->a), spot_z{Pre}(&feet->a, &p->a)); */
  /*@ assert foot_b: named ==> dot(v, &y) == sum3(val(&v->x), val(&v->y), val(&v->z), spot_x{Pre}(&feet->b, &p->b),
        spot_y{Pre}(&feet->b, &p->b), spot_z{Pre}(&feet->b, &p->b)); */
  /*@ assert a: nearest ==> stays_at{Pre}(&p->a, val(&v->x), val(&v->y), val(&v->z), dot(v, &x),
        val(&feet->a.total), 1); */
  /*@ assert b: nearest ==> stays_at{Pre}(&p->b, val(&v->x), val(&v->y), val(&v->z), dot(v, &y),
        val(&feet->b.total), -1); */
  og_ivec_clear(&x);
  og_ivec_clear(&y);
  if (!named) return OG_PRIMITIVE_REFUSED_SPOT;
  return nearest ? OG_PRIMITIVE_ACCEPTED : OG_PRIMITIVE_REFUSED_NOT_NEAREST;
}

// The distance: |v| over both totals and den.
/*@ requires readable: \valid_read(v) && \valid_read(feet) && \valid_read(p);
    requires length: \valid(length) && \separated(length, v) && \separated(length, feet) && \separated(length, p);
    terminates \true;
    exits \false;
    assigns val(&length->p), val(&length->q), val(&length->m), length->s, length->e;
    ensures length: distance_is(length, \old(dot(v, v)), \old(val(&feet->a.total) * val(&feet->b.total)),
                                \old(val(&p->a.den))); */
static void set_distance(og_surd *length, const og_ivec *v, const og_corner *feet, const og_primitive *p) {
  og_int_set_si(&length->p, 0);
  //@ assert v: same{Pre, Here}(v);
  og_ivec_dot(&length->q, v, v);
  length->s = og_int_sign(&length->q);
  og_int_mul(&length->m, &feet->a.total, &feet->b.total);
  og_int_mul(&length->m, &length->m, &p->a.den);
  length->e = 0;
}

/*@ requires readable: \valid_read(c) && corner_readable(&c->feet) && primitive_readable(p);
    requires finding: \valid(finding) && \separated(finding, c) && \separated(finding, p);
    terminates \true;
    exits \false;
    assigns finding->value;
    ensures statement: \result == OG_PRIMITIVE_ACCEPTED ==> feet_cert{Pre}(p, c);
    ensures distance: \result == OG_PRIMITIVE_ACCEPTED ==>
      distance_is(&finding->value, \old(norm2(feet_x(p, &c->feet), feet_y(p, &c->feet), feet_z(p, &c->feet))),
                  \old(val(&c->feet.a.total) * val(&c->feet.b.total)), \old(val(&p->a.den))); */
static og_primitive_refusal check_feet(const og_primitive *p, const og_primitive_certificate *c,
                                       og_primitive_finding *finding) {
  if (p->question != OG_SIMPLEX && p->question != OG_CLOSEST) return OG_PRIMITIVE_REFUSED_KIND;
  if (p->question == OG_SIMPLEX && (p->a.count > 4 || p->a.direction_count > 0)) return OG_PRIMITIVE_REFUSED_KIND;
  og_ivec v;
  og_primitive_refusal refusal = find_feet(&v, &c->feet, p);
  /*@ assert weights: \forall integer k; 0 <= k < c->feet.a.count ==>
        (has_weight(&c->feet.a, k) <==> has_weight{Pre}(&c->feet.a, k)); */
  /*@ assert edges: \forall integer i, j; 0 <= i < p->a.count ==> 0 <= j < p->a.count ==>
        between_x(&p->a, i, j) == between_x{Pre}(&p->a, i, j) &&
        between_y(&p->a, i, j) == between_y{Pre}(&p->a, i, j) &&
        between_z(&p->a, i, j) == between_z{Pre}(&p->a, i, j); */
  /*@ assert lines: \forall integer i, j, k; 0 <= i < p->a.count ==> 0 <= j < p->a.count ==> 0 <= k < p->a.count ==>
        (in_line(&p->a, i, j, k) <==> in_line{Pre}(&p->a, i, j, k)); */
  /*@ assert planes: \forall integer i, j, k, l; 0 <= i < p->a.count ==> 0 <= j < p->a.count ==>
        0 <= k < p->a.count ==> 0 <= l < p->a.count ==>
        (in_plane(&p->a, i, j, k, l) <==> in_plane{Pre}(&p->a, i, j, k, l)); */
  if (refusal == OG_PRIMITIVE_ACCEPTED && p->question == OG_SIMPLEX && !og_is_proper_simplex(&c->feet.a, &p->a))
    refusal = OG_PRIMITIVE_REFUSED_NOT_MINIMAL;
  /*@ assert proper: refusal == OG_PRIMITIVE_ACCEPTED && p->question == OG_SIMPLEX ==>
        proper_simplex{Pre}(&c->feet.a, &p->a); */
  //@ assert norm2: dot(&v, &v) == norm2(val(&v.x), val(&v.y), val(&v.z));
  if (refusal == OG_PRIMITIVE_ACCEPTED) set_distance(&finding->value, &v, &c->feet, p);
  og_ivec_clear(&v);
  return refusal;
}

// ---- apart ----

// Initialises r, the least n.q of the body's points (side 1) or the greatest (side -1). False where the body has none:
// no point, or a direction that leads past any bound.
/*@ requires readable: body_readable(body) && \valid_read(n);
    requires r: \valid(r) && \separated(r, n) && \separated(r, body) &&
                \separated(r, body->point + (0 .. body->count - 1));
    requires side: side == 1 || side == -1;
    terminates \true;
    exits \false;
    assigns val(r);
    ensures stays: \result ==>
      stays{Pre}(body, \old(val(&n->x)), \old(val(&n->y)), \old(val(&n->z)), val(r), side); */
static bool extreme_along(og_int *r, const og_ivec *n, const og_exact_body *body, int side) {
  const bool ways = og_ways_stay(body, n, side);
  og_int height;
  og_int_init(&height);
  og_int_init(r);
  /*@ loop invariant k: 0 <= k <= body->count;
      loop invariant n: same{Pre, Here}(n);
      loop invariant extreme: \forall integer i; 0 <= i < k ==>
        on_side(side, \at(dot(n, body->point + \at(i, Here)), Pre), val(r));
      loop assigns k, val(r), val(&height);
      loop variant body->count - k; */
  for (size_t k = 0; k < body->count; k++) {
    //@ assert point: same{Pre, Here}(body->point + k);
    og_ivec_dot(&height, n, &body->point[k]);
    //@ assert height: val(&height) == \at(dot(n, body->point + \at(k, Here)), Pre);
    if (k == 0 || !on_side(side, &height, r)) og_int_set(r, &height);
  }
  og_int_clear(&height);
  return ways && body->count > 0;
}

// gap > radius |n|?
/*@ requires readable: \valid_read(gap) && \valid_read(n) && \valid_read(radius_a) && \valid_read(radius_b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures exceeds: \result ==> exceeds_radii(val(gap), dot(n, n), val(radius_a) + val(radius_b)); */
static bool exceeds_radii(const og_int *gap, const og_ivec *n, const og_int *radius_a, const og_int *radius_b) {
  if (og_int_sign(gap) <= 0) return false;
  og_int square, radius, limit;
  og_int_init(&square);
  og_int_init(&radius);
  og_int_init(&limit);
  //@ assert n: same{Pre, Here}(n);
  og_int_mul(&square, gap, gap);
  og_int_add(&radius, radius_a, radius_b);
  //@ assert n_still: same{Pre, Here}(n);
  og_ivec_dot(&limit, n, n);
  og_int_mul(&limit, &limit, &radius);
  og_int_mul(&limit, &limit, &radius);
  const bool exceeds = og_int_compare(&square, &limit) > 0;
  og_int_clear(&square);
  og_int_clear(&radius);
  og_int_clear(&limit);
  return exceeds;
}

/*@ requires readable: \valid_read(c) && primitive_readable(p);
    requires finding: \valid(finding);
    terminates \true;
    exits \false;
    assigns finding->meeting;
    ensures statement: \result == OG_PRIMITIVE_ACCEPTED ==> apart_cert{Pre}(p, c);
    ensures meeting: \result == OG_PRIMITIVE_ACCEPTED ==> finding->meeting == OG_MEET_NOTHING; */
static og_primitive_refusal check_apart(const og_primitive *p, const og_primitive_certificate *c,
                                        og_primitive_finding *finding) {
  if (p->question != OG_HIT) return OG_PRIMITIVE_REFUSED_KIND;
  const og_ivec *n = &c->direction;
  og_int low, high, gap;
  const bool a_stays = extreme_along(&low, n, &p->a, 1);
  //@ assert n: same{Pre, Here}(n);
  //@ assert kept_b: \forall integer k; 0 <= k < p->b.count ==> same{Pre, Here}(p->b.point + k);
  //@ assert ways_b: \forall integer k; 0 <= k < p->b.direction_count ==> same{Pre, Here}(p->b.direction + k);
  const bool b_stays = extreme_along(&high, n, &p->b, -1);
  /*@ assert low: a_stays ==> stays{Pre}(&p->a, \at(val(&n->x), Here), \at(val(&n->y), Here), \at(val(&n->z), Here),
        val(&low), 1); */
  /*@ assert high: b_stays ==> stays{Pre}(&p->b, \at(val(&n->x), Here), \at(val(&n->y), Here), \at(val(&n->z), Here),
        val(&high), -1); */
  og_int_init(&gap);
  og_int_sub(&gap, &low, &high);
  //@ assert gap: val(&gap) == val(&low) - val(&high);
  //@ assert n_still: same{Pre, Here}(n);
  //@ assert radii: val(&p->a.radius) == \at(val(&p->a.radius), Pre);
  //@ assert radius_b: val(&p->b.radius) == \at(val(&p->b.radius), Pre);
  const bool apart = a_stays && b_stays && exceeds_radii(&gap, n, &p->a.radius, &p->b.radius);
  //@ assert statement: apart ==> apart_along{Pre}(p, &c->direction, val(&low), val(&high));
  og_int_clear(&low);
  og_int_clear(&high);
  og_int_clear(&gap);
  finding->meeting = OG_MEET_NOTHING;
  return apart ? OG_PRIMITIVE_ACCEPTED : OG_PRIMITIVE_REFUSED_NOT_APART;
}

// ---- orientation ----

// d = the edges from the last point (the third of three, the fourth of four) to the others, their determinant; of three
// points in the plane |a - c, b - c|.
/*@ requires readable: \valid_read(body) && \valid_read(body->point + (0 .. body->count - 1)) &&
                       (body->count == 3 || body->count == 4);
    requires d: \valid(d) && \separated(d, body) && \separated(d, body->point + (0 .. body->count - 1));
    terminates \true;
    exits \false;
    assigns val(d);
    ensures plane: body->count == 3 ==> val(d) == \old(turn(body));
    ensures space: body->count == 4 ==> val(d) == \old(volume(body)); */
static void set_determinant(og_int *d, const og_exact_body *body) {
  const og_ivec *last = &body->point[body->count - 1];
  og_ivec edge[3], cross;
  og_ivec_init(&edge[0]);
  og_ivec_init(&edge[1]);
  og_ivec_init(&edge[2]);
  og_ivec_init(&cross);
  og_ivec_sub(&edge[0], &body->point[0], last);
  og_ivec_sub(&edge[1], &body->point[1], last);
  og_ivec_cross(&cross, &edge[0], &edge[1]);
  if (body->count == 3) {
    og_int_set(d, &cross.z);
  } else {
    /*@ assert cross: val(&cross.x) == minor(side_y{Pre}(body, 0), side_z{Pre}(body, 0), side_y{Pre}(body, 1),
          side_z{Pre}(body, 1)) && val(&cross.y) == minor(side_z{Pre}(body, 0), side_x{Pre}(body, 0),
          side_z{Pre}(body, 1), side_x{Pre}(body, 1)) && val(&cross.z) == turn{Pre}(body); */
    //@ assert last: still{Pre, Here}(last) && still{Pre, Here}(body->point + 2);
    og_ivec_sub(&edge[2], &body->point[2], last);
    /*@ assert third: val(&edge[2].x) == side_x{Pre}(body, 2) && val(&edge[2].y) == side_y{Pre}(body, 2) &&
          val(&edge[2].z) == side_z{Pre}(body, 2); */
    /*@ assert cross_still: val(&cross.x) == minor(side_y{Pre}(body, 0), side_z{Pre}(body, 0), side_y{Pre}(body, 1),
          side_z{Pre}(body, 1)) && val(&cross.y) == minor(side_z{Pre}(body, 0), side_x{Pre}(body, 0),
          side_z{Pre}(body, 1), side_x{Pre}(body, 1)) && val(&cross.z) == turn{Pre}(body); */
    og_ivec_dot(d, &cross, &edge[2]);
  }
  og_ivec_clear(&edge[0]);
  og_ivec_clear(&edge[1]);
  og_ivec_clear(&edge[2]);
  og_ivec_clear(&cross);
}

// Over den squared for three points, cubed for four.
/*@ requires readable: primitive_readable(p);
    requires finding: \valid(finding) && \separated(finding, p) &&
                      \separated(finding, p->a.point + (0 .. p->a.count - 1));
    terminates \true;
    exits \false;
    assigns finding->value;
    ensures question: \result == OG_PRIMITIVE_ACCEPTED ==>
      p->question == OG_ORIENTATION && p->a.direction_count == 0 && (p->a.count == 3 || p->a.count == 4);
    ensures rational: \result == OG_PRIMITIVE_ACCEPTED ==>
      finding->value.s == 0 && val(&finding->value.q) == 0 && finding->value.e == 0;
    ensures plane: \result == OG_PRIMITIVE_ACCEPTED && p->a.count == 3 ==>
      val(&finding->value.p) == \old(turn(&p->a)) &&
      val(&finding->value.m) == \old(val(&p->a.den) * val(&p->a.den));
    ensures space: \result == OG_PRIMITIVE_ACCEPTED && p->a.count == 4 ==>
      val(&finding->value.p) == \old(volume(&p->a)) &&
      val(&finding->value.m) == \old(val(&p->a.den) * val(&p->a.den) * val(&p->a.den)); */
static og_primitive_refusal check_determinant(const og_primitive *p, og_primitive_finding *finding) {
  if (p->question != OG_ORIENTATION || (p->a.count != 3 && p->a.count != 4) || p->a.direction_count > 0)
    return OG_PRIMITIVE_REFUSED_KIND;
  og_surd *value = &finding->value;
  set_determinant(&value->p, &p->a);
  og_int_set_si(&value->q, 0);
  value->s = 0;
  value->e = 0;
  og_int_mul(&value->m, &p->a.den, &p->a.den);
  if (p->a.count == 4) og_int_mul(&value->m, &value->m, &p->a.den);
  return OG_PRIMITIVE_ACCEPTED;
}

// The numbers of other problems mean nothing.
/*@ requires readable: primitive_readable(p);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures posed: \result <==> primitive_posed(p); */
static bool is_primitive_posed(const og_primitive *p) {
  return og_int_sign(&p->a.radius) >= 0 && og_int_sign(&p->b.radius) >= 0 && og_int_sign(&p->a.den) > 0 &&
         og_int_compare(&p->a.den, &p->b.den) == 0 && og_int_sign(&p->direction_den) > 0;
}

/*@ requires readable: primitive_readable(p) && meet_readable(c) && corner_readable(&c->feet) &&
                       \valid_read(c->vertex + (0 .. c->vertex_count - 1));
    requires finding: \valid(finding) && \separated(finding, p) && \separated(finding, c) &&
                      \separated(finding, p->a.point + (0 .. p->a.count - 1));
    terminates \true;
    exits \false;
    assigns *finding;
    ensures posed: \result == OG_PRIMITIVE_ACCEPTED ==> primitive_posed{Pre}(p);
    ensures statement: \result == OG_PRIMITIVE_ACCEPTED ==> primitive_certified{Pre}(p, c);
    ensures reach: \result == OG_PRIMITIVE_ACCEPTED && \old(c->kind) == OG_PRIMITIVE_EXTREME ==> \exists real most;
      extreme_cert{Pre}(p, c, most) && reach_is{Pre, Post}(\at(&finding->value, Pre), most, p);
    ensures distance: \result == OG_PRIMITIVE_ACCEPTED && \old(c->kind) == OG_PRIMITIVE_FEET ==>
      distance_is(&finding->value, \old(norm2(feet_x(p, &c->feet), feet_y(p, &c->feet), feet_z(p, &c->feet))),
                  \old(val(&c->feet.a.total) * val(&c->feet.b.total)), \old(val(&p->a.den)));
    ensures nothing: \result == OG_PRIMITIVE_ACCEPTED && \old(c->kind) == OG_PRIMITIVE_APART ==>
      finding->meeting == OG_MEET_NOTHING;
    ensures part: \result == OG_PRIMITIVE_ACCEPTED && \old(c->kind) == OG_PRIMITIVE_MEET ==>
      finding->meeting == \old(meeting_of(c));
    ensures chord: \result == OG_PRIMITIVE_ACCEPTED && \old(c->kind) == OG_PRIMITIVE_CHORD ==>
      chord_found{Pre, Post}(finding, p, c);
    ensures determinant: \result == OG_PRIMITIVE_ACCEPTED && \old(c->kind) == OG_PRIMITIVE_DETERMINANT ==>
      val(&finding->value.p) == \old(p->a.count == 3 ? turn(&p->a) : volume(&p->a)) && finding->value.s == 0; */
og_primitive_refusal og_check_primitive(const og_primitive *p, const og_primitive_certificate *c,
                                        og_primitive_finding *finding) {
  if (!is_primitive_posed(p)) return OG_PRIMITIVE_REFUSED_PROBLEM;
  switch (c->kind) {
  case OG_PRIMITIVE_EXTREME: return check_extreme(p, c, finding);
  case OG_PRIMITIVE_FEET: return check_feet(p, c, finding);
  case OG_PRIMITIVE_APART: return check_apart(p, c, finding);
  case OG_PRIMITIVE_MEET: return og_check_meet(p, c, finding);
  case OG_PRIMITIVE_CHORD: return og_check_chord(p, c, finding);
  case OG_PRIMITIVE_DETERMINANT: return check_determinant(p, finding);
  case OG_PRIMITIVE_NONE:
  case OG_PRIMITIVE_KIND_COUNT: break;
  }
  return OG_PRIMITIVE_REFUSED_KIND;
}
