#ifndef OG_PANEL_H
#define OG_PANEL_H

/// A pane of the page: which part of the picture plane it shows, how large.

#include "tool/draw/outline.h"
#include "tool/draw/scene.h"

typedef struct og_panel {
  double left, top, width, height; // pixels on the page
  long unit;                       // its coordinates are in units of 2^unit, from the middle between the surfaces
  double scale;                    // pixels per unit
  double x, y;                     // what is seen in the middle
} og_panel;

double og_panel_x(const og_panel *panel, double x);
double og_panel_y(const og_panel *panel, double y);
/// What the pane shows and `margin` pixels around it.
og_window og_panel_window(const og_panel *panel, double margin);
bool og_panel_shows(const og_panel *panel, double x, double y);

/// Shows the box, with `margin` pixels around it.
void og_panel_fit(og_panel *panel, const og_window *box, double margin);

/// The outline of a body as far as the pane shows it, and some pixels on, in pixels. `lift` is the ordinate of its
/// surface at the witness; `round` whether its ball is on it.
void og_panel_outline(og_chain *pixels, const og_panel *panel, const og_scene *scene, const og_seen_body *seen,
                      double lift, bool round);

/// Widens the box (low above high where empty) by the whole outline; in units of 2^unit.
void og_widen_by_body(og_window *box, const og_scene *scene, const og_seen_body *seen, double lift, long unit);
void og_widen_by_point(og_window *box, double x, double y);
extern const og_window og_empty_box;

#endif
