#include "eva/arguments.h"
#include "ref/registry.h"

// Options: -eva-min-loop-unroll 100
void drive_registry(void) {
  const og_algorithm *algorithm = og_algorithm_at(whole(0, og_algorithm_count() - 1));
  (void)og_algorithm_by_id(algorithm->id);
  (void)og_algorithm_by_id("");
}

static og_claim any_run(const og_body *a, const og_body *b) {
  (void)a;
  (void)b;
  return (og_claim){.outcome = (og_outcome)whole(0, 3)};
}

// The algorithms themselves have drivers of their own, and meshes are looked at by og_mesh_outcome, which WP proves
// safe.
// Options: -eva-use-spec og_mesh_outcome
void drive_algorithm_run(void) {
  body_room of_a, of_b;
  const og_body a = any_body(&of_a, room_a(), 0x1p100), b = any_body(&of_b, room_b(), 0x1p100);
  const og_algorithm algorithm = {.id = "", .run = any_run};
  (void)og_algorithm_run(&algorithm, &a, &b);
}
