#include "eva/claim.h"
#include "ref/separation/chung_wang.h"

// Eva goes through all thousand rounds: so it knows that no more directions are kept than there were rounds.
// Options: -eva-precision 0
void drive_chung_wang(void) {
  body_room of_a, of_b;
  const og_body a = any_body(&of_a, room_a(), 0x1p100), b = any_body(&of_b, room_b(), 0x1p100);
  expect_claim(og_run_chung_wang(&a, &b));
}
