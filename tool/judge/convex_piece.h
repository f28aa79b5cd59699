#ifndef OG_CONVEX_PIECE_H
#define OG_CONVEX_PIECE_H

/// Convex solids with rational corners, cut by planes: exact pieces and exact volumes.
///
/// A piece is a list of corners and its faces, cycles of them, counterclockwise seen from outside. No two faces lie in
/// one plane.

#include <stdbool.h>
#include <stddef.h>

#include "tool/judge/cut_plane.h"

typedef struct og_convex_piece {
  size_t points, point_room;
  og_space_point *point; // point_room of them are initialised
  size_t faces, face_room;
  size_t *end; // face k is corner[end[k - 1]] up to corner[end[k] - 1]
  size_t corner_room;
  size_t *corner;
} og_convex_piece;

void og_convex_piece_init(og_convex_piece *piece);
void og_convex_piece_clear(og_convex_piece *piece);
/// No corners and no faces; the storage stays.
void og_convex_piece_reset(og_convex_piece *piece);

/// Appends a corner, which is the caller's to set.
og_space_point *og_convex_piece_add_point(og_convex_piece *piece);
/// Appends a corner to the face that is being made; og_convex_piece_end_face ends it.
void og_convex_piece_add_corner(og_convex_piece *piece, size_t corner);
void og_convex_piece_end_face(og_convex_piece *piece);

/// Doubles that hold the piece.
typedef struct og_piece_box {
  double lo[3], hi[3];
} og_piece_box;

og_piece_box og_convex_piece_box(const og_convex_piece *piece);
/// Do the boxes share no volume?
static inline bool og_piece_boxes_apart(const og_piece_box *a, const og_piece_box *b) {
  bool apart = false;
  for (int i = 0; i < 3; i++) apart = apart || a->hi[i] <= b->lo[i] || b->hi[i] <= a->lo[i];
  return apart;
}

/// -1: no part of the piece with a volume is above the plane. 1: none is below it. 0: it cuts the piece.
int og_convex_piece_side(const og_convex_piece *piece, const og_cut_plane *plane);

/// Makes r what is below the plane, or with `above` what is above it. The plane cuts the piece; r is another one.
/// Cost: linear, but for edges that are cut: quadratic.
void og_convex_piece_cut(og_convex_piece *r, const og_convex_piece *piece, const og_cut_plane *plane, bool above);

/// Sets six to six times the volume, which is positive.
void og_convex_piece_volume(mpq_t six, const og_convex_piece *piece);

#endif
