#ifndef OG_ARRIVALS_H
#define OG_ARRIVALS_H

/// Who meets on the way from one step to the next: what is missed where only the ends are looked at.
///
/// An algorithm behind the door `sweep` says whether and when the bodies of a pair meet first. It is asked about pairs
/// whose swept boxes overlap and whose bodies only translate and did not meet before the step. The way of a body is the
/// difference of its places after and before the step, rounded once; the second one's, as seen from the first, once
/// more. Bodies that turned, came or were placed in this step have no such way, nor have concave ones: their pairs are
/// counted, not asked.
/// Cost: the algorithm's, for each of these pairs.  Source: Varjus 2018, 5.2.3; Parac 2020, 6.

#include "ref/world/world.h"

/// What a pair's sweep is of: bodies before the step, ways during it, from time 0 to 1. False: one has no such way.
/// `before` and `after`: the states around a step.
/*@ requires states: \valid_read(before) && \valid_read(after) && \valid(in);
    requires bodies: \valid_read(before->body + (0 .. pair.j)) && \valid_read(after->body + (0 .. pair.j)) &&
                     0 <= pair.i < pair.j;
    terminates \true; exits \false; assigns *in; */
bool og_world_way(const og_world_state *before, const og_world_state *after, og_index_pair pair, og_sweep_input *in);

/// Sets next.arrivals and next.part of a world whose next state has its pairs.
/*@ requires world: \valid(world) && usable_stages(&world->stages) && world->stages.sweep != \null;
    requires lists: writable_pairs(&world->next.arrivals) && \valid(world->next.part + (0 .. world->next.arrivals.room - 1));
    terminates \true; exits \false; */
void og_world_arrive(og_world *world);

#endif
