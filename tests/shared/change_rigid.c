#include "tests/shared/change_rigid.h"

#include "tests/shared/random_certificate.h"

// The end of the motion, the start, twice as late, or a little earlier or later.
static void change_time(og_rational *time, or_random *random) {
  switch (or_random_int(random, 0, 4)) {
  case 0: og_rational_set_si(time, 1); return;
  case 1: og_rational_set_si(time, 0); return;
  case 2: mpz_mul_2exp(time->num.z, time->num.z, 1); return;
  case 3: mpz_add_ui(time->num.z, time->num.z, 1); return;
  default: mpz_add_ui(time->den.z, time->den.z, 1);
  }
}

static void change_piece(og_rigid_piece *piece, or_random *random) {
  switch (or_random_int(random, 0, 3)) {
  case 0: change_time(&piece->until, random); break;
  case 1: piece->frame = (og_rigid_frame)or_random_int(random, 0, OG_FRAME_COUNT - 1); break;
  case 2: or_change_vector(&piece->direction, random); break;
  default: or_change_vector(&piece->other, random);
  }
}

static void change_span(og_rigid_span *span, or_random *random) {
  if (or_random_int(random, 0, 1) == 0) change_time(&span->until, random);
  else if (or_random_int(random, 0, 2) == 0) span->is_round = !span->is_round;
  else if (or_random_int(random, 0, 1) == 0 || span->pieces == 0) span->pieces++;
  else span->pieces--;
}

// The element that a byte chooses.
static size_t any_of(size_t count, or_random *random) { return (size_t)or_random_int(random, 0, 255) % count; }

void or_change_rigid(og_rigid_certificate *c, or_random *random) {
  switch (or_random_int(random, 0, 10)) {
  case 0: c->kind = (og_rigid_kind)or_random_int(random, 0, OG_RIGID_KIND_COUNT - 1); break;
  case 1: change_time(&c->hi, random); break;
  case 2: or_change_combination(&c->contact, random); break;
  case 3: or_change_combination(&c->corner[or_random_int(random, 0, OG_RIGID_CORNERS - 1)], random); break;
  case 4: c->bits += (unsigned)or_random_int(random, 0, 2) - 1; break;
  case 5: c->corners = (size_t)or_random_int(random, 0, OG_RIGID_CORNERS); break;
  case 6:
    if (c->count > 0) c->count--;
    break;
  case 10: change_time(&c->apart, random); break;
  case 7:
    if (c->span_count > 0) change_span(&c->span[any_of(c->span_count, random)], random);
    break;
  default:
    if (c->count > 0) change_piece(&c->piece[any_of(c->count, random)], random);
  }
}
