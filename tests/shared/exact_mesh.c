#include "tests/shared/exact_mesh.h"

#include <stdio.h>
#include <stdlib.h>

enum { FAR = 400 };

static void must(bool condition, const char *what) {
  if (condition) return;
  fprintf(stderr, "exact mesh: %s\n", what);
  abort();
}

static bool hulls_meet(or_exact *exact, const og_vec3 *a, size_t na, const og_vec3 *b, size_t nb) {
  double xyz[18];
  for (size_t k = 0; k < na + nb; k++) {
    const og_vec3 p = k < na ? a[k] : b[k - na];
    xyz[3 * k] = (double)p.x;
    xyz[3 * k + 1] = (double)p.y;
    xyz[3 * k + 2] = (double)p.z;
  }
  must(og_problem_set_doubles(&exact->problem, xyz, na, 0, xyz + 3 * na, nb, 0) == OG_PROBLEM_OK, "no problem");
  must(og_solve(exact->solver, OG_RELATION, &exact->problem, NULL, &exact->answer) == OG_ANSWERED, "no relation");
  return exact->answer.finding.relation != OG_SEPARATED;
}

static bool same(og_vec3 a, og_vec3 b) { return a.x == b.x && a.y == b.y && a.z == b.z; }

static bool is_between(or_exact *exact, og_vec3 p, og_vec3 a, og_vec3 b) {
  const og_vec3 end[2] = {a, b};
  return hulls_meet(exact, &p, 1, end, 2);
}

// ---- points that are no doubles ----

typedef struct set {
  or_vec point[3];
  size_t count;
} set;

static void set_init(set *s) {
  for (int k = 0; k < 3; k++) or_vec_init(&s->point[k]);
  s->count = 0;
}

static void set_clear(set *s) {
  for (int k = 0; k < 3; k++) or_vec_clear(&s->point[k]);
}

static void add(set *s, og_vec3 p) { or_vec_from(&s->point[s->count++], p); }

// a + 2^power (b - a)
static void add_between(set *s, og_vec3 a, og_vec3 b, int power) {
  or_vec from;
  or_vec *const r = &s->point[s->count++];
  mpq_t k, scratch;
  or_vec_init(&from);
  mpq_inits(k, scratch, NULL);
  mpq_set_ui(k, 1, 1);
  if (power < 0) mpq_div_2exp(k, k, (unsigned)-power);
  else mpq_mul_2exp(k, k, (unsigned)power);
  or_vec_from(&from, a);
  or_vec along;
  or_vec_init(&along);
  or_vec_from(&along, b);
  or_vec_sub(&along, &along, &from);
  or_vec_from(r, a);
  or_vec_add_scaled(r, k, &along, scratch);
  or_vec_clear(&along);
  or_vec_clear(&from);
  mpq_clears(k, scratch, NULL);
}

static bool sets_meet(or_exact *exact, const set *a, const set *b) {
  return or_exact_rationals(exact, a->point, a->count, 0, b->point, b->count, 0).relation != OG_SEPARATED;
}

// ---- more than a corner ----

static bool meets_cone(or_exact *exact, const set *cone, const og_vec3 *p, size_t count) {
  set s;
  set_init(&s);
  for (size_t k = 0; k < count; k++) add(&s, p[k]);
  const bool meets = sets_meet(exact, &s, cone);
  set_clear(&s);
  return meets;
}

// The triangle v, q[0], q[1] drawn out from v, and the far edge of the triangle v, p[0], p[1].
static bool beyond_corner(or_exact *exact, og_vec3 v, const og_vec3 *p, const og_vec3 *q) {
  set cone;
  set_init(&cone);
  add(&cone, v);
  add_between(&cone, v, q[0], FAR);
  add_between(&cone, v, q[1], FAR);
  bool meets = false;
  if (!is_between(exact, v, p[0], p[1])) meets = meets_cone(exact, &cone, p, 2);
  else
    for (int k = 0; k < 2; k++) meets = meets || (!same(p[k], v) && meets_cone(exact, &cone, &p[k], 1));
  set_clear(&cone);
  return meets;
}

// ---- more than an edge ----

// The triangle u, v, p without the edge from u to v, by a margin.
static void add_beyond(or_exact *exact, set *s, og_vec3 u, og_vec3 v, og_vec3 p) {
  if (is_between(exact, p, u, v)) return;
  add(s, p);
  const bool is_beyond_u = is_between(exact, u, v, p), is_beyond_v = is_between(exact, v, u, p);
  if (!is_beyond_v) add_between(s, u, p, -FAR);
  if (!is_beyond_u) add_between(s, v, p, -FAR);
}

static bool beyond_edge(or_exact *exact, og_vec3 u, og_vec3 v, og_vec3 p, og_vec3 q) {
  if (same(u, v)) {
    const og_vec3 of_p[2] = {p, p}, of_q[2] = {q, q};
    return beyond_corner(exact, u, of_p, of_q);
  }
  set a, b;
  set_init(&a);
  set_init(&b);
  add_beyond(exact, &a, u, v, p);
  add_beyond(exact, &b, u, v, q);
  const bool meets = a.count > 0 && b.count > 0 && sets_meet(exact, &a, &b);
  set_clear(&a);
  set_clear(&b);
  return meets;
}

static bool are_on_one_line(or_exact *exact, const og_vec3 *p) {
  return is_between(exact, p[0], p[1], p[2]) || is_between(exact, p[1], p[0], p[2]) ||
         is_between(exact, p[2], p[0], p[1]);
}

// ---- triangles ----

static int count_distinct(const int32_t *corner, int32_t *distinct) {
  int count = 0;
  for (int k = 0; k < 3; k++) {
    bool is_new = true;
    for (int m = 0; m < count; m++) is_new = is_new && distinct[m] != corner[k];
    if (is_new) distinct[count++] = corner[k];
  }
  return count;
}

// Those of `distinct` that the other has come first; returns how many.
static int shared_first(int32_t *distinct, int count, const int32_t *other, int others) {
  int shared = 0;
  for (int k = 0; k < count; k++)
    for (int m = 0; m < others; m++)
      if (distinct[k] == other[m]) {
        const int32_t corner = distinct[k];
        distinct[k] = distinct[shared];
        distinct[shared++] = corner;
        break;
      }
  return shared;
}

bool or_exact_triangles(or_exact *exact, const og_mesh *a, const og_mesh *b, int32_t i, int32_t j) {
  og_vec3 p[3], q[3];
  og_mesh_corners(a, i, p);
  og_mesh_corners(b == NULL ? a : b, j, q);
  int32_t of_i[3], of_j[3];
  const int m = count_distinct(a->triangle[i].corner, of_i);
  const int n = count_distinct((b == NULL ? a : b)->triangle[j].corner, of_j);
  const int shared = b == NULL ? shared_first(of_i, m, of_j, n) : 0;
  if (shared == 0) {
    const og_aabb of_p = og_mesh_box(a, i), of_q = og_mesh_box(b == NULL ? a : b, j);
    return og_aabb_overlap(&of_p, &of_q) && hulls_meet(exact, p, 3, q, 3);
  }
  if (shared == 3) return !are_on_one_line(exact, p);
  int32_t ordered[3];
  for (int k = 0; k < shared; k++) ordered[k] = of_i[k];
  // The other's corners in the same order.
  for (int k = 0; k < n; k++) {
    bool is_shared = false;
    for (int s = 0; s < shared; s++) is_shared = is_shared || of_j[k] == of_i[s];
    if (!is_shared) ordered[shared] = of_j[k];
  }
  const og_vec3 v = a->point[of_i[0]];
  if (shared == 2)
    return m == 3 && n == 3 && beyond_edge(exact, v, a->point[of_i[1]], a->point[of_i[2]], a->point[ordered[2]]);
  og_vec3 own_i[2] = {v, v}, own_j[2] = {v, v};
  for (int k = 1; k < m; k++) own_i[k - 1] = a->point[of_i[k]];
  int count = 0;
  for (int k = 0; k < n; k++)
    if (of_j[k] != of_i[0]) own_j[count++] = a->point[of_j[k]];
  return beyond_corner(exact, v, own_i, own_j);
}
