#include "ref/broad/pairs_hash.h"

int64_t og_pairs_hash_slots(int64_t room) { return 2 * room + 1; }

void og_pairs_hash_clear(og_pairs_hash *held) {
  const int64_t room = held->pairs.room, slots = held->slots;
  og_index_pair *const pair = held->pairs.pair;
  int64_t *const slot = held->slot;
  held->pairs.count = 0;
  /*@ loop invariant place: 0 <= k <= room;
      loop invariant numbers: \forall integer l; 0 <= l < k ==> can_be_paired(pair[l].i, pair[l].j);
      loop assigns k, pair[0 .. room - 1];
      loop variant room - k; */
  for (int64_t k = 0; k < room; k++) {
    pair[k].i = 0;
    pair[k].j = 0;
  }
  /*@ loop invariant slot: 0 <= s <= slots;
      loop invariant empty: \forall integer t; 0 <= t < s ==> slot[t] == 0;
      loop assigns s, slot[0 .. slots - 1];
      loop variant slots - s; */
  for (int64_t s = 0; s < slots; s++) slot[s] = 0;
}

// Multipliers of 32 bits, one for each index, put pairs that share an index far apart. Homes side by side would make runs of
// full slots, which every search walks along. The lowest bits, which mix least, are left out. No sum overflows.
/*@ requires slots: 0 < slots && can_be_paired(i, j);
    terminates \true; exits \false; assigns \nothing;
    ensures home: 0 <= \result < slots; */
static inline int64_t home_of(int64_t slots, int32_t i, int32_t j) {
  const int64_t spread = (int64_t)i * 2654435761 + (int64_t)j * 2246822519;
  return spread / 4096 % slots;
}

/*@ requires slot: 0 <= s < slots;
    terminates \true; exits \false; assigns \nothing;
    ensures next: 0 <= \result < slots; */
static inline int64_t next_of(int64_t slots, int64_t s) { return s + 1 < slots ? s + 1 : 0; }

/*@ requires held: is_pairs_hash(held) && 0 <= s < held->slots;
    terminates \true; exits \false; assigns \nothing;
    ensures holds: \result != 0 ==> 0 < held->slot[s] && held->pairs.pair[held->slot[s] - 1].i == i &&
                     held->pairs.pair[held->slot[s] - 1].j == j; */
static inline bool holds(const og_pairs_hash *held, int64_t s, int32_t i, int32_t j) {
  if (held->slot[s] == 0) return false;
  const og_index_pair *const pair = &held->pairs.pair[held->slot[s] - 1];
  return pair->i == i && pair->j == j;
}

// The slot of the pair, or the empty one where it would go. One is always empty, so the bound is never reached.
/*@ requires held: is_pairs_hash(held) && can_be_paired(i, j);
    terminates \true; exits \false; assigns \nothing;
    ensures slot: 0 <= \result < held->slots; */
static int64_t find(const og_pairs_hash *held, int32_t i, int32_t j) {
  int64_t s = home_of(held->slots, i, j);
  /*@ loop invariant slot: 0 <= s < held->slots && 0 <= probe <= held->slots;
      loop assigns s, probe;
      loop variant held->slots - probe; */
  for (int64_t probe = 0; probe < held->slots; probe++) {
    if (held->slot[s] == 0 || holds(held, s, i, j)) return s;
    s = next_of(held->slots, s);
  }
  return s;
}

bool og_pairs_hash_contains(const og_pairs_hash *held, int32_t i, int32_t j) {
  return holds(held, find(held, i, j), i, j);
}

og_outcome og_pairs_hash_add(og_pairs_hash *held, int32_t i, int32_t j) {
  const int64_t s = find(held, i, j);
  if (holds(held, s, i, j)) return OG_OUTCOME_ANSWERED;
  if (held->pairs.count == held->pairs.room) return OG_OUTCOME_FULL;
  held->pairs.pair[held->pairs.count].i = i;
  held->pairs.pair[held->pairs.count].j = j;
  held->pairs.count++;
  held->slot[s] = held->pairs.count;
  return OG_OUTCOME_ANSWERED;
}

// A pair stands between its home and the first empty slot behind it. So a slot that becomes empty is filled with the next
// pair whose home is not behind it; then that one's slot is empty.
/*@ requires held: is_pairs_hash(held) && has_numbers(held) && 0 <= hole < held->slots;
    terminates \true; exits \false; assigns held->slot[0 .. held->slots - 1];
    ensures held: is_pairs_hash(held) && has_numbers(held); */
static void empty_slot(og_pairs_hash *held, int64_t hole) {
  const int64_t slots = held->slots;
  int64_t *const slot = held->slot;
  slot[hole] = 0;
  int64_t s = next_of(slots, hole);
  /*@ loop invariant slot: 0 <= s < slots && 0 <= hole < slots && 0 <= probe <= slots;
      loop invariant same: held->slots == slots && held->slot == slot;
      loop invariant held: is_pairs_hash(held) && has_numbers(held);
      loop assigns s, hole, probe, slot[0 .. slots - 1];
      loop variant slots - probe; */
  for (int64_t probe = 0; probe < slots; probe++) {
    if (slot[s] == 0) return;
    const og_index_pair *const pair = &held->pairs.pair[slot[s] - 1];
    const int64_t home = home_of(slots, pair->i, pair->j);
    const bool is_behind = hole < s ? hole < home && home <= s : hole < home || home <= s;
    if (!is_behind) {
      slot[hole] = slot[s];
      slot[s] = 0;
      hole = s;
    }
    s = next_of(slots, s);
  }
}

bool og_pairs_hash_remove(og_pairs_hash *held, int32_t i, int32_t j) {
  const int64_t s = find(held, i, j);
  if (held->pairs.count == 0 || !holds(held, s, i, j)) return false;
  const int64_t place = held->slot[s] - 1, last = held->pairs.count - 1;
  const int32_t last_i = held->pairs.pair[last].i, last_j = held->pairs.pair[last].j;
  held->slot[find(held, last_i, last_j)] = place + 1;
  held->pairs.pair[place].i = last_i;
  held->pairs.pair[place].j = last_j;
  held->pairs.count = last;
  empty_slot(held, s);
  return true;
}
