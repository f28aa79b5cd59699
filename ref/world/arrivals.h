#ifndef OG_ARRIVALS_H
#define OG_ARRIVALS_H

/// Who meets on the way from one step to the next: what is missed where only the ends are looked at.
///
/// An algorithm behind the door `sweep` says whether and when the bodies of a pair meet first. It is asked about pairs
/// whose swept boxes overlap and whose bodies only translate and did not meet before the step. The way of a body is the
/// difference of its places after and before the step, rounded once; the second one's, as seen from the first, once
/// more. Bodies that turned, came or were placed in this step have no such way, nor have concave ones: their pairs are
/// counted, not asked; so are those of cylinders and cones.
/// Cost: the algorithm's, for each of these pairs.  Source: Varjus 2018, 5.2.3; Parac 2020, 6.

#include "ref/within_logic.h"
#include "ref/world/world.h"

/// What a pair's sweep is of: bodies before the step, ways during it, from time 0 to 1. False: one has no such way.
/// `before` and `after`: the states around a step.
/*@ requires states: \valid_read(before) && \valid_read(after) && \valid(in);
    requires bodies: \valid_read(before->body + (0 .. pair.j)) && \valid_read(after->body + (0 .. pair.j)) &&
                     0 <= pair.i < pair.j;
    terminates \true; exits \false; assigns *in;
    ensures bodies: \result ==> in->a == &before->body[pair.i].posed.body && in->b == &before->body[pair.j].posed.body;
    ensures until: \result ==> in->until == 1 && !in->endless;
    ensures there: \result ==> before->body[pair.i].is_there && before->body[pair.j].is_there &&
      after->body[pair.i].is_there &&
      after->body[pair.j].is_there;
    ensures way_x: \result ==> abs_of(in->velocity_a.x - (after->body[pair.i].pose.position.x -
      before->body[pair.i].pose.position.x)) <= epsilons(1, abs_of(in->velocity_a.x));
    ensures way_y: \result ==> abs_of(in->velocity_a.y - (after->body[pair.i].pose.position.y -
      before->body[pair.i].pose.position.y)) <= epsilons(1, abs_of(in->velocity_a.y));
    ensures way_z: \result ==> abs_of(in->velocity_a.z - (after->body[pair.i].pose.position.z -
      before->body[pair.i].pose.position.z)) <= epsilons(1, abs_of(in->velocity_a.z)); */
bool og_world_way(const og_world_state *before, const og_world_state *after, og_index_pair pair, og_sweep_input *in);

/// Sets next.arrivals and next.part of a world whose next state has its pairs.
/*@ requires world: \valid(world) && usable_stages(&world->stages) && world->stages.sweep != \null;
    requires lists: writable_pairs(&world->next.arrivals) && \valid(world->next.part + (0 .. world->next.arrivals.room - 1));
    terminates \true; exits \false;
    ensures parts: \forall integer k; 0 <= k < world->next.arrivals.count ==> 0 <= world->next.part[k] <= 1;
    ensures order: are_ascending(&world->next.arrivals);
    ensures near: \forall integer k; 0 <= k < world->next.arrivals.count ==>
      is_listed(&world->next.boxes, world->next.arrivals.pair[k].i, world->next.arrivals.pair[k].j);
    ensures fresh: \forall integer k; 0 <= k < world->next.arrivals.count ==>
      !is_listed(&world->now.touching, world->next.arrivals.pair[k].i, world->next.arrivals.pair[k].j); */
void og_world_arrive(og_world *world);

#endif
