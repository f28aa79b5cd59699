#include "eva/arguments.h"
#include "ref/tree/pair_order.h"

enum { PAIRS = 3, ROWS = 2, COLUMNS = 3, LISTS = 216 }; // (ROWS COLUMNS)^PAIRS lists

// Every list of three pairs in two rows and three columns, one by one.
void drive_pair_order(void) {
  //@ loop unroll 216;
  for (int list = 0; list < LISTS; list++) {
    og_index_pair pair[PAIRS];
    int64_t start[2 * (ROWS + 1)];
    //@ loop unroll 3;
    for (int k = 0, rest = list; k < PAIRS; k++) {
      pair[k] = (og_index_pair){rest % ROWS, rest / ROWS % COLUMNS};
      rest /= ROWS * COLUMNS;
    }
    og_pairs pairs = {pair, PAIRS, PAIRS};
    og_sort_pairs(&pairs, ROWS, start);
  }
}
