#ifndef OG_TURN_PROMISE_LOGIC_H
#define OG_TURN_PROMISE_LOGIC_H

/// Rotations that no volume of a turning body may refuse.

#include "ref/plain_promise_logic.h"

/*@ predicate are_up_to_2{L}(og_vec3 *row) = \forall integer k; 0 <= k < 3 ==>
      (0 - 2 <= row[k].x <= 2 && 0 - 2 <= row[k].y <= 2 && 0 - 2 <= row[k].z <= 2);
*/

#endif
