#include "tests/shared/random_parts.h"

static int pick(or_random *random, int least, int most) { return or_random_int(random, least, most); }

void or_make_part_body(or_random *random, or_part_body *body, or_parts_kind kind, bool has_parts) {
  const double shift = kind == OR_PARTS_SPREAD ? pick(random, 0, 9) : 0;
  body->points = (size_t)pick(random, has_parts ? 3 : 1, has_parts ? OR_PARTS_POINTS : 6);
  for (size_t k = 0; k < 3 * body->points; k++) {
    body->xyz[k] = pick(random, -2, 2) + shift;
    if (kind == OR_PARTS_FINE && pick(random, 0, 5) == 0) body->xyz[k] += pick(random, -1, 1) * 0x1p-50;
  }
  body->radius = has_parts || pick(random, 0, 2) != 0 ? 0 : pick(random, 1, 4) * 0.5;
  body->parts = has_parts ? pick(random, 1, OR_PARTS) : 0;
  for (int t = 0; t < body->parts; t++)
    for (int c = 0; c < 3; c++) body->corner[t][c] = pick(random, 0, (int)body->points - 1);
}

int or_parts_of(const or_part_body *body) { return body->parts == 0 ? 1 : body->parts; }

size_t or_take_part(const or_part_body *body, int part, double xyz[3 * OR_PARTS_POINTS]) {
  const size_t count = body->parts == 0 ? body->points : 3;
  for (size_t k = 0; k < count; k++) {
    const size_t from = body->parts == 0 ? k : (size_t)body->corner[part][k];
    for (size_t axis = 0; axis < 3; axis++) xyz[3 * k + axis] = body->xyz[3 * from + axis];
  }
  return count;
}

void or_set_part_list(og_part_list *list, const or_part_body *body) {
  og_part_list_reset(list);
  for (int t = 0; t < body->parts; t++) og_part_list_add(list, body->corner[t], 3);
  if (body->parts == 0) og_part_list_add_range(list, 0, body->points);
}

void or_damage_parts(or_random *random, og_parts_certificate *c, const og_parts_problem *problem) {
  const size_t block = c->count == 0 ? 0 : (size_t)pick(random, 0, (int)c->count - 1);
  const int which = pick(random, 0, 1);
  switch (pick(random, 0, 8)) {
  case 0: c->part[which] = pick(random, -1, OR_PARTS); break;
  case 1: c->count = block; break;
  case 2: c->has_pair = !c->has_pair; break;
  case 3:
    if (c->count > 0) og_ivec_neg(&c->block[block].direction, &c->block[block].direction);
    break;
  case 4:
    if (c->count > 0) c->block[block].range = og_parts_whole(problem);
    break;
  case 5:
    if (c->order[which].count > 0) c->order[which].number[0] = pick(random, -1, OR_PARTS);
    break;
  case 6:
    if (c->pair.witness.count > 0) og_int_set_si(&c->pair.witness.weight[0], pick(random, -1, 3));
    break;
  case 7:
    if (c->count > 0) og_int_set_si(&c->block[block].direction.x, pick(random, -1, 1));
    break;
  default:
    c->pair.kind = (og_certificate_kind)pick(random, OG_CERT_NONE, OG_CERT_MISS);
    break;
  }
}
