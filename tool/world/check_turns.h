#ifndef OG_CHECK_TURNS_H
#define OG_CHECK_TURNS_H

/// Who meets on the way while bodies turn, held against the exact question `motion`; and boxes of turning bodies,
/// held against the bodies at moments of the step.
///
/// The truth is of the numbers that the algorithm was given. At a claimed first time the bodies are apart by no more
/// than its door promises, and before it no deeper in each other, as far as looks between the proved contact and that
/// time show. So it is of bodies that are said not to meet. A contact that the exact side can neither prove nor rule
/// out is left open. What an algorithm may miss is a fault here, too.

#include "tool/judge/handed_rigid.h"
#include "tool/world/check_world.h"
#include "tool/world/turns.h"

typedef struct og_turn_checker {
  og_handed_rigid handed;
  og_exact_pair pair;
  og_exact_body at[2];
  og_rational time;
  int64_t checked, left_open;
} og_turn_checker;

void og_turn_checker_init(og_turn_checker *checker);
void og_turn_checker_clear(og_turn_checker *checker);

og_world_fault og_check_world_turns(og_turn_checker *checker, const og_world_turns *turns, const og_door_motion *door,
                              const og_world_player *player);

#endif
