#ifndef OG_PAGE_MESHES_H
#define OG_PAGE_MESHES_H

/// What a page shows of a case of the question mesh_pairs, as JSON.

#include "tool/format/read_case.h"
#include "tool/format/text.h"

/// Levels of a tree whose boxes are shown, and what is too much to be shown.
enum { OG_PAGE_LEVELS = 7, OG_PAGE_MOST_TRIANGLES = 6000, OG_PAGE_MOST_MESH_PAIRS = 20000 };

/// Adds ,"meshes":[{"points":[...],"triangles":[...],"levels":[[[lo, hi], ...], ...]}, ...],"pairs":[[i, j], ...]: the
/// meshes, one where it is asked about with itself, the boxes of the tree of bvh-aabb at each level, and the exact
/// pairs. Points are rounded, and moved and scaled as og_problem's approx is. Nothing where there is too much of it.
void og_page_meshes_write(og_text *text, const og_mesh_problem *problem);

#endif
