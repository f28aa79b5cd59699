#include "tool/draw/polygon_picture.h"

#include <math.h>
#include <stdio.h>

#include "spec/triangulate/solve/triangulate.h"
#include "tool/draw/svg.h"

enum { WIDTH = 720, EDGE = 30, HEAD = 70, MOST_NUMBERED = 60 };

typedef struct page {
  og_text *svg;
  const og_polygon_problem *polygon;
  const double *at;        // three numbers a point, none above 1
  double left, top, scale; // of the points
  double width, height;    // in pixels
  og_triangulation_answer answer;
} page;

static double x_of(const page *p, size_t k) { return EDGE + p->scale * (p->at[3 * k] - p->left); }
static double y_of(const page *p, size_t k) { return HEAD + p->scale * (p->top - p->at[3 * k + 1]); }

static void lay_out(page *p, double width) {
  const size_t count = og_hull_points(&p->polygon->points)->count;
  double right = p->left = p->at[0], bottom = p->top = p->at[1];
  for (size_t k = 1; k < count; k++) {
    p->left = fmin(p->left, p->at[3 * k]);
    right = fmax(right, p->at[3 * k]);
    bottom = fmin(bottom, p->at[3 * k + 1]);
    p->top = fmax(p->top, p->at[3 * k + 1]);
  }
  p->width = width > 0 ? width : WIDTH;
  const double across = right - p->left, high = p->top - bottom, size = fmax(across, high);
  p->scale = size > 0 ? (p->width - 2 * EDGE) / size : 0;
  p->height = HEAD + p->scale * high + EDGE;
}

static void draw_triangles(const page *p) {
  const og_facets *triangles = &p->answer.certificate.triangles;
  og_chain chain = {0, 0, NULL};
  for (size_t k = 0; k < triangles->count; k++) {
    chain.count = 0;
    for (size_t i = 0; i < 3; i++) {
      const size_t corner = triangles->corner[3 * k + i];
      og_chain_add(&chain, x_of(p, corner), y_of(p, corner));
    }
    og_svg_polygon(p->svg, "a", &chain);
  }
  og_chain_clear(&chain);
}

static bool is_at_fault(const page *p, size_t edge) {
  const og_triangulation_certificate *certificate = &p->answer.certificate;
  return certificate->proof == OG_PROOF_EDGES && (edge == certificate->edge[0] || edge == certificate->edge[1]);
}

static void draw_ring(const page *p, size_t start, size_t end) {
  for (size_t k = start; k < end; k++) {
    const size_t next = k + 1 < end ? k + 1 : start;
    og_svg_line(p->svg, is_at_fault(p, k) ? "claim" : "exact", x_of(p, k), y_of(p, k), x_of(p, next), y_of(p, next));
  }
  for (size_t k = start; k < end; k++) og_svg_circle(p->svg, "point", x_of(p, k), y_of(p, k), 3);
}

static void draw_numbers(const page *p) {
  const size_t count = og_hull_points(&p->polygon->points)->count;
  for (size_t k = 0; k < count && count <= MOST_NUMBERED; k++) {
    char number[24];
    snprintf(number, sizeof number, "%zu", k);
    og_svg_label(p->svg, "ink", "start", x_of(p, k) + 5, y_of(p, k) - 5, number);
  }
}

static void draw_place(const page *p) {
  const uint32_t *place = p->answer.certificate.place;
  if (p->answer.certificate.proof != OG_PROOF_PLACE) return;
  const double x = (x_of(p, place[0]) + x_of(p, place[1]) + x_of(p, place[2])) / 3;
  const double y = (y_of(p, place[0]) + y_of(p, place[1]) + y_of(p, place[2])) / 3;
  og_svg_circle(p->svg, "claim-point", x, y, 6);
}

static void say(const page *p) {
  const og_triangulation_finding *finding = &p->answer.finding;
  const char *fault = og_polygon_fault_name(finding->fault);
  char text[120];
  if (p->answer.certificate.proof == OG_PROOF_TRIANGLES)
    snprintf(text, sizeof text, "%s, triangles: %zu", fault, p->answer.certificate.triangles.count);
  else if (p->answer.certificate.proof == OG_PROOF_PLACE)
    snprintf(text, sizeof text, "%s: round the place %ld times", fault, finding->times);
  else
    snprintf(text, sizeof text, "%s: edges %u and %u", fault, (unsigned)p->answer.certificate.edge[0],
             (unsigned)p->answer.certificate.edge[1]);
  og_svg_label(p->svg, "ink", "start", EDGE, 48, text);
}

static void draw_page(const page *p, const char *id) {
  og_svg_open(p->svg, p->width, p->height);
  og_svg_label(p->svg, "ink title", "start", EDGE, 28, id);
  say(p);
  draw_triangles(p);
  for (size_t ring = 0; ring <= p->polygon->hole_count; ring++)
    draw_ring(p, og_polygon_ring_start(p->polygon, ring), og_polygon_ring_end(p->polygon, ring));
  draw_numbers(p);
  draw_place(p);
  og_svg_close(p->svg);
}

bool og_polygon_picture_draw(og_text *svg, double width, const og_case *one, og_complaint *complaint) {
  const og_points *points = og_hull_points(&one->polygon.points);
  page p = {.svg = svg, .polygon = &one->polygon, .at = points->approx};
  if (points->count > OG_MOST_DRAWN_CORNERS)
    return og_complain(complaint, OG_INPUT_BAD, NULL, "%s: %zu points are more than the %d that are drawn", one->id,
                       points->count, (int)OG_MOST_DRAWN_CORNERS);
  og_triangulation_answer_init(&p.answer);
  const bool good = og_solve_triangulation(p.polygon, &p.answer) == OG_TRIANGULATION_ACCEPTED;
  lay_out(&p, width);
  if (good) draw_page(&p, one->id);
  else og_complain(complaint, OG_INPUT_BAD, NULL, "%s: the solver's certificate was refused", one->id);
  og_triangulation_answer_clear(&p.answer);
  return good;
}
