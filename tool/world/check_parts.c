#include "tool/world/check_parts.h"

bool og_world_is_convex(const og_world *world, og_index_pair pair) {
  return world->now.body[pair.i].shape.parts == 0 && world->now.body[pair.j].shape.parts == 0;
}

bool og_is_of(const og_part_pair *parts, og_index_pair pair) { return parts->of.i == pair.i && parts->of.j == pair.j; }

bool og_are_same_parts(const og_part_pair *a, const og_part_pair *b) {
  return og_is_of(a, b->of) && a->a == b->a && a->b == b->b;
}

static og_aabb box_of(const og_world_state *now, int32_t body, int32_t part) {
  const og_world_body_state *b = &now->body[body];
  return b->shape.parts > 0 ? now->convex[b->first + part].box : og_box_around_body(&b->posed.body);
}

static bool do_overlap(const og_aabb *a, const og_aabb *b) {
  return a->lo.x <= b->hi.x && b->lo.x <= a->hi.x && a->lo.y <= b->hi.y && b->lo.y <= a->hi.y && a->lo.z <= b->hi.z &&
         b->lo.z <= a->hi.z;
}

static og_world_fault fault_at(og_world_fault_kind kind, const og_part_pair *parts) {
  return (og_world_fault){.kind = kind, .i = parts->of.i, .j = parts->of.j, .a = parts->a, .b = parts->b};
}

// Checks two bodies. *next: the place in the list, which goes through all pairs in order.
static og_world_fault check_two(og_world_checker *checker, const og_world *world, og_index_pair pair, int64_t *next) {
  const og_world_state *now = &world->now;
  const int32_t of_i = og_world_parts(now, pair.i), of_j = og_world_parts(now, pair.j);
  for (int32_t a = 0; a < of_i; a++) {
    const og_aabb box_a = box_of(now, pair.i, a);
    for (int32_t b = 0; b < of_j; b++) {
      const og_part_pair parts = {pair, a, b};
      const og_aabb box_b = box_of(now, pair.j, b);
      const bool truth = do_overlap(&box_a, &box_b);
      const bool said = *next < now->near.count && og_are_same_parts(&now->near.pair[*next], &parts);
      if (truth != said) return fault_at(truth ? OG_WORLD_NEAR_MISSED : OG_WORLD_NEAR_INVENTED, &parts);
      *next += said;
      checker->checked_near += truth;
    }
  }
  return (og_world_fault){.kind = OG_WORLD_RIGHT, .i = -1, .j = -1};
}

og_world_fault og_check_world_near(og_world_checker *checker, const og_world *world) {
  const og_world_state *now = &world->now;
  og_world_fault fault = {.kind = OG_WORLD_RIGHT, .i = -1, .j = -1};
  int64_t next = 0;
  for (int64_t k = 0; k < now->boxes.count && fault.kind == OG_WORLD_RIGHT; k++)
    if (!og_world_is_convex(world, now->boxes.pair[k]) && og_world_lets_meet(world, now->boxes.pair[k]))
      fault = check_two(checker, world, now->boxes.pair[k], &next);
  if (fault.kind != OG_WORLD_RIGHT || next == now->near.count) return fault;
  return fault_at(OG_WORLD_NEAR_INVENTED, &now->near.pair[next]);
}
