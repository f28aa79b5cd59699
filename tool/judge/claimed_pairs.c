#include "tool/judge/claimed_pairs.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/format/fields.h"

void og_claimed_pairs_init(og_claimed_pairs *pairs) { memset(pairs, 0, sizeof *pairs); }

void og_claimed_pairs_clear(og_claimed_pairs *pairs) {
  for (size_t k = 0; k < pairs->room_steps; k++) {
    free(pairs->step[k].begun.pair);
    free(pairs->step[k].ended.pair);
  }
  free(pairs->step);
  free(pairs->first.pair);
  og_claimed_pairs_init(pairs);
}

void og_claimed_pairs_reset(og_claimed_pairs *pairs) {
  pairs->any = pairs->has_steps = false;
  pairs->first.count = pairs->step_count = 0;
}

void og_claimed_list_add(og_claimed_list *list, int32_t i, int32_t j) {
  if (list->count == list->room) {
    list->room = og_doubled(list->room);
    list->pair = og_grow(list->pair, list->room, sizeof *list->pair);
  }
  list->pair[list->count++] = (og_box_pair){i, j};
}

static og_claimed_step *add_step(og_claimed_pairs *pairs) {
  if (pairs->step_count == pairs->room_steps) {
    const size_t room = og_doubled(pairs->room_steps);
    pairs->step = og_grow(pairs->step, room, sizeof *pairs->step);
    memset(pairs->step + pairs->room_steps, 0, (room - pairs->room_steps) * sizeof *pairs->step);
    pairs->room_steps = room;
  }
  og_claimed_step *step = &pairs->step[pairs->step_count++];
  step->begun.count = step->ended.count = 0;
  return step;
}

// ---- lists of pairs ----

static bool read_number(int32_t *r, const json_t *value, const og_place *place, og_complaint *complaint) {
  uint32_t number;
  if (!og_read_index(&number, value, place, complaint)) return false;
  *r = (int32_t)number;
  return number <= INT32_MAX || og_complain(complaint, OG_INPUT_BAD, place, "expected a number below 2^31");
}

static bool read_list(og_claimed_list *list, const json_t *value, const og_place *place, og_complaint *complaint) {
  if (!og_read_array(value, SIZE_MAX, "pairs", place, complaint)) return false;
  for (size_t k = 0; k < json_array_size(value); k++) {
    const og_place here = {place, NULL, k}, at_i = {&here, NULL, 0}, at_j = {&here, NULL, 1};
    const json_t *pair = json_array_get(value, k);
    int32_t i, j;
    if (!og_read_array(pair, 2, "numbers", &here, complaint) ||
        !read_number(&i, json_array_get(pair, 0), &at_i, complaint) ||
        !read_number(&j, json_array_get(pair, 1), &at_j, complaint))
      return false;
    og_claimed_list_add(list, i, j);
  }
  return true;
}

// ---- packed pairs: base64 of little-endian 32-bit numbers ----

static int digit_of(char c) {
  if (c >= 'A' && c <= 'Z') return c - 'A';
  if (c >= 'a' && c <= 'z') return c - 'a' + 26;
  if (c >= '0' && c <= '9') return c - '0' + 52;
  return c == '+' ? 62 : c == '/' ? 63 : -1;
}

// Three bytes a group of four digits; "=" ends the last one. Returns the bytes, or -1 where it is no such text.
static int decode_group(unsigned char byte[3], const char *text, bool is_last) {
  const int padded = !is_last || text[3] != '=' ? 0 : text[2] != '=' ? 1 : 2;
  uint32_t bits = 0;
  for (int k = 0; k < 4; k++) {
    const int digit = k >= 4 - padded ? 0 : digit_of(text[k]);
    if (digit < 0) return -1;
    bits = bits << 6 | (uint32_t)digit;
  }
  for (int k = 0; k < 3; k++) byte[k] = (unsigned char)(bits >> (16 - 8 * k) & 255);
  return 3 - padded;
}

static bool refuse_packed(const og_place *place, og_complaint *complaint) {
  return og_complain(complaint, OG_INPUT_BAD, place, "expected base64 of pairs of 32-bit numbers below 2^31");
}

static bool unpack(og_claimed_list *list, const char *text, const og_place *place, og_complaint *complaint) {
  const size_t length = strlen(text);
  uint32_t number[2] = {0, 0};
  size_t bytes = 0;
  if (length % 4 != 0) return refuse_packed(place, complaint);
  for (size_t at = 0; at < length; at += 4) {
    unsigned char byte[3];
    const int count = decode_group(byte, text + at, at + 4 == length);
    if (count < 0) return refuse_packed(place, complaint);
    for (int k = 0; k < count; k++, bytes++) {
      number[bytes / 4 % 2] |= (uint32_t)byte[k] << 8 * (bytes % 4);
      if (bytes % 8 != 7) continue;
      if (number[0] > INT32_MAX || number[1] > INT32_MAX) return refuse_packed(place, complaint);
      og_claimed_list_add(list, (int32_t)number[0], (int32_t)number[1]);
      number[0] = number[1] = 0;
    }
  }
  return bytes % 8 == 0 || refuse_packed(place, complaint);
}

// ---- the claim ----

static bool read_first(og_claimed_pairs *pairs, const json_t *root, og_complaint *complaint) {
  const og_place at_pairs = {NULL, "pairs", 0}, at_packed = {NULL, "pairs_packed", 0};
  const json_t *plain = json_object_get(root, "pairs"), *packed = json_object_get(root, "pairs_packed");
  pairs->any = plain != NULL || packed != NULL;
  if (plain != NULL && packed != NULL)
    return og_complain(complaint, OG_INPUT_BAD, &at_packed, "it stands for 'pairs', and does not go with it");
  if (plain != NULL) return read_list(&pairs->first, plain, &at_pairs, complaint);
  if (packed == NULL) return true;
  const char *text = og_read_string(packed, "packed pairs", &at_packed, complaint);
  return text != NULL && unpack(&pairs->first, text, &at_packed, complaint);
}

static bool read_side(og_claimed_list *list, const json_t *step, const char *field, const og_place *place,
                      og_complaint *complaint) {
  const og_place here = {place, field, 0};
  const json_t *value = og_need_field(step, field, place, complaint);
  return value != NULL && read_list(list, value, &here, complaint);
}

static bool read_steps(og_claimed_pairs *pairs, const json_t *root, og_complaint *complaint) {
  static const char *const fields[] = {"begun", "ended", NULL};
  const og_place place = {NULL, "steps", 0};
  const json_t *value = json_object_get(root, "steps");
  pairs->has_steps = value != NULL;
  if (value == NULL) return true;
  if (!pairs->any) return og_complain(complaint, OG_INPUT_BAD, &place, "there are no pairs before the first step");
  if (!og_read_array(value, SIZE_MAX, "steps", &place, complaint)) return false;
  for (size_t k = 0; k < json_array_size(value); k++) {
    const og_place here = {&place, NULL, k};
    const json_t *one = json_array_get(value, k);
    og_claimed_step *step = add_step(pairs);
    if (!og_read_object(one, fields, &here, complaint) || !read_side(&step->begun, one, "begun", &here, complaint) ||
        !read_side(&step->ended, one, "ended", &here, complaint))
      return false;
  }
  return true;
}

bool og_read_claimed_pairs(og_claimed_pairs *pairs, const json_t *root, og_complaint *complaint) {
  og_claimed_pairs_reset(pairs);
  return read_first(pairs, root, complaint) && read_steps(pairs, root, complaint);
}
