#include "tool/draw/mesh_motion_picture.h"

#include <stdio.h>

#include "spec/mesh_motion/solve/mesh_motion.h"
#include "spec/number/nearest.h"
#include "tool/draw/meshes_picture.h"

// Meshes 0 and 1 at the contact, 2 and 3 at the start; 1 and 3 have no triangles where the mesh is alone.
enum { BODIES = 2, MESHES = 4 };

static og_drawn_mesh half_of(const og_points *points, bool is_start, const og_triangles *triangles) {
  const size_t half = points->count / 2;
  og_points view = {half, half, points->at, points->approx + (is_start ? 0 : 3 * half)};
  if (half == 0) view = (og_points){1, 1, points->at, points->approx}; // what stands for no second mesh
  return og_drawn_mesh_of(&view, triangles);
}

static bool has_point(const og_corners *corners, int32_t point) {
  return corners->at[0] == point || corners->at[1] == point || corners->at[2] == point;
}

// The faces that hold all points of the feature.
static void mark(og_drawn_mesh *drawn, const og_triangles *triangles, const og_motion_feature *feature) {
  for (int32_t t = 0; t < triangles->count; t++) {
    int held = 0;
    for (int k = 0; k < feature->size; k++) held += has_point(&triangles->of[t], feature->at[k]);
    if (held == feature->size) drawn->meets[t] = true;
  }
}

static void write_title(const og_boxes_page *p, const og_case *one, const og_mesh_motion_answer *answer) {
  const og_moving_finding *first = &answer->finding.first;
  char text[128];
  og_svg_label(p->svg, "ink title", "start", OG_BOXES_EDGE, 28, one->id);
  if (first->hit)
    snprintf(text, sizeof text, "first contact at %.6g, %zu %s of features",
             og_nearest_double(first->is_rational ? &first->time : &first->hi), answer->certificate.first_count,
             answer->certificate.first_count == 1 ? "pair" : "pairs");
  else snprintf(text, sizeof text, "no contact; as they end");
  og_svg_label(p->svg, "ink", "start", OG_BOXES_EDGE, 48, text);
}

static void draw_answered(og_text *svg, double width, const og_case *one, const og_mesh_motion_answer *answer) {
  const og_mesh_problem *problem = &one->meshes;
  const og_triangles *const triangles[BODIES] = {&problem->a, &problem->b};
  const og_motion_features *features = &answer->finding.features;
  og_problem window;
  og_drawn_mesh drawn[MESHES];
  og_problem_init(&window);
  og_motion_cut(&window, &problem->points, &answer->certificate.until);
  for (int k = 0; k < MESHES; k++)
    drawn[k] = half_of(k % BODIES == 0 ? &window.a : &window.b, k >= BODIES, triangles[k % BODIES]);
  for (size_t k = 0; k < answer->certificate.first_count; k++) {
    const og_motion_feature *x = &features->of[answer->certificate.first[k].pair.x],
                            *y = &features->of[answer->certificate.first[k].pair.y];
    mark(&drawn[x->body], triangles[x->body], x);
    mark(&drawn[y->body], triangles[y->body], y);
  }
  og_aabb around = og_box_of_drawn(drawn, MESHES);
  const og_drawn_boxes page_of = {.axes = 3, .count = 1, .box = &around};
  og_boxes_page p = {.svg = svg, .drawn = &page_of};
  og_boxes_page_lay_out(&p, width);
  og_svg_open(svg, p.width, p.height);
  write_title(&p, one, answer);
  og_draw_triangles(&p, &drawn[2], false, "node");
  og_draw_triangles(&p, &drawn[3], false, "node");
  og_draw_triangles(&p, &drawn[0], false, "box-back");
  og_draw_triangles(&p, &drawn[1], false, "common-back");
  og_draw_triangles(&p, &drawn[0], true, "a");
  og_draw_triangles(&p, &drawn[1], true, "b");
  og_svg_close(svg);
  for (int k = 0; k < MESHES; k++) og_drawn_mesh_clear(&drawn[k]);
  og_problem_clear(&window);
}

bool og_mesh_motion_picture_draw(og_text *svg, double width, const og_case *one, og_complaint *complaint) {
  const int64_t triangles = (int64_t)one->meshes.a.count + one->meshes.b.count;
  if (triangles > OG_MOST_DRAWN_TRIANGLES)
    return og_complain(complaint, OG_INPUT_BAD, NULL, "%s: %lld triangles are more than the %d that are drawn", one->id,
                       (long long)triangles, (int)OG_MOST_DRAWN_TRIANGLES);
  og_mesh_motion_answer answer;
  og_mesh_motion_answer_init(&answer);
  const bool solved = og_solve_mesh_motion(&one->meshes, &answer) == OG_MESH_MOTION_ACCEPTED;
  if (solved) draw_answered(svg, width, one, &answer);
  else og_complain(complaint, OG_INPUT_LIMIT, NULL, "%s: the solver failed", one->id);
  og_mesh_motion_answer_clear(&answer);
  return solved;
}
