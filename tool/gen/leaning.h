#ifndef OG_GEN_LEANING_H
#define OG_GEN_LEANING_H

/// Solid hulls that lean against the plane x = c with one feature: the stuff touching scenes are made of.

#include "tool/gen/case.h"

typedef enum og_gen_feature {
  OG_GEN_FACE,   // a rectangle or a triangle, the axis point inside it
  OG_GEN_EDGE_Y, // an edge along y, the axis point inside it
  OG_GEN_EDGE_Z, // an edge along z
  OG_GEN_VERTEX, // the axis point itself
} og_gen_feature;

typedef enum og_gen_grain {
  OG_GEN_INTEGERS, // coordinates 1 to 4 and their negatives: exact under integer maps
  OG_GEN_DOUBLES,  // full mantissas
} og_gen_grain;

/// Adds the points of a hull that touches the plane x = c with the feature, around (c, 0, 0), and lies on one
/// side (-1 or +1) of it otherwise. The hull is solid and holds (c + side e, 0, 0) in its interior for small e,
/// so two such bodies on different sides of planes c < c' overlap as soon as c' < c.
void og_gen_lean(og_gen_body *body, og_random *random, og_gen_feature feature, double c, int side, og_gen_grain grain);

/// Two bodies with the features in the planes x = c and x = d, A below and B above.
void og_gen_lean_pair(og_gen_case *scene, og_random *random, og_gen_feature a, og_gen_feature b, double c, double d,
                      og_gen_grain grain);

#endif
