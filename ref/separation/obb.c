#include "ref/separation/obb.h"

#include "ref/separation/axis.h"

// A rotation's entries come from a handful of rounded operations; more than this and it is no rotation.
static const og_scalar ORTHONORMAL = 16 * OG_SCALAR_EPSILON;

// Greatest |axis i . axis j - (i == j)|; NaN where the axes are not finite.
static og_scalar skewness(const og_obb *box) {
  og_scalar worst = 0;
  for (int i = 0; i < 3; i++)
    for (int j = i; j < 3; j++) {
      const og_scalar off = og_abs(og_dot(box->axis[i], box->axis[j]) - (i == j ? 1 : 0));
      if (!og_finite(off)) return off;
      worst = og_max(worst, off);
    }
  return worst;
}

static og_scalar size_of(const og_obb *box) { return box->half[0] + box->half[1] + box->half[2]; }

static bool is_in_range(const og_obb *box) {
  const og_scalar most = OG_SCALAR_MAX / 16, size = size_of(box);
  return og_abs(box->centre.x) <= most && og_abs(box->centre.y) <= most && og_abs(box->centre.z) <= most &&
         og_abs(size) <= most;
}

og_outcome og_obb_pair_make(og_obb_pair *pair, const og_obb *a, const og_obb *b) {
  if (!is_in_range(a) || !is_in_range(b)) return OG_OUTCOME_OUT_OF_RANGE;
  const og_scalar skew_a = skewness(a), skew_b = skewness(b);
  if (!(skew_a <= ORTHONORMAL && skew_b <= ORTHONORMAL)) return OG_OUTCOME_DEGENERATE;
  for (int k = 0; k < 3; k++)
    if (a->half[k] < 0 || b->half[k] < 0) return OG_OUTCOME_DEGENERATE;
  pair->a = a;
  pair->b = b;
  const og_vec3 apart = og_sub(b->centre, a->centre);
  const og_scalar size = og_abs(apart.x) + og_abs(apart.y) + og_abs(apart.z) + size_of(a) + size_of(b);
  if (size == 0) return OG_OUTCOME_DEGENERATE;
  if (size < OG_SCALAR_MIN / OG_SCALAR_EPSILON) return OG_OUTCOME_OUT_OF_RANGE;
  // With u = epsilon / 2: cosines and projections are off by 3u to 4u, the products and sums of a comparison by 4u
  // more, all of `size` at most: 8 epsilon covers both sides. The table's identities hold for orthonormal axes: what
  // the axes lack of that comes in up to four times.
  pair->error = (8 * OG_SCALAR_EPSILON + 4 * og_max(skew_a, skew_b)) * size;
  for (int i = 0; i < 3; i++) {
    pair->apart_a[i] = og_dot(a->axis[i], apart);
    pair->apart_b[i] = og_dot(b->axis[i], apart);
    for (int j = 0; j < 3; j++) {
      pair->cosine[i][j] = og_dot(a->axis[i], b->axis[j]);
      pair->absolute[i][j] = og_abs(pair->cosine[i][j]);
    }
  }
  return OG_OUTCOME_ANSWERED;
}

// One comparison: `between` is the centres' distance along the axis, `reach` the sum of both boxes' half widths along
// it. True, and noted, if the axis separates.
static bool separates(const og_obb_pair *pair, og_scalar between, og_scalar reach, int index, og_vec3 axis,
                      og_obb_separation *result) {
  result->axes++;
  if (og_abs(between) - reach <= pair->error) return false;
  result->apart = true;
  result->index = index;
  result->axis = og_axis_unit(between > 0 ? og_neg(axis) : axis);
  return true;
}

void og_obb_try_faces(const og_obb_pair *pair, og_obb_separation *result) {
  const og_scalar *a = pair->a->half, *b = pair->b->half;
  for (int i = 0; i < 3; i++) {
    const og_scalar *c = pair->absolute[i];
    const og_scalar reach = a[i] + (b[0] * c[0] + b[1] * c[1] + b[2] * c[2]);
    if (separates(pair, pair->apart_a[i], reach, i, pair->a->axis[i], result)) return;
  }
  for (int j = 0; j < 3; j++) {
    const og_scalar reach =
        b[j] + (a[0] * pair->absolute[0][j] + a[1] * pair->absolute[1][j] + a[2] * pair->absolute[2][j]);
    if (separates(pair, pair->apart_b[j], reach, 3 + j, pair->b->axis[j], result)) return;
  }
}

// For L = A_i x B_j, with i, i1, i2 and j, j1, j2 in cyclic order: A_i1 . L = -c[i2][j], A_i2 . L = c[i1][j], A_i . L
// = 0 and likewise for B. So the boxes' half widths are sums of two terms and T . L = c[i1][j] T_i2 - c[i2][j] T_i1:
// signed quantities all, of which only the difference's magnitude counts. For parallel edges L and all terms vanish:
// the comparison is 0 > error, so never true by rounding.
static bool try_edge_pair(const og_obb_pair *pair, int i, int j, og_obb_separation *result) {
  const int i1 = (i + 1) % 3, i2 = (i + 2) % 3, j1 = (j + 1) % 3, j2 = (j + 2) % 3;
  const og_scalar *a = pair->a->half, *b = pair->b->half;
  const og_scalar between = pair->cosine[i1][j] * pair->apart_a[i2] - pair->cosine[i2][j] * pair->apart_a[i1];
  const og_scalar reach = (a[i1] * pair->absolute[i2][j] + a[i2] * pair->absolute[i1][j]) +
                          (b[j1] * pair->absolute[i][j2] + b[j2] * pair->absolute[i][j1]);
  const og_vec3 axis = og_cross(pair->a->axis[i], pair->b->axis[j]);
  return separates(pair, between, reach, 6 + 3 * i + j, axis, result);
}

void og_obb_try_edges(const og_obb_pair *pair, og_obb_separation *result) {
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++)
      if (try_edge_pair(pair, i, j, result)) return;
}

og_obb og_obb_of_body(const og_body *body) {
  const og_mat3 *m = &body->rotation;
  return (og_obb){body->centre,
                  {{m->row[0].x, m->row[1].x, m->row[2].x},
                   {m->row[0].y, m->row[1].y, m->row[2].y},
                   {m->row[0].z, m->row[1].z, m->row[2].z}},
                  {body->half.x, body->half.y, body->half.z}};
}

og_claim og_obb_claim(const og_obb_separation *found) {
  og_claim claim = {.outcome = found->outcome, .iterations = found->axes};
  if (found->outcome != OG_OUTCOME_ANSWERED) return claim;
  claim.verdict = found->apart ? OG_VERDICT_APART : OG_VERDICT_MEET;
  claim.has_normal = found->apart;
  claim.normal = found->axis;
  return claim;
}
