#include "eva/claim.h"
#include "ref/cso/core_claim.h"

// B: |x| <= 2^100
void drive_core_claim(void) {
  const og_scalar most = 0x1p100;
  body_room of_a, of_b;
  const og_body a = any_body(&of_a, room_a(), most), b = any_body(&of_b, room_b(), most);
  const og_simplex simplex = any_simplex(whole(0, 4), most);
  for (int verdict = OG_VERDICT_NONE; verdict <= OG_VERDICT_MEET; verdict++) {
    const og_core_finding core = {OG_OUTCOME_ANSWERED, (og_verdict)verdict, number_between(0, most), vector(most),
                                  vector(most),        vector(most),        whole(0, 1000),          &simplex};
    expect_claim(og_core_claim(&a, &b, &core));
  }
}
