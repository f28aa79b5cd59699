#ifndef OG_MAKE_CSO_H
#define OG_MAKE_CSO_H

/// Memory for the algorithms behind the door `cso`.

#include "ref/door/cso.h"

typedef struct og_made_cso {
  og_cso_room room;
  og_cso_sizes sizes; // what there is room for
} og_made_cso;

void og_made_cso_init(og_made_cso *made);
void og_made_cso_clear(og_made_cso *made);

/// Room for the difference of two meshes; none where they are too large for the door, which says so then.
void og_made_cso_hold(og_made_cso *made, const og_half_edge_mesh *a, const og_half_edge_mesh *b);

#endif
