#include "spec/pair/solve/nearest_face.h"

#include <stdlib.h>

#include "spec/number/allocation.h"

#define NOBODY UINT32_MAX

void og_nearest_face_init(og_nearest_face *nearest) { *nearest = (og_nearest_face){.places = 0}; }

void og_nearest_face_clear(og_nearest_face *nearest) {
  free(nearest->winner);
  free(nearest->round);
}

// The left one wins where both are as near: it is the first. Faces take the first places, so where there is nobody on
// the left there is nobody on the right.
static void play(og_nearest_face *nearest, og_polytope *polytope, size_t match) {
  const uint32_t left = nearest->winner[2 * match], right = nearest->winner[2 * match + 1];
  const bool right_wins = right != NOBODY && og_polytope_compare_distance(polytope, right, left) < 0;
  nearest->winner[match] = right_wins ? right : left;
}

uint32_t og_nearest_face_begin(og_nearest_face *nearest, og_polytope *polytope) {
  size_t places = 8;
  while (places < polytope->face_count) places *= 2;
  if (2 * places > nearest->capacity) {
    nearest->winner = og_grow(nearest->winner, 2 * places, sizeof *nearest->winner);
    nearest->capacity = 2 * places;
  }
  nearest->places = places;
  nearest->face_count = polytope->face_count;
  for (size_t k = 0; k < places; k++) nearest->winner[places + k] = k < polytope->face_count ? (uint32_t)k : NOBODY;
  for (size_t match = places - 1; match > 0; match--) play(nearest, polytope, match);
  return nearest->winner[1];
}

// Appends a match to the round, unless it is the last one there. They come in ascending order.
static size_t append_match(uint32_t *round, size_t count, size_t match) {
  if (count > 0 && round[count - 1] == match) return count;
  round[count] = (uint32_t)match;
  return count + 1;
}

uint32_t og_nearest_face_after(og_nearest_face *nearest, og_polytope *polytope) {
  if (polytope->face_count > nearest->places) return og_nearest_face_begin(nearest, polytope);
  const size_t gone = nearest->face_count > polytope->face_count ? nearest->face_count - polytope->face_count : 0;
  const size_t most = polytope->changed_count + gone;
  if (most > nearest->round_capacity) {
    nearest->round = og_grow(nearest->round, most, sizeof *nearest->round);
    nearest->round_capacity = most;
  }
  size_t count = 0;
  for (size_t k = 0; k < polytope->changed_count; k++)
    count = append_match(nearest->round, count, (nearest->places + polytope->changed[k]) / 2);
  for (size_t k = polytope->face_count; k < nearest->face_count; k++) {
    nearest->winner[nearest->places + k] = NOBODY;
    count = append_match(nearest->round, count, (nearest->places + k) / 2);
  }
  for (size_t k = nearest->face_count; k < polytope->face_count; k++)
    nearest->winner[nearest->places + k] = (uint32_t)k;
  nearest->face_count = polytope->face_count;
  while (count > 0) {
    size_t next = 0;
    for (size_t k = 0; k < count; k++) {
      const uint32_t match = nearest->round[k];
      play(nearest, polytope, match);
      if (match > 1) next = append_match(nearest->round, next, match / 2);
    }
    count = next;
  }
  return nearest->winner[1];
}
