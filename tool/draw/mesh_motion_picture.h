#ifndef OG_MESH_MOTION_PICTURE_H
#define OG_MESH_MOTION_PICTURE_H

/// The picture of a case of the question mesh_motion: the meshes at the start, faint, and at the first contact, or at
/// the end without one. Faces with features that meet then are filled.
///
/// Seen obliquely, as mesh_pairs is. The time and the pairs are exact; what is drawn is near enough for a picture.

#include "tool/format/complaint.h"
#include "tool/format/read_case.h"
#include "tool/format/text.h"

/// Adds the SVG document to the text; a width of 0 is chosen. False, with a complaint: too many triangles.
bool og_mesh_motion_picture_draw(og_text *svg, double width, const og_case *one, og_complaint *complaint);

#endif
