#ifndef OG_PLAIN_CASE_H
#define OG_PLAIN_CASE_H

/// Cases in their ordinary form, read at a tenth of the general reader's cost.

#include "tool/format/read_case.h"
#include "tool/format/scan.h"
#include "tool/format/small_body.h"

/// Reads a line that asks for the relation, distance or depth of two bodies (also as `instead`: see
/// og_case_reader_new), in the ordinary form of JSON (tool/format/scan.h), each body either a hull, triangle, segment
/// or point without a pose, or a box, sphere or capsule without a matrix, its every number a double. Sets id, family
/// and question of `one`, not its problem, and the bodies. False for every other line, right or wrong: for
/// og_read_case, which would read this one as the same bodies; what is set then must not be used. The caller still has
/// to see that the id is new.
bool og_read_plain_case(const char *line, size_t length, const og_case_limits *limits, og_question instead,
                        og_case *one, og_small_case *bodies);

/// What the ordinary lines of cases and of answers share: an id, and relation, distance or depth.
bool og_read_plain_id(og_scan *scan, char id[OG_MAX_ID + 1]);
bool og_read_plain_question(og_scan *scan, og_question *question);

#endif
