#include "tool/draw/layout.h"

#include <math.h>

#include "tool/draw/pane.h"

enum { HEIGHT = 430, MAIN_WIDTH = 540, SIDE_WIDTH = 400, MARGIN = 40 };

// ---- what the panes show ----

// The two bodies, where a sweep ends.
static og_window pair_box(const og_scene *scene, long unit) {
  const double gap = og_scene_gap(scene, unit);
  og_window box = og_empty_box;
  for (int k = 0; k < 2; k++) og_widen_by_body(&box, scene, &scene->body[k], scene->body[k].side * gap / 2, unit);
  return box;
}

// With where they were or will be, and the claimed points where they are not far off.
static og_window bodies_box(const og_layout *l) {
  enum { FAR = 2 };
  const og_scene *scene = l->scene;
  const long unit = scene->unit;
  const double gap = og_scene_gap(scene, unit);
  og_window box = pair_box(scene, unit);
  if (gap < 0) og_widen_by_body(&box, scene, &scene->body[0], -gap / 2, unit);
  if (scene->moves && !og_starts_far(scene)) og_widen_by_body(&box, scene, &scene->start_seen, -gap / 2, unit);
  for (size_t k = 0; k < scene->ghosts; k++) {
    const og_seen_body *ghost = &scene->ghost[k];
    if (!og_is_far(scene, ghost)) og_widen_by_body(&box, scene, ghost, ghost->side * gap / 2, unit);
  }
  const double span = fmax(box.right - box.left, box.top - box.bottom);
  for (int k = 0; k < 2; k++) {
    og_seen at;
    if (og_pane_claimed_point(&at, scene, l->claim, k, unit) && hypot(at.x, at.y) < FAR * span)
      og_widen_by_point(&box, at.x, at.y);
  }
  return box;
}

enum { LARGE = 14 }; // pixels between two things that are told apart without an inset

// What is to be told apart near the witness, in units of 2^unit: the two surfaces, and where a claim puts them unless
// that is seen in the main pane.
static og_window detail_box(const og_layout *l, long unit) {
  const og_scene *scene = l->scene;
  const double gap = og_scene_gap(scene, unit);
  og_window box = {0, 0, -fabs(gap) / 2, fabs(gap) / 2};
  for (int k = 0; k < 2; k++) {
    og_seen at;
    if (!og_pane_claimed_point(&at, scene, l->claim, k, scene->unit)) continue;
    if (hypot(at.x, at.y) * l->main.scale > LARGE) continue;
    og_pane_claimed_point(&at, scene, l->claim, k, unit);
    og_widen_by_point(&box, at.x, at.y);
  }
  return box;
}

// log2 of its extent in units of 2^scene->unit; minus infinity where it is a point. The gap may be beyond doubles.
static double detail_size(const og_layout *l) {
  const og_scene *scene = l->scene;
  const og_window box = detail_box(l, scene->unit);
  const double plain = log2(fmax(box.right - box.left, box.top - box.bottom));
  if (scene->height == 0) return plain;
  return fmax(plain, log2(fabs(scene->height)) + (double)(scene->height_unit - scene->unit));
}

static void show_middle_of(og_panel *inset, const og_window *box) {
  inset->x = box->left + (box->right - box->left) / 2;
  inset->y = box->bottom + (box->top - box->bottom) / 2;
}

// The detail fills about a quarter of the inset; where it is seen in the main pane, there is none.
static bool show_detail(og_layout *l) {
  og_panel *inset = &l->inset;
  const double scale = log2(l->main.scale), size = detail_size(l);
  long times = l->magnify;
  if (times == 0 && isfinite(size) && size + scale < log2(LARGE))
    times = (long)floor(log2(l->main.height / 4) - size - scale);
  if (times <= 0) return false;
  inset->unit = l->scene->unit - times;
  const og_window box = detail_box(l, inset->unit);
  show_middle_of(inset, &box);
  if (fmax(fabs(inset->x), fabs(inset->y)) * inset->scale > l->main.height / 2)
    inset->x = inset->y = 0; // magnified beyond the claim
  return true;
}

// Bodies that meet after a long way are small in the main pane; an inset shows them where it can four times larger.
static bool show_contact(og_layout *l) {
  const og_panel *main = &l->main;
  og_panel *inset = &l->inset, fitted = *inset;
  if (!l->scene->meets) return false;
  const og_window near = pair_box(l->scene, l->scene->unit);
  og_panel_fit(&fitted, &near, MARGIN);
  const long times = (long)floor(log2(fitted.scale / main->scale));
  if (times < 2) return false;
  inset->unit = l->scene->unit - times;
  const og_window box = pair_box(l->scene, inset->unit);
  show_middle_of(inset, &box);
  return true;
}

// In the place that the layout gave it; otherwise as the main pane, magnified.
static void choose_inset(og_layout *l) {
  og_panel *inset = &l->inset;
  inset->scale = l->main.scale;
  l->has_inset = show_detail(l);
  l->inset_is_detail = l->has_inset;
  if (!l->has_inset) l->has_inset = show_contact(l);
}

void og_layout_fit(og_panel *panel, const og_window *box) { og_panel_fit(panel, box, MARGIN); }

// ---- where they stand ----

static void place(og_layout *l) {
  const bool is_there[] = {true, l->has_inset, l->has_cso, l->has_plane};
  const int sides = (l->has_inset ? 1 : 0) + (l->has_cso ? 1 : 0) + (l->has_plane ? 1 : 0);
  const double wanted = 2 * OG_PAGE_EDGE + MAIN_WIDTH + sides * (OG_PAGE_EDGE + SIDE_WIDTH);
  l->width = l->wanted_width > 0 ? l->wanted_width : wanted;
  const double gaps = OG_PAGE_EDGE * (2 + sides), k = (l->width - gaps) / (wanted - gaps);
  og_panel *const panel[] = {&l->main, &l->inset, &l->cso, &l->plane};
  double left = OG_PAGE_EDGE;
  for (int i = 0; i < 4; i++) {
    panel[i]->left = left;
    panel[i]->width = (i == 0 ? MAIN_WIDTH : SIDE_WIDTH) * k;
    panel[i]->top = 0;
    panel[i]->height = HEIGHT * k;
    if (is_there[i]) left += panel[i]->width + OG_PAGE_EDGE;
  }
  l->main.unit = l->cso.unit = l->plane.unit = l->scene->unit;
  const og_window box = bodies_box(l);
  og_panel_fit(&l->main, &box, MARGIN);
}

// Whether there is an inset depends on the scale, which depends on the room that the inset leaves.
void og_layout_set(og_layout *l) {
  l->has_inset = false;
  place(l);
  choose_inset(l);
  if (!l->has_inset) return;
  place(l);
  choose_inset(l);
  if (!l->has_inset) place(l); // so much smaller is the main pane beside an inset
}
