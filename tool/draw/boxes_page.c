#include "tool/draw/boxes_page.h"

#include <math.h>

#include "ref/tree/mesh.h"

enum { MARGIN = 40, USUAL_WIDTH = 720 };

og_page_point og_page_point_of(og_vec3 a) { return (og_page_point){{(double)a.x, (double)a.y, (double)a.z}}; }

void og_page_box_take(og_aabb *box, og_page_point a) {
  const og_vec3 at = {(og_scalar)a.x[0], (og_scalar)a.x[1], (og_scalar)a.x[2]};
  const og_aabb one = {at, at};
  *box = og_aabb_joined(box, &one);
}

// ---- from space to the page ----

// In units, from the least corner.
static double across(const og_page_point *lo, og_page_point p) { return p.x[0] - lo->x[0] + 0.4 * (p.x[2] - lo->x[2]); }
static double up(const og_page_point *lo, og_page_point p) { return p.x[1] - lo->x[1] + 0.25 * (p.x[2] - lo->x[2]); }

double og_boxes_page_x(const og_boxes_page *p, og_page_point a) { return p->left + p->scale * across(&p->lo, a); }
double og_boxes_page_y(const og_boxes_page *p, og_page_point a) { return p->foot - p->scale * up(&p->lo, a); }

void og_boxes_page_line(const og_boxes_page *p, const char *looks, og_page_point a, og_page_point b) {
  og_svg_line(p->svg, looks, og_boxes_page_x(p, a), og_boxes_page_y(p, a), og_boxes_page_x(p, b),
              og_boxes_page_y(p, b));
}

void og_boxes_page_corners(const og_drawn_boxes *drawn, int32_t k, og_page_point *lo, og_page_point *hi) {
  *lo = og_page_point_of(drawn->box[k].lo);
  *hi = og_page_point_of(drawn->box[k].hi);
  if (drawn->axes > 1) return;
  lo->x[1] = 0.05 * k;
  hi->x[1] = 0.05 * k + 0.03;
}

void og_boxes_page_lay_out(og_boxes_page *p, double wanted) {
  p->lo = (og_page_point){{0, 0, 0}};
  p->hi = (og_page_point){{0, 0, 0}};
  for (int32_t k = 0; k < p->drawn->count; k++) {
    og_page_point lo, hi;
    og_boxes_page_corners(p->drawn, k, &lo, &hi);
    for (int a = 0; a < 3; a++) {
      p->lo.x[a] = k == 0 ? lo.x[a] : fmin(p->lo.x[a], lo.x[a]);
      p->hi.x[a] = k == 0 ? hi.x[a] : fmax(p->hi.x[a], hi.x[a]);
    }
  }
  p->width = wanted > 0 ? wanted : USUAL_WIDTH;
  const double room = p->width - 2 * (OG_BOXES_EDGE + MARGIN), wide = across(&p->lo, p->hi), high = up(&p->lo, p->hi);
  p->scale = fmax(wide, high) > 0 ? room / fmax(wide, high) : 1; // a single og_page_point has any scale
  p->left = OG_BOXES_EDGE + MARGIN;
  p->foot = OG_BOXES_HEAD + MARGIN / 2.0 + p->scale * high;
  p->height = p->foot + MARGIN + OG_BOXES_EDGE;
}

// ---- boxes ----

static void draw_face(const og_boxes_page *p, const char *looks, og_page_point lo, og_page_point hi, int end) {
  const double z = end == 0 ? lo.x[2] : hi.x[2];
  const og_page_point corner[] = {
      {{lo.x[0], lo.x[1], z}}, {{hi.x[0], lo.x[1], z}}, {{hi.x[0], hi.x[1], z}}, {{lo.x[0], hi.x[1], z}}};
  og_chain chain = {0, 0, NULL};
  for (int k = 0; k < 4; k++) og_chain_add(&chain, og_boxes_page_x(p, corner[k]), og_boxes_page_y(p, corner[k]));
  og_svg_polygon(p->svg, looks, &chain);
  og_chain_clear(&chain);
}

void og_boxes_page_box(const og_boxes_page *p, const char *front, const char *behind, og_page_point lo,
                       og_page_point hi) {
  if (p->drawn->axes == 3) {
    draw_face(p, behind, lo, hi, 1);
    for (int k = 0; k < 4; k++) {
      og_page_point a = {{k & 1 ? hi.x[0] : lo.x[0], k & 2 ? hi.x[1] : lo.x[1], lo.x[2]}}, b = a;
      b.x[2] = hi.x[2];
      og_boxes_page_line(p, behind, a, b);
    }
  }
  draw_face(p, front, lo, hi, 0);
}
