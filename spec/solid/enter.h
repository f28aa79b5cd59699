#ifndef OG_SOLID_ENTER_H
#define OG_SOLID_ENTER_H

/// Does a part whose inner points nowhere pass through a solid's surface have a point strictly inside the solid?
///
/// That is known of parts that touch the surface and do not penetrate any of its triangles (spec/pair). A part with an
/// interior then is inside or outside as a whole. A segment is cut where it meets planes of triangles near it: between
/// two cuts all of it is on the surface, or inside, or outside. A triangle has inner points of the solid where one of
/// its edges does; or beside an edge of the mesh that lies in it, or beside an edge of its own that lies in a face.
/// docs/trust/certificates.md has the proof. Cost: that of the mesh's triangles near the part.

#include "spec/solid/solid.h"

/// Working storage. One per thread.
typedef struct og_entering og_entering;
og_entering *og_entering_new(void);
void og_entering_free(og_entering *entering);

/// The dimension of what the points span: 0 of a point, 3 where they have an interior.
int og_dimension_of(og_entering *entering, const og_points *points, const int32_t *number, size_t count);

/// More points than these of a part in one plane are too many: it has a triangle for each three.
#define OG_MOST_IN_A_PLANE 16

typedef enum og_entry {
  OG_STAYS_OUT, // no point is strictly inside
  OG_ENTERS,
  OG_TOO_MANY_POINTS, // of a part in one plane
} og_entry;

/// The part is the hull of these points. It does not penetrate any triangle of the solid, which is sound.
og_entry og_part_enters(og_entering *entering, og_solid *solid, const og_points *points, const int32_t *number,
                        size_t count);

/// Do triangles of the two sound solids lie in one plane, look the same way, and have an area in common? Then the
/// solids have inner points in common.
bool og_have_common_face(og_entering *entering, const og_solid *one, const og_solid *two);

#endif
