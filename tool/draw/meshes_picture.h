#ifndef OG_MESHES_PICTURE_H
#define OG_MESHES_PICTURE_H

/// The picture of a case of the question mesh_pairs: the triangles of both meshes, those that meet another filled, and
/// the boxes of a level of their trees.
///
/// Seen obliquely, as boxes are: z goes to the upper right. Which triangles meet is decided exactly; what is drawn is
/// near enough for a picture (og_problem's approx).

#include "tool/draw/boxes_page.h"
#include "tool/draw/drawn_mesh.h"
#include "tool/format/complaint.h"
#include "tool/format/read_case.h"
#include "tool/format/text.h"

/// More triangles than this make no picture.
enum { OG_MOST_DRAWN_TRIANGLES = 20000 };

typedef struct og_meshes_picture {
  double width;   // of the page in pixels; 0: chosen
  bool has_level; // are boxes drawn, of the trees that bvh-aabb builds?
  size_t level;   // their distance from the root; where a tree ends before, its leaves
} og_meshes_picture;

/// Adds the SVG document to the text. False, with a complaint: too many triangles, or too many pairs.
bool og_meshes_picture_draw(og_text *svg, const og_meshes_picture *how, const og_case *one, og_complaint *complaint);

/// The triangles that meet another, or those that do not.
void og_draw_triangles(const og_boxes_page *p, const og_drawn_mesh *drawn, bool meets, const char *looks);
/// The box around all points of the meshes, by which a page is laid out.
og_aabb og_box_of_drawn(const og_drawn_mesh *drawn, int count);

#endif
