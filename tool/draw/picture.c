#include "tool/draw/picture.h"

#include <math.h>
#include <string.h>

#include "tool/draw/caption.h"
#include "tool/draw/contact_plane.h"
#include "tool/draw/layout.h"
#include "tool/draw/pane.h"
#include "tool/draw/svg.h"

enum { EDGE = OG_PAGE_EDGE, LINE = 20, FIRST_LINE = 28 };

typedef struct page {
  og_text *svg;
  const og_picture *how;
  const og_scene *scene;
  const og_statement *claim;
  double width;
  og_pane main, inset, cso, plane;
  bool has_inset;
  const og_contact_plane *contact; // null: without
} page;

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

// The gap is to be compared with one step of the coordinate in which it mostly lies.
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
  og_layout_fit(&p->cso.panel, &box);
  snprintf(p->cso.title, sizeof p->cso.title, "configuration space obstacle");
  p->cso.bar = og_scale_bar_of(&p->cso.panel, false, 0);
  og_pane_open(&p->cso);
  og_pane_draw_cso(&p->cso, &cso);
  og_pane_close(&p->cso);
  og_seen_cso_clear(&cso);
}

static void draw_plane_pane(page *p) {
  og_contact_plane_fit(p->contact, &p->plane);
  snprintf(p->plane.title, sizeof p->plane.title, "in the plane of contact, from A's side");
  p->plane.bar = og_scale_bar_of(&p->plane.panel, false, 0);
  og_pane_open(&p->plane);
  og_contact_plane_draw(p->contact, &p->plane);
  og_pane_close(&p->plane);
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
  const bool waits = scene->moves && scene->meets && og_surd_sign(&scene->first) > 0;
  if (scene->moves) explain(p, at, "motion", "B's motion seen from A");
  if (waits && !og_starts_far(scene)) explain(p, at, "b-ghost", "B at the start");
  if (scene->ghosts > 0)
    explain(p, at, scene->ghost[0].side > 0 ? "a-ghost" : "b-ghost",
            "at the start (t = 0) and the end (t = 1), unless far away");
  if (p->claim != NULL && p->claim->finite && p->claim->has_points) explain(p, at, "claim", "claimed points");
  if (p->claim != NULL && p->claim->finite && p->claim->has_normal) explain(p, at, "claim-normal", "claimed normal");
  const bool sunk = p->contact != NULL && scene->pair.relation == OG_PENETRATING;
  if (p->contact != NULL) explain(p, at, "common", sunk ? "what both share, once A is out" : "what both share");
  if (p->contact != NULL && p->claim != NULL && p->claim->finite && p->claim->has_contacts)
    explain(p, at, "claim-point", "claimed contacts: of A large, of B small");
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

static void set_panes(page *p) {
  og_layout layout = {.scene = p->scene, .claim = p->claim};
  layout.wanted_width = p->how->width;
  layout.magnify = p->how->magnify;
  layout.has_cso = p->how->cso;
  layout.has_plane = p->contact != NULL;
  og_layout_set(&layout);
  const og_pane pane = {.svg = p->svg, .scene = p->scene, .claim = p->claim};
  p->main = p->inset = p->cso = p->plane = pane;
  p->main.panel = layout.main;
  p->inset.panel = layout.inset;
  p->cso.panel = layout.cso;
  p->plane.panel = layout.plane;
  p->inset.number = 1;
  p->cso.number = 2;
  p->plane.number = 3;
  p->main.edges = p->cso.edges = true;
  p->inset.edges = !layout.inset_is_detail;
  p->inset.magnified = p->inset.names_claim = true;
  p->main.names_claim = !layout.has_inset;
  p->width = layout.width;
  p->has_inset = layout.has_inset;
}

void og_picture_draw(og_text *svg, const og_picture *how, const og_scene *scene) {
  page p = {.svg = svg, .how = how, .scene = scene};
  if (how->claim != NULL && !scene->moves && !scene->turns) p.claim = &how->claim->statement;
  og_contact_plane contact;
  og_contact_plane_init(&contact);
  if (how->contact && !scene->pair.is_flat && og_contact_plane_set(&contact, scene)) p.contact = &contact;
  set_panes(&p);
  const double top = FIRST_LINE + height_of(&p, draw_header) - LINE + 14;
  const double foot = top + p.main.panel.height + LINE + 6;
  p.main.panel.top = p.inset.panel.top = p.cso.panel.top = p.plane.panel.top = top;
  og_svg_open(svg, p.width, foot + height_of(&p, draw_legend) + EDGE);
  draw_header(&p, FIRST_LINE);
  draw_pair_pane(&p, &p.main);
  if (p.has_inset) {
    draw_leads(&p);
    snprintf(p.inset.title, sizeof p.inset.title, "magnified 2^%ld times", scene->unit - p.inset.panel.unit);
    draw_pair_pane(&p, &p.inset);
  }
  if (how->cso) draw_cso_pane(&p);
  if (p.contact != NULL) draw_plane_pane(&p);
  draw_legend(&p, foot);
  og_svg_close(svg);
  og_contact_plane_clear(&contact);
}
