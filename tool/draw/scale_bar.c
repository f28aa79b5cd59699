#include "tool/draw/scale_bar.h"

#include <math.h>

#include "tool/draw/svg.h"

static const double LOG10_2 = 0.30102999566398120;

// Between 50 and 130 pixels.
static og_scale_bar decimal_bar(const og_panel *panel) {
  const double digits = log10(130 / panel->scale) + (double)panel->unit * LOG10_2, power = floor(digits);
  const double most = pow(10, digits - power);
  const int times = most >= 5 ? 5 : most >= 2 ? 2 : 1;
  og_scale_bar b;
  b.pixels = 130 * times / most;
  if (power >= -3 && power <= 4)
    snprintf(b.text, sizeof b.text, "%.*f", power < 0 ? (int)-power : 0, times * pow(10, power));
  else snprintf(b.text, sizeof b.text, "%de%.0f", times, power);
  return b;
}

// Between 50 and 100 pixels.
static og_scale_bar binary_bar(const og_panel *panel, long ulp_exponent) {
  enum { ULP_RANGE = 8 }; // up to 256 ulp, and down to a 256th
  int exponent;
  const double fraction = frexp(100 / panel->scale, &exponent);
  const long power = panel->unit + exponent - 1, ulps = power - ulp_exponent;
  og_scale_bar b;
  b.pixels = 100 / (2 * fraction);
  if (ulps >= 0 && ulps <= ULP_RANGE) snprintf(b.text, sizeof b.text, "%ld ulp = 2^%ld", 1L << ulps, power);
  else if (ulps < 0 && ulps >= -ULP_RANGE) snprintf(b.text, sizeof b.text, "1/%ld ulp = 2^%ld", 1L << -ulps, power);
  else if (power >= -4 && power <= 10) snprintf(b.text, sizeof b.text, "%g", ldexp(1, (int)power));
  else snprintf(b.text, sizeof b.text, "2^%ld", power);
  return b;
}

og_scale_bar og_scale_bar_of(const og_panel *panel, bool magnified, long ulp_exponent) {
  return magnified ? binary_bar(panel, ulp_exponent) : decimal_bar(panel);
}

static double left_of(const og_panel *panel) { return panel->left + 14; }
static double foot_of(const og_panel *panel) { return panel->top + panel->height - 14; }

void og_scale_bar_reserve(og_labels *labels, const og_scale_bar *bar) {
  const double x = left_of(labels->panel), y = foot_of(labels->panel);
  og_labels_keep_off(labels, x - 4, y - 24, x + fmax(bar->pixels, og_label_width("ink", bar->text)) + 4, y + 8);
}

void og_scale_bar_draw(og_text *svg, const og_panel *panel, const og_scale_bar *bar) {
  const double x = left_of(panel), y = foot_of(panel), tick = 4;
  og_svg_line(svg, "bar", x, y, x + bar->pixels, y);
  og_svg_line(svg, "bar", x, y - tick, x, y + tick);
  og_svg_line(svg, "bar", x + bar->pixels, y - tick, x + bar->pixels, y + tick);
  og_svg_label(svg, "ink", "start", x, y - 9, bar->text);
}
