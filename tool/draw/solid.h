#ifndef OG_SOLID_H
#define OG_SOLID_H

/// Faces and edges of a polyhedron as they are drawn: which are seen, which lie behind.
///
/// The hull is made of points rounded to og_scalar in the picture's own unit, which is fine at the scale of the whole
/// body and at no other; faces that are coplanar to about a thousandth of a radian are drawn as one.

#include "tool/draw/panel.h"
#include "tool/format/text.h"
#include "tool/run/make_body.h"

/// Adds the body's faces that look at the viewer, its edges behind and its edges in front, in the classes LOOKS-face,
/// LOOKS-back and LOOKS-edge. Nothing for flat bodies and those of more than OG_MESH_VERTICES points: the outline
/// stands for them. Cost: the square of the points.
void og_solid_draw(og_text *svg, const og_panel *panel, const og_scene *scene, const og_seen_body *seen, double lift);

#endif
