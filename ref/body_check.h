#ifndef OG_BODY_CHECK_H
#define OG_BODY_CHECK_H

/// Is a body one at all? What no algorithm of the registry has to look for then.
///
/// OUT_OF_RANGE: a coordinate, a radius or a box's number that is not finite, or a radius beyond OG_RANGE_LARGEST
/// (range.h; so that two of them can be added). DEGENERATE: no vertex, a negative radius, a box with a negative half
/// edge. Otherwise ANSWERED. The mesh is not looked at; a box's axes are by those that use them. Cost: linear.

#include "ref/body.h"
#include "ref/outcome.h"

/*@ requires body:   \valid_read(body);
    requires vertex: body->vertex_count > 0 ==> \valid_read(body->vertex + (0 .. body->vertex_count - 1));
    terminates \true;
    exits      \false;
    assigns    \nothing;
*/
og_outcome og_body_check(const og_body *body);

#endif
