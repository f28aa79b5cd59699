#ifndef OG_CROWDS_H
#define OG_CROWDS_H

/// Sets of points of which boxes along principal axes are good or bad: the figures of the sources as families.

#include "ref/vec3.h"
#include "tool/gen/random.h"

typedef enum og_crowd_kind {
  OG_CROWD_CORNERS,  // a turned box's corners alone (Huotari 2011, fig. 8)
  OG_CROWD_IN_BALL,  // evenly in a ball
  OG_CROWD_IN_BOX,   // evenly in a turned box
  OG_CROWD_CLUSTERS, // in five small cubes
  OG_CROWD_INSIDE,   // a box's corners, and a crowd along its diagonal (Rasku 2003, fig. 9; Huotari 2011, fig. 9)
  OG_CROWD_ON_FACE,  // a cube's corners, and a crowd spread over one face
  OG_CROWD_ON_RIM,   // a box with one corner rounded by a crowd, all extreme (Rasku fig. 10; Huotari fig. 11)
  OG_CROWD_MOVED,    // a box's corners, one of them moved inwards (Rasku fig. 11)
  OG_CROWD_SEGMENT,  // a crowd on a segment, and two points beside it, in space three (Huotari fig. 12)
  OG_CROWD_KINDS
} og_crowd_kind;

enum { OG_CROWD_MOST = 48 };

typedef struct og_crowd {
  int axes; // 2: all z are 0
  int count;
  og_vec3 point[OG_CROWD_MOST];
  og_mat3 frame; // its rows are the axes in which the set was made
} og_crowd;

const char *og_crowd_name(og_crowd_kind kind);

/// Draws one set, of two axes or three. A box has the sides 1 and others between 1/8 and 1.
void og_crowd_draw(og_crowd *crowd, og_crowd_kind kind, int axes, og_random *random);

#endif
