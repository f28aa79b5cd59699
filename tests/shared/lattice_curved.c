#include "tests/shared/lattice_curved.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "tests/shared/curved_frame.h"

void or_lattice_curved_init(or_lattice_curved *pair, uint64_t seed) {
  pair->random = or_random_seeded(seed);
  og_shape_init(&pair->shape);
  for (int k = 0; k < 2; k++) og_exact_body_init(&pair->body[k]);
  og_enclosure_problem_init(&pair->problem);
}

void or_lattice_curved_clear(or_lattice_curved *pair) {
  og_shape_clear(&pair->shape);
  for (int k = 0; k < 2; k++) og_exact_body_clear(&pair->body[k]);
  og_enclosure_problem_clear(&pair->problem);
}

static long pick(or_lattice_curved *pair, int least, int most) { return or_random_int(&pair->random, least, most); }

// ---- a pair ----

static void pick_form(or_lattice_curved *pair, og_curve curve) {
  og_shape *s = &pair->shape;
  og_shape_reset(s, OG_SHAPE_HULL);
  if (curve == OG_CURVE_NONE) {
    og_shape_resize(s, (size_t)pick(pair, 1, OR_LATTICE_POINTS));
    for (size_t k = 0; k < 3 * s->count; k++) og_rational_set_si(&s->coordinate[k], pick(pair, -3, 3));
  } else {
    const long radius = pick(pair, 1, 4);
    or_curved_frame_si(s, radius, pick(pair, 0, 3));
  }
  if (pair->is_rounded) og_rational_set_si(&s->radius, pick(pair, 0, 2));
}

static void pick_pose(or_lattice_curved *pair, int body, int spread) {
  og_shape *s = &pair->shape;
  s->pose = OG_POSE_ROTATION;
  const int most = (int)pick(pair, 0, 2); // often a turn that keeps the axes
  for (int k = 0; k < 4; k++) og_rational_set_si(&s->rotation[k], pick(pair, -most, most));
  if (most == 0 || pick(pair, 0, 3) == 0) og_rational_set_si(&s->rotation[3], 3);
  bool is_none = true;
  for (int k = 0; k < 4; k++) is_none = is_none && og_rational_sign(&s->rotation[k]) == 0;
  if (is_none) og_rational_set_si(&s->rotation[0], 1);
  for (int k = 0; k < 3; k++) {
    pair->at[body][k] = pick(pair, -spread, spread);
    og_rational_set_si(&s->translation[k], pair->at[body][k]);
  }
}

void or_lattice_curved_make(or_lattice_curved *pair, int spread) {
  static const og_curve curves[OR_CURVED_KINDS][2] = {
      [OR_POLYTOPE_CYLINDER] = {OG_CURVE_NONE, OG_CURVE_CYLINDER},
      [OR_POLYTOPE_CONE] = {OG_CURVE_NONE, OG_CURVE_CONE},
      [OR_CYLINDER_CYLINDER] = {OG_CURVE_CYLINDER, OG_CURVE_CYLINDER},
      [OR_CYLINDER_CONE] = {OG_CURVE_CYLINDER, OG_CURVE_CONE},
      [OR_CONE_CONE] = {OG_CURVE_CONE, OG_CURVE_CONE},
  };
  pair->kind = (or_curved_kind)pick(pair, 0, OR_CURVED_KINDS - 1);
  pair->is_rounded = pick(pair, 0, 2) == 0;
  const bool swapped = pick(pair, 0, 1) == 0;
  for (int body = 0; body < 2; body++) {
    pair->problem.curve[body] = curves[pair->kind][swapped ? 1 - body : body];
    pick_form(pair, pair->problem.curve[body]);
    pick_pose(pair, body, spread);
    assert_int_equal(og_shape_to_body(&pair->body[body], &pair->shape, SIZE_MAX), OG_SHAPE_OK);
  }
  assert_int_equal(og_problem_set_exact(&pair->problem.pair, &pair->body[0], &pair->body[1], NULL), OG_PROBLEM_OK);
}

// ---- counts ----

void or_curved_tally_add(or_curved_tally *tally, const or_lattice_curved *pair) {
  tally->pairs[pair->kind]++;
  tally->rounded[pair->kind] += pair->is_rounded;
}

void or_curved_tally_note(or_curved_tally *tally, const or_lattice_curved *pair, int outcome, bool is_so) {
  tally->count[pair->kind][outcome] += is_so;
}

long or_curved_tally_sum(const or_curved_tally *tally, int outcome) {
  long sum = 0;
  for (int kind = 0; kind < OR_CURVED_KINDS; kind++) sum += tally->count[kind][outcome];
  return sum;
}

void or_curved_tally_print(const or_curved_tally *tally) {
  static const char *const name[OR_CURVED_KINDS] = {"polytope, cylinder", "polytope, cone", "two cylinders",
                                                    "cylinder, cone", "two cones"};
  print_message("| | pairs | rounded |");
  for (int k = 0; k < OR_OUTCOMES && tally->outcome[k] != NULL; k++) print_message(" %s |", tally->outcome[k]);
  print_message("\n");
  for (int kind = 0; kind < OR_CURVED_KINDS; kind++) {
    print_message("| %s | %ld | %ld |", name[kind], tally->pairs[kind], tally->rounded[kind]);
    for (int k = 0; k < OR_OUTCOMES && tally->outcome[k] != NULL; k++) print_message(" %ld |", tally->count[kind][k]);
    print_message("\n");
  }
}
