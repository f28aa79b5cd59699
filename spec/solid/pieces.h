#ifndef OG_SOLID_PIECES_H
#define OG_SOLID_PIECES_H

/// The pieces of a body: parts that have points in common, by their numbers, are of one piece.

#include "spec/parts/problem.h"

/// Sets lowest[k] to the lowest point of the piece of point k; it has room for all points of the body.
void og_find_pieces(int32_t *lowest, size_t points, const og_part_list *list);

/// Does the part name the lowest point of its piece? One at least of each piece does. Sets *point to it.
bool og_part_names_lowest(const int32_t *lowest, const og_part_list *list, int32_t part, int32_t *point);

#endif
