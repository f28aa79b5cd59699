#ifndef OG_STANDING_H
#define OG_STANDING_H

/// Bodies that stand on something, and triples of cases: touching, an ulp apart, an ulp into.

#include "tool/gen/families.h"

/// A box, a ball, a hull on a corner or on an edge, or a capsule, by kind % 5: its lowest points are at height 0 when
/// its translation is at height 1.
void og_gen_make_standing(og_gen_body *body, og_random *random, uint64_t kind);

/// Four boxes beside each other whose tops are level at height 0; they meet at the corner (x, y).
void og_gen_make_blocks(og_gen_body *body, og_random *random, double x, double y);

/// The flag of a triple's member.
void og_gen_flag_member(const og_gen_turn *turn, og_gen_case *c);
/// x, the double above it or the one below: of a height upwards is apart.
double og_gen_beside(double x, unsigned member);

#endif
