#include "tool/draw/boxes_picture.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "tool/draw/boxes_page.h"

enum { MOST_NUMBERED = 60 };

static void draw_boxes(const og_boxes_page *p) {
  for (int32_t k = 0; k < p->drawn->count; k++) {
    og_page_point lo, hi;
    char number[16];
    og_boxes_page_corners(p->drawn, k, &lo, &hi);
    og_boxes_page_box(p, "box", "box-back", lo, hi);
    if (p->drawn->count > MOST_NUMBERED) continue;
    snprintf(number, sizeof number, "%d", (int)p->drawn->number[k]);
    og_svg_label(p->svg, "ink", "start", og_boxes_page_x(p, lo) + 3, og_boxes_page_y(p, lo) - 3, number);
  }
}

static bool overlap(const og_box_ends *a, const og_box_ends *b) {
  return a->lo.x <= b->hi.x && b->lo.x <= a->hi.x && a->lo.y <= b->hi.y && b->lo.y <= a->hi.y && a->lo.z <= b->hi.z &&
         b->lo.z <= a->hi.z;
}

// What two boxes share; of intervals, where the second one stands. Rounding never turns the ends of it round.
static void draw_common(const og_boxes_page *p, int32_t i, int32_t j) {
  og_page_point lo, hi, lo_j, hi_j;
  og_boxes_page_corners(p->drawn, i, &lo, &hi);
  og_boxes_page_corners(p->drawn, j, &lo_j, &hi_j);
  for (int a = 0; a < 3; a++) {
    lo.x[a] = fmax(lo.x[a], lo_j.x[a]);
    hi.x[a] = fmin(hi.x[a], hi_j.x[a]);
  }
  if (p->drawn->axes == 1) hi.x[1] = hi_j.x[1];
  og_boxes_page_box(p, "common", "common-back", lo, hi);
  if (p->scale * fmax(hi.x[0] - lo.x[0], hi.x[1] - lo.x[1]) < 2)
    og_svg_circle(p->svg, "touch", og_boxes_page_x(p, lo), og_boxes_page_y(p, lo), 3);
}

static int64_t draw_pairs(const og_boxes_page *p, const og_box_scene *scene) {
  int64_t pairs = 0;
  for (int32_t i = 0; i < p->drawn->count; i++)
    for (int32_t j = i + 1; j < p->drawn->count; j++) {
      if (!overlap(&scene->key[p->drawn->slot[i]], &scene->key[p->drawn->slot[j]])) continue;
      draw_common(p, i, j);
      pairs++;
    }
  return pairs;
}

// ---- the page ----

static const struct {
  const char *id;
  void (*draw)(const og_boxes_page *p, og_text *said);
} with[] = {
    {"grid-hash", og_draw_hash_cells}, {"dynamic-tree", og_draw_tree_nodes}, {"sap-rebuild", og_draw_end_lists}};
enum { WITH = sizeof with / sizeof *with };

const char *og_boxes_picture_with(int k) { return k >= 0 && k < WITH ? with[k].id : NULL; }

static void draw_page(og_boxes_page *p, const og_boxes_picture *how, const og_case *one) {
  og_text said;
  char text[96];
  og_text_init(&said);
  og_svg_open(p->svg, p->width, p->height);
  og_svg_label(p->svg, "ink title", "start", OG_BOXES_EDGE, 28, one->id);
  for (int k = 0; k < WITH && how->with != NULL && p->drawn->count > 0; k++)
    if (strcmp(with[k].id, how->with) == 0) with[k].draw(p, &said);
  draw_boxes(p);
  const int64_t pairs = draw_pairs(p, &one->scene);
  snprintf(text, sizeof text, "after step %zu: %d boxes, %lld pairs overlap", how->step, (int)p->drawn->count,
           (long long)pairs);
  og_svg_label(p->svg, "ink", "start", OG_BOXES_EDGE, 48, text);
  if (said.length > 0) og_svg_label(p->svg, "soft", "start", OG_BOXES_EDGE, 68, said.at);
  og_svg_close(p->svg);
  og_text_clear(&said);
}

bool og_boxes_picture_draw(og_text *svg, const og_boxes_picture *how, const og_case *one, og_complaint *complaint) {
  if (how->step > one->scene.step_count)
    return og_complain(complaint, OG_INPUT_BAD, NULL, "%s: there are %zu steps, not %zu", one->id,
                       one->scene.step_count, how->step);
  og_drawn_boxes drawn = og_drawn_boxes_of(&one->scene, how->step);
  const bool few = drawn.count <= OG_MOST_DRAWN_BOXES;
  og_boxes_page p = {.svg = svg, .drawn = &drawn};
  if (few) {
    og_boxes_page_lay_out(&p, how->width);
    draw_page(&p, how, one);
  } else
    og_complain(complaint, OG_INPUT_BAD, NULL, "%s: %d boxes are more than the %d that are drawn", one->id,
                (int)drawn.count, (int)OG_MOST_DRAWN_BOXES);
  og_drawn_boxes_clear(&drawn);
  return few;
}
