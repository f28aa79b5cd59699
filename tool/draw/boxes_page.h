#ifndef OG_BOXES_PAGE_H
#define OG_BOXES_PAGE_H

/// A page with boxes: where points of space come to stand on it.

#include "tool/draw/drawn_boxes.h"
#include "tool/draw/svg.h"

typedef struct og_page_point {
  double x[3];
} og_page_point;

typedef struct og_boxes_page {
  og_text *svg;
  const og_drawn_boxes *drawn;
  og_page_point lo, hi;     // of all boxes
  double scale, left, foot; // pixels a unit, and where the least corner is
  double width, height;
} og_boxes_page;

enum { OG_BOXES_EDGE = 16, OG_BOXES_HEAD = 76 };

/// Chooses the scale for a page of that width; 0: of the usual one.
void og_boxes_page_lay_out(og_boxes_page *page, double width);

double og_boxes_page_x(const og_boxes_page *page, og_page_point a);
double og_boxes_page_y(const og_boxes_page *page, og_page_point a);
og_page_point og_page_point_of(og_vec3 a);
/// Widens the box until it has the point.
void og_page_box_take(og_aabb *box, og_page_point a);
/// The two corners of the k-th box as drawn: intervals stand one above the other.
void og_boxes_page_corners(const og_drawn_boxes *drawn, int32_t k, og_page_point *lo, og_page_point *hi);

void og_boxes_page_line(const og_boxes_page *page, const char *looks, og_page_point a, og_page_point b);
/// The front face, and in space the back face and what joins them.
void og_boxes_page_box(const og_boxes_page *page, const char *front, const char *behind, og_page_point lo,
                       og_page_point hi);

/// What a broad phase makes of the boxes, and words about it. There is at least one box.
void og_draw_hash_cells(const og_boxes_page *page, og_text *said);
void og_draw_tree_nodes(const og_boxes_page *page, og_text *said);
void og_draw_end_lists(const og_boxes_page *page, og_text *said);

#endif
