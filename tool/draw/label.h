#ifndef OG_LABEL_H
#define OG_LABEL_H

/// Labels beside what they name, none on another.

#include "tool/draw/panel.h"
#include "tool/format/text.h"

enum { OG_MAX_LABELS = 48 };

/// The places taken on a pane, in pixels.
typedef struct og_labels {
  const og_panel *panel;
  size_t count;
  og_window taken[OG_MAX_LABELS]; // bottom: the larger y
} og_labels;

og_labels og_labels_of(const og_panel *panel);
/// Keeps labels off a rectangle.
void og_labels_keep_off(og_labels *labels, double left, double top, double right, double bottom);
/// Puts the text beside (x, y), or on it where `on` and there is room; farther away with a thin line to it where all
/// places near are taken. Always on the pane; on other labels only where it is full.
void og_label_put(og_labels *labels, og_text *svg, const char *looks, double x, double y, bool on, const char *text);

/// About how wide the text will be.
double og_label_width(const char *looks, const char *text);

#endif
