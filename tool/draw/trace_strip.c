#include "tool/draw/trace_strip.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ref/simplex/simplex.h"
#include "spec/number/allocation.h"
#include "tool/draw/label.h"
#include "tool/draw/svg.h"
#include "tool/trace/step_text.h"

enum { CELL = 280, GAP = 16, BODIES = 150, SPACE = 190, LINE = 17, LINES = 11, HEAD = 66, MARGIN = 24, TURNS = 360 };
enum { ACROSS = 4, MOST_ACROSS = 12 };

typedef struct page {
  og_text *svg;
  const og_body *a, *b;
  og_vec3 right, up; // of the view, of unit length
  og_panel bodies, space;
  og_chain outline_a, outline_b, outline_cso; // not yet in pixels
  size_t corners;                             // of the polytope, by their places
  og_vec3 *corner;
  og_chain pixels; // working storage
} page;

// ---- the view ----

static void look(page *p, double angle) {
  const double yaw = 0.42 + angle, pitch = 0.35;
  p->right = (og_vec3){(og_scalar)cos(yaw), 0, (og_scalar)-sin(yaw)};
  p->up = (og_vec3){(og_scalar)(-sin(pitch) * sin(yaw)), (og_scalar)cos(pitch), (og_scalar)(-sin(pitch) * cos(yaw))};
}

static double x_of(const page *p, og_vec3 v) { return (double)og_dot(p->right, v); }
static double y_of(const page *p, og_vec3 v) { return (double)og_dot(p->up, v); }

static void add_seen(const page *p, og_chain *chain, og_vec3 v) {
  const double x = x_of(p, v), y = y_of(p, v);
  const size_t last = chain->count - 1;
  if (chain->count > 0 && chain->at[last][0] == x && chain->at[last][1] == y) return;
  og_chain_add(chain, x, y);
}

// The outlines of both cores and of their difference: support points all around the line of sight. Edges that are less
// than a degree apart may be seen as one.
static void set_outlines(page *p) {
  for (int k = 0; k < TURNS; k++) {
    const double turn = 2 * 3.14159265358979323846 * (k + 0.5) / TURNS;
    const og_vec3 d = og_add_scaled(og_scale((og_scalar)cos(turn), p->right), (og_scalar)sin(turn), p->up);
    const og_cso_vertex v = og_cso_support(&p->a->core, &p->b->core, d);
    add_seen(p, &p->outline_a, v.a.point);
    add_seen(p, &p->outline_b, og_support_of(&p->b->core, d).point);
    add_seen(p, &p->outline_cso, v.w);
  }
}

static void widen(og_window *box, const og_chain *chain) {
  for (size_t k = 0; k < chain->count; k++) og_widen_by_point(box, chain->at[k][0], chain->at[k][1]);
}

static void fit(page *p) {
  og_window box = og_empty_box;
  widen(&box, &p->outline_a);
  widen(&box, &p->outline_b);
  og_panel_fit(&p->bodies, &box, MARGIN);
  box = og_empty_box;
  widen(&box, &p->outline_cso);
  og_widen_by_point(&box, 0, 0);
  og_panel_fit(&p->space, &box, MARGIN);
}

// ---- one step ----

static double px(const page *p, const og_panel *panel, og_vec3 v) { return og_panel_x(panel, x_of(p, v)); }
static double py(const page *p, const og_panel *panel, og_vec3 v) { return og_panel_y(panel, y_of(p, v)); }

static void draw_outline(page *p, const og_panel *panel, const char *looks, const og_chain *outline) {
  p->pixels.count = 0;
  for (size_t k = 0; k < outline->count; k++)
    og_chain_add(&p->pixels, og_panel_x(panel, outline->at[k][0]), og_panel_y(panel, outline->at[k][1]));
  og_svg_polygon(p->svg, looks, &p->pixels);
}

static void draw_edge(const page *p, const char *looks, og_vec3 a, og_vec3 b) {
  og_svg_line(p->svg, looks, px(p, &p->space, a), py(p, &p->space, a), px(p, &p->space, b), py(p, &p->space, b));
}

static void keep_corner(page *p, const og_trace_mark *mark) {
  const size_t place = (size_t)mark->index[0];
  if (place >= p->corners) {
    p->corner = og_grow(p->corner, place + 1, sizeof *p->corner);
    memset(p->corner + p->corners, 0, (place + 1 - p->corners) * sizeof *p->corner);
    p->corners = place + 1;
  }
  p->corner[place] = mark->vector[0];
}

static bool is_face(const page *p, const og_trace_mark *mark) {
  for (int k = 0; k < 3; k++)
    if (mark->index[k] < 0 || (size_t)mark->index[k] >= p->corners) return false;
  return true;
}

// The nearest face, which comes first, is filled; of the others the edges are drawn.
static void draw_faces(page *p, const og_step *step) {
  bool is_nearest = true;
  for (int k = 0; k < step->count; k++) {
    const og_trace_mark *mark = &step->mark[k];
    if (mark->kind != OG_TRACE_FACE || !is_face(p, mark)) continue;
    p->pixels.count = 0;
    for (int i = 0; i < 3; i++) {
      const og_vec3 w = p->corner[mark->index[i]];
      og_chain_add(&p->pixels, px(p, &p->space, w), py(p, &p->space, w));
    }
    if (is_nearest) og_svg_polygon(p->svg, "common", &p->pixels);
    for (int i = 0; i < 3 && !is_nearest; i++)
      draw_edge(p, "frame", p->corner[mark->index[i]], p->corner[mark->index[(i + 1) % 3]]);
    is_nearest = false;
  }
}

// A simplex or a portal: every corner is joined with every other.
static void draw_simplex(const page *p, const og_step *step) {
  for (int k = 0; k < step->count; k++)
    for (int i = 0; i < k && step->mark[k].kind == OG_TRACE_CORNER; i++)
      if (step->mark[i].kind == OG_TRACE_CORNER)
        draw_edge(p, "exact", step->mark[i].vector[0], step->mark[k].vector[0]);
}

static bool has_faces(const og_step *step) {
  for (int k = 0; k < step->count; k++)
    if (step->mark[k].kind == OG_TRACE_FACE) return true;
  return false;
}

// From the origin, as long as it looks from here.
static void draw_direction(const page *p, og_vec3 direction) {
  enum { LENGTH = 60 };
  const double x = x_of(p, direction), y = y_of(p, direction), length = (double)og_length(direction);
  if (!(length > 0) || !isfinite(length)) return;
  const double x0 = og_panel_x(&p->space, 0), y0 = og_panel_y(&p->space, 0);
  og_svg_arrow(p->svg, "motion", x0, y0, x0 + LENGTH * (x / length), y0 - LENGTH * (y / length));
}

static void draw_mark(const page *p, const og_trace_mark *mark) {
  const og_vec3 *v = mark->vector;
  switch (mark->kind) {
  case OG_TRACE_DIRECTION: draw_direction(p, v[0]); break;
  case OG_TRACE_RAY: draw_edge(p, "motion", v[0], og_add(v[0], v[1])); break;
  case OG_TRACE_NEAREST: draw_edge(p, "claim", (og_vec3){0, 0, 0}, v[0]); break;
  case OG_TRACE_CORNER: og_svg_circle(p->svg, "point", px(p, &p->space, v[0]), py(p, &p->space, v[0]), 4); break;
  case OG_TRACE_SUPPORT:
    og_svg_circle(p->svg, "claim-point", px(p, &p->space, v[0]), py(p, &p->space, v[0]), 6);
    og_svg_circle(p->svg, "claim-point", px(p, &p->bodies, v[1]), py(p, &p->bodies, v[1]), 6);
    og_svg_circle(p->svg, "claim-point", px(p, &p->bodies, v[2]), py(p, &p->bodies, v[2]), 6);
    break;
  default: break;
  }
}

// In lines as wide as a picture.
static void draw_words(const page *p, const char *words, double left, double y) {
  char line[200];
  for (int n = 0; n < LINES && *words != '\0'; n++) {
    size_t fits = 0;
    for (size_t end = 0; words[end] != '\0' && end < sizeof line - 1;) {
      end += strcspn(words + end + 1, " ") + 1;
      if (end >= sizeof line) break;
      memcpy(line, words, end);
      line[end] = '\0';
      if (fits > 0 && og_label_width("ink", line) > CELL) break;
      fits = end;
    }
    if (fits == 0) fits = strlen(words) < sizeof line ? strlen(words) : sizeof line - 1;
    memcpy(line, words, fits);
    line[fits] = '\0';
    og_svg_label(p->svg, "ink", "start", left, y + n * LINE, line);
    words += fits;
    words += *words == ' ';
  }
}

static void place(og_panel *panel, double left, double top, double height) {
  panel->left = left;
  panel->top = top;
  panel->width = CELL;
  panel->height = height;
}

static void draw_step(page *p, const og_step *step, const char *words, double left, double top) {
  char number[40];
  place(&p->bodies, left, top, BODIES);
  place(&p->space, left, top + BODIES, SPACE);
  og_text_add(p->svg, "<g><title>");
  og_svg_escape(p->svg, words);
  og_text_add(p->svg, "</title>\n");
  og_svg_rectangle(p->svg, "panel", left, top, CELL, BODIES);
  og_svg_rectangle(p->svg, "panel", left, top + BODIES, CELL, SPACE);
  draw_outline(p, &p->bodies, "a", &p->outline_a);
  draw_outline(p, &p->bodies, "b", &p->outline_b);
  draw_outline(p, &p->space, "cso", &p->outline_cso);
  if (has_faces(step)) draw_faces(p, step);
  else draw_simplex(p, step);
  og_svg_circle(p->svg, "frame", og_panel_x(&p->space, 0), og_panel_y(&p->space, 0), 8);
  for (int k = 0; k < step->count; k++) draw_mark(p, &step->mark[k]);
  snprintf(number, sizeof number, "step %d", step->number);
  og_svg_label(p->svg, "soft", "start", left + 8, top + 18, number);
  draw_words(p, words, left, top + BODIES + SPACE + LINE);
  og_text_add(p->svg, "</g>\n");
}

// ---- all ----

static int count_steps(const og_trace *trace) {
  og_step step;
  int count = 0;
  for (bool is = og_first_step(&step, trace); is; is = og_next_step(&step, trace)) count++;
  return count;
}

static void draw_page(page *p, const og_trace_strip *strip, const char *id) {
  enum { HIGH = BODIES + SPACE + (LINES + 1) * LINE };
  const og_trace *trace = &strip->run.bench.steps.trace;
  const int steps = count_steps(trace), drawn = steps < OG_MOST_DRAWN_STEPS ? steps : OG_MOST_DRAWN_STEPS;
  int across = strip->width > 0 ? (int)((strip->width - GAP) / (CELL + GAP)) : ACROSS;
  across = across < 1 ? 1 : across > MOST_ACROSS ? MOST_ACROSS : across;
  if (strip->width == 0 && drawn < across) across = drawn > 2 ? drawn : 2;
  const unsigned kinds = og_trace_kinds(trace);
  const double fits = GAP + across * (CELL + GAP), width = strip->width > fits ? strip->width : fits;
  og_svg_open(p->svg, width, HEAD + (drawn + across - 1) / across * HIGH + 2 * LINE);
  char title[OG_MAX_ID + 100];
  snprintf(title, sizeof title, "%s: %s, %d of %d steps", id, strip->run.algorithm->id, drawn, steps);
  og_svg_label(p->svg, "ink title", "start", GAP, 28, title);
  og_svg_label(p->svg, "ink", "start", GAP, 50,
               "above A (blue) and B (orange), below A - B; the ring is the origin, the arrow a direction, purple the "
               "support point");
  og_text words;
  og_text_init(&words);
  og_step step, before;
  bool is = og_first_step(&step, trace);
  for (; is && step.number < drawn; is = og_next_step(&step, trace)) {
    og_text_reset(&words);
    og_add_step_text(&words, kinds, &step, step.number > 0 ? &before : NULL);
    for (int k = 0; k < step.count; k++)
      if (step.mark[k].kind == OG_TRACE_CORNER && step.mark[k].index[0] >= 0) keep_corner(p, &step.mark[k]);
    draw_step(p, &step, words.at, GAP + step.number % across * (CELL + GAP), HEAD + step.number / across * HIGH);
    before = step;
  }
  og_text_clear(&words);
  og_svg_close(p->svg);
}

bool og_trace_strip_draw(og_text *svg, og_trace_strip *strip, const og_walked_case *walked, og_complaint *complaint) {
  const og_case *one = walked->one;
  const char *algorithm = strip->run.algorithm->id;
  if (one->question >= OG_SWEEP || one->is_plane ||
      (one->kind >= OG_CASE_OF_PARTS && one->kind <= OG_CASE_PART_CONTACTS))
    return og_complain(complaint, OG_INPUT_BAD, NULL,
                       "%s: steps are drawn of two bodies of space, for relation, distance and depth", one->id);
  const char *why = og_claim_run_take(&strip->run, walked);
  if (why != NULL) return og_complain(complaint, OG_INPUT_BAD, NULL, "%s: %s", one->id, why);
  if (strip->run.bench.steps.trace.count == 0)
    return og_complain(complaint, OG_INPUT_BAD, NULL, "%s: %s does not take it, so there are no steps", one->id,
                       algorithm);
  page p = {.svg = svg, .a = &strip->run.bench.a.body, .b = &strip->run.bench.b.body};
  place(&p.bodies, 0, 0, BODIES);
  place(&p.space, 0, 0, SPACE);
  look(&p, strip->angle);
  set_outlines(&p);
  fit(&p);
  draw_page(&p, strip, one->id);
  free(p.corner);
  og_chain_clear(&p.outline_a);
  og_chain_clear(&p.outline_b);
  og_chain_clear(&p.outline_cso);
  og_chain_clear(&p.pixels);
  return true;
}
