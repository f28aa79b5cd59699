#include "fuzz/mutator.h"

#include <math.h>
#include <string.h>

enum { RECORD = 8 }; // OG_DECODED_RECORD; a shared object for AFL++ has none of Origo in it

// splitmix64
static uint64_t draw(uint64_t *state) {
  uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);
  z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
  return z ^ (z >> 31);
}

static size_t below(uint64_t *state, size_t n) { return n == 0 ? 0 : (size_t)(draw(state) % n); }

typedef struct program {
  uint8_t *data;
  size_t count, room; // records
} program;

static uint8_t *record_at(const program *p, size_t k) { return p->data + RECORD * k; }

// Room for another record before record k; null where there is none.
static uint8_t *open_gap(program *p, size_t k) {
  if (p->count == p->room) return NULL;
  memmove(record_at(p, k + 1), record_at(p, k), RECORD * (p->count - k));
  p->count++;
  return record_at(p, k);
}

static void put_random(program *p, uint64_t *state) {
  uint8_t *r = open_gap(p, below(state, p->count + 1));
  if (r == NULL) return;
  const uint64_t bits = draw(state);
  memcpy(r, &bits, RECORD);
}

static void put_copy(program *p, uint64_t *state, const uint8_t *other, size_t others) {
  uint8_t copy[RECORD];
  memcpy(copy, others > 0 ? other + RECORD * below(state, others) : record_at(p, below(state, p->count)), RECORD);
  uint8_t *r = open_gap(p, below(state, p->count + 1));
  if (r != NULL) memcpy(r, copy, RECORD);
}

static void remove_one(program *p, uint64_t *state) {
  const size_t k = below(state, p->count);
  memmove(record_at(p, k), record_at(p, k + 1), RECORD * (p->count - k - 1));
  p->count--;
}

static void exchange(const program *p, uint64_t *state) {
  uint8_t kept[RECORD], *a = record_at(p, below(state, p->count)), *b = record_at(p, below(state, p->count));
  memcpy(kept, a, RECORD);
  memmove(a, b, RECORD);
  memcpy(b, kept, RECORD);
}

static double special(uint64_t *state) {
  static const double numbers[] = {0.0,       -0.0,     1.0,     0.5,     0.1,      3.0,        0x1p-1074, 0x1p-1022,
                                   0x1p-1021, 0x1p-537, 0x1p511, 0x1p512, 0x1p1000, 0x1p1023,   1e-300,    1e300,
                                   1e-90,     1e90,     0x1p53,  0x1p-53, HUGE_VAL, (double)NAN};
  return numbers[below(state, sizeof numbers / sizeof *numbers)];
}

static void change_double(const program *p, uint64_t *state) {
  uint8_t *r = record_at(p, below(state, p->count));
  double x;
  memcpy(&x, r, sizeof x);
  switch (below(state, 5)) {
  case 0:
    for (size_t k = 1 + below(state, 8); k > 0; k--) x = nextafter(x, draw(state) & 1 ? HUGE_VAL : -HUGE_VAL);
    break;
  case 1: x = -x; break;
  case 2: x = ldexp(x, (int)below(state, 121) - 60); break;
  case 3: x = special(state); break;
  default: memcpy(&x, record_at(p, below(state, p->count)), sizeof x);
  }
  memcpy(r, &x, sizeof x);
}

// A byte of a record: any value, or a little more or less.
static void change_byte(const program *p, uint64_t *state) {
  uint8_t *byte = record_at(p, below(state, p->count)) + below(state, RECORD);
  *byte = draw(state) & 1 ? (uint8_t)draw(state) : (uint8_t)(*byte + below(state, 9) - 4);
}

size_t og_fuzz_mutate(uint8_t *data, size_t size, size_t room, const uint8_t *other, size_t other_size, uint64_t seed) {
  uint64_t state = seed;
  program p = {data, size / RECORD, room / RECORD};
  for (size_t times = 1 + below(&state, 4); times > 0; times--) {
    if (p.count == 0) put_random(&p, &state);
    if (p.count == 0) break;
    switch (below(&state, 8)) {
    case 0: put_random(&p, &state); break;
    case 1: put_copy(&p, &state, NULL, 0); break;
    case 2: put_copy(&p, &state, other, other_size / RECORD); break;
    case 3: remove_one(&p, &state); break;
    case 4: exchange(&p, &state); break;
    case 5: change_double(&p, &state); break;
    default: change_byte(&p, &state);
    }
  }
  return RECORD * p.count;
}
