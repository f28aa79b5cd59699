#ifndef OG_SVG_H
#define OG_SVG_H

/// Elements of an SVG picture, added to a text. Lengths are in pixels, y downwards, written with two digits: the same
/// bytes everywhere. What an element looks like is its class; the style sheet stands at the head.

#include "tool/draw/outline.h"
#include "tool/format/text.h"

/// The opening element with the style sheet, and the background.
void og_svg_open(og_text *svg, double width, double height);
void og_svg_close(og_text *svg);

/// A coordinate, between -99999 and 99999; 0 for NaN, which the callers never have.
void og_svg_number(og_text *svg, double x);
/// Text with the characters that mean something in XML escaped, and those that it forbids left out.
void og_svg_escape(og_text *svg, const char *text);

void og_svg_line(og_text *svg, const char *looks, double x1, double y1, double x2, double y2);
void og_svg_circle(og_text *svg, const char *looks, double x, double y, double radius);
void og_svg_rectangle(og_text *svg, const char *looks, double x, double y, double width, double height);
/// `anchor`: "start", "middle" or "end".
void og_svg_label(og_text *svg, const char *looks, const char *anchor, double x, double y, const char *text);
/// Closed; a chain of two points is a line, of one a small disc, of none nothing. The points are in pixels.
void og_svg_polygon(og_text *svg, const char *looks, const og_chain *points);
/// An arrow from the first point to the second: class `looks` for the shaft, and with "-head" added for the head.
void og_svg_arrow(og_text *svg, const char *looks, double x1, double y1, double x2, double y2);

#endif
