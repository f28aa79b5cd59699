#include "spec/primitive/solve/hit.h"

#include "spec/primitive/path.h"
#include "spec/primitive/solve/spot.h"

typedef struct search {
  const og_primitive *p;
  og_primitive_certificate *c;
  og_cone facets[2]; // of A and of B: facets as rays, planes as lines
  og_cone all;       // both together, those of A first
  og_cone part;      // the cone of the common part
  og_row way;        // its direction, where it has one
  og_int height;
} search;

static void body_cone(og_cone *cone, const og_exact_body *body) {
  og_cone_reset(cone);
  for (size_t k = 0; k < body->count + body->direction_count; k++) {
    const bool is_point = k < body->count;
    const og_ivec *v = is_point ? &body->point[k] : &body->direction[k - body->count];
    og_row *row = !is_point && body->endless[k - body->count] ? og_cone_add_line(cone) : og_cone_add_ray(cone);
    og_row_set(row, v);
    if (is_point) og_int_set(&row->at[3], &body->den);
    else og_int_set_si(&row->at[3], 0);
  }
}

static void swap_rows(og_row *a, og_row *b) {
  for (size_t k = 0; k < 4; k++) og_int_swap(&a->at[k], &b->at[k]);
}

static void make_part(search *s) {
  og_cone body;
  og_cone_init(&body);
  og_cone_reset(&s->all);
  for (int side = 0; side < 2; side++) {
    og_cone *facets = &s->facets[side];
    body_cone(&body, side == 0 ? &s->p->a : &s->p->b);
    og_cone_polar(facets, &body);
    for (size_t k = 0; k < facets->rays; k++) og_row_copy(og_cone_add_ray(&s->all), &facets->ray[k]);
    for (size_t k = 0; k < facets->lines; k++) og_row_copy(og_cone_add_line(&s->all), &facets->line[k]);
  }
  og_cone_polar(&s->part, &s->all);
  og_cone_clear(&body);
}

// The sign of the plane's value at a row of the part.
static int side_at(search *s, const og_row *plane, const og_row *at) {
  og_row_dot(&s->height, plane, at);
  return og_int_sign(&s->height);
}

static bool is_corner(const og_row *row) { return og_int_sign(&row->at[3]) > 0; }

// The plane n . x + w <= 0 of a body as the bound n . x <= -w, or its opposite.
static og_bound *add_bound(og_bounds *bounds, const og_row *plane, bool of_b, int sign) {
  og_bound *bound = og_bounds_add(bounds);
  bound->of_b = of_b;
  og_row_vector(&bound->normal, plane);
  og_int_neg(&bound->offset, &plane->at[3]);
  if (sign < 0) og_ivec_neg(&bound->normal, &bound->normal);
  if (sign < 0) og_int_neg(&bound->offset, &bound->offset);
  og_int_set_si(&bound->weight, 0);
  return bound;
}

// ---- the bounds that vanish on the part, with weights for which they cancel ----

static bool vanishes_on_part(search *s, const og_row *plane) {
  for (size_t k = 0; k < s->part.rays; k++)
    if (side_at(s, plane, &s->part.ray[k]) != 0) return false;
  return true;
}

// Adds 1 for the facet `target`, and what it takes of the other vanishing facets and the planes to cancel it: weights
// of rays and lines of s->all. The shortest vector of target + cone(facets) + span(planes) is zero.
static void add_relation(search *s, const bool *vanishes, size_t target, mpq_t *ray_weight, mpq_t *line_weight) {
  og_generators g;
  og_generators_init(&g);
  og_row_copy(&og_generators_add(&g, OG_GENERATES_POINT)->at, &s->all.ray[target]);
  for (size_t k = 0; k < s->all.rays; k++)
    if (vanishes[k] && k != target) og_row_copy(&og_generators_add(&g, OG_GENERATES_RAY)->at, &s->all.ray[k]);
  for (size_t k = 0; k < s->all.lines; k++) og_row_copy(&og_generators_add(&g, OG_GENERATES_LINE)->at, &s->all.line[k]);
  og_least_norm(&g);
  size_t next = 0;
  mpq_add(ray_weight[target], ray_weight[target], g.coefficient[next++]);
  for (size_t k = 0; k < s->all.rays; k++)
    if (vanishes[k] && k != target) {
      mpq_add(ray_weight[k], ray_weight[k], g.coefficient[next]);
      next++;
    }
  for (size_t k = 0; k < s->all.lines; k++) {
    mpq_add(line_weight[k], line_weight[k], g.coefficient[next]);
    next++;
  }
  og_generators_clear(&g);
}

static void lift_denominator(mpz_t den, mpq_t *weight, size_t count) {
  for (size_t k = 0; k < count; k++) mpz_lcm(den, den, mpq_denref(weight[k]));
}

// weight = (1 + max(w, 0)) den where that is to be positive whatever w is, else w den.
static void set_weight(og_int *r, const mpq_t w, const mpz_t den, int sign, bool and_one) {
  mpz_divexact(r->z, den, mpq_denref(w));
  mpz_mul(r->z, r->z, mpq_numref(w));
  if (sign < 0) mpz_neg(r->z, r->z);
  if (and_one && mpz_sgn(r->z) < 0) mpz_set_si(r->z, 0);
  if (and_one) mpz_add(r->z, r->z, den);
}

static void add_flat_bounds(search *s, mpq_t *ray_weight, mpq_t *line_weight) {
  mpz_t den;
  mpz_init_set_si(den, 1);
  lift_denominator(den, ray_weight, s->all.rays);
  lift_denominator(den, line_weight, s->all.lines);
  for (size_t k = 0; k < s->all.lines; k++)
    for (int sign = 1; sign >= -1; sign -= 2) {
      og_bound *bound = add_bound(&s->c->flat, &s->all.line[k], k >= s->facets[0].lines, sign);
      set_weight(&bound->weight, line_weight[k], den, sign, true);
    }
  for (size_t k = 0; k < s->all.rays; k++) {
    if (mpq_sgn(ray_weight[k]) == 0) continue;
    og_bound *bound = add_bound(&s->c->flat, &s->all.ray[k], k >= s->facets[0].rays, 1);
    set_weight(&bound->weight, ray_weight[k], den, 1, false);
  }
  mpz_clear(den);
}

// Brings bounds with independent normals to the front, where the checker wants them.
static void put_independent_first(og_bounds *bounds) {
  size_t independent = 0;
  for (size_t k = 0; k < bounds->count && independent < 3; k++) {
    const og_bound other = bounds->at[independent];
    bounds->at[independent] = bounds->at[k];
    bounds->at[k] = other;
    if (og_are_independent(bounds, independent + 1)) independent++;
  }
}

// The facets of two primitives: at most 6 of a box and 4 of another, more only of what is refused before.
#define MOST_FACETS 64
#define MOST_PLANES 8

static void find_flat(search *s) {
  mpq_t ray_weight[MOST_FACETS], line_weight[MOST_PLANES];
  bool vanishes[MOST_FACETS];
  for (size_t k = 0; k < s->all.rays; k++) vanishes[k] = vanishes_on_part(s, &s->all.ray[k]);
  for (size_t k = 0; k < s->all.rays; k++) mpq_init(ray_weight[k]);
  for (size_t k = 0; k < s->all.lines; k++) mpq_init(line_weight[k]);
  for (size_t k = 0; k < s->all.rays; k++)
    if (vanishes[k] && mpq_sgn(ray_weight[k]) == 0) add_relation(s, vanishes, k, ray_weight, line_weight);
  add_flat_bounds(s, ray_weight, line_weight);
  put_independent_first(&s->c->flat);
  for (size_t k = 0; k < s->all.rays; k++) mpq_clear(ray_weight[k]);
  for (size_t k = 0; k < s->all.lines; k++) mpq_clear(line_weight[k]);
}

// ---- the corners, in order, and the walls between them ----

// A facet that vanishes at corners i and j (or i = j) of `row` and nowhere else; all.rays where there is none.
static size_t find_wall(search *s, const og_row *row, size_t count, size_t i, size_t j) {
  for (size_t k = 0; k < s->all.rays; k++) {
    bool is = true;
    for (size_t at = 0; at < count && is; at++)
      is = (side_at(s, &s->all.ray[k], &row[at]) == 0) == (at == i || at == j);
    if (is) return k;
  }
  return s->all.rays;
}

static void add_wall(search *s, size_t facet) {
  if (facet < s->all.rays) add_bound(&s->c->wall, &s->all.ray[facet], facet >= s->facets[0].rays, 1);
}

// Brings the corners, the rays of the part, into the order around the polygon, each wall with the first of its two.
static void order_polygon(search *s) {
  og_row *row = s->part.ray;
  const size_t count = s->part.rays;
  for (size_t k = 0; k < count; k++) {
    size_t wall = s->all.rays, next = k + 1;
    if (next == count) wall = find_wall(s, row, count, k, 0);
    for (; next < count; next++) {
      wall = find_wall(s, row, count, k, next);
      if (wall < s->all.rays) break;
    }
    add_wall(s, wall);
    if (next < count) swap_rows(&row[k + 1], &row[next]);
  }
}

static void find_walls(search *s) {
  const size_t count = s->part.rays;
  if (s->c->both_ways || count == 1) return;
  if (s->c->endless) {
    // A ray: the wall at its corner, which comes first.
    if (!is_corner(&s->part.ray[0])) swap_rows(&s->part.ray[0], &s->part.ray[1]);
    add_wall(s, find_wall(s, s->part.ray, count, 0, 0));
  } else if (count == 2) {
    add_wall(s, find_wall(s, s->part.ray, count, 0, 0));
    add_wall(s, find_wall(s, s->part.ray, count, 1, 1));
  } else {
    order_polygon(s);
  }
}

static void certify_meeting(search *s) {
  og_primitive_certificate *c = s->c;
  c->kind = OG_PRIMITIVE_MEET;
  c->both_ways = s->part.lines > 0;
  c->endless = c->both_ways;
  if (c->both_ways) og_row_copy(&s->way, &s->part.line[0]);
  for (size_t k = 0; k < s->part.rays; k++)
    if (!is_corner(&s->part.ray[k])) {
      c->endless = true;
      og_row_copy(&s->way, &s->part.ray[k]);
    }
  find_flat(s);
  find_walls(s);
  for (size_t k = 0; k < s->part.rays; k++) {
    if (!is_corner(&s->part.ray[k])) continue;
    og_corner *corner = og_certificate_add_corner(c);
    og_spot_at(&corner->a, &s->p->a, &s->part.ray[k]);
    og_spot_at(&corner->b, &s->p->b, &s->part.ray[k]);
  }
  if (!c->endless) return;
  og_spot_at(&c->way.a, &s->p->a, &s->way);
  og_spot_at(&c->way.b, &s->p->b, &s->way);
}

static void solve_flat_bodies(const og_primitive *p, og_primitive_certificate *c) {
  search s = {.p = p, .c = c};
  og_cone *const cones[] = {&s.facets[0], &s.facets[1], &s.all, &s.part};
  for (size_t k = 0; k < 4; k++) og_cone_init(cones[k]);
  og_rows_init(&s.way, 1);
  og_int_init(&s.height);
  make_part(&s);
  if (s.all.rays <= MOST_FACETS && s.all.lines <= MOST_PLANES) certify_meeting(&s);
  for (size_t k = 0; k < 4; k++) og_cone_clear(cones[k]);
  og_rows_clear(&s.way, 1);
  og_int_clear(&s.height);
}

static void solve_round_body(const og_primitive *p, og_primitive_certificate *c) {
  og_path path;
  c->kind = OG_PRIMITIVE_CHORD;
  if (og_path_of(&path, &p->a)) {
    og_quadratic f;
    og_quadratic_of(&f, &path, &p->b);
    c->first_is_root = !(path.begins && og_quadratic_sign(&f, 0) <= 0);
    c->last_is_root = !(path.ends && og_quadratic_sign(&f, path.high) <= 0);
    og_quadratic_clear(&f);
  }
  og_path_clear(&path);
}

// Is the shortest vector v / W of A - B longer than the radius? Then they are apart along it.
static bool solve_apart(const og_primitive *p, og_primitive_certificate *c) {
  og_generators g;
  og_primitive_finding finding;
  og_row v;
  og_generators_init(&g);
  og_primitive_finding_init(&finding);
  og_rows_init(&v, 1);
  og_difference_generators(&g, p);
  og_least_norm(&g);
  og_least_vector(&v, &g);
  og_row_vector(&c->direction, &v);
  c->kind = OG_PRIMITIVE_APART;
  const bool apart = og_check_primitive(p, c, &finding) == OG_PRIMITIVE_ACCEPTED;
  og_generators_clear(&g);
  og_primitive_finding_clear(&finding);
  og_rows_clear(&v, 1);
  return apart;
}

void og_solve_hit(const og_primitive *primitive, og_primitive_certificate *certificate) {
  if (solve_apart(primitive, certificate)) return;
  og_ivec_set_zero(&certificate->direction);
  if (og_primitive_is_round(primitive)) solve_round_body(primitive, certificate);
  else solve_flat_bodies(primitive, certificate);
}
