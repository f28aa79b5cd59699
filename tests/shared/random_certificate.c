#include "tests/shared/random_certificate.h"

static void small(og_int *x, or_random *r, int low, int high) { og_int_set_si(x, or_random_int(r, low, high)); }

static void small_vector(og_ivec *v, or_random *r) {
  const int size = or_random_int(r, 1, 3);
  small(&v->x, r, -size, size);
  small(&v->y, r, -size, size);
  small(&v->z, r, -size, size);
}

// Now and then one `beyond` the last point.
static og_pair random_pair(const og_problem *problem, or_random *r, int beyond) {
  og_pair pair;
  pair.i = (uint32_t)or_random_int(r, 0, (int)problem->a.count - 1 + beyond);
  pair.j = (uint32_t)or_random_int(r, 0, (int)problem->b.count - 1 + beyond);
  return pair;
}

static void random_combination(og_combination *c, const og_problem *problem, or_random *r, bool roots) {
  og_combination_reset(c);
  for (int count = or_random_int(r, 0, 6); count > 0; count--) {
    const int beyond = or_random_int(r, 0, 99) == 0;
    const og_pair pair = random_pair(problem, r, beyond);
    const size_t k = og_combination_add(c, pair);
    small(&c->weight[k], r, or_random_int(r, 0, 9) == 0 ? -1 : 1, 3);
    og_int_set_si(&c->root_weight[k], roots ? or_random_int(r, -1, 1) : 0);
  }
}

static void cso_point(og_ivec *p, const og_problem *problem, og_pair pair) {
  og_ivec_sub(p, &problem->a.at[pair.i % problem->a.count], &problem->b.at[pair.j % problem->b.count]);
}

// A tetrahedron of four CSO points, its triangles turned so that they look outwards if the origin is inside,
// and weights that name the foot of the origin on one of them (if the foot is inside it).
static void random_surface(og_certificate *c, const og_problem *problem, or_random *r) {
  og_combination_reset(&c->witness);
  og_ivec p[4], n, e, f;
  og_int h;
  og_ivec_init(&n);
  og_ivec_init(&e);
  og_ivec_init(&f);
  og_int_init(&h);
  for (int k = 0; k < 4; k++) {
    const og_pair pair = random_pair(problem, r, 0);
    og_combination_add(&c->witness, pair);
    og_ivec_init(&p[k]);
    cso_point(&p[k], problem, pair);
  }
  static const uint32_t corners[4][3] = {{0, 1, 2}, {0, 3, 1}, {1, 3, 2}, {0, 2, 3}};
  // Outside is where det(p0, p1, p2) as seen from p3 says.
  og_ivec_sub(&e, &p[1], &p[0]);
  og_ivec_sub(&f, &p[2], &p[0]);
  og_ivec_cross(&n, &e, &f);
  og_ivec_sub(&e, &p[3], &p[0]);
  og_ivec_dot(&h, &n, &e);
  const bool turn = og_int_sign(&h) > 0;
  og_certificate_resize_triangles(c, 4);
  for (int k = 0; k < 4; k++)
    for (int corner = 0; corner < 3; corner++) c->triangle[k].corner[corner] = corners[k][turn ? 2 - corner : corner];
  og_certificate_match_edges(c);
  c->face = (uint32_t)or_random_int(r, 0, 3);
  // The weight of a corner is n . (the two other corners' cross product).
  const uint32_t *face = c->triangle[c->face].corner;
  og_ivec_sub(&e, &p[face[1]], &p[face[0]]);
  og_ivec_sub(&f, &p[face[2]], &p[face[0]]);
  og_ivec_cross(&n, &e, &f);
  for (int corner = 0; corner < 3; corner++) {
    og_ivec_cross(&e, &p[face[(corner + 1) % 3]], &p[face[(corner + 2) % 3]]);
    og_ivec_dot(&c->witness.weight[face[corner]], &n, &e);
  }
  if (or_random_int(r, 0, 9) == 0) c->triangle[or_random_int(r, 0, 3)].twin[0] = 5;
  if (or_random_int(r, 0, 9) == 0) small(&c->witness.weight[or_random_int(r, 0, 3)], r, 0, 3);
  for (int k = 0; k < 4; k++) og_ivec_clear(&p[k]);
  og_ivec_clear(&n);
  og_ivec_clear(&e);
  og_ivec_clear(&f);
  og_int_clear(&h);
}

// Where the ray t s meets the sphere of radius R about one point p of the CSO: a root of (s.s) t^2 - 2 (s.p)
// t + p.p - R^2. Nothing makes sure that the root is real, or that p is the point that counts.
static void sphere_end(og_sweep_end *end, const og_problem *problem, or_random *r) {
  og_combination_reset(&end->witness);
  const og_pair pair = random_pair(problem, r, 0);
  const size_t only = og_combination_add(&end->witness, pair); // which may move the weights
  og_int_set_si(&end->witness.weight[only], or_random_int(r, 1, 2));
  og_ivec p;
  og_int product;
  og_ivec_init(&p);
  og_int_init(&product);
  cso_point(&p, problem, pair);
  og_ivec_dot(&end->time_p, &problem->velocity, &p);
  og_ivec_dot(&end->time_m, &problem->velocity, &problem->velocity);
  og_ivec_dot(&product, &p, &p);
  og_int_submul(&product, &problem->radius, &problem->radius);
  og_int_mul(&product, &product, &end->time_m);
  og_int_mul(&end->radicand, &end->time_p, &end->time_p);
  og_int_sub(&end->radicand, &end->radicand, &product);
  og_int_set_si(&end->time_q, or_random_int(r, 0, 1) == 0 ? -1 : 1);
  og_int_clear(&product);
  og_ivec_clear(&p);
}

static void random_end(og_sweep_end *end, const og_problem *problem, or_random *r) {
  small_vector(&end->direction, r);
  if (or_random_int(r, 0, 2) == 0) {
    sphere_end(end, problem, r);
    return;
  }
  const bool roots = or_random_int(r, 0, 3) == 0;
  random_combination(&end->witness, problem, r, roots);
  small(&end->radicand, r, or_random_int(r, 0, 19) == 0 ? -1 : 0, 8);
  small(&end->time_p, r, or_random_int(r, 0, 9) == 0 ? -1 : 0, 4);
  og_int_set_si(&end->time_q, roots ? or_random_int(r, -1, 1) : 0);
  small(&end->time_m, r, or_random_int(r, 0, 19) == 0 ? 0 : 1, 2);
  // Often the very ends of the motion.
  if (or_random_int(r, 0, 2) == 0) {
    og_int_set_si(&end->time_p, 0);
    og_int_set_si(&end->time_q, 0);
  } else if (problem->has_until && or_random_int(r, 0, 1) == 0) {
    og_int_set(&end->time_p, &problem->until_num);
    og_int_set(&end->time_m, &problem->until_den);
    og_int_set_si(&end->time_q, 0);
  }
}

void or_random_certificate(og_certificate *c, const og_problem *problem, or_random *r) {
  og_certificate_reset(c);
  c->kind = (og_certificate_kind)or_random_int(r, 0, OG_CERT_KIND_COUNT);
  random_combination(&c->witness, problem, r, false);
  small_vector(&c->direction, r);
  if (c->kind == OG_CERT_SURFACE) random_surface(c, problem, r);
  random_end(&c->first, problem, r);
  random_end(&c->last, problem, r);
  c->never_parts = or_random_int(r, 0, 3) == 0;
}

// ---- one changed in a place ----

static void change_integer(og_int *x, or_random *random) {
  og_int by;
  og_int_init(&by);
  og_int_set_si(&by, or_random_int(random, -2, 2));
  switch (or_random_int(random, 0, 3)) {
  case 0: og_int_neg(x, x); break;
  case 1: og_int_set(x, &by); break;
  default: og_int_add(x, x, &by);
  }
  og_int_clear(&by);
}

void or_change_vector(og_ivec *v, or_random *random) {
  og_int *const part[3] = {&v->x, &v->y, &v->z};
  change_integer(part[or_random_int(random, 0, 2)], random);
}

void or_change_combination(og_combination *c, or_random *random) {
  if (c->count == 0) return;
  const size_t k = (size_t)or_random_int(random, 0, 255) % c->count;
  switch (or_random_int(random, 0, 4)) {
  case 0: c->pair[k].i ^= (uint32_t)or_random_int(random, 0, 7); break;
  case 1: c->pair[k].j ^= (uint32_t)or_random_int(random, 0, 7); break;
  case 2: change_integer(&c->root_weight[k], random); break;
  case 3: c->count--; break;
  default: change_integer(&c->weight[k], random);
  }
}

static void change_end(og_sweep_end *end, or_random *random) {
  og_int *const number[] = {&end->time_p, &end->time_q, &end->time_m, &end->radicand};
  switch (or_random_int(random, 0, 2)) {
  case 0: or_change_vector(&end->direction, random); break;
  case 1: or_change_combination(&end->witness, random); break;
  default: change_integer(number[or_random_int(random, 0, 3)], random);
  }
}

void or_change_certificate(og_certificate *c, or_random *random) {
  switch (or_random_int(random, 0, 7)) {
  case 0: c->kind = (og_certificate_kind)or_random_int(random, 0, OG_CERT_KIND_COUNT); break;
  case 1: or_change_vector(&c->direction, random); break;
  case 2: or_change_combination(&c->witness, random); break;
  case 3: change_end(&c->first, random); break;
  case 4: change_end(&c->last, random); break;
  case 5: c->never_parts = !c->never_parts; break;
  case 6: c->face = (uint32_t)or_random_int(random, 0, 15); break;
  default:
    if (c->triangle_count > 0) {
      og_triangle *t = &c->triangle[(size_t)or_random_int(random, 0, 255) % c->triangle_count];
      const int corner = or_random_int(random, 0, 2);
      if (or_random_int(random, 0, 1) == 0) t->corner[corner] = (uint32_t)or_random_int(random, 0, 15);
      else t->twin[corner] = (uint32_t)or_random_int(random, 0, 63);
    }
  }
}
