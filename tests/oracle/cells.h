#ifndef OR_CELLS_H
#define OR_CELLS_H

/// Primitives as the union of their cells, in plain rationals: corners, edges, faces, the inside. The second, slower
/// answer to what is asked of primitives: every pair of cells is tried.

#include "spec/body/shape.h"
#include "tests/oracle/vector.h"

/// at + sum t[k] along[k] with t[k] >= 0 where `from_zero`, t[k] <= 1 where `to_one`, sum t <= 1 where `simplex`.
typedef struct or_cell {
  size_t dims;
  or_vec at, along[3];
  bool from_zero[3], to_one[3], simplex;
} or_cell;

typedef struct or_cells {
  size_t count;
  or_cell cell[32];
} or_cells;

/// The cells of a posed body: point, segment, triangle, hull of up to four points (a simplex), box, line, ray or plane.
or_cells *or_cells_new(og_shape_kind kind, const og_exact_body *body);
void or_cells_free(or_cells *cells);

/// A triangle or (b = c) a segment or point, out of three points.
or_cells *or_cells_of_points(const or_vec *a, const or_vec *b, const or_vec *c);

/// Calls `visit` with the nearest points of each pair of cells whose lines and planes have unique ones that are in the
/// cells: the pair, the point of A and the squared distance.
typedef void (*or_cell_visitor)(void *context, const or_cell *a, const or_cell *b, const or_vec *point,
                                const mpq_t square);
void or_cells_visit(const or_cells *a, const or_cells *b, or_cell_visitor visit, void *context);

/// The least squared distance. Cost: up to about 500 systems of three unknowns.
void or_cells_distance(mpq_t square, const or_cells *a, const or_cells *b);

#endif
