#include "tool/draw/moving_picture.h"

#include <stdio.h>

#include "spec/moving/solve/moving.h"
#include "spec/number/nearest.h"
#include "tool/draw/boxes_page.h"
#include "tool/draw/view.h"

enum { POINTS = 4, ENDS = 2 };

// The points at the start and at the end, none of a coordinate above 1.
typedef struct seen_points {
  og_page_point at[ENDS][POINTS];
} seen_points;

static const og_int *coordinate_of(const og_ivec *v, int axis) { return axis == 0 ? &v->x : axis == 1 ? &v->y : &v->z; }

static const og_ivec *exact_point(const og_moving_problem *problem, int end, int k) {
  return end == 0 ? &problem->start[k] : &problem->end[k];
}

static size_t bits_of(const og_ivec *v) {
  size_t most = 0;
  for (int axis = 0; axis < 3; axis++) {
    const size_t bits = mpz_sizeinbase(coordinate_of(v, axis)->z, 2);
    most = bits > most ? bits : most;
  }
  return most;
}

static seen_points see(const og_moving_problem *problem) {
  seen_points r;
  og_ivec way;
  og_int unit;
  size_t most = 0;
  og_ivec_init(&way);
  og_int_init(&unit);
  og_int_set_si(&unit, 1);
  for (int k = 0; k < ENDS * POINTS; k++) {
    og_ivec_sub(&way, exact_point(problem, k / POINTS, k % POINTS), &problem->start[0]);
    most = bits_of(&way) > most ? bits_of(&way) : most;
  }
  for (int k = 0; k < ENDS * POINTS; k++) {
    og_ivec_sub(&way, exact_point(problem, k / POINTS, k % POINTS), &problem->start[0]);
    for (int axis = 0; axis < 3; axis++)
      r.at[k / POINTS][k % POINTS].x[axis] = og_scale_quotient(coordinate_of(&way, axis), &unit, (int)most);
  }
  og_ivec_clear(&way);
  og_int_clear(&unit);
  return r;
}

static og_page_point point_at(const seen_points *seen, int k, double time) {
  og_page_point r;
  for (int axis = 0; axis < 3; axis++)
    r.x[axis] = (1 - time) * seen->at[0][k].x[axis] + time * seen->at[1][k].x[axis];
  return r;
}

// The points from..to: a vertex, an edge or a triangle.
static void draw_feature(const og_boxes_page *p, const char *looks, const seen_points *seen, int from, int to,
                         double time) {
  og_chain chain = {0, 0, NULL};
  for (int k = from; k < to; k++) {
    const og_page_point at = point_at(seen, k, time);
    og_chain_add(&chain, og_boxes_page_x(p, at), og_boxes_page_y(p, at));
  }
  og_svg_polygon(p->svg, looks, &chain);
  og_chain_clear(&chain);
}

static void say(const og_boxes_page *p, const og_moving_finding *found) {
  char text[128];
  if (!found->hit) snprintf(text, sizeof text, "no contact from t = 0 to t = 1");
  else if (found->is_rational)
    snprintf(text, sizeof text, "first contact at t = %.17g", og_nearest_double(&found->time));
  else
    snprintf(text, sizeof text, "first contact between t = %.17g and %.17g", og_nearest_double(&found->lo),
             og_nearest_double(&found->hi));
  og_svg_label(p->svg, "ink", "start", OG_BOXES_EDGE, 48, text);
}

static og_aabb box_around(const seen_points *seen) {
  og_aabb all = {{0, 0, 0}, {0, 0, 0}}; // where the first point starts
  for (int k = 1; k < ENDS * POINTS; k++) og_page_box_take(&all, seen->at[k / POINTS][k % POINTS]);
  return all;
}

static void draw_page(const og_boxes_page *p, const og_case *one, const seen_points *seen,
                      const og_moving_finding *found) {
  const int split = og_moving_split(&one->moving);
  og_svg_open(p->svg, p->width, p->height);
  og_svg_label(p->svg, "ink title", "start", OG_BOXES_EDGE, 28, one->id);
  say(p, found);
  for (int k = 0; k < POINTS; k++) og_boxes_page_line(p, "motion", point_at(seen, k, 0), point_at(seen, k, 1));
  for (int end = 0; end < ENDS; end++) {
    draw_feature(p, "a-core", seen, 0, split, end);
    draw_feature(p, "b-core", seen, split, POINTS, end);
  }
  if (found->hit) {
    const double time = og_nearest_double(found->is_rational ? &found->time : &found->hi);
    draw_feature(p, "b", seen, split, POINTS, time);
    draw_feature(p, "a", seen, 0, split, time);
  }
  og_svg_close(p->svg);
}

bool og_moving_picture_draw(og_text *svg, double width, const og_case *one, og_complaint *complaint) {
  og_moving_answer answer;
  og_moving_answer_init(&answer);
  const bool solved = og_solve_moving(&one->moving, &answer) == OG_MOVING_ACCEPTED;
  const seen_points seen = see(&one->moving);
  og_aabb around = box_around(&seen);
  const og_drawn_boxes page_of = {.axes = 3, .count = 1, .box = &around};
  og_boxes_page p = {.svg = svg, .drawn = &page_of};
  og_boxes_page_lay_out(&p, width);
  if (solved) draw_page(&p, one, &seen, &answer.finding);
  else og_complain(complaint, OG_INPUT_BAD, NULL, "%s: the solver's certificate was refused", one->id);
  og_moving_answer_clear(&answer);
  return solved;
}
