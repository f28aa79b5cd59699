#include "tool/draw/hull_picture.h"

#include <stdio.h>

#include "spec/hull/solve/hull.h"
#include "tool/draw/boxes_page.h"
#include "tool/draw/polygon_picture.h"

static og_page_point point_at(const og_points *points, size_t k) {
  const double *at = points->approx + 3 * k;
  return (og_page_point){{at[0], at[1], at[2]}};
}

static og_aabb box_around(const og_points *points) {
  og_aabb all = {{0, 0, 0}, {0, 0, 0}}; // where the first point is
  for (size_t k = 1; k < points->count; k++) og_page_box_take(&all, point_at(points, k));
  return all;
}

// Twice the area on the page, y downwards: the page shows space as a mirror does, so facets in front run that way.
static double area_of(const og_chain *chain) {
  double area = 0;
  for (size_t k = 0; k < chain->count; k++) {
    const double *p = chain->at[k], *q = chain->at[(k + 1) % chain->count];
    area += p[0] * q[1] - q[0] * p[1];
  }
  return area;
}

static void draw_facets(const og_boxes_page *p, const og_points *points, const og_facets *facets, bool in_front) {
  og_chain chain = {0, 0, NULL};
  for (size_t k = 0; k < facets->count; k++) {
    const size_t start = og_facet_start(facets, k);
    chain.count = 0;
    for (size_t i = start; i < facets->end[k]; i++) {
      const og_page_point at = point_at(points, facets->corner[i]);
      og_chain_add(&chain, og_boxes_page_x(p, at), og_boxes_page_y(p, at));
    }
    const bool is_front = p->drawn->axes == 2 || area_of(&chain) > 0;
    if (is_front == in_front) og_svg_polygon(p->svg, in_front ? "a" : "box-back", &chain);
  }
  og_chain_clear(&chain);
}

static void draw_points(const og_boxes_page *p, const og_points *points, const og_hull_finding *found) {
  size_t next = 0;
  for (size_t k = 0; k < points->count; k++) {
    const bool is_vertex = next < found->vertex_count && found->vertex[next] == k;
    const og_page_point at = point_at(points, k);
    og_svg_circle(p->svg, is_vertex ? "point" : "claim-point", og_boxes_page_x(p, at), og_boxes_page_y(p, at),
                  is_vertex ? 3 : 1.5);
    next += is_vertex;
  }
}

static void draw_page(const og_boxes_page *p, const og_case *one, const og_hull_finding *found) {
  const og_points *points = og_hull_points(&one->hull);
  char text[128];
  og_svg_open(p->svg, p->width, p->height);
  og_svg_label(p->svg, "ink title", "start", OG_BOXES_EDGE, 28, one->id);
  snprintf(text, sizeof text, "%zu points, hull of dimension %d: %zu corners, %zu facets", points->count,
           found->dimension, found->vertex_count, found->facets.count);
  og_svg_label(p->svg, "ink", "start", OG_BOXES_EDGE, 48, text);
  draw_facets(p, points, &found->facets, false);
  if (found->dimension == 1)
    og_boxes_page_line(p, "exact", point_at(points, found->vertex[0]), point_at(points, found->vertex[1]));
  draw_facets(p, points, &found->facets, true);
  draw_points(p, points, found);
  og_svg_close(p->svg);
}

bool og_hull_picture_draw(og_text *svg, double width, const og_case *one, og_complaint *complaint) {
  const og_points *points = og_hull_points(&one->hull);
  if (points->count > OG_MOST_DRAWN_CORNERS)
    return og_complain(complaint, OG_INPUT_BAD, NULL, "%s: %zu points are more than the %d that are drawn", one->id,
                       points->count, (int)OG_MOST_DRAWN_CORNERS);
  og_hull_answer answer;
  og_hull_answer_init(&answer);
  const bool solved = og_solve_hull(&one->hull, &answer) == OG_HULL_ACCEPTED;
  og_aabb around = box_around(points);
  const og_drawn_boxes page_of = {.axes = (int)one->hull.axes, .count = 1, .box = &around};
  og_boxes_page p = {.svg = svg, .drawn = &page_of};
  og_boxes_page_lay_out(&p, width);
  if (solved) draw_page(&p, one, &answer.finding);
  else og_complain(complaint, OG_INPUT_BAD, NULL, "%s: the solver's certificate was refused", one->id);
  og_hull_answer_clear(&answer);
  return solved;
}
