#include "tool/draw/svg.h"

#include <math.h>
#include <string.h>

// The palette of Okabe and Ito, which the colour-blind tell apart: A blue, B orange, the exact answer in the colour of
// ink, a claim reddish purple.
static const char style[] =
    ".page{fill:#ffffff}.panel{fill:#fbfbfa;stroke:#b9b9b4}.ink{fill:#1d1d1b}.soft{fill:#5d5d58}"
    "text{font-family:'DejaVu Sans',Verdana,sans-serif;font-size:13px}.title{font-size:16px;font-weight:bold}"
    ".name-a{fill:#004f7d;font-size:17px;font-weight:bold}.name-b{fill:#8a4a00;font-size:17px;font-weight:bold}"
    ".name-cso{fill:#00664a;font-size:17px;font-weight:bold}"
    ".halo{fill:none;stroke:#fbfbfa;stroke-width:4;stroke-linejoin:round}"
    ".a{fill:#0072b2;fill-opacity:.20;stroke:#005a8d;stroke-width:1.6;stroke-linejoin:round}"
    ".b{fill:#e69f00;fill-opacity:.25;stroke:#a86a00;stroke-width:1.6;stroke-linejoin:round}"
    ".cso{fill:#009e73;fill-opacity:.15;stroke:#00795a;stroke-width:1.6;stroke-linejoin:round}"
    ".a-face{fill:#0072b2;stroke:none}.b-face{fill:#e69f00;stroke:none}.cso-face{fill:#009e73;stroke:none}"
    ".a-edge{stroke:#005a8d;stroke-width:1.4;stroke-linecap:round}"
    ".b-edge{stroke:#a86a00;stroke-width:1.4;stroke-linecap:round}"
    ".cso-edge{stroke:#00795a;stroke-width:1;stroke-linecap:round}"
    ".a-back{stroke:#005a8d;stroke-width:.8;stroke-dasharray:2 4;stroke-opacity:.7}"
    ".b-back{stroke:#a86a00;stroke-width:.8;stroke-dasharray:2 4;stroke-opacity:.7}"
    ".cso-back{stroke:none}"
    ".a-core{fill:none;stroke:#005a8d;stroke-width:1;stroke-dasharray:1 3}"
    ".b-core{fill:none;stroke:#a86a00;stroke-width:1;stroke-dasharray:1 3}"
    ".cso-core{fill:none;stroke:#00795a;stroke-width:1;stroke-dasharray:1 3}"
    ".a-ghost{fill:none;stroke:#005a8d;stroke-width:1.4;stroke-dasharray:7 4}"
    ".b-ghost{fill:none;stroke:#a86a00;stroke-width:1.4;stroke-dasharray:7 4}"
    ".plane{stroke:#6b6b66;stroke-width:1;stroke-dasharray:9 3 2 3}"
    ".exact{stroke:#1d1d1b;stroke-width:2}.exact-head{fill:#1d1d1b;stroke:none}"
    ".point{fill:#1d1d1b;stroke:#ffffff;stroke-width:1}"
    ".motion{stroke:#6b6b66;stroke-width:1.6}.motion-head{fill:#6b6b66;stroke:none}"
    ".claim{stroke:#b0387f;stroke-width:2;stroke-dasharray:4 3}.claim-head{fill:#b0387f;stroke:none}"
    ".claim-normal{stroke:#b0387f;stroke-width:2}.claim-normal-head{fill:#b0387f;stroke:none}"
    ".claim-point{fill:none;stroke:#b0387f;stroke-width:2}.claim-text{fill:#962c6b}"
    ".bar{stroke:#1d1d1b;stroke-width:2}.frame{fill:none;stroke:#1d1d1b;stroke-width:1}"
    ".box{fill:#0072b2;fill-opacity:.08;stroke:#005a8d;stroke-width:1.2;stroke-linejoin:round}"
    ".box-back{fill:none;stroke:#005a8d;stroke-width:.7;stroke-opacity:.6;stroke-linejoin:round}"
    ".common{fill:#d55e00;fill-opacity:.45;stroke:#a34800;stroke-width:1.2;stroke-linejoin:round}"
    ".common-back{fill:none;stroke:#a34800;stroke-width:.7;stroke-linejoin:round}.touch{fill:#a34800;stroke:none}"
    ".cell{stroke:#b9b9b4;stroke-width:.8}.node{fill:none;stroke:#00795a;stroke-width:.8;stroke-dasharray:6 3}"
    ".lower-end{stroke:#005a8d;stroke-width:1}.upper-end{stroke:#a86a00;stroke-width:1}"
    ".lead{stroke:#1d1d1b;stroke-width:.7;stroke-opacity:.5}";

void og_svg_number(og_text *svg, double x) {
  const double bounded = x == x ? fmin(fmax(x, -99999), 99999) : 0;
  og_text_format(svg, "%.2f", fabs(bounded) < 0.005 ? 0 : bounded);
}

void og_svg_escape(og_text *svg, const char *text) {
  for (; *text != '\0'; text++) {
    if (strncmp(text, "\xef\xbf\xbe", 3) == 0 || strncmp(text, "\xef\xbf\xbf", 3) == 0) { // U+FFFE, U+FFFF
      text += 2;
      continue;
    }
    const char one[2] = {*text, '\0'};
    switch (*text) {
    case '&': og_text_add(svg, "&amp;"); break;
    case '<': og_text_add(svg, "&lt;"); break;
    case '>': og_text_add(svg, "&gt;"); break;
    case '"': og_text_add(svg, "&quot;"); break;
    default:
      if ((unsigned char)*text >= 0x20) og_text_add(svg, one);
    }
  }
}

static void attribute(og_text *svg, const char *name, double x) {
  og_text_format(svg, " %s=\"", name);
  og_svg_number(svg, x);
  og_text_add(svg, "\"");
}

void og_svg_open(og_text *svg, double width, double height) {
  og_text_add(svg, "<svg xmlns=\"http://www.w3.org/2000/svg\"");
  attribute(svg, "width", width);
  attribute(svg, "height", height);
  og_text_format(svg, " viewBox=\"0 0 %.0f %.0f\">\n<style>%s</style>\n", width, height, style);
  og_svg_rectangle(svg, "page", 0, 0, width, height);
}

void og_svg_close(og_text *svg) { og_text_add(svg, "</svg>\n"); }

static void open_element(og_text *svg, const char *name, const char *looks) {
  og_text_format(svg, "<%s class=\"%s\"", name, looks);
}

void og_svg_line(og_text *svg, const char *looks, double x1, double y1, double x2, double y2) {
  open_element(svg, "line", looks);
  attribute(svg, "x1", x1);
  attribute(svg, "y1", y1);
  attribute(svg, "x2", x2);
  attribute(svg, "y2", y2);
  og_text_add(svg, "/>\n");
}

void og_svg_circle(og_text *svg, const char *looks, double x, double y, double radius) {
  open_element(svg, "circle", looks);
  attribute(svg, "cx", x);
  attribute(svg, "cy", y);
  attribute(svg, "r", radius);
  og_text_add(svg, "/>\n");
}

void og_svg_rectangle(og_text *svg, const char *looks, double x, double y, double width, double height) {
  open_element(svg, "rect", looks);
  attribute(svg, "x", x);
  attribute(svg, "y", y);
  attribute(svg, "width", width);
  attribute(svg, "height", height);
  og_text_add(svg, "/>\n");
}

static void add_label(og_text *svg, const char *looks, const char *more, const char *anchor, double x, double y,
                      const char *text) {
  og_text_format(svg, "<text class=\"%s%s\" text-anchor=\"%s\"", looks, more, anchor);
  attribute(svg, "x", x);
  attribute(svg, "y", y);
  og_text_add(svg, ">");
  og_svg_escape(svg, text);
  og_text_add(svg, "</text>\n");
}

void og_svg_label(og_text *svg, const char *looks, const char *anchor, double x, double y, const char *text) {
  add_label(svg, looks, " halo", anchor, x, y, text);
  add_label(svg, looks, "", anchor, x, y, text);
}

void og_svg_polygon(og_text *svg, const char *looks, const og_chain *points) {
  if (points->count == 0) return;
  if (points->count == 1) {
    og_svg_circle(svg, looks, points->at[0][0], points->at[0][1], 3);
    return;
  }
  if (points->count == 2) {
    og_svg_line(svg, looks, points->at[0][0], points->at[0][1], points->at[1][0], points->at[1][1]);
    return;
  }
  open_element(svg, "polygon", looks);
  og_text_add(svg, " points=\"");
  for (size_t k = 0; k < points->count; k++) {
    if (k > 0) og_text_add(svg, " ");
    og_svg_number(svg, points->at[k][0]);
    og_text_add(svg, ",");
    og_svg_number(svg, points->at[k][1]);
  }
  og_text_add(svg, "\"/>\n");
}

void og_svg_arrow(og_text *svg, const char *looks, double x1, double y1, double x2, double y2) {
  const double dx = x2 - x1, dy = y2 - y1, length = hypot(dx, dy);
  if (!(length > 0)) return;
  const double head = fmin(11, length / 2), ux = dx / length, uy = dy / length, wide = head * 0.4;
  og_svg_line(svg, looks, x1, y1, x2 - ux * head * 0.9, y2 - uy * head * 0.9);
  og_text_format(svg, "<polygon class=\"%s-head\" points=\"", looks);
  const double corner[3][2] = {{x2, y2},
                               {x2 - ux * head - uy * wide, y2 - uy * head + ux * wide},
                               {x2 - ux * head + uy * wide, y2 - uy * head - ux * wide}};
  for (int k = 0; k < 3; k++) {
    og_svg_number(svg, corner[k][0]);
    og_text_add(svg, ",");
    og_svg_number(svg, corner[k][1]);
    if (k < 2) og_text_add(svg, " ");
  }
  og_text_add(svg, "\"/>\n");
}
