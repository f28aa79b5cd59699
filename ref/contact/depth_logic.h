#ifndef OG_CONTACT_DEPTH_LOGIC_H
#define OG_CONTACT_DEPTH_LOGIC_H

/// What a contact's depth promises.

#include "ref/door/contact.h"

/*@ logic real off_by(og_contact *c, og_vec3 n) =
      c->depth - (n.x * (c->b.x - c->a.x) + n.y * (c->b.y - c->a.y) + n.z * (c->b.z - c->a.z));
    logic real rounding2_of(og_vec3 p) = 128 * OG_SCALAR_EPSILON * (128 * OG_SCALAR_EPSILON) * dot(p, p);
    // The depth is that of its points along the normal, but for rounding in the size of the bodies.
    predicate is_depth_of(og_contact *c, og_vec3 n, og_body *a, og_body *b) =
      off_by(c, n) * off_by(c, n) <= rounding2_of(c->a) + rounding2_of(c->b) + OG_SCALAR_MIN ||
      (\exists integer v; 0 <= v < a->vertex_count && off_by(c, n) * off_by(c, n) <= rounding2_of(a->vertex[v])) ||
      (\exists integer v; 0 <= v < b->vertex_count && off_by(c, n) * off_by(c, n) <= rounding2_of(b->vertex[v]));
*/

#endif
