#include "spec/primitive/checker.h"

#include "spec/primitive/checker_state.h"

const char *og_primitive_refusal_text(og_primitive_refusal refusal) {
  static const char *const texts[OG_PRIMITIVE_REFUSED_COUNT] = {
      "the certificate is accepted",
      "the kind of certificate does not answer the question",
      "an index names no point or is out of order",
      "the vertices are not exactly those that reach farthest",
      "a spot is not in its body",
      "some point lies nearer",
      "the points with weight are not the corners of a proper simplex",
      "nothing is shown to lie between the bodies",
      "the two spots of a corner are different points",
      "a body does not lie on the inner side of a bound",
      "the bounds do not add up to zero, or leave the common part more room than its corners fill",
      "the walls do not close the common part",
      "an end of the chord is not where it is said to be",
  };
  return texts[refusal];
}

const char *og_meeting_name(og_meeting meeting) {
  static const char *const names[OG_MEETING_COUNT] = {"nothing", "point", "segment", "ray", "line", "polygon"};
  return names[meeting];
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

static bool along_is_allowed(const og_spot *spot, const og_exact_body *body) {
  for (size_t k = 0; k < OG_MAX_DIRECTIONS; k++) {
    const int sign = og_int_sign(&spot->along[k]);
    if (sign != 0 && k >= body->direction_count) return false;
    if (sign < 0 && !body->endless[k]) return false;
  }
  return true;
}

bool og_spot_sum(og_ivec *r, const og_spot *spot, const og_exact_body *body, bool is_direction) {
  if (spot->count != body->count || !along_is_allowed(spot, body) || og_int_sign(&spot->total) <= 0) return false;
  og_int sum;
  og_int_init(&sum);
  og_ivec_set_zero(r);
  bool allowed = true;
  for (size_t k = 0; k < spot->count; k++) {
    allowed = allowed && og_int_sign(&spot->weight[k]) >= 0;
    og_int_add(&sum, &sum, &spot->weight[k]);
    og_ivec_addmul(r, &spot->weight[k], &body->point[k]);
  }
  for (size_t k = 0; k < body->direction_count; k++) og_ivec_addmul(r, &spot->along[k], &body->direction[k]);
  allowed = allowed && (is_direction ? og_int_sign(&sum) == 0 : og_int_compare(&sum, &spot->total) == 0);
  og_int_clear(&sum);
  return allowed;
}

void og_spot_point(og_rational point[3], const og_spot *spot, const og_exact_body *body) {
  og_ivec sum;
  og_int den;
  og_ivec_init(&sum);
  og_int_init(&den);
  for (size_t k = 0; k < spot->count; k++) og_ivec_addmul(&sum, &spot->weight[k], &body->point[k]);
  for (size_t k = 0; k < body->direction_count; k++) og_ivec_addmul(&sum, &spot->along[k], &body->direction[k]);
  og_int_mul(&den, &spot->total, &body->den);
  og_rational_set_quotient(&point[0], &sum.x, &den);
  og_rational_set_quotient(&point[1], &sum.y, &den);
  og_rational_set_quotient(&point[2], &sum.z, &den);
  og_ivec_clear(&sum);
  og_int_clear(&den);
}

// ---- rows ----

void og_rows_init(og_row *rows, size_t count) {
  for (size_t k = 0; k < 4 * count; k++) og_int_init(&rows[k / 4].at[k % 4]);
}

void og_rows_clear(og_row *rows, size_t count) {
  for (size_t k = 0; k < 4 * count; k++) og_int_clear(&rows[k / 4].at[k % 4]);
}

// row = row pivot[column] - pivot row[column]: row[column] becomes 0.
static void eliminate(og_row *row, const og_row *pivot, size_t column) {
  og_int factor;
  og_int_init(&factor);
  og_int_set(&factor, &row->at[column]);
  for (size_t k = 0; k < 4; k++) {
    og_int_mul(&row->at[k], &row->at[k], &pivot->at[column]);
    og_int_submul(&row->at[k], &factor, &pivot->at[k]);
  }
  og_int_clear(&factor);
}

size_t og_rows_rank(og_row *rows, size_t count) {
  size_t rank = 0;
  for (size_t column = 0; column < 4; column++) {
    size_t pivot = rank;
    while (pivot < count && og_int_sign(&rows[pivot].at[column]) == 0) pivot++;
    if (pivot == count) continue;
    for (size_t k = 0; k < 4; k++) og_int_swap(&rows[rank].at[k], &rows[pivot].at[k]);
    for (size_t k = rank + 1; k < count; k++) eliminate(&rows[k], &rows[rank], column);
    rank++;
  }
  return rank;
}

// ---- support ----

static og_primitive_refusal check_extreme(const og_primitive *p, const og_primitive_certificate *c,
                                          og_primitive_finding *finding) {
  if (p->question != OG_SUPPORT || p->a.direction_count > 0) return OG_PRIMITIVE_REFUSED_KIND;
  if (c->vertex_count == 0) return OG_PRIMITIVE_REFUSED_INDEX;
  for (size_t k = 0; k < c->vertex_count; k++)
    if (c->vertex[k] >= p->a.count || (k > 0 && c->vertex[k] <= c->vertex[k - 1])) return OG_PRIMITIVE_REFUSED_INDEX;
  og_int most, height;
  og_int_init(&most);
  og_int_init(&height);
  og_ivec_dot(&most, &p->direction, &p->a.point[c->vertex[0]]);
  bool exactly = true;
  for (size_t k = 0, listed = 0; k < p->a.count; k++) {
    og_ivec_dot(&height, &p->direction, &p->a.point[k]);
    const bool is_listed = listed < c->vertex_count && c->vertex[listed] == k;
    const int order = og_int_compare(&height, &most);
    exactly = exactly && (is_listed ? order == 0 : order < 0);
    listed += is_listed;
  }
  if (exactly) {
    // max d.p / (den den_d) + radius |d| / (den den_d)
    og_surd *value = &finding->value;
    og_int_set(&value->p, &most);
    og_ivec_dot(&value->q, &p->direction, &p->direction);
    og_int_mul(&value->q, &value->q, &p->a.radius);
    og_int_mul(&value->q, &value->q, &p->a.radius);
    value->s = og_int_sign(&value->q);
    og_int_mul(&value->m, &p->a.den, &p->direction_den);
    value->e = 0;
  }
  og_int_clear(&most);
  og_int_clear(&height);
  return exactly ? OG_PRIMITIVE_ACCEPTED : OG_PRIMITIVE_REFUSED_NOT_EXTREME;
}

// ---- nearest points ----

// Is v.(q - foot) >= 0 for all q of the body (side 1), or <= 0 (side -1)? foot = sum / total.
static bool is_foot(const og_exact_body *body, const og_ivec *v, const og_ivec *sum, const og_int *total, int side) {
  og_int at_foot, at_point;
  og_int_init(&at_foot);
  og_int_init(&at_point);
  og_ivec_dot(&at_foot, v, sum);
  bool is = true;
  for (size_t k = 0; k < body->count && is; k++) {
    og_ivec_dot(&at_point, v, &body->point[k]);
    og_int_mul(&at_point, &at_point, total);
    is = side * og_int_compare(&at_point, &at_foot) >= 0;
  }
  for (size_t k = 0; k < body->direction_count && is; k++) {
    og_ivec_dot(&at_point, v, &body->direction[k]);
    const int sign = side * og_int_sign(&at_point);
    is = body->endless[k] ? sign == 0 : sign >= 0;
  }
  og_int_clear(&at_foot);
  og_int_clear(&at_point);
  return is;
}

// Do the points with weight have independent positions?
static bool is_proper_simplex(const og_spot *spot, const og_exact_body *body) {
  og_row rows[4];
  og_rows_init(rows, 4);
  size_t used = 0;
  for (size_t k = 0; k < body->count && used < 4; k++) {
    if (og_int_sign(&spot->weight[k]) == 0) continue;
    og_int_set(&rows[used].at[0], &body->point[k].x);
    og_int_set(&rows[used].at[1], &body->point[k].y);
    og_int_set(&rows[used].at[2], &body->point[k].z);
    og_int_set_si(&rows[used++].at[3], 1);
  }
  const bool is = og_rows_rank(rows, used) == used;
  og_rows_clear(rows, 4);
  return is;
}

static og_primitive_refusal check_feet(const og_primitive *p, const og_primitive_certificate *c,
                                       og_primitive_finding *finding) {
  if (p->question != OG_SIMPLEX && p->question != OG_CLOSEST) return OG_PRIMITIVE_REFUSED_KIND;
  if (p->question == OG_SIMPLEX && (p->a.count > 4 || p->a.direction_count > 0)) return OG_PRIMITIVE_REFUSED_KIND;
  const og_spot *a = &c->feet.a, *b = &c->feet.b;
  og_ivec x, y, v;
  og_ivec_init(&x);
  og_ivec_init(&y);
  og_ivec_init(&v);
  og_primitive_refusal refusal = OG_PRIMITIVE_ACCEPTED;
  if (!og_spot_sum(&x, a, &p->a, false) || !og_spot_sum(&y, b, &p->b, false)) {
    refusal = OG_PRIMITIVE_REFUSED_SPOT;
  } else {
    // v = x / Ta - y / Tb, times Ta Tb.
    og_ivec_scale(&v, &b->total, &x);
    og_ivec_submul(&v, &a->total, &y);
    if (!is_foot(&p->a, &v, &x, &a->total, 1) || !is_foot(&p->b, &v, &y, &b->total, -1))
      refusal = OG_PRIMITIVE_REFUSED_NOT_NEAREST;
    else if (p->question == OG_SIMPLEX && !is_proper_simplex(a, &p->a)) refusal = OG_PRIMITIVE_REFUSED_NOT_MINIMAL;
  }
  if (refusal == OG_PRIMITIVE_ACCEPTED) {
    og_surd *value = &finding->value;
    og_int_set_si(&value->p, 0);
    og_ivec_dot(&value->q, &v, &v);
    value->s = og_int_sign(&value->q);
    og_int_mul(&value->m, &a->total, &b->total);
    og_int_mul(&value->m, &value->m, &p->a.den);
    value->e = 0;
  }
  og_ivec_clear(&x);
  og_ivec_clear(&y);
  og_ivec_clear(&v);
  return refusal;
}

// ---- apart ----

// r = the least n.q of the body's points (side 1) or the greatest (side -1); false where it has none.
static bool extreme_along(og_int *r, const og_ivec *n, const og_exact_body *body, int side) {
  og_int height;
  og_int_init(&height);
  bool has = body->count > 0;
  for (size_t k = 0; k < body->count; k++) {
    og_ivec_dot(&height, n, &body->point[k]);
    if (k == 0 || side * og_int_compare(&height, r) < 0) og_int_set(r, &height);
  }
  for (size_t k = 0; k < body->direction_count; k++) {
    og_ivec_dot(&height, n, &body->direction[k]);
    const int sign = side * og_int_sign(&height);
    has = has && (body->endless[k] ? sign == 0 : sign >= 0);
  }
  og_int_clear(&height);
  return has;
}

static og_primitive_refusal check_apart(const og_primitive *p, const og_primitive_certificate *c,
                                        og_primitive_finding *finding) {
  if (p->question != OG_HIT) return OG_PRIMITIVE_REFUSED_KIND;
  og_int low, high, limit;
  og_int_init(&low);
  og_int_init(&high);
  og_int_init(&limit);
  bool apart = extreme_along(&low, &c->direction, &p->a, 1) && extreme_along(&high, &c->direction, &p->b, -1);
  // gap > radius |n|
  og_int_sub(&low, &low, &high);
  apart = apart && og_int_sign(&low) > 0;
  og_int_mul(&low, &low, &low);
  og_ivec_dot(&limit, &c->direction, &c->direction);
  og_int_add(&high, &p->a.radius, &p->b.radius);
  og_int_mul(&limit, &limit, &high);
  og_int_mul(&limit, &limit, &high);
  apart = apart && og_int_compare(&low, &limit) > 0;
  og_int_clear(&low);
  og_int_clear(&high);
  og_int_clear(&limit);
  finding->meeting = OG_MEET_NOTHING;
  return apart ? OG_PRIMITIVE_ACCEPTED : OG_PRIMITIVE_REFUSED_NOT_APART;
}

// ---- orientation ----

// |a - c, b - c| of three points in the plane, |a - d, b - d, c - d| of four, with the last point as the origin.
static og_primitive_refusal check_determinant(const og_primitive *p, og_primitive_finding *finding) {
  const size_t count = p->a.count;
  if (p->question != OG_ORIENTATION || (count != 3 && count != 4) || p->a.direction_count > 0)
    return OG_PRIMITIVE_REFUSED_KIND;
  og_ivec edge[3], cross;
  for (size_t k = 0; k < 3; k++) og_ivec_init(&edge[k]);
  og_ivec_init(&cross);
  for (size_t k = 0; k + 1 < count; k++) og_ivec_sub(&edge[k], &p->a.point[k], &p->a.point[count - 1]);
  if (count == 3) og_int_set_si(&edge[2].z, 1);
  for (size_t k = 0; k < 2 && count == 3; k++) og_int_set_si(&edge[k].z, 0);
  og_surd *value = &finding->value;
  og_surd_set_zero(value);
  og_ivec_cross(&cross, &edge[0], &edge[1]);
  og_ivec_dot(&value->p, &cross, &edge[2]);
  for (size_t k = 0; k + 1 < count; k++) og_int_mul(&value->m, &value->m, &p->a.den);
  for (size_t k = 0; k < 3; k++) og_ivec_clear(&edge[k]);
  og_ivec_clear(&cross);
  return OG_PRIMITIVE_ACCEPTED;
}

og_primitive_refusal og_check_primitive(const og_primitive *primitive, const og_primitive_certificate *certificate,
                                        og_primitive_finding *finding) {
  switch (certificate->kind) {
  case OG_PRIMITIVE_EXTREME: return check_extreme(primitive, certificate, finding);
  case OG_PRIMITIVE_FEET: return check_feet(primitive, certificate, finding);
  case OG_PRIMITIVE_APART: return check_apart(primitive, certificate, finding);
  case OG_PRIMITIVE_MEET: return og_check_meet(primitive, certificate, finding);
  case OG_PRIMITIVE_CHORD: return og_check_chord(primitive, certificate, finding);
  case OG_PRIMITIVE_DETERMINANT: return check_determinant(primitive, finding);
  case OG_PRIMITIVE_NONE:
  case OG_PRIMITIVE_KIND_COUNT: break;
  }
  return OG_PRIMITIVE_REFUSED_KIND;
}
