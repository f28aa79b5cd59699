#include "tool/format/case_reader.h"

#include "spec/hull/inner.h"
#include "tool/format/fields.h"
#include "tool/format/read_points.h"

bool og_read_hull_case(const og_case_reader *reader, const json_t *root, og_hull_problem *problem,
                      og_complaint *complaint) {
  const og_case_limits *limits = &reader->limits;
  size_t axes = 0;
  og_exact_body points;
  og_exact_body_init(&points);
  const json_t *value = og_need_field(root, "points", NULL, complaint);
  const bool good =
      value != NULL && og_read_points(&points, &axes, value, limits->max_points, limits->max_bits, "points", complaint);
  if (good) og_hull_problem_set_exact(problem, axes, &points); // it has a point, and a positive denominator
  og_exact_body_clear(&points);
  return good;
}

static bool is_ring(size_t count, const og_place *here, og_complaint *complaint) {
  if (count >= 3) return true;
  return og_complain(complaint, OG_INPUT_BAD, here, "%zu point%s; expected a polygon of three or more", count,
                     count == 1 ? "" : "s");
}

bool og_read_polygon_case(const og_case_reader *reader, const json_t *root, og_polygon_problem *problem,
                          og_complaint *complaint) {
  const og_case_limits *limits = &reader->limits;
  const og_place here = {NULL, "points", 0}, at_holes = {NULL, "holes", 0};
  size_t axes = 0;
  og_exact_body points;
  og_exact_body_init(&points);
  const json_t *value = og_need_field(root, "points", NULL, complaint);
  bool good = value != NULL && og_read_rings(&points, &axes, problem, value, json_object_get(root, "holes"),
                                             limits->max_points, limits->max_bits, complaint);
  if (good) og_hull_problem_set_exact(&problem->points, axes, &points); // it has a point, and a positive denominator
  og_exact_body_clear(&points);
  if (!good) return false;
  if (axes != 2)
    return og_complain(complaint, OG_INPUT_BAD, &here, "%zu coordinates; expected 2, of points of the plane", axes);
  for (size_t ring = 0; ring <= problem->hole_count; ring++) {
    const og_place at_hole = {&at_holes, NULL, ring - 1};
    const size_t count = og_polygon_ring_end(problem, ring) - og_polygon_ring_start(problem, ring);
    if (!is_ring(count, ring == 0 ? &here : &at_hole, complaint)) return false;
  }
  return true;
}

// Refused rather than taken for its hull: whoever clips it would clip another polygon.
static bool is_convex(const og_points *points, const char *field, og_complaint *complaint) {
  const size_t inner = og_find_inner_point(points);
  const og_place at_list = {NULL, field, 0}, here = {&at_list, NULL, inner};
  if (inner == points->count) return true;
  return og_complain(complaint, OG_INPUT_BAD, &here,
                     "within the hull of the other points: a reflex corner; expected a convex polygon");
}

// Each list of points stands for its hull, a flat body in the plane z = 0.
bool og_read_two_polygons(og_case_reader *reader, const json_t *root, og_problem *problem, og_complaint *complaint) {
  const og_case_limits *limits = &reader->limits;
  og_exact_body *const bodies[2] = {&reader->a.exact, &reader->b.exact};
  static const char *const fields[2] = {"a", "b"};
  for (int k = 0; k < 2; k++) {
    size_t axes = 2;
    const json_t *value = og_need_field(root, fields[k], NULL, complaint);
    og_int_set_si(&bodies[k]->radius, 0);
    if (value == NULL ||
        !og_read_points(bodies[k], &axes, value, limits->max_points, limits->max_bits, fields[k], complaint))
      return false;
  }
  if (!og_case_lattice_fits(reader, false)) return og_complain_of_lattice(reader, complaint);
  og_problem_set_exact(problem, bodies[0], bodies[1], NULL); // each has a point, and a positive denominator
  return is_convex(&problem->a, "a", complaint) && is_convex(&problem->b, "b", complaint);
}
