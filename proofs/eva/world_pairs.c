#include "eva/arguments.h"
#include "ref/world/pair_life.h"

// Lists of up to two pairs of any numbers, in any order.
// Options: -eva-precision 0 -eva-ilevel 24 -eva-min-loop-unroll 5 -eva-split-return full -eva-slevel 3000
// -eva-slevel-function is_less:0
void drive_pair_life(void) {
  static og_index_pair pair[3][2], room[4][4];
  for (int list = 0; list < 3; list++)
    for (int k = 0; k < 2; k++)
      pair[list][k] = (og_index_pair){whole(INT32_MIN, INT32_MAX), whole(INT32_MIN, INT32_MAX)};
  const og_pairs before = {pair[0], 2, each(0, 2)}, after = {pair[1], 2, each(0, 2)}, ended = {pair[2], 2, each(0, 2)};
  og_pair_life life = {{room[0], 4, 0}, {room[1], 4, 0}, {room[2], 4, 0}};
  og_pair_life_between(&before, &after, &life);
  og_pairs all = {room[3], 4, 0};
  og_pairs_go_on(&before, &after, &ended, &all);
}
