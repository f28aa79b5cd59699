#include "eva/arguments.h"
#include "ref/world/dispatch.h"

// Any claim: that algorithms keep their promises is shown by drivers of their own.
static og_claim any_claim(const og_body *a, const og_body *b) {
  (void)a;
  (void)b;
  return (og_claim){.outcome = (og_outcome)whole(0, 5), .verdict = (og_verdict)whole(0, 2)};
}

void drive_dispatch(void) {
  static const og_door_pair first = {.run = any_claim, .takes = OG_TAKES_KINDS}, general = {.run = any_claim};
  const og_body a = {.kind = (og_body_kind)whole(OG_BODY_POINT, OG_BODY_CONE)};
  const og_body b = {.kind = (og_body_kind)whole(OG_BODY_POINT, OG_BODY_CONE)};
  const og_door_pair *asked;
  og_dispatch dispatch;
  og_dispatch_by_kinds(&dispatch, &general);
  og_dispatch_to_one(&dispatch, &first, &general);
  (void)og_dispatch_run(&dispatch, &a, &b, &asked);
  og_dispatch_set(&dispatch, a.kind, b.kind, &general);
  og_dispatch_to_one(&dispatch, &general, &general);
  (void)og_dispatch_run(&dispatch, &a, &b, &asked);
}
