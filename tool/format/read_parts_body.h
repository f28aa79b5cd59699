#ifndef OG_READ_PARTS_BODY_H
#define OG_READ_PARTS_BODY_H

/// Bodies of cases that are made of parts: meshes, height fields and compounds.

#include <jansson.h>

#include "spec/body/shape.h"
#include "spec/parts/problem.h"
#include "tool/format/complaint.h"

/// Does the body's shape name one?
bool og_is_of_parts(const json_t *value);
/// Is it a mesh or a height field, or a compound with one in it?
bool og_has_surface(const json_t *value);

/// Is it a mesh or a height field that says that it is solid?
bool og_is_solid(const json_t *value);
/// Is it such a height field, and of how many rows and columns?
bool og_is_solid_field(const json_t *value, size_t *rows, size_t *columns);

/// Does the question `hit` ask about b how a ray hits it first: a body of parts, a hull, or a body with a ball other
/// than a sphere?
bool og_is_hit_by_rays(const json_t *value);

/// Reads such a body: its exact points, its parts, and whether it is solid; with a null `solid` none may be. One
/// without parts is refused; more than max_parts points or parts are a limit reached.
bool og_read_parts_body(og_shape *shape, og_exact_body *exact, og_part_list *list, bool *solid, const json_t *value,
                        size_t max_parts, size_t max_bits, const og_place *place, og_complaint *complaint);

#endif
