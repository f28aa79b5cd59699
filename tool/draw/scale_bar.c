#include "tool/draw/scale_bar.h"

#include <math.h>

#include "tool/draw/svg.h"

static const double LOG10_2 = 0.30102999566398120;

typedef struct bar {
  double pixels;
  char text[64];
} bar;

// Between 50 and 130 pixels.
static bar decimal_bar(const og_panel *panel) {
  const double digits = log10(130 / panel->scale) + (double)panel->unit * LOG10_2, power = floor(digits);
  const double most = pow(10, digits - power);
  const int times = most >= 5 ? 5 : most >= 2 ? 2 : 1;
  bar b;
  b.pixels = 130 * times / most;
  if (power >= -3 && power <= 4)
    snprintf(b.text, sizeof b.text, "%.*f", power < 0 ? (int)-power : 0, times * pow(10, power));
  else snprintf(b.text, sizeof b.text, "%de%.0f", times, power);
  return b;
}

// Between 50 and 100 pixels.
static bar binary_bar(const og_panel *panel, long ulp_exponent) {
  enum { ULP_RANGE = 8 }; // up to 256 ulp, and down to a 256th
  int exponent;
  const double fraction = frexp(100 / panel->scale, &exponent);
  const long power = panel->unit + exponent - 1, ulps = power - ulp_exponent;
  bar b;
  b.pixels = 100 / (2 * fraction);
  if (ulps >= 0 && ulps <= ULP_RANGE) snprintf(b.text, sizeof b.text, "%ld ulp = 2^%ld", 1L << ulps, power);
  else if (ulps < 0 && ulps >= -ULP_RANGE) snprintf(b.text, sizeof b.text, "1/%ld ulp = 2^%ld", 1L << -ulps, power);
  else snprintf(b.text, sizeof b.text, "2^%ld", power);
  return b;
}

void og_scale_bar_draw(og_labels *labels, og_text *svg, bool magnified, long ulp_exponent) {
  const og_panel *panel = labels->panel;
  const bar b = magnified ? binary_bar(panel, ulp_exponent) : decimal_bar(panel);
  const double x = panel->left + 14, y = panel->top + panel->height - 14, tick = 4;
  og_svg_line(svg, "bar", x, y, x + b.pixels, y);
  og_svg_line(svg, "bar", x, y - tick, x, y + tick);
  og_svg_line(svg, "bar", x + b.pixels, y - tick, x + b.pixels, y + tick);
  og_svg_label(svg, "ink", "start", x, y - 9, b.text);
  og_labels_keep_off(labels, x - 4, y - 24, x + fmax(b.pixels, og_label_width("ink", b.text)) + 4, y + 8);
}
