#ifndef OG_DRAW_CSO_H
#define OG_DRAW_CSO_H

/// A - B seen: its point nearest the origin is the witness, its ball has the sum of the radii.

#include "tool/draw/scene.h"

/// The difference with all that it refers to: not to be copied.
typedef struct og_seen_cso {
  og_exact_body body;
  og_rational witness[3];
  og_seen_body seen;
  bool outline_only; // too many points for faces and edges
} og_seen_cso;

void og_seen_cso_init(og_seen_cso *cso);
void og_seen_cso_clear(og_seen_cso *cso);

/// The differences of all vertices up to OG_MESH_VERTICES of them, otherwise of the corners of the outlines, which have
/// the same outline. Cost: linear in their number.
void og_seen_cso_set(og_seen_cso *cso, const og_scene *scene);

#endif
