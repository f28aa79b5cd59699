#include "tool/run/extent.h"

typedef struct bounds {
  double low[3], high[3];
} bounds;

static void components(double r[3], og_vec3 v, int exponent) {
  r[0] = ldexp((double)v.x, -exponent);
  r[1] = ldexp((double)v.y, -exponent);
  r[2] = ldexp((double)v.z, -exponent);
}

// The extent of a cylinder or a cone, whose only vertex is its centre: two discs, or a disc and the apex.
static void spread(bounds *r, const og_body *body, int exponent) {
  double half[3], c[3];
  components(half, body->half, exponent);
  components(c, body->vertex[0], exponent);
  for (int axis = 0; axis < 3; axis++) {
    const double z = (double)body->rotation.row[axis].z, along = fabs(half[2] * z);
    const double disc = half[0] * sqrt(fmax(0, 1 - z * z));
    const bool is_cone = body->kind == OG_BODY_CONE, apex_up = z > 0;
    r->low[axis] = is_cone && !apex_up ? fmin(c[axis] - along, c[axis] + along - disc) : c[axis] - along - disc;
    r->high[axis] = is_cone && apex_up ? fmax(c[axis] + along, c[axis] - along + disc) : c[axis] + along + disc;
  }
}

static bounds bounds_of(const og_body *body, int exponent) {
  bounds r;
  const double radius = ldexp((double)body->radius, -exponent);
  for (int k = 0; k < body->vertex_count; k++) {
    double p[3];
    components(p, body->vertex[k], exponent);
    for (int axis = 0; axis < 3; axis++) {
      if (k == 0 || p[axis] < r.low[axis]) r.low[axis] = p[axis];
      if (k == 0 || p[axis] > r.high[axis]) r.high[axis] = p[axis];
    }
  }
  if (body->kind == OG_BODY_CYLINDER || body->kind == OG_BODY_CONE) spread(&r, body, exponent);
  for (int axis = 0; axis < 3; axis++) {
    r.low[axis] -= radius;
    r.high[axis] += radius;
  }
  return r;
}

static bounds joined(const bounds *a, const bounds *b) {
  bounds r;
  for (int axis = 0; axis < 3; axis++) {
    r.low[axis] = fmin(a->low[axis], b->low[axis]);
    r.high[axis] = fmax(a->high[axis], b->high[axis]);
  }
  return r;
}

static double diagonal_of(const bounds *r) {
  const double x = r->high[0] - r->low[0], y = r->high[1] - r->low[1], z = r->high[2] - r->low[2];
  return sqrt(x * x + y * y + z * z);
}

static double largest_of(const og_body *body) {
  double largest = (double)body->radius;
  if (body->kind == OG_BODY_CYLINDER || body->kind == OG_BODY_CONE)
    largest = fmax(largest, fmax((double)body->half.x, (double)body->half.z));
  for (int k = 0; k < body->vertex_count; k++) {
    double p[3];
    components(p, body->vertex[k], 0);
    for (int axis = 0; axis < 3; axis++) largest = fmax(largest, fabs(p[axis]));
  }
  return largest;
}

og_extent og_extent_of(const og_body *a, const og_body *b) {
  og_extent r = {0, 0, 0, 0};
  const double largest = fmax(largest_of(a), largest_of(b));
  (void)frexp(largest, &r.exponent);
  r.farthest = ldexp(largest, -r.exponent);
  const bounds of_a = bounds_of(a, r.exponent), of_b = bounds_of(b, r.exponent), of_both = joined(&of_a, &of_b);
  const double size_a = diagonal_of(&of_a), size_b = diagonal_of(&of_b);
  r.diagonal = diagonal_of(&of_both);
  r.least = size_a == 0 ? size_b : size_b == 0 ? size_a : fmin(size_a, size_b);
  if (r.least == 0) r.least = r.diagonal; // two points
  return r;
}

bool og_is_human_scale(const og_extent *extent) {
  const double size = ldexp(extent->diagonal, extent->exponent);
  return size >= 1e-6 && size <= 1e6 && extent->least >= 1e-6 * extent->diagonal &&
         extent->farthest <= 1e3 * extent->diagonal;
}
