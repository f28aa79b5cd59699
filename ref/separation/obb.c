#include "ref/separation/obb.h"

#include "ref/separation/axis.h"

// A rotation's entries come from a handful of rounded operations; more than this and it is no rotation.
static const og_scalar ORTHONORMAL = 16 * OG_SCALAR_EPSILON;

// Greatest |axis i . axis j - (i == j)|; NaN where the axes are not finite.
/*@ requires memory: \valid_read(box);
    terminates \true; exits \false; assigns \nothing;
    ensures straight: exact_arithmetic && is_upright(box) ==> \result == 0; */
static og_scalar skewness(const og_obb *box) {
  og_scalar worst = 0;
  /*@ loop invariant counter: 0 <= i <= 3;
      loop invariant straight: exact_arithmetic && is_upright(box) ==> worst == 0;
      loop assigns i, worst;
      loop variant 3 - i; */
  for (int i = 0; i < 3; i++)
    /*@ loop invariant counter: i <= j <= 3;
        loop invariant straight: exact_arithmetic && is_upright(box) ==> worst == 0;
        loop assigns j, worst;
        loop variant 3 - j; */
    for (int j = i; j < 3; j++) {
      const og_scalar off = og_abs(og_dot(box->axis[i], box->axis[j]) - (i == j ? 1 : 0));
      if (!og_finite(off)) return off;
      worst = og_max(worst, off);
    }
  return worst;
}

/*@ requires memory: \valid_read(box);
    terminates \true; exits \false; assigns \nothing;
    ensures size: exact_arithmetic ==> \result == box->half[0] + box->half[1] + box->half[2]; */
static og_scalar size_of(const og_obb *box) { return box->half[0] + box->half[1] + box->half[2]; }

/*@ requires memory: \valid_read(box);
    terminates \true; exits \false; assigns \nothing; */
static bool is_in_range(const og_obb *box) {
  const og_scalar most = OG_SCALAR_MAX / 16, size = size_of(box);
  return og_abs(box->centre.x) <= most && og_abs(box->centre.y) <= most && og_abs(box->centre.z) <= most &&
         og_abs(size) <= most;
}

// The table, in steps that change two numbers each: what a step leaves alone has to be proved, too.
/*@ requires memory: writable_pair(pair);
    requires indices: 0 <= i < 3 && 0 <= j < 3;
    terminates \true; exits \false;
    assigns pair->cosine[i][j], pair->absolute[i][j];
    ensures cosine: exact_arithmetic ==> has_cosine(pair, i, j);
    ensures row:    \forall integer l; 0 <= l < j && has_cosine{Pre}(pair, i, l) ==> has_cosine(pair, i, l);
    ensures rows:   \forall integer k, l; 0 <= k < i && 0 <= l < 3 && has_cosine{Pre}(pair, k, l) ==>
                      has_cosine(pair, k, l); */
static void set_cosine(og_obb_pair *pair, int i, int j) {
  const og_scalar cosine = og_dot(pair->a->axis[i], pair->b->axis[j]);
  pair->cosine[i][j] = cosine;
  pair->absolute[i][j] = og_abs(cosine);
}

/*@ requires memory: writable_pair(pair);
    terminates \true; exits \false;
    assigns *pair;
    ensures same:    same_boxes{Pre, Here}(pair);
    ensures cosines: exact_arithmetic ==> has_cosines(pair); */
static void set_cosines(og_obb_pair *pair) {
  /*@ loop invariant counter: 0 <= i <= 3;
      loop invariant same: same_boxes{Pre, Here}(pair);
      loop invariant rows: exact_arithmetic ==>
        \forall integer k, l; 0 <= k < i && 0 <= l < 3 ==> has_cosine(pair, k, l);
      loop assigns i, *pair;
      loop variant 3 - i; */
  for (int i = 0; i < 3; i++)
    /*@ loop invariant counter: 0 <= j <= 3;
        loop invariant same: same_boxes{Pre, Here}(pair);
        loop invariant rows: exact_arithmetic ==>
          \forall integer k, l; 0 <= k < i && 0 <= l < 3 ==> has_cosine(pair, k, l);
        loop invariant row: exact_arithmetic ==> \forall integer l; 0 <= l < j ==> has_cosine(pair, i, l);
        loop assigns j, *pair;
        loop variant 3 - j; */
    for (int j = 0; j < 3; j++) set_cosine(pair, i, j);
}

/*@ requires memory: writable_pair(pair);
    requires index: 0 <= i < 3;
    terminates \true; exits \false;
    assigns pair->apart_a[i], pair->apart_b[i];
    ensures centre:  exact_arithmetic && is_apart{Pre}(pair, apart) ==> has_centre(pair, i);
    ensures centres: \forall integer k; 0 <= k < i && has_centre{Pre}(pair, k) ==> has_centre(pair, k);
    ensures apart:   is_apart{Pre}(pair, apart) ==> is_apart(pair, apart);
    ensures cosines: \forall integer k, l; 0 <= k < 3 && 0 <= l < 3 && has_cosine{Pre}(pair, k, l) ==>
                       has_cosine(pair, k, l); */
static void set_centre(og_obb_pair *pair, og_vec3 apart, int i) {
  const og_scalar along_a = og_dot(pair->a->axis[i], apart), along_b = og_dot(pair->b->axis[i], apart);
  pair->apart_a[i] = along_a;
  pair->apart_b[i] = along_b;
}

/*@ requires memory: writable_pair(pair);
    terminates \true; exits \false;
    assigns *pair;
    ensures same:    same_boxes{Pre, Here}(pair);
    ensures centres: exact_arithmetic && is_apart{Pre}(pair, apart) ==> has_centres(pair);
    ensures cosines: has_cosines{Pre}(pair) ==> has_cosines(pair); */
static void set_centres(og_obb_pair *pair, og_vec3 apart) {
  /*@ loop invariant counter: 0 <= i <= 3;
      loop invariant same: same_boxes{Pre, Here}(pair);
      loop invariant cosines: has_cosines{Pre}(pair) ==> has_cosines(pair);
      loop invariant apart: is_apart{Pre}(pair, apart) ==> is_apart(pair, apart);
      loop invariant centres: exact_arithmetic && is_apart{Pre}(pair, apart) ==>
        \forall integer k; 0 <= k < i ==> has_centre(pair, k);
      loop assigns i, *pair;
      loop variant 3 - i; */
  for (int i = 0; i < 3; i++) set_centre(pair, apart, i);
}

og_outcome og_obb_pair_make(og_obb_pair *pair, const og_obb *a, const og_obb *b) {
  if (!is_in_range(a) || !is_in_range(b)) return OG_OUTCOME_OUT_OF_RANGE;
  const og_scalar skew_a = skewness(a), skew_b = skewness(b);
  if (!(skew_a <= ORTHONORMAL && skew_b <= ORTHONORMAL)) return OG_OUTCOME_DEGENERATE;
  /*@ loop invariant counter: 0 <= k <= 3;
      loop assigns k;
      loop variant 3 - k; */
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
  set_cosines(pair);
  set_centres(pair, apart);
  return OG_OUTCOME_ANSWERED;
}

// One comparison: `between` is the centres' distance along the axis, `reach` the sum of both boxes' half widths along
// it.
/*@ requires memory: \valid_read(pair);
    terminates \true; exits \false; assigns \nothing;
    ensures beyond: exact_arithmetic ==> (\result != 0 <==> \abs(between) - reach > pair->error); */
static bool separates(const og_obb_pair *pair, og_scalar between, og_scalar reach) {
  return og_abs(between) - reach > pair->error;
}

/*@ requires memory: readable_pair(pair);
    requires index: 0 <= i < 3;
    terminates \true; exits \false; assigns \nothing;
    ensures beyond: exact_arithmetic && is_table(pair) ==>
      (\result != 0 <==> gap_along(pair->a, pair->b, pair->a->axis[i]) > pair->error); */
static bool is_apart_on_face_of_a(const og_obb_pair *pair, int i) {
  const og_scalar *a = pair->a->half, *b = pair->b->half, *c = pair->absolute[i];
  const og_scalar reach = a[i] + (b[0] * c[0] + b[1] * c[1] + b[2] * c[2]);
  //@ assert own: exact_arithmetic && is_table(pair) ==> reach_along(pair->a, pair->a->axis[i]) == a[i];
  /*@ assert cosines: exact_arithmetic && is_table(pair) ==>
        c[0] == \abs(dot(pair->a->axis[i], pair->b->axis[0])) &&
        c[1] == \abs(dot(pair->a->axis[i], pair->b->axis[1])) &&
        c[2] == \abs(dot(pair->a->axis[i], pair->b->axis[2])); */
  /*@ assert other: exact_arithmetic && is_table(pair) ==>
        reach_along(pair->b, pair->a->axis[i]) == b[0] * c[0] + b[1] * c[1] + b[2] * c[2]; */
  /*@ assert gap: exact_arithmetic && is_table(pair) ==>
        gap_along(pair->a, pair->b, pair->a->axis[i]) == \abs(pair->apart_a[i]) - reach; */
  return separates(pair, pair->apart_a[i], reach);
}

/*@ requires memory: readable_pair(pair);
    requires index: 0 <= j < 3;
    terminates \true; exits \false; assigns \nothing;
    ensures beyond: exact_arithmetic && is_table(pair) ==>
      (\result != 0 <==> gap_along(pair->a, pair->b, pair->b->axis[j]) > pair->error); */
static bool is_apart_on_face_of_b(const og_obb_pair *pair, int j) {
  const og_scalar *a = pair->a->half, *b = pair->b->half;
  const og_scalar reach =
      b[j] + (a[0] * pair->absolute[0][j] + a[1] * pair->absolute[1][j] + a[2] * pair->absolute[2][j]);
  //@ assert own: exact_arithmetic && is_table(pair) ==> reach_along(pair->b, pair->b->axis[j]) == b[j];
  /*@ assert cosines: exact_arithmetic && is_table(pair) ==>
        pair->absolute[0][j] == \abs(dot(pair->b->axis[j], pair->a->axis[0])) &&
        pair->absolute[1][j] == \abs(dot(pair->b->axis[j], pair->a->axis[1])) &&
        pair->absolute[2][j] == \abs(dot(pair->b->axis[j], pair->a->axis[2])); */
  /*@ assert other: exact_arithmetic && is_table(pair) ==>
        reach_along(pair->a, pair->b->axis[j]) ==
        a[0] * pair->absolute[0][j] + a[1] * pair->absolute[1][j] + a[2] * pair->absolute[2][j]; */
  /*@ assert gap: exact_arithmetic && is_table(pair) ==>
        gap_along(pair->a, pair->b, pair->b->axis[j]) == \abs(pair->apart_b[j]) - reach; */
  return separates(pair, pair->apart_b[j], reach);
}

// The first axis of a face that separates, or -1.
/*@ requires memory: readable_pair(pair);
    terminates \true; exits \false; assigns \nothing;
    ensures index: \result == -1 || 0 <= \result < 6;
    ensures apart: exact_arithmetic && is_table(pair) && \result >= 0 ==> \forall og_vec3 n;
      is_face_axis(pair->a, pair->b, n, \result) ==> gap_along(pair->a, pair->b, n) > pair->error;
    ensures meet: exact_arithmetic && is_table(pair) && \result < 0 ==> \forall og_vec3 n, integer k;
      is_face_axis(pair->a, pair->b, n, k) ==> gap_along(pair->a, pair->b, n) <= pair->error; */
static int first_face(const og_obb_pair *pair) {
  /*@ loop invariant counter: 0 <= i <= 3;
      loop invariant meet: exact_arithmetic && is_table(pair) ==> \forall integer k; 0 <= k < i ==>
        gap_along(pair->a, pair->b, pair->a->axis[k]) <= pair->error;
      loop assigns i;
      loop variant 3 - i; */
  for (int i = 0; i < 3; i++)
    if (is_apart_on_face_of_a(pair, i)) return i;
  /*@ loop invariant counter: 0 <= j <= 3;
      loop invariant meet: exact_arithmetic && is_table(pair) ==> \forall integer k; 0 <= k < j ==>
        gap_along(pair->a, pair->b, pair->b->axis[k]) <= pair->error;
      loop assigns j;
      loop variant 3 - j; */
  for (int j = 0; j < 3; j++)
    if (is_apart_on_face_of_b(pair, j)) return 3 + j;
  return -1;
}

// For L = A_i x B_j, with i, i1, i2 and j, j1, j2 in cyclic order: A_i1 . L = -c[i2][j], A_i2 . L = c[i1][j], A_i . L
// = 0 and likewise for B. So the boxes' half widths are sums of two terms and T . L = c[i1][j] T_i2 - c[i2][j] T_i1:
// signed quantities all, of which only the difference's magnitude counts. For parallel edges L and all terms vanish:
// the comparison is 0 > error, so never true by rounding.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures sum: exact_arithmetic ==> \result == reach2(g, x, h, y); */
static og_scalar two_terms(og_scalar g, og_scalar x, og_scalar h, og_scalar y) { return g * x + h * y; }

/*@ terminates \true; exits \false; assigns \nothing;
    ensures minor: exact_arithmetic ==> \result == minor2(a, b, c, d); */
static og_scalar minor(og_scalar a, og_scalar b, og_scalar c, og_scalar d) { return a * b - c * d; }

/*@ requires memory: readable_pair(pair);
    requires indices: 0 <= i1 < 3 && 0 <= i2 < 3 && 0 <= j < 3;
    terminates \true; exits \false; assigns \nothing;
    ensures between: exact_arithmetic && is_table(pair) ==> \result ==
      cross_between(pair->a->axis[i1], pair->a->axis[i2], pair->b->axis[j], pair->a->centre, pair->b->centre); */
static og_scalar between_centres(const og_obb_pair *pair, int i1, int i2, int j) {
  //@ assert first: exact_arithmetic && is_table(pair) ==> has_cosine(pair, i1, j) && has_centre(pair, i1);
  //@ assert second: exact_arithmetic && is_table(pair) ==> has_cosine(pair, i2, j) && has_centre(pair, i2);
  return minor(pair->cosine[i1][j], pair->apart_a[i2], pair->cosine[i2][j], pair->apart_a[i1]);
}

/*@ requires memory: readable_pair(pair);
    requires index: 0 <= i < 3 && 0 <= j < 3;
    terminates \true; exits \false; assigns \nothing;
    ensures beyond: exact_arithmetic && is_table(pair) ==>
      \forall og_vec3 n; is_cross(n, pair->a->axis[i], pair->b->axis[j]) ==>
        (\result != 0 <==> gap_along(pair->a, pair->b, n) > pair->error); */
static bool is_apart_on_edges(const og_obb_pair *pair, int i, int j) {
  const int i1 = (i + 1) % 3, i2 = (i + 2) % 3, j1 = (j + 1) % 3, j2 = (j + 2) % 3;
  const og_scalar *a = pair->a->half, *b = pair->b->half;
  //@ assert turn: is_turn(i, i1, i2) && is_turn(j, j1, j2);
  /*@ assert upright: exact_arithmetic && is_table(pair) ==>
        orthonormal3(pair->a->axis[i], pair->a->axis[i1], pair->a->axis[i2]) &&
        orthonormal3(pair->b->axis[j], pair->b->axis[j1], pair->b->axis[j2]); */
  /*@ assert cosines: exact_arithmetic && is_table(pair) ==>
        pair->absolute[i2][j] == \abs(dot(pair->a->axis[i2], pair->b->axis[j])) &&
        pair->absolute[i1][j] == \abs(dot(pair->a->axis[i1], pair->b->axis[j])) &&
        pair->absolute[i][j2] == \abs(dot(pair->a->axis[i], pair->b->axis[j2])) &&
        pair->absolute[i][j1] == \abs(dot(pair->a->axis[i], pair->b->axis[j1])); */
  const og_scalar between = between_centres(pair, i1, i2, j);
  const og_scalar reach_a = two_terms(a[i1], pair->absolute[i2][j], a[i2], pair->absolute[i1][j]);
  const og_scalar reach_b = two_terms(b[j1], pair->absolute[i][j2], b[j2], pair->absolute[i][j1]);
  /*@ assert reach_a: exact_arithmetic && is_table(pair) ==> \forall og_vec3 n; reach_along(pair->a, n) ==
        reach3(n, pair->a->axis[i], pair->a->axis[i1], pair->a->axis[i2], a[i], a[i1], a[i2]); */
  /*@ assert across_a: exact_arithmetic && is_table(pair) ==> \forall og_vec3 n;
        is_cross(n, pair->a->axis[i], pair->b->axis[j]) ==>
        reach3(n, pair->a->axis[i], pair->a->axis[i1], pair->a->axis[i2], a[i], a[i1], a[i2]) ==
        reach2(a[i1], \abs(dot(pair->a->axis[i2], pair->b->axis[j])), a[i2],
               \abs(dot(pair->a->axis[i1], pair->b->axis[j]))); */
  /*@ assert along_a: exact_arithmetic && is_table(pair) ==> \forall og_vec3 n;
        is_cross(n, pair->a->axis[i], pair->b->axis[j]) ==>
        reach_along(pair->a, n) == reach_a; */
  /*@ assert reach_b: exact_arithmetic && is_table(pair) ==> \forall og_vec3 n; reach_along(pair->b, n) ==
        reach3(n, pair->b->axis[j], pair->b->axis[j1], pair->b->axis[j2], b[j], b[j1], b[j2]); */
  /*@ assert across_b: exact_arithmetic && is_table(pair) ==> \forall og_vec3 n;
        is_cross(n, pair->a->axis[i], pair->b->axis[j]) ==>
        reach3(n, pair->b->axis[j], pair->b->axis[j1], pair->b->axis[j2], b[j], b[j1], b[j2]) ==
        reach2(b[j1], \abs(dot(pair->a->axis[i], pair->b->axis[j2])), b[j2],
               \abs(dot(pair->a->axis[i], pair->b->axis[j1]))); */
  /*@ assert along_b: exact_arithmetic && is_table(pair) ==> \forall og_vec3 n;
        is_cross(n, pair->a->axis[i], pair->b->axis[j]) ==>
        reach_along(pair->b, n) == reach_b; */
  /*@ assert between: exact_arithmetic && is_table(pair) ==> between ==
        cross_between(pair->a->axis[i1], pair->a->axis[i2], pair->b->axis[j], pair->a->centre, pair->b->centre); */
  /*@ assert apart: exact_arithmetic && is_table(pair) ==> \forall og_vec3 n;
        is_cross(n, pair->a->axis[i], pair->b->axis[j]) ==>
        \abs(between) == \abs(dot(n, pair->b->centre) - dot(n, pair->a->centre)); */
  /*@ assert gap: exact_arithmetic && is_table(pair) ==> \forall og_vec3 n;
        is_cross(n, pair->a->axis[i], pair->b->axis[j]) ==>
        gap_along(pair->a, pair->b, n) == \abs(between) - (reach_a + reach_b); */
  return separates(pair, between, reach_a + reach_b);
}

// The first pair of edges whose axis separates, by the axis' number, or -1.
/*@ requires memory: readable_pair(pair);
    terminates \true; exits \false; assigns \nothing;
    ensures index: \result == -1 || 6 <= \result < 15;
    ensures apart: exact_arithmetic && is_table(pair) && \result >= 0 ==> \forall og_vec3 n;
      is_edge_axis(pair->a, pair->b, n, \result) ==> gap_along(pair->a, pair->b, n) > pair->error;
    ensures meet: exact_arithmetic && is_table(pair) && \result < 0 ==> \forall og_vec3 n, integer k;
      is_edge_axis(pair->a, pair->b, n, k) ==> gap_along(pair->a, pair->b, n) <= pair->error; */
static int first_edges(const og_obb_pair *pair) {
  /*@ loop invariant counter: 0 <= i <= 3;
      loop invariant meet: exact_arithmetic && is_table(pair) ==>
        \forall og_vec3 n, integer k, l; 0 <= k < i && 0 <= l < 3 &&
          is_cross(n, pair->a->axis[k], pair->b->axis[l]) ==> gap_along(pair->a, pair->b, n) <= pair->error;
      loop assigns i;
      loop variant 3 - i; */
  for (int i = 0; i < 3; i++)
    /*@ loop invariant counter: 0 <= j <= 3;
        loop invariant meet: exact_arithmetic && is_table(pair) ==> \forall og_vec3 n, integer l; 0 <= l < j &&
            is_cross(n, pair->a->axis[i], pair->b->axis[l]) ==> gap_along(pair->a, pair->b, n) <= pair->error;
        loop assigns j;
        loop variant 3 - j; */
    for (int j = 0; j < 3; j++)
      if (is_apart_on_edges(pair, i, j)) {
        //@ assert number: edge_number(i, j) == 6 + 3 * i + j;
        /*@ assert edges: \forall og_vec3 n; is_edge_axis(pair->a, pair->b, n, 6 + 3 * i + j) ==>
              is_cross(n, pair->a->axis[i], pair->b->axis[j]); */
        return 6 + 3 * i + j;
      }
  return -1;
}

// The axis that separates, and which way it goes.
/*@ requires memory: readable_pair(pair) && \valid(result);
    requires index: 0 <= index < 15;
    terminates \true; exits \false; assigns result->apart, result->index, result->axis;
    ensures noted: result->apart != 0 && result->index == index; */
static void note(const og_obb_pair *pair, int index, og_obb_separation *result) {
  og_scalar between;
  og_vec3 axis;
  if (index < 3) {
    between = pair->apart_a[index];
    axis = pair->a->axis[index];
  } else if (index < 6) {
    between = pair->apart_b[index - 3];
    axis = pair->b->axis[index - 3];
  } else {
    const int i = (index - 6) / 3, j = (index - 6) % 3;
    between = between_centres(pair, (i + 1) % 3, (i + 2) % 3, j);
    axis = og_cross(pair->a->axis[i], pair->b->axis[j]);
  }
  result->apart = true;
  result->index = index;
  result->axis = og_axis_unit(between > 0 ? og_neg(axis) : axis);
}

// The first of all 15.
/*@ requires memory: readable_pair(pair);
    terminates \true; exits \false; assigns \nothing;
    ensures index: -1 <= \result < 15;
    ensures apart: exact_arithmetic && is_table(pair) && \result >= 0 ==> \forall og_vec3 n;
      is_axis(pair->a, pair->b, n, \result) ==> gap_along(pair->a, pair->b, n) > pair->error;
    ensures meet: exact_arithmetic && is_table(pair) && \result < 0 ==> \forall og_vec3 n, integer k;
      is_axis(pair->a, pair->b, n, k) ==> gap_along(pair->a, pair->b, n) <= pair->error; */
static int first_axis(const og_obb_pair *pair) {
  const int face = first_face(pair);
  return face >= 0 ? face : first_edges(pair);
}

void og_obb_try_faces(const og_obb_pair *pair, og_obb_separation *result) {
  const int index = first_face(pair);
  result->axes = index < 0 ? 6 : index + 1;
  if (index >= 0) note(pair, index, result);
}

void og_obb_try_all(const og_obb_pair *pair, og_obb_separation *result) {
  const int index = first_axis(pair);
  result->axes = index < 0 ? 15 : index + 1;
  if (index >= 0) note(pair, index, result);
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
