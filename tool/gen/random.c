#include "tool/gen/random.h"

#include <math.h>

static uint64_t splitmix(uint64_t *state) {
  uint64_t z = (*state += UINT64_C(0x9e3779b97f4a7c15));
  z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
  return z ^ (z >> 31);
}

void og_random_start(og_random *random, const char *name, uint64_t seed, uint64_t index) {
  // FNV-1a turns the name into a number; each splitmix step stirs in one more part of the stream's identity.
  uint64_t state = UINT64_C(0xcbf29ce484222325);
  for (const char *c = name; *c != '\0'; ++c) state = (state ^ (unsigned char)*c) * UINT64_C(0x100000001b3);
  state = splitmix(&state) ^ seed;
  state = splitmix(&state) ^ index;
  for (int k = 0; k < 4; ++k) random->state[k] = splitmix(&state);
}

static uint64_t rotated(uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }

uint64_t og_random_bits(og_random *random) {
  uint64_t *s = random->state;
  uint64_t result = rotated(s[1] * 5, 7) * 9;
  uint64_t t = s[1] << 17;
  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = rotated(s[3], 45);
  return result;
}

int64_t og_random_integer(og_random *random, int64_t lo, int64_t hi) {
  uint64_t span = (uint64_t)(hi - lo) + 1;
  return lo + (int64_t)(og_random_bits(random) % span);
}

double og_random_between(og_random *random, double lo, double hi) {
  double unit = (double)(og_random_bits(random) >> 11) * 0x1p-53;
  return lo + (hi - lo) * unit;
}

double og_random_scaled(og_random *random, int lo, int hi) {
  double mantissa = og_random_between(random, 1, 2);
  return ldexp(mantissa, (int)og_random_integer(random, lo, hi));
}

double og_random_decimal(og_random *random, int64_t lo, int64_t hi, int digits) {
  int64_t power = 1;
  for (int k = 0; k < digits; ++k) power *= 10;
  return (double)og_random_integer(random, lo * power, hi * power) / (double)power;
}

bool og_random_flip(og_random *random) { return (og_random_bits(random) >> 63) != 0; }
