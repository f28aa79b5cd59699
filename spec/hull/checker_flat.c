// Hulls of points that span a plane, a line or nothing. All in integers.

#include "spec/hull/checker_state.h"

// Numbers to work with.
typedef struct flat {
  const og_points *points;
  og_ivec along, arm, other, product, normal;
  og_int value;
} flat;

static void flat_init(flat *f, const og_points *points) {
  f->points = points;
  og_ivec *const vectors[] = {&f->along, &f->arm, &f->other, &f->product, &f->normal};
  for (size_t k = 0; k < sizeof vectors / sizeof *vectors; k++) og_ivec_init(vectors[k]);
  og_int_init(&f->value);
}

static void flat_clear(flat *f) {
  og_ivec *const vectors[] = {&f->along, &f->arm, &f->other, &f->product, &f->normal};
  for (size_t k = 0; k < sizeof vectors / sizeof *vectors; k++) og_ivec_clear(vectors[k]);
  og_int_clear(&f->value);
}

/*@ requires points: \valid_read(f) && \valid_read(f->points) &&
      \valid_read(f->points->at + (0 .. f->points->count - 1)) &&
      from < f->points->count && to < f->points->count;
    requires result: \valid(r) && \separated(r, f->points->at + (0 .. f->points->count - 1), &f->points, f->points);
    terminates \true; exits \false; assigns val(&r->x), val(&r->y), val(&r->z);
    ensures x: val(&r->x) == val(&f->points->at[to].x) - val(&f->points->at[from].x);
    ensures y: val(&r->y) == val(&f->points->at[to].y) - val(&f->points->at[from].y);
    ensures z: val(&r->z) == val(&f->points->at[to].z) - val(&f->points->at[from].z); */
static void set_way(flat *f, og_ivec *r, size_t from, size_t to) {
  og_ivec_sub(r, &f->points->at[to], &f->points->at[from]);
}

// ---- a point or a line ----

// The simplex's points are a and b; a alone where b is a.
static og_hull_refusal check_on_line(flat *f, size_t a, size_t b, size_t point) {
  set_way(f, &f->arm, a, point);
  og_ivec_cross(&f->product, &f->along, &f->arm);
  if (!og_ivec_is_zero(&f->product)) return OG_HULL_REFUSED_DIMENSION;
  set_way(f, &f->other, b, point);
  og_ivec_dot(&f->value, &f->arm, &f->other);
  if (og_int_sign(&f->value) > 0) return a == b ? OG_HULL_REFUSED_DIMENSION : OG_HULL_REFUSED_OUTSIDE;
  if (og_ivec_is_zero(&f->arm) && point < a) return OG_HULL_REFUSED_LATER;
  return og_ivec_is_zero(&f->other) && point < b ? OG_HULL_REFUSED_LATER : OG_HULL_ACCEPTED;
}

og_hull_refusal og_check_hull_line(const og_hull_check *check) {
  const og_hull_certificate *certificate = check->certificate;
  const size_t a = certificate->simplex[0], b = certificate->simplex[certificate->simplex_count - 1];
  og_hull_refusal refusal = OG_HULL_ACCEPTED;
  flat f;
  flat_init(&f, check->points);
  set_way(&f, &f.along, a, b);
  if (certificate->simplex_count == 2 && og_ivec_is_zero(&f.along)) refusal = OG_HULL_REFUSED_SIMPLEX;
  for (size_t k = 0; k < check->points->count && refusal == OG_HULL_ACCEPTED; k++) refusal = check_on_line(&f, a, b, k);
  flat_clear(&f);
  return refusal;
}

// ---- a plane ----

// The sign of (b - a) x (c - a) along the normal.
static int turn_of(flat *f, size_t a, size_t b, size_t c) {
  set_way(f, &f->arm, a, b);
  set_way(f, &f->other, a, c);
  og_ivec_cross(&f->product, &f->arm, &f->other);
  og_ivec_dot(&f->value, &f->product, &f->normal);
  return og_int_sign(&f->value);
}

// All corners lie to the left of the first edge, so the fan winds less than half of a turn; and they all turn left.
static og_hull_refusal check_cycle(flat *f, const og_facets *facets) {
  const uint32_t *c = facets->corner;
  const size_t size = facets->corner_count;
  for (size_t k = 0; k < size; k++) {
    const size_t next = (k + 1) % size, after = (k + 2) % size;
    if (turn_of(f, c[k], c[next], c[after]) <= 0) return OG_HULL_REFUSED_CORNER;
    if (k >= 2 && turn_of(f, c[0], c[1], c[k]) <= 0) return OG_HULL_REFUSED_CORNER;
    if (k >= 1 && next > 0 && turn_of(f, c[0], c[k], c[next]) <= 0) return OG_HULL_REFUSED_CORNER;
  }
  return OG_HULL_ACCEPTED;
}

static bool triangle_holds(flat *f, const og_fan_triangle *t, size_t point) {
  for (int k = 0; k < 3; k++)
    if (turn_of(f, t->corner[k], t->corner[(k + 1) % 3], point) < 0) return false;
  return true;
}

static og_hull_refusal check_in_plane(flat *f, const og_hull_check *check) {
  const size_t origin = check->certificate->simplex[0];
  size_t held = 0;
  for (size_t k = 0; k < check->points->count; k++) {
    set_way(f, &f->arm, origin, k);
    og_ivec_dot(&f->value, &f->arm, &f->normal);
    if (og_int_sign(&f->value) != 0) return OG_HULL_REFUSED_DIMENSION;
    if (check->is_corner[k]) continue;
    const uint32_t holder = check->certificate->holder[held++];
    if (holder >= check->triangle_count) return OG_HULL_REFUSED_HOLDER;
    if (!triangle_holds(f, &check->triangle[holder], k)) return OG_HULL_REFUSED_OUTSIDE;
    if (og_hull_stands_before(check, k, &check->triangle[holder])) return OG_HULL_REFUSED_LATER;
  }
  return OG_HULL_ACCEPTED;
}

og_hull_refusal og_check_hull_plane(const og_hull_check *check, bool in_space) {
  const uint32_t *simplex = check->certificate->simplex;
  og_hull_refusal refusal = OG_HULL_REFUSED_SIMPLEX;
  flat f;
  flat_init(&f, check->points);
  set_way(&f, &f.arm, simplex[0], simplex[1]);
  set_way(&f, &f.other, simplex[0], simplex[2]);
  og_ivec_cross(&f.normal, &f.arm, &f.other);
  if (in_space ? !og_ivec_is_zero(&f.normal) : og_int_sign(&f.normal.z) > 0)
    refusal = check_cycle(&f, &check->certificate->facets);
  if (refusal == OG_HULL_ACCEPTED) refusal = check_in_plane(&f, check);
  flat_clear(&f);
  return refusal;
}
