#include "tool/draw/picture.h"

#include <math.h>
#include <string.h>

#include "tool/draw/caption.h"
#include "tool/draw/pane.h"
#include "tool/draw/svg.h"

enum { EDGE = 16, HEIGHT = 430, MAIN_WIDTH = 540, SIDE_WIDTH = 400, MARGIN = 40, LINE = 20, FIRST_LINE = 28 };

typedef struct page {
  og_text *svg;
  const og_picture *how;
  const og_scene *scene;
  const og_statement *claim;
  double width, height, pane_height;
  og_pane main, inset, cso;
  bool has_inset;
  double below; // the foot of the panes
} page;

// ---- what the panes show ----

// The two bodies, where a sweep ends.
static og_window pair_box(const og_scene *scene, long unit) {
  const double gap = og_scene_gap(scene, unit);
  og_window box = og_empty_box;
  for (int k = 0; k < 2; k++) og_widen_by_body(&box, scene, &scene->body[k], scene->body[k].side * gap / 2, unit);
  return box;
}

// With where they were or will be, and the claimed points where they are not far off.
static og_window bodies_box(const page *p) {
  enum { FAR = 2 };
  const og_scene *scene = p->scene;
  const long unit = scene->unit;
  const double gap = og_scene_gap(scene, unit);
  og_window box = pair_box(scene, unit);
  if (gap < 0) og_widen_by_body(&box, scene, &scene->body[0], -gap / 2, unit);
  if (scene->moves && !og_starts_far(scene)) og_widen_by_body(&box, scene, &scene->start_seen, -gap / 2, unit);
  const double span = fmax(box.right - box.left, box.top - box.bottom);
  for (int k = 0; k < 2; k++) {
    og_seen at;
    if (og_pane_claimed_point(&at, scene, p->claim, k, unit) && hypot(at.x, at.y) < FAR * span)
      og_widen_by_point(&box, at.x, at.y);
  }
  return box;
}

enum { LARGE = 14 }; // pixels between two things that are told apart without an inset

// What is to be told apart near the witness, in units of 2^unit: the two surfaces, and where a claim puts them unless
// that is seen in the main pane.
static og_window detail_box(const page *p, long unit) {
  const og_scene *scene = p->scene;
  const double gap = og_scene_gap(scene, unit);
  og_window box = {0, 0, -fabs(gap) / 2, fabs(gap) / 2};
  for (int k = 0; k < 2; k++) {
    og_seen at;
    if (!og_pane_claimed_point(&at, scene, p->claim, k, scene->unit)) continue;
    if (hypot(at.x, at.y) * p->main.panel.scale > LARGE) continue;
    og_pane_claimed_point(&at, scene, p->claim, k, unit);
    og_widen_by_point(&box, at.x, at.y);
  }
  return box;
}

// log2 of its extent in units of 2^scene->unit; minus infinity where it is a point. The gap may be beyond doubles.
static double detail_size(const page *p) {
  const og_scene *scene = p->scene;
  const og_window box = detail_box(p, scene->unit);
  const double plain = log2(fmax(box.right - box.left, box.top - box.bottom));
  if (scene->height == 0) return plain;
  return fmax(plain, log2(fabs(scene->height)) + (double)(scene->height_unit - scene->unit));
}

static void show_middle_of(og_panel *inset, const og_window *box) {
  inset->x = box->left + (box->right - box->left) / 2;
  inset->y = box->bottom + (box->top - box->bottom) / 2;
}

// The detail fills about a quarter of the inset; where it is seen in the main pane, there is none.
static bool show_detail(page *p) {
  og_panel *inset = &p->inset.panel;
  const double scale = log2(p->main.panel.scale), size = detail_size(p);
  long times = p->how->magnify;
  if (times == 0 && isfinite(size) && size + scale < log2(LARGE))
    times = (long)floor(log2(p->pane_height / 4) - size - scale);
  if (times <= 0) return false;
  inset->unit = p->scene->unit - times;
  const og_window box = detail_box(p, inset->unit);
  show_middle_of(inset, &box);
  if (fmax(fabs(inset->x), fabs(inset->y)) * inset->scale > p->pane_height / 2)
    inset->x = inset->y = 0; // magnified beyond the claim
  return true;
}

// Bodies that meet after a long way are small in the main pane; an inset shows them where it can four times larger.
static bool show_contact(page *p) {
  const og_panel *main = &p->main.panel;
  og_panel *inset = &p->inset.panel, fitted = *inset;
  if (!p->scene->meets) return false;
  const og_window near = pair_box(p->scene, p->scene->unit);
  fitted.height = p->pane_height;
  og_panel_fit(&fitted, &near, MARGIN);
  const long times = (long)floor(log2(fitted.scale / main->scale));
  if (times < 2) return false;
  inset->unit = p->scene->unit - times;
  const og_window box = pair_box(p->scene, inset->unit);
  show_middle_of(inset, &box);
  return true;
}

// In the place that the layout gave it; otherwise as the main pane, magnified.
static void choose_inset(page *p) {
  og_panel *inset = &p->inset.panel;
  inset->scale = p->main.panel.scale;
  p->has_inset = show_detail(p);
  p->inset.edges = !p->has_inset;
  if (!p->has_inset) p->has_inset = show_contact(p);
}

// ---- layout ----

static void place(page *p) {
  const bool wide = p->has_inset, cso = p->how->cso;
  const double wanted = 2 * EDGE + MAIN_WIDTH + (wide ? EDGE + SIDE_WIDTH : 0) + (cso ? EDGE + SIDE_WIDTH : 0);
  p->width = p->how->width > 0 ? p->how->width : wanted;
  const double gaps = EDGE * (2 + (wide ? 1 : 0) + (cso ? 1 : 0)), k = (p->width - gaps) / (wanted - gaps);
  p->pane_height = HEIGHT * k;
  og_panel *const panel[] = {&p->main.panel, &p->inset.panel, &p->cso.panel};
  double left = EDGE;
  for (int i = 0; i < 3; i++) {
    panel[i]->left = left;
    panel[i]->width = (i == 0 ? MAIN_WIDTH : SIDE_WIDTH) * k;
    panel[i]->height = p->pane_height;
    if (i == 0 || (i == 1 && wide)) left += panel[i]->width + EDGE;
  }
  p->main.panel.unit = p->cso.panel.unit = p->scene->unit;
  const og_window box = bodies_box(p);
  og_panel_fit(&p->main.panel, &box, MARGIN);
}

// ---- parts ----

// floor(log2 |x|) - 52, an ulp's exponent in binary64; that of the subnormal numbers for zero.
static long ulp_exponent(const og_rational *x) {
  if (og_rational_sign(x) == 0) return -1074;
  const long bits = (long)mpz_sizeinbase(x->num.z, 2) - (long)mpz_sizeinbase(x->den.z, 2);
  int exponent;
  (void)frexp(og_scale_quotient(&x->num, &x->den, bits), &exponent);
  const long ulp = bits + exponent - 53;
  return ulp < -1074 ? -1074 : ulp;
}

// Of the coordinate in which the gap mostly lies: one step of it is what the gap is to be compared with.
static long ulp_at_witness(const og_scene *scene) {
  const og_int *const up[3] = {&scene->view.axis[1].x, &scene->view.axis[1].y, &scene->view.axis[1].z};
  int axis = 0;
  for (int k = 1; k < 3; k++)
    if (mpz_cmpabs(up[k]->z, up[axis]->z) > 0) axis = k;
  const long a = ulp_exponent(&scene->witness.a[axis]), b = ulp_exponent(&scene->witness.b[axis]);
  return a > b ? a : b;
}

enum { FRAME = 7 }; // half the side of the square in the main pane that stands for the inset

static void draw_frame(page *p) {
  const double x = og_panel_x(&p->main.panel, 0), y = og_panel_y(&p->main.panel, 0);
  og_svg_rectangle(p->svg, "frame", x - FRAME, y - FRAME, 2 * FRAME, 2 * FRAME);
  og_labels_keep_off(&p->main.labels, x - FRAME - 2, y - FRAME - 2, x + FRAME + 2, y + FRAME + 2);
}

static void draw_leads(page *p) {
  const og_panel *inset = &p->inset.panel;
  const double x = og_panel_x(&p->main.panel, 0) + FRAME, y = og_panel_y(&p->main.panel, 0);
  og_svg_line(p->svg, "lead", x, y - FRAME, inset->left, inset->top);
  og_svg_line(p->svg, "lead", x, y + FRAME, inset->left, inset->top + inset->height);
}

static void draw_pair_pane(page *p, og_pane *pane) {
  pane->bar = og_scale_bar_of(&pane->panel, pane->magnified, ulp_at_witness(p->scene));
  og_pane_open(pane);
  if (!pane->magnified && p->has_inset) draw_frame(p);
  og_pane_draw_pair(pane);
  og_pane_close(pane);
}

static void draw_cso_pane(page *p) {
  og_seen_cso cso;
  og_seen_cso_init(&cso);
  og_seen_cso_set(&cso, p->scene);
  og_window box = og_empty_box;
  og_widen_by_body(&box, p->scene, &cso.seen, 0, p->scene->unit);
  og_widen_by_point(&box, 0, -og_scene_gap(p->scene, p->scene->unit));
  og_panel_fit(&p->cso.panel, &box, MARGIN);
  snprintf(p->cso.title, sizeof p->cso.title, "configuration space obstacle");
  p->cso.bar = og_scale_bar_of(&p->cso.panel, false, 0);
  og_pane_open(&p->cso);
  og_pane_draw_cso(&p->cso, &cso);
  og_pane_close(&p->cso);
  og_seen_cso_clear(&cso);
}

// ---- words ----

// Adds the words to lines as wide as the page, from the baseline y on; returns the next line's baseline. A word longer
// than a line stands alone.
static double add_lines(const page *p, const char *looks, const char *words, double y) {
  og_text line, longer;
  og_text_init(&line);
  og_text_init(&longer);
  while (*words != '\0') {
    const int length = (int)strcspn(words, " ");
    og_text_reset(&longer);
    og_text_format(&longer, "%s%s%.*s", line.length > 0 ? line.at : "", line.length > 0 ? " " : "", length, words);
    if (line.length > 0 && og_label_width(looks, longer.at) > p->width - 2 * EDGE) {
      og_svg_label(p->svg, looks, "start", EDGE, y, line.at);
      y += LINE;
      og_text_reset(&line);
      continue;
    }
    og_text_reset(&line);
    og_text_add(&line, longer.at);
    words += length;
    words += strspn(words, " ");
  }
  if (line.length > 0) og_svg_label(p->svg, looks, "start", EDGE, y, line.at);
  y += line.length > 0 ? LINE : 0;
  og_text_clear(&line);
  og_text_clear(&longer);
  return y;
}

// Returns the baseline of the line after the last.
static double draw_header(const page *p, double first) {
  enum { EXACT_LETTERS = 40 }; // longer exact numbers say nothing to a reader
  og_text text;
  og_text_init(&text);
  double y = add_lines(p, "ink title", p->scene->id, first);
  og_caption_of_answer(&text, p->scene, EXACT_LETTERS);
  y = add_lines(p, "ink", text.at, y);
  if (p->how->claim != NULL) {
    og_text_reset(&text);
    og_caption_of_claim(&text, p->scene, p->how->claim);
    y = add_lines(p, "claim-text", text.at, y);
  }
  og_text_clear(&text);
  return y;
}

// A sample of a line and what it means; goes on below where the line is full.
static void explain(const page *p, double at[2], const char *looks, const char *text) {
  enum { SAMPLE = 26 };
  const double width = SAMPLE + 6 + og_label_width("ink", text) + 18;
  if (at[0] > EDGE && at[0] + width > p->width - EDGE) {
    at[0] = EDGE;
    at[1] += LINE;
  }
  og_svg_line(p->svg, looks, at[0], at[1] - 4, at[0] + SAMPLE, at[1] - 4);
  og_svg_label(p->svg, "ink", "start", at[0] + SAMPLE + 6, at[1], text);
  at[0] += width;
}

// Returns the last baseline.
static double draw_legend(const page *p, double y) {
  double at[2] = {EDGE, y};
  const og_scene *scene = p->scene;
  const bool overlap = scene->height < 0;
  if (overlap) explain(p, at, "exact", "exact depth, from A's deepest point");
  if (scene->height > 0) explain(p, at, "exact", "exact, between nearest points");
  explain(p, at, "plane", overlap ? "where A would leave B" : "plane between, seen edge-on");
  if (overlap) explain(p, at, "a-ghost", "A moved out");
  const bool waits = scene->meets && og_surd_sign(&scene->first) > 0;
  if (scene->moves) explain(p, at, "motion", "B's motion seen from A");
  if (waits && !og_starts_far(scene)) explain(p, at, "b-ghost", "B at the start");
  if (p->claim != NULL && p->claim->finite && p->claim->has_points) explain(p, at, "claim", "claimed points");
  if (p->claim != NULL && p->claim->finite && p->claim->has_normal) explain(p, at, "claim-normal", "claimed normal");
  return at[1];
}

// How much higher than the first baseline the words get, drawn for nothing.
static double height_of(const page *p, double (*draw)(const page *p, double y)) {
  og_text nowhere;
  page dry = *p;
  og_text_init(&nowhere);
  dry.svg = &nowhere;
  const double height = draw(&dry, 0);
  og_text_clear(&nowhere);
  return height;
}

// ---- all ----

// Whether there is an inset depends on the scale, which depends on the room that the inset leaves; the height of the
// words above, on the width.
static void lay_out(page *p) {
  place(p);
  choose_inset(p);
  if (p->has_inset) {
    place(p);
    choose_inset(p);
    if (!p->has_inset) place(p); // so much smaller is the main pane beside an inset
  }
  const double top = FIRST_LINE + height_of(p, draw_header) - LINE + 14;
  p->main.panel.top = p->inset.panel.top = p->cso.panel.top = top;
  p->below = top + p->pane_height;
}

void og_picture_draw(og_text *svg, const og_picture *how, const og_scene *scene) {
  page p = {.svg = svg, .how = how, .scene = scene};
  if (how->claim != NULL && !scene->moves) p.claim = &how->claim->statement;
  const og_pane pane = {.svg = svg, .scene = scene, .claim = p.claim};
  p.main = p.inset = p.cso = pane;
  p.inset.number = 1;
  p.inset.magnified = p.inset.names_claim = true;
  p.main.edges = p.cso.edges = true;
  p.cso.number = 2;
  lay_out(&p);
  p.main.names_claim = !p.has_inset;
  const double foot = p.below + LINE + 6;
  p.height = foot + height_of(&p, draw_legend) + EDGE;
  og_svg_open(svg, p.width, p.height);
  draw_header(&p, FIRST_LINE);
  draw_pair_pane(&p, &p.main);
  if (p.has_inset) {
    draw_leads(&p);
    snprintf(p.inset.title, sizeof p.inset.title, "magnified 2^%ld times", scene->unit - p.inset.panel.unit);
    draw_pair_pane(&p, &p.inset);
  }
  if (how->cso) draw_cso_pane(&p);
  draw_legend(&p, foot);
  og_svg_close(svg);
}
