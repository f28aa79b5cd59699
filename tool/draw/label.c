#include "tool/draw/label.h"

#include <math.h>
#include <string.h>

#include "tool/draw/svg.h"

og_labels og_labels_of(const og_panel *panel) {
  og_labels labels;
  memset(&labels, 0, sizeof labels);
  labels.panel = panel;
  return labels;
}

void og_labels_keep_off(og_labels *labels, double left, double top, double right, double bottom) {
  if (labels->count < OG_MAX_LABELS) labels->taken[labels->count++] = (og_window){left, right, bottom, top};
}

static bool is_large(const char *looks) { return strncmp(looks, "name-", 5) == 0; }

// Widths of the font named, at 13 pixels: digits and capitals are 8.3 wide, most small letters less than 8, some much
// less.
double og_label_width(const char *looks, const char *text) {
  double width = 0;
  for (; *text != '\0'; text++) {
    if ((*text & 0xc0) == 0x80) continue; // not the first byte of its character
    const bool narrow = strchr(" ,.:;'|()[]fijlrt", *text) != NULL, small = *text >= 'a' && *text <= 'z';
    width += narrow ? 5 : small ? 7.7 : 8.4;
  }
  return is_large(looks) ? 1.4 * width : width;
}

static bool is_free(const og_labels *labels, const og_window *box) {
  const og_panel *panel = labels->panel;
  if (box->left < panel->left + 4 || box->right > panel->left + panel->width - 4 || box->top < panel->top + 4 ||
      box->bottom > panel->top + panel->height - 4)
    return false;
  for (size_t k = 0; k < labels->count; k++) {
    const og_window *other = &labels->taken[k];
    if (box->left < other->right && other->left < box->right && box->top < other->bottom && other->top < box->bottom)
      return false;
  }
  return true;
}

typedef struct place {
  og_window box;
  double x, baseline, reach;
} place;

static void shift(place *p, double dx, double dy) {
  p->box = (og_window){p->box.left + dx, p->box.right + dx, p->box.bottom + dy, p->box.top + dy};
  p->x += dx;
  p->baseline += dy;
}

// On the pane, whatever it covers: where nothing is free.
static void move_inside(place *p, const og_panel *panel) {
  enum { BORDER = 5 };
  shift(p, fmin(0, panel->left + panel->width - BORDER - p->box.right), 0);
  shift(p, fmax(0, panel->left + BORDER - p->box.left), 0);
  shift(p, 0, fmin(0, panel->top + panel->height - BORDER - p->box.bottom));
  shift(p, 0, fmax(0, panel->top + BORDER - p->box.top));
}

// The text in that direction from the point.
static place place_at(double x, double y, double dx, double dy, double width, double height) {
  const double middle = x + dx + (dx > 0 ? width / 2 : dx < 0 ? -width / 2 : 0), centre = y + dy;
  return (place){{middle - width / 2 - 2, middle + width / 2 + 2, centre + height / 2 + 1, centre - height / 2 - 1},
                 middle,
                 centre + 0.36 * height,
                 hypot(dx, dy)};
}

static bool find_place(const og_labels *labels, place *found, double x, double y, bool on, double width,
                       double height) {
  static const double direction[8][2] = {{1, 0}, {-1, 0}, {1, -1}, {1, 1}, {-1, -1}, {-1, 1}, {0, -1}, {0, 1}};
  static const double reach[] = {12, 22, 36, 54, 76, 104, 140};
  *found = place_at(x, y, 0, 0, width, height);
  if (on && is_free(labels, &found->box)) return true;
  for (size_t r = 0; r < sizeof reach / sizeof reach[0]; r++)
    for (size_t d = 0; d < 8; d++) {
      *found = place_at(x, y, direction[d][0] * reach[r], direction[d][1] * reach[r], width, height);
      if (is_free(labels, &found->box)) return true;
    }
  return false;
}

void og_label_put(og_labels *labels, og_text *svg, const char *looks, double x, double y, bool on, const char *text) {
  enum { NEAR = 30 }; // pixels at which a label belongs to its point without a line
  const double width = og_label_width(looks, text), height = is_large(looks) ? 18 : 14;
  place found;
  if (!find_place(labels, &found, x, y, on, width, height)) {
    found = place_at(x, y, 12, 0, width, height);
    move_inside(&found, labels->panel);
  }
  if (found.reach > NEAR && !is_large(looks))
    og_svg_line(svg, "lead", x, y, fmin(fmax(x, found.box.left), found.box.right),
                fmin(fmax(y, found.box.top), found.box.bottom));
  og_svg_label(svg, looks, "middle", found.x, found.baseline, text);
  og_labels_keep_off(labels, found.box.left, found.box.top, found.box.right, found.box.bottom);
}
