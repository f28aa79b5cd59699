#include "tool/report/page_meshes.h"

#include <stdlib.h>

#include "spec/mesh_pairs/solve/mesh_pairs.h"
#include "spec/number/allocation.h"
#include "tool/draw/drawn_mesh.h"
#include "tool/draw/mesh_level.h"

static void add_point(og_text *text, og_vec3 p) {
  og_text_format(text, "[%.9g,%.9g,%.9g]", (double)p.x, (double)p.y, (double)p.z);
}

static void add_level(og_text *text, const og_mesh *mesh, size_t level, og_aabb *box) {
  const int32_t count = og_mesh_level(box, mesh, level);
  og_text_add(text, level == 0 ? "[" : ",[");
  for (int32_t k = 0; k < count; k++) {
    og_text_add(text, k == 0 ? "[" : ",[");
    add_point(text, box[k].lo);
    og_text_add(text, ",");
    add_point(text, box[k].hi);
    og_text_add(text, "]");
  }
  og_text_add(text, "]");
}

static void add_mesh(og_text *text, const og_points *points, const og_triangles *triangles) {
  og_drawn_mesh drawn = og_drawn_mesh_of(points, triangles);
  og_aabb *const box = og_grow(NULL, (size_t)drawn.mesh.triangles + 1, sizeof *box);
  og_text_add(text, "{\"points\":[");
  for (int32_t k = 0; k < drawn.mesh.points; k++) {
    if (k > 0) og_text_add(text, ",");
    add_point(text, drawn.point[k]);
  }
  og_text_add(text, "],\"triangles\":[");
  for (int32_t k = 0; k < drawn.mesh.triangles; k++) {
    const int32_t *at = drawn.triangle[k].corner;
    og_text_format(text, "%s[%d,%d,%d]", k == 0 ? "" : ",", (int)at[0], (int)at[1], (int)at[2]);
  }
  og_text_add(text, "],\"levels\":[");
  for (size_t level = 0; level < OG_PAGE_LEVELS; level++) add_level(text, &drawn.mesh, level, box);
  og_text_add(text, "]}");
  free(box);
  og_drawn_mesh_clear(&drawn);
}

static void add_answered(og_text *text, const og_mesh_problem *problem, const og_mesh_finding *finding) {
  og_text_add(text, ",\"meshes\":[");
  add_mesh(text, &problem->points.a, &problem->a);
  if (!problem->with_itself) {
    og_text_add(text, ",");
    add_mesh(text, &problem->points.b, &problem->b);
  }
  og_text_add(text, "],\"pairs\":[");
  for (size_t k = 0; k < finding->count; k++)
    og_text_format(text, "%s[%d,%d]", k == 0 ? "" : ",", (int)finding->pair[k].i, (int)finding->pair[k].j);
  og_text_add(text, "]");
}

void og_page_meshes_write(og_text *text, const og_mesh_problem *problem) {
  if (problem->a.count > OG_PAGE_MOST_TRIANGLES || problem->b.count > OG_PAGE_MOST_TRIANGLES) return;
  og_mesh_answer answer;
  og_mesh_answer_init(&answer);
  const bool answered = og_solve_meshes(problem, OG_DEFAULT_MAX_PAIRS, &answer) == OG_MESH_ACCEPTED;
  if (answered && answer.finding.count <= OG_PAGE_MOST_MESH_PAIRS) add_answered(text, problem, &answer.finding);
  og_mesh_answer_clear(&answer);
}
