#include "tool/study/figures.h"

#include <string.h>

#include "tool/study/scatter.h"

enum { ANY, LATTICE, FLAT, NEEDLE, FAR, DRAWN };
static const char *const drawn[DRAWN] = {"any", "lattice", "flat", "needle", "far"};

// ---- the generator's families ----

// Figures are six points of about one size, at any scale. These families have numbers of all sizes, or bodies that are
// of more than their points; the corpus has them.
static bool is_left_out(const og_gen_family *family) {
  static const char *const ids[] = {"closest-point-segment", "closest-point-plane", "support-shapes", "hit-rays",
                                    "hit-triangles"};
  for (size_t k = 0; k < sizeof ids / sizeof *ids; k++)
    if (strcmp(family->id, ids[k]) == 0) return true;
  return false;
}

static const og_gen_family *generated(size_t nth) {
  for (size_t k = 0; k < og_gen_family_count(); k++) {
    const og_gen_family *family = og_gen_family_at(k);
    if (!og_question_is_of_primitives(family->question[0]) || is_left_out(family)) continue;
    if (nth-- == 0) return family;
  }
  return NULL;
}

size_t og_figure_family_count(void) {
  size_t count = DRAWN;
  while (generated(count - DRAWN) != NULL) count++;
  return count;
}

const char *og_figure_family_name(size_t family) {
  return family < DRAWN ? drawn[family] : generated(family - DRAWN)->id;
}

// ---- what figures are drawn of ----

static og_vec3 lattice_point(og_random *random, int most) {
  og_vec3 p;
  p.x = (og_scalar)og_random_integer(random, -most, most);
  p.y = (og_scalar)og_random_integer(random, -most, most);
  p.z = (og_scalar)og_random_integer(random, -most, most);
  return p;
}

static bool is_zero(og_vec3 a) { return a.x == 0 && a.y == 0 && a.z == 0; }

static og_vec3 lattice_direction(og_random *random) {
  const og_vec3 d = lattice_point(random, 2);
  return is_zero(d) ? (og_vec3){0, 0, 1} : d;
}

static og_scatter_point cross(og_scatter_point u, og_scatter_point v) {
  og_scatter_point n;
  for (int i = 0; i < 3; i++) {
    const int j = (i + 1) % 3, k = (i + 2) % 3;
    n.x[i] = u.x[j] * v.x[k] - u.x[k] * v.x[j];
  }
  return n;
}

// Points of a slanted plane or line through the origin but for h = 1 to 2^-60, and a direction that is level there but
// for rounding, or any.
static void draw_thin(og_figure *figure, bool needle, og_random *random) {
  const og_scatter_point u = og_scatter_cube(random), v = og_scatter_cube(random), zero = {{0, 0, 0}};
  const double h = ldexp(1, -(int)og_random_integer(random, 0, 60));
  for (int k = 0; k < OG_FIGURE_POINTS; k++) {
    const double along = og_random_between(random, -1, 1), across = og_random_between(random, -1, 1);
    og_scatter_point p = og_scatter_moved(zero, along, u);
    if (!needle) p = og_scatter_moved(p, across, v);
    figure->point[k] = og_scatter_rounded(og_scatter_moved(p, h, og_scatter_cube(random)));
  }
  figure->direction = og_scatter_rounded(cross(u, v));
}

static void draw_cube(og_figure *figure, og_random *random, double shift) {
  const og_scatter_point zero = {{0, 0, 0}}, diagonal = {{shift, shift, shift}};
  const og_scatter_point middle = og_scatter_moved(zero, 1, diagonal);
  for (int k = 0; k < OG_FIGURE_POINTS; k++)
    figure->point[k] = og_scatter_rounded(og_scatter_moved(middle, 1, og_scatter_cube(random)));
}

static void draw(og_figure *figure, size_t family, og_random *random) {
  figure->direction = og_scatter_rounded(og_scatter_direction(random));
  figure->turn = og_scatter_rotation(random);
  if (family == ANY) draw_cube(figure, random, 0);
  if (family == FAR) draw_cube(figure, random, 1000);
  if (family == FLAT || family == NEEDLE) draw_thin(figure, family == NEEDLE, random);
}

// ---- figures of generated cases ----

static og_vec3 rounded(og_gen_point p) { return (og_vec3){(og_scalar)p.x, (og_scalar)p.y, (og_scalar)p.z}; }

static int put(og_figure *figure, int count, og_vec3 p) {
  if (count < OG_FIGURE_POINTS) figure->point[count++] = p;
  return count;
}

// The points of a body in order: of a box its corners, of a line or a ray one more along it, of a plane the point
// nearest to the origin.
static int put_points(og_figure *figure, int count, const og_gen_body *body) {
  const og_gen_point d = body->direction, n = body->normal;
  const double square = n.x * n.x + n.y * n.y + n.z * n.z;
  for (size_t k = 0; k < body->count; k++) {
    const og_gen_point p = og_gen_point_at(body, k);
    count = put(figure, count, rounded(p));
    if (body->shape == OG_GEN_LINE || body->shape == OG_GEN_RAY)
      count = put(figure, count, rounded((og_gen_point){p.x + d.x, p.y + d.y, p.z + d.z}));
  }
  for (int k = 0; k < 8 && body->shape == OG_GEN_BOX; k++) {
    const og_gen_point h = {body->half.x.value, body->half.y.value, body->half.z.value};
    count = put(figure, count, rounded((og_gen_point){k & 1 ? h.x : -h.x, k & 2 ? h.y : -h.y, k & 4 ? h.z : -h.z}));
  }
  if (body->shape == OG_GEN_PLANE) {
    const double t = body->offset / square;
    count = put(figure, count, rounded((og_gen_point){t * n.x, t * n.y, t * n.z}));
  }
  return count;
}

// The case's own direction, or one that its bodies have.
static og_vec3 direction_of(const og_gen_case *c) {
  const og_vec3 choice[] = {rounded(c->direction), rounded(c->b.normal), rounded(c->a.normal), rounded(c->a.direction)};
  for (int k = 0; k < 3; k++)
    if (!is_zero(choice[k])) return choice[k];
  return choice[3];
}

static void take_case(og_figure *figure, const og_gen_case *made, og_random *random) {
  int count = put_points(figure, 0, &made->a);
  count = put_points(figure, count, &made->b);
  while (count < OG_FIGURE_POINTS) figure->point[count++] = lattice_point(random, 3);
  figure->direction = direction_of(made);
  if (is_zero(figure->direction)) figure->direction = lattice_direction(random);
}

og_figure og_figure_make(size_t family, uint64_t seed, uint64_t index, og_gen_case *made) {
  og_random random;
  og_random_start(&random, og_figure_family_name(family), seed, index);
  og_figure figure = {.index = index, .turn = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}};
  if (family >= DRAWN) {
    og_gen_make(generated(family - DRAWN), seed, index, made);
    take_case(&figure, made, &random);
  } else if (family == LATTICE) {
    for (int k = 0; k < OG_FIGURE_POINTS; k++) figure.point[k] = lattice_point(&random, 3);
    figure.direction = lattice_direction(&random);
  } else {
    draw(&figure, family, &random);
  }
  return figure;
}
