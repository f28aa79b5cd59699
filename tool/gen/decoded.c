// The family `decoded`: programs as fuzzers run them (decoder.h), of random bytes.

#include "tool/gen/decoder.h"
#include "tool/gen/families.h"

// A box's corners, as the harnesses of relation, distance and depth have it: more are slow to ask everything about.
enum { MOST_VERTICES = 8, SHORTEST = 4, LONGEST = 24, DRAWS = 64 };

static size_t draw_program(og_random *random, uint8_t bytes[OG_DECODED_RECORD * LONGEST]) {
  const size_t size = OG_DECODED_RECORD * (size_t)og_random_integer(random, SHORTEST, LONGEST);
  for (size_t k = 0; k < size; k++) bytes[k] = (uint8_t)(og_random_bits(random) >> 56);
  return size;
}

void og_gen_decoded(og_gen_turn *turn, og_gen_case *c) {
  uint8_t bytes[OG_DECODED_RECORD * LONGEST];
  og_decoded decoded;
  og_decoder *decoder = og_decoder_new();
  // One program in some hundreds makes a number that is not finite; none at all is two points in the origin.
  bool is_case = false;
  for (int draw = 0; !is_case; draw++) {
    const size_t size = draw_program(&turn->random, bytes);
    og_decode(decoder, bytes, draw < DRAWS ? size : 0, MOST_VERTICES, &decoded);
    is_case = og_decoded_to_case(c, &decoded) && c->moving; // whatever it will be asked
  }
  og_decoder_free(decoder);
}
