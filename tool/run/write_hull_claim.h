#ifndef OG_WRITE_HULL_CLAIM_H
#define OG_WRITE_HULL_CLAIM_H

/// What an algorithm behind the door `hull` claims about a case, as one JSON line. The format stands in
/// docs/use/format.md.

#include "ref/door/hull.h"
#include "tool/format/text.h"

/// Appends the line. The facets are as the algorithm made them: in space triangles, in the plane the one cycle.
void og_write_hull_claim(og_text *text, const char *id, const char *algorithm, og_outcome outcome,
                         const og_door_hull *door, const og_hull_room *room);

#endif
