// What pictures are made of: outlines are hulls, cuts are exact at any magnification, rounded outlines lie at the
// radius from the core, and in every case of the corpus the exact plane between the bodies is seen edge-on.
//
// ORIGO_TEST_PAIRS sets the number of random outlines (default 2,000), a hundredth of it the cases taken of each file.

#include <glob.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "spec/number/nearest.h"
#include "tests/shared/random_pair.h"
#include "tests/shared/wanted_pairs.h"
#include "tool/draw/label.h"
#include "tool/draw/motion.h"
#include "tool/draw/scene.h"

// ---- outlines ----

static void set_point(og_ivec *r, long x, long y, long z) {
  og_int_set_si(&r->x, x);
  og_int_set_si(&r->y, y);
  og_int_set_si(&r->z, z);
}

typedef struct flat_figure {
  og_view view;
  og_exact_body body;
  og_rational origin[3];
  og_seen_body seen;
} flat_figure;

// Seen along z, as it lies; den 1.
static void figure_init(flat_figure *f, size_t count) {
  static const double along[3] = {1, 0, 0};
  og_ivec up;
  og_ivec_init(&up);
  og_view_init(&f->view);
  og_exact_body_init(&f->body);
  og_seen_body_init(&f->seen);
  for (int k = 0; k < 3; k++) og_rational_init(&f->origin[k]);
  og_exact_body_resize(&f->body, count);
  og_int_set_si(&f->body.den, 1);
  set_point(&up, 0, 1, 0);
  og_view_set(&f->view, &up, along, 0);
  og_ivec_clear(&up);
}

static void figure_clear(flat_figure *f) {
  og_view_clear(&f->view);
  og_exact_body_clear(&f->body);
  og_seen_body_clear(&f->seen);
  for (int k = 0; k < 3; k++) og_rational_clear(&f->origin[k]);
}

static void figure_see(flat_figure *f) { og_seen_body_set(&f->seen, &f->view, "a", 1, &f->body, f->origin); }

// Twice the area of a, b, c; small integers.
static long area(const og_ivec *a, const og_ivec *b, const og_ivec *c) {
  const long ax = mpz_get_si(a->x.z), ay = mpz_get_si(a->y.z);
  return (mpz_get_si(b->x.z) - ax) * (mpz_get_si(c->y.z) - ay) - (mpz_get_si(b->y.z) - ay) * (mpz_get_si(c->x.z) - ax);
}

// Nothing lies outside of a side, every corner turns left, and all of them are points given.
static void outlines_are_hulls(void **state) {
  (void)state;
  or_random random = or_random_seeded(1);
  for (long pair = 0; pair < wanted_pairs(2000); pair++) {
    const size_t count = (size_t)or_random_int(&random, 1, 14);
    flat_figure f;
    figure_init(&f, count);
    for (size_t k = 0; k < count; k++)
      set_point(&f.body.point[k], or_random_int(&random, -3, 3), or_random_int(&random, -3, 3),
                or_random_int(&random, -3, 3));
    figure_see(&f);
    const og_silhouette *s = &f.seen.silhouette;
    assert_true(s->count >= 1 && s->count <= count);
    for (size_t k = 0; k < s->count && s->count > 2; k++) {
      const og_ivec *p = &f.body.point[s->corner[k]], *q = &f.body.point[s->corner[(k + 1) % s->count]];
      assert_true(area(p, q, &f.body.point[s->corner[(k + 2) % s->count]]) > 0);
      for (size_t i = 0; i < count; i++) assert_true(area(p, q, &f.body.point[i]) >= 0);
    }
    for (size_t i = 0; i < count && s->count == 2; i++)
      assert_true(area(&f.body.point[s->corner[0]], &f.body.point[s->corner[1]], &f.body.point[i]) == 0);
    figure_clear(&f);
  }
}

// A side with the slope 1/3 that is 2^60 times longer than the window passes it where it does, to the last bit; one
// step of the lattice up or down is one unit up or down.
static void cuts_are_exact(void **state) {
  (void)state;
  const long far = 1L << 60;
  const og_window window = {-10, 10, -20, 20};
  for (long step = -1; step <= 1; step++) {
    flat_figure f;
    og_chain chain = {0, 0, NULL};
    figure_init(&f, 3);
    set_point(&f.body.point[0], -3 * far, -far + step, 0);
    set_point(&f.body.point[1], 3 * far, far + step, 0);
    set_point(&f.body.point[2], 0, -3 * far, 0);
    figure_see(&f);
    og_chain_cut(&chain, &f.view, &f.seen.projection, &f.seen.silhouette, 0, &window);
    assert_int_equal(chain.count, 4);
    double left = -HUGE_VAL, right = -HUGE_VAL;
    for (size_t k = 0; k < chain.count; k++) {
      assert_true(chain.at[k][0] == -10 || chain.at[k][0] == 10);
      double *top = chain.at[k][0] < 0 ? &left : &right;
      *top = fmax(*top, chain.at[k][1]);
    }
    assert_true(left == (double)(3 * step - 10) / 3 && right == (double)(3 * step + 10) / 3);
    og_chain_clear(&chain);
    figure_clear(&f);
  }
}

static double distance_to_side(const double p[2], const double q[2], double x, double y) {
  const double dx = q[0] - p[0], dy = q[1] - p[1], square = dx * dx + dy * dy;
  const double t = square > 0 ? fmin(fmax(((x - p[0]) * dx + (y - p[1]) * dy) / square, 0), 1) : 0;
  return hypot(x - p[0] - t * dx, y - p[1] - t * dy);
}

static void rounded_outlines_lie_at_the_radius(void **state) {
  (void)state;
  or_random random = or_random_seeded(2);
  for (long pair = 0; pair < wanted_pairs(2000) / 10; pair++) {
    const size_t count = (size_t)or_random_int(&random, 1, 9);
    const double radius = ldexp(2 + or_random_uniform(&random), or_random_int(&random, -3, 4));
    const int side = pair % 2 == 0 ? 1 : -1;
    flat_figure f;
    og_chain core = {0, 0, NULL}, chain = {0, 0, NULL};
    figure_init(&f, count);
    for (size_t k = 0; k < count; k++)
      set_point(&f.body.point[k], or_random_int(&random, -9, 9), or_random_int(&random, -9, 9), 0);
    figure_see(&f);
    og_chain_set(&core, &f.view, &f.seen.projection, &f.seen.silhouette, 0);
    og_chain_round(&chain, &core, radius, side, -HUGE_VAL, 5);
    for (size_t i = 0; i < chain.count; i++) {
      const double x = chain.at[i][0], y = chain.at[i][1] - side * radius;
      double least = HUGE_VAL;
      for (size_t k = 0; k < core.count; k++)
        least = fmin(least, distance_to_side(core.at[k], core.at[(k + 1) % core.count], x, y));
      // A square root near zero: sqrt(epsilon (9 + radius) radius) at the ends, where the outline is upright.
      assert_true(fabs(least - radius) <= 1e-6 * radius);
      assert_true(x <= 5);
    }
    og_chain_clear(&core);
    og_chain_clear(&chain);
    figure_clear(&f);
  }
}

// The foot of a ball is a parabola of height x^2 / (2 radius), even where that is far below an ulp of the radius.
static void the_foot_of_a_ball_is_seen(void **state) {
  (void)state;
  const double radius = 1e8, most = 1e-3;
  og_chain core = {0, 0, NULL}, chain = {0, 0, NULL};
  og_chain_add(&core, 0, 0);
  og_chain_round(&chain, &core, radius, 1, -most, most);
  size_t feet = 0;
  for (size_t k = 0; k < chain.count; k++) {
    const double x = chain.at[k][0], foot = x * x / (2 * radius);
    if (chain.at[k][1] > 1) continue;
    feet++;
    assert_true(fabs(chain.at[k][1] - foot) <= 1e-14 * foot);
  }
  assert_true(feet > 100);
  og_chain_clear(&core);
  og_chain_clear(&chain);
}

// ---- scenes ----

typedef struct scene_walk {
  og_scene scene;
  const char *id; // only that case, or null
  long left, seen;
  void (*look)(og_scene *scene);
} scene_walk;

static bool look_at_case(void *context, const og_walked_case *walked) {
  scene_walk *walk = context;
  if (walk->id != NULL && strcmp(walk->id, walked->one->id) != 0) return true;
  if (walk->left-- <= 0) return true;
  og_complaint complaint;
  memset(&complaint, 0, sizeof complaint);
  assert_true(og_scene_set(&walk->scene, walked, 0, &complaint));
  walk->look(&walk->scene);
  walk->seen++;
  return true;
}

static void walk_file(scene_walk *walk, char *file, long most) {
  og_case_walk cases = og_case_walk_default();
  cases.quiet = true;
  cases.take = look_at_case;
  cases.context = walk;
  cases.curved = cases.curved_depth = true;
  walk->left = most;
  assert_int_equal(og_walk_cases(&cases, &file, 1), OG_EXIT_OK);
}

// The lowest ordinate of A's points above its witness (highest of B's): exactly zero, nothing on the other side.
static void assert_on_its_side(const og_seen_body *seen) {
  bool supports = false;
  for (size_t k = 0; k < seen->projection.count; k++) {
    const int sign = og_int_sign(&seen->projection.at[k].y);
    assert_true(sign * seen->side >= 0);
    supports = supports || sign == 0;
  }
  assert_true(supports);
}

static void assert_edge_on(og_scene *scene) {
  const double gap = og_scene_gap(scene, 0);
  if (scene->meets && scene->first.s != 0) { // a contact at a rounded time
    assert_true(gap == 0);
    return;
  }
  assert_on_its_side(&scene->body[0]);
  assert_on_its_side(&scene->body[1]);
  if (scene->height == 0 || labs(scene->height_unit) < 300) assert_true(gap == scene->pair.signed_distance);
  assert_int_equal(og_surd_sign(&scene->gap), (scene->height > 0) - (scene->height < 0));
}

static void the_plane_is_seen_edge_on(void **state) {
  (void)state;
  const long most = (wanted_pairs(2000) + 99) / 100;
  glob_t files;
  scene_walk walk = {.look = assert_edge_on};
  og_scene_init(&walk.scene);
  assert_int_equal(glob("corpus/cases/*.jsonl", 0, NULL, &files), 0);
  for (size_t k = 0; k < files.gl_pathc; k++) walk_file(&walk, files.gl_pathv[k], most);
  assert_true(walk.seen >= (long)files.gl_pathc);
  globfree(&files);
  og_scene_clear(&walk.scene);
}

// A prism is inside its body, and has a corner where that is nearest: the gap of both is the bodies' but for rounding.
static void assert_true_gap(og_scene *scene) {
  const og_drawn_curved *curved = &scene->curved;
  const double size = ldexp(scene->pair.diagonal, scene->pair.exponent), gap = scene->pair.signed_distance;
  const double lo = og_nearest_double(&curved->lo), hi = og_nearest_double(&curved->hi);
  assert_true(scene->is_curved && lo <= hi);
  if (curved->relation == OG_SEPARATED) assert_true(fabs(gap - hi) <= 1e-9 * size);
  if (curved->relation == OG_TOUCHING) assert_true(fabs(gap) <= 1e-9 * size);
  if (curved->relation == OG_PENETRATING) assert_true(-gap <= hi * (1 + 1e-9) + 1e-12 * size);
  if (curved->relation == OG_SEPARATED) assert_true(og_scene_gap(scene, 0) == hi);
  if (curved->relation == OG_PENETRATING) assert_true(og_scene_gap(scene, 0) == -hi);
}

static void prisms_leave_the_gap(void **state) {
  (void)state;
  static char families[][64] = {
      "corpus/curved/cases/curved-random.jsonl",  "corpus/curved/cases/curved-rim-face.jsonl",
      "corpus/curved/cases/curved-rim-rim.jsonl", "corpus/curved/cases/curved-sides.jsonl",
      "corpus/curved/cases/curved-discs.jsonl",   "corpus/curved/cases/curved-apex.jsonl",
      "corpus/curved/cases/curved-needles.jsonl"};
  enum { FAMILIES = sizeof families / sizeof *families };
  scene_walk walk = {.look = assert_true_gap};
  og_scene_init(&walk.scene);
  for (int k = 0; k < FAMILIES; k++) walk_file(&walk, families[k], (wanted_pairs(2000) + 99) / 100);
  assert_true(walk.seen >= FAMILIES);
  og_scene_clear(&walk.scene);
}

// A stated point that is off by half an ulp is seen half an ulp off.
static void look_at_stated(og_scene *scene) {
  og_rational point[3];
  og_int step, num, den;
  og_int_init(&step);
  og_int_init(&num);
  og_int_init(&den);
  for (int k = 0; k < 3; k++) {
    og_rational_init(&point[k]);
    og_rational_set(&point[k], &scene->witness.a[k]);
  }
  og_seen at = og_see_stated(scene, &scene->body[0], point, -53);
  assert_true(at.x == 0 && at.y == 2); // half of the gap of 2^-51
  og_int_set_si(&step, 1);             // A parts from B along -x: x - 2^-53
  mpz_mul_2exp(num.z, point[0].num.z, 53);
  og_int_set(&den, &point[0].den);
  og_int_mul(&step, &step, &den);
  og_int_sub(&num, &num, &step);
  mpz_mul_2exp(den.z, den.z, 53);
  og_rational_set_quotient(&point[0], &num, &den);
  at = og_see_stated(scene, &scene->body[0], point, -53);
  assert_true(at.x == 0 && at.y == 3);
  for (int k = 0; k < 3; k++) og_rational_clear(&point[k]);
  og_int_clear(&step);
  og_int_clear(&num);
  og_int_clear(&den);
}

static void stated_points_are_seen_exactly(void **state) {
  (void)state;
  static char tour[] = "docs/tour.jsonl";
  scene_walk walk = {.look = look_at_stated, .id = "one-ulp-apart"};
  og_scene_init(&walk.scene);
  walk_file(&walk, tour, 1);
  assert_int_equal(walk.seen, 1);
  og_scene_clear(&walk.scene);
}

// ---- motion ----

// (p - sqrt(q)) / m, rational or nearly cancelling, against the value correctly rounded.
static void times_are_near(void **state) {
  (void)state;
  or_random random = or_random_seeded(4);
  og_surd first;
  og_rational time;
  og_surd_init(&first);
  og_rational_init(&time);
  for (long round = 0; round < wanted_pairs(2000); round++) {
    const long p = or_random_int(&random, 1, 1000000), off = or_random_int(&random, -3, 3);
    const bool irrational = round % 2 == 0;
    og_int_set_si(&first.p, p);
    og_int_set_si(&first.q, irrational ? p * p + off : 0);
    og_int_set_si(&first.m, or_random_int(&random, 1, 99));
    first.s = !irrational ? 0 : off < 0 ? -1 : 1;
    first.e = or_random_int(&random, -1100, 900);
    if (og_surd_sign(&first) == 0) continue;
    og_motion_time(&time, &first);
    const double rounded = og_surd_to_double(&first), found = og_scale_quotient(&time.num, &time.den, 0);
    assert_true(fabs(rounded) < 1e99 ? found == rounded : found >= 1e99);
  }
  og_rational_clear(&time);
  og_surd_clear(&first);
}

// ---- labels ----

static void labels_keep_apart(void **state) {
  (void)state;
  const og_panel panel = {.left = 10, .top = 10, .width = 500, .height = 400, .scale = 1};
  or_random random = or_random_seeded(3);
  for (long round = 0; round < wanted_pairs(2000) / 10; round++) {
    og_labels labels = og_labels_of(&panel);
    og_text svg;
    og_text_init(&svg);
    const double x = 260 + 200 * or_random_uniform(&random), y = 210 + 150 * or_random_uniform(&random);
    for (int k = 0; k < 6; k++)
      og_label_put(&labels, &svg, k % 2 == 0 ? "ink" : "name-a", x + k, y, k % 2 == 0, "a label");
    assert_int_equal(labels.count, 6);
    for (size_t i = 0; i < labels.count; i++) {
      const og_window *p = &labels.taken[i];
      assert_true(p->left >= 10 && p->right <= 510 && p->top >= 10 && p->bottom <= 410);
      for (size_t k = i + 1; k < labels.count; k++) {
        const og_window *q = &labels.taken[k];
        assert_true(p->right <= q->left || q->right <= p->left || p->bottom <= q->top || q->bottom <= p->top);
      }
    }
    og_text_clear(&svg);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(outlines_are_hulls),
      cmocka_unit_test(cuts_are_exact),
      cmocka_unit_test(rounded_outlines_lie_at_the_radius),
      cmocka_unit_test(the_foot_of_a_ball_is_seen),
      cmocka_unit_test(the_plane_is_seen_edge_on),
      cmocka_unit_test(prisms_leave_the_gap),
      cmocka_unit_test(stated_points_are_seen_exactly),
      cmocka_unit_test(times_are_near),
      cmocka_unit_test(labels_keep_apart),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
