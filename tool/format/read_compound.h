#ifndef OG_READ_COMPOUND_H
#define OG_READ_COMPOUND_H

/// A compound of a case: {"shape": "compound", "bodies": [{"shape": ...}, ...], "pose": ...}.
///
/// Each of its bodies has its own pose, and then that of the compound. They may be convex, meshes, height fields and compounds. Their parts
/// are counted through, body after body. All have the same radius.

#include <jansson.h>

#include "spec/body/shape.h"
#include "spec/parts/problem.h"
#include "tool/format/complaint.h"

/// The points of all bodies, each posed, and the compound's pose become a hull's.
bool og_read_compound(og_shape *shape, og_part_list *list, const json_t *value, size_t max_parts, size_t max_bits,
                      const og_place *place, og_complaint *complaint);

#endif
