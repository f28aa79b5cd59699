#include "ref/world/pair_life.h"

/*@ terminates \true; exits \false; assigns \nothing; */
static inline bool is_less(og_index_pair a, og_index_pair b) { return a.i < b.i || (a.i == b.i && a.j < b.j); }

// Where the lists go on: -1 with the next of `a`, 1 with that of `b`, 0 with both, which are equal.
/*@ requires lists: \valid_read(a) && \valid_read(b) && 0 <= k <= a->count && 0 <= l <= b->count;
    requires left: k < a->count || l < b->count;
    requires pairs: \valid_read(a->pair + (0 .. a->count - 1)) && \valid_read(b->pair + (0 .. b->count - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures there: (\result <= 0 ==> k < a->count) && (\result >= 0 ==> l < b->count); */
static inline int next_of(const og_pairs *a, int64_t k, const og_pairs *b, int64_t l) {
  if (k == a->count) return 1;
  if (l == b->count || is_less(a->pair[k], b->pair[l])) return -1;
  return is_less(b->pair[l], a->pair[k]) ? 1 : 0;
}

/*@ requires pairs: writable_pairs(pairs) && pairs->count < INT64_MAX;
    terminates \true; exits \false; assigns pairs->count, pairs->pair[0 .. pairs->room - 1]; */
static inline void add(og_pairs *pairs, og_index_pair pair) { og_pairs_add(pairs, pair.i, pair.j); }

void og_pair_life_between(const og_pairs *before, const og_pairs *after, og_pair_life *life) {
  life->begun.count = life->persisting.count = life->ended.count = 0;
  int64_t k = 0, l = 0;
  /*@ loop invariant places: 0 <= k <= before->count && 0 <= l <= after->count;
      loop invariant life: writable_life(life);
      loop assigns k, l, life->begun.count, life->persisting.count, life->ended.count,
                   life->begun.pair[0 .. life->begun.room - 1], life->persisting.pair[0 .. life->persisting.room - 1],
                   life->ended.pair[0 .. life->ended.room - 1];
      loop variant before->count - k + after->count - l; */
  while (k < before->count || l < after->count) {
    const int next = next_of(before, k, after, l);
    if (next < 0) add(&life->ended, before->pair[k]);
    else add(next > 0 ? &life->begun : &life->persisting, after->pair[l]);
    k += next <= 0;
    l += next >= 0;
  }
}

int64_t og_pairs_skip(const og_pairs *pairs, int64_t from, og_index_pair pair) {
  int64_t k = from;
  /*@ loop invariant place: from <= k <= pairs->count;
      loop assigns k;
      loop variant pairs->count - k; */
  while (k < pairs->count && is_less(pairs->pair[k], pair)) k++;
  return k;
}

bool og_pairs_has_at(const og_pairs *pairs, int64_t k, og_index_pair pair) {
  return k < pairs->count && pairs->pair[k].i == pair.i && pairs->pair[k].j == pair.j;
}

void og_pairs_go_on(const og_pairs *before, const og_pairs *begun, const og_pairs *ended, og_pairs *after) {
  after->count = 0;
  int64_t k = 0, l = 0, e = 0;
  /*@ loop invariant places: 0 <= k <= before->count && 0 <= l <= begun->count && 0 <= e <= ended->count;
      loop invariant pairs: writable_pairs(after);
      loop assigns k, l, e, after->count, after->pair[0 .. after->room - 1];
      loop variant before->count - k + begun->count - l; */
  while (k < before->count || l < begun->count) {
    const int next = next_of(before, k, begun, l);
    const og_index_pair pair = next <= 0 ? before->pair[k] : begun->pair[l];
    e = og_pairs_skip(ended, e, pair);
    if (!og_pairs_has_at(ended, e, pair)) add(after, pair);
    k += next <= 0;
    l += next >= 0;
  }
}
