#include "tool/draw/pane.h"

#include <math.h>
#include <stdlib.h>

#include "tool/draw/caption.h"
#include "tool/draw/solid.h"
#include "tool/draw/svg.h"

// ---- the frame ----

void og_pane_open(og_pane *pane) {
  const og_panel *p = &pane->panel;
  pane->labels = og_labels_of(&pane->panel);
  og_labels_keep_off(&pane->labels, p->left, p->top, p->left + og_label_width("soft", pane->title) + 16, p->top + 24);
  og_scale_bar_reserve(&pane->labels, &pane->bar);
  og_svg_rectangle(pane->svg, "panel", p->left, p->top, p->width, p->height);
  og_text_format(pane->svg, "<clipPath id=\"pane%d\">", pane->number);
  og_svg_rectangle(pane->svg, "panel", p->left, p->top, p->width, p->height);
  og_text_format(pane->svg, "</clipPath>\n<g clip-path=\"url(#pane%d)\">\n", pane->number);
}

void og_pane_close(og_pane *pane) {
  const og_panel *p = &pane->panel;
  og_scale_bar_draw(pane->svg, p, &pane->bar);
  if (pane->title[0] != '\0') og_svg_label(pane->svg, "soft", "start", p->left + 10, p->top + 18, pane->title);
  og_text_add(pane->svg, "</g>\n");
}

static double x_of(const og_pane *pane, double x) { return og_panel_x(&pane->panel, x); }
static double y_of(const og_pane *pane, double y) { return og_panel_y(&pane->panel, y); }

// ---- bodies ----

static double lift_of(const og_pane *pane, const og_seen_body *seen) {
  return seen->side * og_scene_gap(pane->scene, pane->panel.unit) / 2;
}

static og_window bounds_of(const og_chain *pixels) {
  og_window box = og_empty_box;
  for (size_t k = 0; k < pixels->count; k++) og_widen_by_point(&box, pixels->at[k][0], pixels->at[k][1]);
  return box;
}

static void draw_outline(og_pane *pane, const og_seen_body *seen, const char *kind, double lift, bool round) {
  og_chain pixels = {0, 0, NULL};
  char looks[32];
  snprintf(looks, sizeof looks, "%s%s", seen->looks, kind);
  og_panel_outline(&pixels, &pane->panel, pane->scene, seen, lift, round);
  og_svg_polygon(pane->svg, looks, &pixels);
  og_chain_clear(&pixels);
}

static void draw_body(og_pane *pane, const og_seen_body *seen, double lift, bool edges) {
  const bool rounded = og_int_sign(&seen->body->radius) > 0;
  draw_outline(pane, seen, "", lift, true);
  if (rounded) draw_outline(pane, seen, "-core", lift, false);
  else if (edges) og_solid_draw(pane->svg, &pane->panel, pane->scene, seen, lift);
}

// In the middle of what is seen of the body.
static void draw_name(og_pane *pane, const og_seen_body *seen, double lift, const char *name) {
  const og_panel *p = &pane->panel;
  og_chain pixels = {0, 0, NULL};
  char looks[32];
  snprintf(looks, sizeof looks, "name-%s", seen->looks);
  og_panel_outline(&pixels, p, pane->scene, seen, lift, true);
  const og_window box = bounds_of(&pixels);
  if (pixels.count > 0) {
    const double left = fmax(box.left, p->left), right = fmin(box.right, p->left + p->width);
    const double low = fmax(box.bottom, p->top), high = fmin(box.top, p->top + p->height);
    og_label_put(&pane->labels, pane->svg, looks, (left + right) / 2, (low + high) / 2, true, name);
  }
  og_chain_clear(&pixels);
}

// ---- motion ----

bool og_is_far(const og_scene *scene, const og_seen_body *seen) {
  enum { FAR = 6 }; // bodies are to be seen as bodies beside the way that one goes
  og_window near = og_empty_box, all;
  og_widen_by_body(&near, scene, &scene->body[0], 0, scene->unit);
  og_widen_by_body(&near, scene, &scene->body[1], 0, scene->unit);
  all = near;
  og_widen_by_body(&all, scene, seen, 0, scene->unit);
  return fmax(all.right - all.left, all.top - all.bottom) > FAR * fmax(near.right - near.left, near.top - near.bottom);
}

bool og_starts_far(const og_scene *scene) { return og_is_far(scene, &scene->start_seen); }

// The velocity's direction in the picture, of length 1 at most; zero where it is along the line of sight.
static void see_velocity(double r[2], const og_scene *scene) {
  og_rational nowhere[3];
  og_projection projection;
  og_projection_init(&projection);
  for (int k = 0; k < 3; k++) og_rational_init(&nowhere[k]);
  og_project_point(&projection, &scene->view, scene->velocity, nowhere);
  const og_seen v = og_see(&scene->view, &projection, 0, 0);
  const double most = fmax(fabs(v.x), fmax(fabs(v.y), fabs(v.z)));
  r[0] = r[1] = 0;
  if (most > 0) {
    const double length = hypot(hypot(v.x / most, v.y / most), v.z / most);
    r[0] = v.x / most / length;
    r[1] = v.y / most / length;
  }
  for (int k = 0; k < 3; k++) og_rational_clear(&nowhere[k]);
  og_projection_clear(&projection);
}

static void draw_motion(og_pane *pane) {
  enum { ARROW = 80 };
  const og_scene *scene = pane->scene;
  const double lift = lift_of(pane, &scene->body[1]);
  const bool ghost = scene->meets && og_surd_sign(&scene->first) > 0 && !og_starts_far(scene);
  if (ghost) draw_outline(pane, &scene->start_seen, "-ghost", lift, true);
  og_chain pixels = {0, 0, NULL};
  og_panel_outline(&pixels, &pane->panel, scene, &scene->body[1], lift, true);
  const og_window box = bounds_of(&pixels);
  og_chain_clear(&pixels);
  const double x = (box.left + box.right) / 2, y = (box.bottom + box.top) / 2;
  const og_seen from = og_see(&scene->view, &scene->start_seen.projection, 0, pane->panel.unit);
  const og_seen to = og_see(&scene->view, &scene->body[1].projection, 0, pane->panel.unit);
  double along[2];
  see_velocity(along, scene);
  const double dx = ghost ? (to.x - from.x) * pane->panel.scale : ARROW * along[0];
  const double dy = ghost ? (to.y - from.y) * pane->panel.scale : ARROW * along[1];
  const bool before = scene->meets && og_surd_sign(&scene->first) > 0;
  const double tip_x = before ? x : x + dx, tip_y = before ? y : y - dy;
  og_svg_arrow(pane->svg, "motion", tip_x - dx, tip_y + dy, tip_x, tip_y);
  og_labels_keep_off(&pane->labels, tip_x - 10, tip_y - 10, tip_x + 10, tip_y + 10);
}

// Bodies that turn, at the start and at the end.
static void draw_ghosts(og_pane *pane) {
  const og_scene *scene = pane->scene;
  for (size_t k = 0; k < scene->ghosts; k++) {
    const og_seen_body *ghost = &scene->ghost[k];
    if (!og_is_far(scene, ghost)) draw_outline(pane, ghost, "-ghost", lift_of(pane, ghost), true);
  }
}

static void name_ghosts(og_pane *pane) {
  const og_scene *scene = pane->scene;
  for (size_t k = 0; k < scene->ghosts; k++) {
    const og_seen_body *ghost = &scene->ghost[k];
    char name[32];
    snprintf(name, sizeof name, "%s, t = %d", ghost->side > 0 ? "A" : "B", scene->ghost_time[k]);
    if (!og_is_far(scene, ghost)) draw_name(pane, ghost, lift_of(pane, ghost), name);
  }
}

// ---- the exact answer ----

static void draw_answer(og_pane *pane) {
  const og_panel *p = &pane->panel;
  const double gap = og_scene_gap(pane->scene, p->unit), x = x_of(pane, 0);
  const double a = y_of(pane, gap / 2), b = y_of(pane, -gap / 2);
  const double plane = gap < 0 ? b : y_of(pane, 0);
  if (gap < 0) draw_outline(pane, &pane->scene->body[0], "-ghost", -gap / 2, true);
  og_svg_line(pane->svg, "plane", p->left, plane, p->left + p->width, plane);
  if (gap < 0) og_svg_arrow(pane->svg, "exact", x, a, x, b);
  else og_svg_line(pane->svg, "exact", x, a, x, b);
  og_svg_circle(pane->svg, "point", x, a, 4);
  og_svg_circle(pane->svg, "point", x, b, 4);
  og_labels_keep_off(&pane->labels, x - 6, fmin(a, b) - 5, x + 6, fmax(a, b) + 5);
  og_labels_keep_off(&pane->labels, p->left, plane - 2, p->left + p->width, plane + 2);
}

static void label_answer(og_pane *pane) {
  og_text text;
  og_text_init(&text);
  og_caption_of_gap(&text, pane->scene);
  if (text.length > 0) og_label_put(&pane->labels, pane->svg, "ink", x_of(pane, 0), y_of(pane, 0), false, text.at);
  else og_label_put(&pane->labels, pane->svg, "ink", x_of(pane, 0), y_of(pane, 0), false, "touching");
  og_text_clear(&text);
}

// ---- claims ----

bool og_pane_claimed_point(og_seen *at, const og_scene *scene, const og_statement *claim, int body, long unit) {
  if (claim == NULL || !claim->finite || !claim->has_points) return false;
  *at = og_see_stated(scene, &scene->body[body], claim->point[body], unit);
  return true;
}

static void draw_claimed_normal(og_pane *pane, double x, double y) {
  enum { ARROW = 60 };
  og_rational nowhere[3];
  og_projection projection;
  og_projection_init(&projection);
  for (int k = 0; k < 3; k++) og_rational_init(&nowhere[k]);
  og_project_point(&projection, &pane->scene->view, pane->claim->normal, nowhere);
  const og_seen n = og_see(&pane->scene->view, &projection, 0, 0);
  const double length = fmax(1, hypot(hypot(n.x, n.y), n.z)); // as long as claimed, but at most the unit
  og_svg_arrow(pane->svg, "claim-normal", x, y, x + ARROW * n.x / length, y - ARROW * n.y / length);
  for (int k = 0; k < 3; k++) og_rational_clear(&nowhere[k]);
  og_projection_clear(&projection);
}

static void draw_claim(og_pane *pane) {
  static const char *const names[] = {"claimed on A", "claimed on B"};
  if (pane->claim == NULL || !pane->claim->finite) return;
  og_seen at[2];
  double x[2] = {x_of(pane, 0), x_of(pane, 0)}, y[2] = {y_of(pane, 0), y_of(pane, 0)};
  bool has = false;
  for (int k = 0; k < 2; k++)
    if ((has = og_pane_claimed_point(&at[k], pane->scene, pane->claim, k, pane->panel.unit))) {
      x[k] = x_of(pane, at[k].x);
      y[k] = y_of(pane, at[k].y);
    }
  if (has) og_svg_line(pane->svg, "claim", x[0], y[0], x[1], y[1]);
  if (pane->claim->has_normal) draw_claimed_normal(pane, x[1], y[1]);
  for (int k = 0; k < 2 && has; k++) {
    og_svg_circle(pane->svg, "claim-point", x[k], y[k], k == 0 ? 6.5 : 4.5);
    if (pane->names_claim && og_panel_shows(&pane->panel, at[k].x, at[k].y))
      og_label_put(&pane->labels, pane->svg, "claim-text", x[k], y[k], false, names[k]);
  }
}

// ---- all ----

void og_pane_draw_pair(og_pane *pane) {
  const og_scene *scene = pane->scene;
  for (int k = 1; k >= 0; k--) draw_body(pane, &scene->body[k], lift_of(pane, &scene->body[k]), pane->edges);
  if (scene->moves && !pane->magnified) draw_motion(pane);
  if (!pane->magnified) draw_ghosts(pane);
  draw_answer(pane);
  label_answer(pane);
  draw_claim(pane);
  draw_name(pane, &scene->body[0], lift_of(pane, &scene->body[0]), "A");
  draw_name(pane, &scene->body[1], lift_of(pane, &scene->body[1]), "B");
  if (!pane->magnified) name_ghosts(pane);
}

void og_pane_draw_cso(og_pane *pane, const og_seen_cso *cso) {
  const og_panel *p = &pane->panel;
  const double gap = og_scene_gap(pane->scene, p->unit), x = x_of(pane, 0), nearest = y_of(pane, 0);
  const double origin = y_of(pane, -gap), arm = 7;
  draw_body(pane, &cso->seen, 0, pane->edges && !cso->outline_only);
  og_svg_line(pane->svg, "plane", p->left, nearest, p->left + p->width, nearest);
  og_svg_line(pane->svg, "exact", x, nearest, x, origin);
  og_svg_circle(pane->svg, "point", x, nearest, 4);
  og_svg_line(pane->svg, "exact", x - arm, origin, x + arm, origin);
  og_svg_line(pane->svg, "exact", x, origin - arm, x, origin + arm);
  og_labels_keep_off(&pane->labels, x - 8, fmin(nearest, origin) - 8, x + 8, fmax(nearest, origin) + 8);
  og_labels_keep_off(&pane->labels, p->left, nearest - 2, p->left + p->width, nearest + 2);
  og_label_put(&pane->labels, pane->svg, "ink", x, origin, false, "origin");
  og_label_put(&pane->labels, pane->svg, "ink", x, nearest, false, "nearest");
  draw_name(pane, &cso->seen, 0, "A \xe2\x88\x92 B");
}
