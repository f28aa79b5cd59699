#include "tool/draw/panel.h"

#include <math.h>

const og_window og_empty_box = {HUGE_VAL, -HUGE_VAL, HUGE_VAL, -HUGE_VAL};

double og_panel_x(const og_panel *panel, double x) {
  return panel->left + panel->width / 2 + (x - panel->x) * panel->scale;
}

double og_panel_y(const og_panel *panel, double y) {
  return panel->top + panel->height / 2 - (y - panel->y) * panel->scale;
}

og_window og_panel_window(const og_panel *panel, double margin) {
  const double across = (panel->width / 2 + margin) / panel->scale, up = (panel->height / 2 + margin) / panel->scale;
  return (og_window){panel->x - across, panel->x + across, panel->y - up, panel->y + up};
}

bool og_panel_shows(const og_panel *panel, double x, double y) {
  const og_window window = og_panel_window(panel, 0);
  return x >= window.left && x <= window.right && y >= window.bottom && y <= window.top;
}

void og_panel_fit(og_panel *panel, const og_window *box, double margin) {
  const double across = box->right - box->left, up = box->top - box->bottom;
  panel->x = box->left + across / 2;
  panel->y = box->bottom + up / 2;
  const double room_across = panel->width - 2 * margin, room_up = panel->height - 2 * margin;
  panel->scale = HUGE_VAL;
  if (across > 0) panel->scale = room_across / across;
  if (up > 0) panel->scale = fmin(panel->scale, room_up / up);
  if (panel->scale == HUGE_VAL) panel->scale = 1; // a point
}

// ---- bodies ----

void og_panel_outline(og_chain *pixels, const og_panel *panel, const og_scene *scene, const og_seen_body *seen,
                      double lift, bool round) {
  enum { MARGIN = 20 }; // more than the widest line: a cut is never seen
  const double radius = og_seen_radius(seen, panel->unit);
  const double rise = round || radius == 0 ? lift : lift + seen->side * radius;
  og_window window = og_panel_window(panel, MARGIN);
  window.bottom -= rise;
  window.top -= rise;
  if (round && radius > 0) {
    og_chain core = {0, 0, NULL};
    og_chain_set(&core, &scene->view, &seen->projection, &seen->silhouette, panel->unit);
    og_chain_round(pixels, &core, radius, seen->side, window.left, window.right);
    og_chain_clear(&core);
  } else {
    og_chain_cut(pixels, &scene->view, &seen->projection, &seen->silhouette, panel->unit, &window);
  }
  for (size_t k = 0; k < pixels->count; k++) {
    pixels->at[k][0] = og_panel_x(panel, pixels->at[k][0]);
    pixels->at[k][1] = og_panel_y(panel, pixels->at[k][1] + rise);
  }
}

void og_widen_by_point(og_window *box, double x, double y) {
  box->left = fmin(box->left, x);
  box->right = fmax(box->right, x);
  box->bottom = fmin(box->bottom, y);
  box->top = fmax(box->top, y);
}

void og_widen_by_body(og_window *box, const og_scene *scene, const og_seen_body *seen, double lift, long unit) {
  const double radius = og_seen_radius(seen, unit), rise = lift + seen->side * radius;
  for (size_t k = 0; k < seen->silhouette.count; k++) {
    const og_seen at = og_see(&scene->view, &seen->projection, seen->silhouette.corner[k], unit);
    og_widen_by_point(box, at.x - radius, at.y + rise - radius);
    og_widen_by_point(box, at.x + radius, at.y + rise + radius);
  }
}
