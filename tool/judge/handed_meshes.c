#include "tool/judge/handed_meshes.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/judge/lattice_doubles.h"

void og_handed_meshes_init(og_handed_meshes *r) {
  memset(r, 0, sizeof *r);
  og_mesh_problem_init(&r->problem);
  og_mesh_answer_init(&r->answer);
}

void og_handed_meshes_clear(og_handed_meshes *r) {
  og_mesh_problem_clear(&r->problem);
  og_mesh_answer_clear(&r->answer);
  free(r->xyz[0]);
  free(r->xyz[1]);
  memset(r, 0, sizeof *r);
}

static bool round_points(og_handed_meshes *r, int k, const og_hand_over *how, const og_problem *from,
                         const og_points *points) {
  r->points[k] = points->count;
  if (points->count > r->room[k]) {
    r->room[k] = points->count;
    r->xyz[k] = og_grow(r->xyz[k], 3 * r->room[k], sizeof *r->xyz[k]);
  }
  return og_lattice_doubles(r->xyz[k], how->binary32 ? OG_ROUND_BINARY32 : OG_ROUND_BINARY64, from, points);
}

static void copy_triangles(og_triangles *r, const og_triangles *from) {
  og_triangles_resize(r, from->count);
  if (from->count > 0) memcpy(r->of, from->of, (size_t)from->count * sizeof *r->of);
}

bool og_handed_meshes_take_points(og_handed_meshes *r) {
  const double *b = r->problem.with_itself ? NULL : r->xyz[1];
  return og_mesh_problem_set_doubles(&r->problem, r->xyz[0], r->points[0], b, r->points[1]) == OG_PROBLEM_OK;
}

bool og_hand_over_meshes(og_handed_meshes *r, const og_hand_over *how, const og_mesh_problem *from) {
  r->problem.with_itself = from->with_itself;
  r->problem.with_kinds = false;
  r->points[1] = 0;
  if (!round_points(r, 0, how, &from->points, &from->points.a)) return false;
  if (!from->with_itself && !round_points(r, 1, how, &from->points, &from->points.b)) return false;
  copy_triangles(&r->problem.a, &from->a);
  copy_triangles(&r->problem.b, &from->b);
  return og_handed_meshes_take_points(r);
}

bool og_handed_meshes_solve(og_handed_meshes *r, size_t most) {
  return og_solve_meshes(&r->problem, most, &r->answer) == OG_MESH_ACCEPTED;
}

void og_add_handed_mesh(og_text *text, const char *field, const double *xyz, size_t points,
                        const og_triangles *triangles) {
  og_text_format(text, ",\"%s\":{\"shape\":\"mesh\",\"points\":[", field);
  for (size_t k = 0; k < 3 * points; k++) {
    og_text_add(text, k == 0 ? "[" : k % 3 == 0 ? "],[" : ",");
    og_text_add_decimal(text, xyz[k], 17);
  }
  og_text_add(text, "]],\"triangles\":[");
  for (int32_t k = 0; k < triangles->count; k++) {
    const int32_t *at = triangles->of[k].at;
    og_text_format(text, "%s[%d,%d,%d]", k == 0 ? "" : ",", (int)at[0], (int)at[1], (int)at[2]);
  }
  og_text_add(text, "]}");
}

void og_write_handed_meshes(og_text *text, const char *id, const og_handed_meshes *c) {
  og_text_add(text, "{\"id\":");
  og_text_add_json_string(text, id);
  og_text_add(text, ",\"question\":\"mesh_pairs\"");
  og_add_handed_mesh(text, "a", c->xyz[0], c->points[0], &c->problem.a);
  if (!c->problem.with_itself) og_add_handed_mesh(text, "b", c->xyz[1], c->points[1], &c->problem.b);
  og_text_add(text, "}");
}
