#include "tool/draw/meshes_picture.h"

#include <stdio.h>
#include <stdlib.h>

#include "spec/mesh_pairs/solve/mesh_pairs.h"
#include "spec/number/allocation.h"
#include "tool/draw/boxes_page.h"
#include "tool/draw/drawn_mesh.h"
#include "tool/draw/mesh_level.h"
#include "tool/run/answer_case.h"

void og_draw_triangles(const og_boxes_page *p, const og_drawn_mesh *drawn, bool meets, const char *looks) {
  og_chain chain = {0, 0, NULL};
  for (int32_t k = 0; k < drawn->mesh.triangles; k++) {
    if (drawn->meets[k] != meets) continue;
    chain.count = 0;
    for (int c = 0; c < 3; c++) {
      const og_page_point at = og_page_point_of(drawn->point[drawn->triangle[k].corner[c]]);
      og_chain_add(&chain, og_boxes_page_x(p, at), og_boxes_page_y(p, at));
    }
    og_svg_polygon(p->svg, looks, &chain);
  }
  og_chain_clear(&chain);
}

// How many boxes.
static int draw_boxes(const og_boxes_page *p, const og_mesh *mesh, size_t level) {
  og_aabb *const box = og_grow(NULL, (size_t)mesh->triangles + 1, sizeof *box);
  const int32_t count = og_mesh_level(box, mesh, level);
  for (int32_t k = 0; k < count; k++)
    og_boxes_page_box(p, "node", "node", og_page_point_of(box[k].lo), og_page_point_of(box[k].hi));
  free(box);
  return count;
}

// ---- the page ----

og_aabb og_box_of_drawn(const og_drawn_mesh *drawn, int count) {
  og_aabb all = {drawn[0].point[0], drawn[0].point[0]};
  for (int m = 0; m < count; m++)
    for (int32_t k = 0; k < drawn[m].mesh.points; k++) {
      const og_aabb one = {drawn[m].point[k], drawn[m].point[k]};
      all = og_aabb_joined(&all, &one);
    }
  return all;
}

static void draw_page(og_boxes_page *p, const og_meshes_picture *how, const og_case *one, const og_drawn_mesh drawn[2],
                      size_t pairs) {
  char text[128];
  const bool both = !one->meshes.with_itself;
  og_svg_open(p->svg, p->width, p->height);
  og_svg_label(p->svg, "ink title", "start", OG_BOXES_EDGE, 28, one->id);
  og_draw_triangles(p, &drawn[0], false, "box-back");
  og_draw_triangles(p, &drawn[1], false, "common-back");
  og_draw_triangles(p, &drawn[0], true, "a");
  og_draw_triangles(p, &drawn[1], true, "b");
  if (both)
    snprintf(text, sizeof text, "%d and %d triangles, %zu pairs meet", (int)drawn[0].mesh.triangles,
             (int)drawn[1].mesh.triangles, pairs);
  else snprintf(text, sizeof text, "%d triangles, %zu pairs meet", (int)drawn[0].mesh.triangles, pairs);
  og_svg_label(p->svg, "ink", "start", OG_BOXES_EDGE, 48, text);
  if (how->has_level) {
    const int boxes =
        draw_boxes(p, &drawn[0].mesh, how->level) + (both ? draw_boxes(p, &drawn[1].mesh, how->level) : 0);
    snprintf(text, sizeof text, "boxes of level %zu of the trees of bvh-aabb: %d", how->level, boxes);
    og_svg_label(p->svg, "soft", "start", OG_BOXES_EDGE, 68, text);
  }
  og_svg_close(p->svg);
}

static void draw_answered(og_text *svg, const og_meshes_picture *how, const og_case *one,
                          const og_mesh_finding *found) {
  const og_mesh_problem *const problem = &one->meshes;
  og_drawn_mesh drawn[2] = {og_drawn_mesh_of(&problem->points.a, &problem->a),
                            og_drawn_mesh_of(&problem->points.b, &problem->b)};
  for (size_t k = 0; k < found->count; k++) {
    drawn[0].meets[found->pair[k].i] = true;
    drawn[problem->with_itself ? 0 : 1].meets[found->pair[k].j] = true;
  }
  og_aabb around = og_box_of_drawn(drawn, 2);
  const og_drawn_boxes page_of = {.axes = 3, .count = 1, .box = &around};
  og_boxes_page p = {.svg = svg, .drawn = &page_of};
  og_boxes_page_lay_out(&p, how->width);
  draw_page(&p, how, one, drawn, found->count);
  og_drawn_mesh_clear(&drawn[0]);
  og_drawn_mesh_clear(&drawn[1]);
}

bool og_meshes_picture_draw(og_text *svg, const og_meshes_picture *how, const og_case *one, og_complaint *complaint) {
  const int64_t triangles = (int64_t)one->meshes.a.count + one->meshes.b.count;
  if (triangles > OG_MOST_DRAWN_TRIANGLES)
    return og_complain(complaint, OG_INPUT_BAD, NULL, "%s: %lld triangles are more than the %d that are drawn", one->id,
                       (long long)triangles, (int)OG_MOST_DRAWN_TRIANGLES);
  og_mesh_answer answer;
  og_mesh_answer_init(&answer);
  const bool solved = og_solve_meshes(&one->meshes, OG_DEFAULT_MAX_PAIRS, &answer) == OG_MESH_ACCEPTED;
  if (solved) draw_answered(svg, how, one, &answer.finding);
  else og_complain(complaint, OG_INPUT_LIMIT, NULL, "%s: too many boxes of triangles overlap", one->id);
  og_mesh_answer_clear(&answer);
  return solved;
}
