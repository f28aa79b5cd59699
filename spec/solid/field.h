#ifndef OG_SOLID_FIELD_H
#define OG_SOLID_FIELD_H

/// A solid height field beside a bounded body, as a solid mesh that stands for it: so questions about solid meshes take
/// fields without an end below.
///
/// The field is its surface and all below it. Let heights be along its axis, H the greatest one of the field, and L the
/// least one that the field or the other body has on all of its way, with its ball. The mesh is the surface, walls
/// below its border, and a bottom at a height below L - (H - L). Then relation, distance, depth of a point and first
/// time of contact are the field's:
/// - No point of the other body reaches the bottom. What it shares with the field it shares with the mesh.
/// - A point of the field that is nearest to a point p lies no lower than p, or on the surface: from a lower one in a
///   wall, or inside, the way up leads nearer. So it is in the mesh, as high as L or higher.
/// - A point inside is H - L below the surface at most, and farther than that from the bottom.
/// A motion without an end counts until the other body has passed the border: from then on it cannot come to the field.
/// One that only falls or rises first meets the surface, or met the field at the start.
/// docs/trust/certificates.md has the proof. Cost: linear in the points.

#include "spec/body/problem.h"
#include "spec/parts/problem.h"

/// The field has the points of a grid, row after row, and one more, which is a unit of length above the first; its pose
/// is a rotation and a translation. The list has its triangles. That point is taken away; those below the border and
/// the middle of the bottom are appended, and to the list the walls and the bottom: 2 (rows + columns) - 4 steps around
/// the border from point 0 along the rows, two triangles each, then the same steps, one triangle each. `motion` may be
/// null.
void og_close_solid_field(og_exact_body *field, og_part_list *list, size_t rows, size_t columns,
                          const og_exact_body *other, const og_exact_motion *motion, bool field_is_a);

#endif
