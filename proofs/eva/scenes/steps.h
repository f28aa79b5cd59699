#ifndef OG_EVA_SCENES_STEPS_H
#define OG_EVA_SCENES_STEPS_H

/// Steps of a scene behind the door for sets of boxes, with constant limits: two boxes, one or no pair at a time.
///
/// Coordinates are any finite numbers. The door refuses a step with others, which take_refused_steps shows.

enum { BOXES = 2, PAIRS = 1, WORDS = 4000 };

static inline og_aabb box_below(og_scalar most) {
  og_aabb box;
  box.lo.x = Frama_C_double_interval(-most, most);
  box.lo.y = Frama_C_double_interval(-most, most);
  box.lo.z = Frama_C_double_interval(-most, most);
  box.hi.x = Frama_C_double_interval(-most, most);
  box.hi.y = Frama_C_double_interval(-most, most);
  box.hi.z = Frama_C_double_interval(-most, most);
  return box;
}
static inline og_change change_of(og_change_kind kind, int32_t index) {
  return (og_change){kind, index, box_below(OG_SCALAR_MAX)};
}

typedef struct scene {
  const og_door_overlaps *door;
  og_block block;
} scene;

static inline og_outcome begin_scene(scene *s, const og_door_overlaps *door, int64_t pairs) {
  static uint64_t words[WORDS];
  const og_scene_limits limits = {BOXES, pairs};
  s->door = door;
  s->block = (og_block){words, og_overlaps_bytes(door, &limits)};
  return og_overlaps_start(door, s->block, &limits);
}

static inline bool is_step_taken(const scene *s, og_change first, og_change second, int32_t count, int64_t room) {
  static og_index_pair begun_pair[PAIRS], ended_pair[PAIRS];
  const og_change change[2] = {first, second};
  og_pairs begun = {begun_pair, room, 0}, ended = {ended_pair, room, 0};
  return og_overlaps_step(s->door, s->block, change, count, &begun, &ended) == OG_OUTCOME_ANSWERED;
}

/// Boxes come, move and go. What is refused leaves the scene as it was, so no step follows.
static inline void take_steps(const og_door_overlaps *door) {
  scene s;
  if (begin_scene(&s, door, PAIRS) != OG_OUTCOME_ANSWERED) return;
  if (!is_step_taken(&s, change_of(OG_INSERT, 1), change_of(OG_INSERT, 0), 2, PAIRS)) return;
  if (!is_step_taken(&s, change_of(OG_MOVE, 1), change_of(OG_MOVE, 0), 2, PAIRS)) return;
  if (!is_step_taken(&s, change_of(OG_REMOVE, 0), change_of(OG_MOVE, 1), 2, PAIRS)) return;
  if (!is_step_taken(&s, change_of(OG_INSERT, 0), change_of(OG_MOVE, 1), 0, PAIRS)) return;
  (void)s.door->work(s.block.at);
}

/// A pair that finds no room: neither in the scene nor in the lists of the step.
static inline void take_full_steps(const og_door_overlaps *door) {
  scene s;
  if (begin_scene(&s, door, 0) != OG_OUTCOME_ANSWERED) return;
  (void)is_step_taken(&s, change_of(OG_INSERT, 0), change_of(OG_INSERT, 1), 2, PAIRS);
  if (begin_scene(&s, door, PAIRS) != OG_OUTCOME_ANSWERED) return;
  if (!is_step_taken(&s, change_of(OG_INSERT, 0), change_of(OG_INSERT, 1), 2, PAIRS)) return;
  (void)is_step_taken(&s, change_of(OG_REMOVE, 0), change_of(OG_MOVE, 1), 2, 0);
}

/// Numbers that are none of the scene's, or twice in a step; changes that are none; any coordinates, NaN among them.
static inline void take_refused_steps(const og_door_overlaps *door) {
  scene s;
  const og_scene_limits none = {-1, PAIRS}, few = {BOXES, PAIRS};
  (void)og_overlaps_bytes(door, &none);
  (void)og_overlaps_start(door, (og_block){NULL, 0}, &few);
  if (begin_scene(&s, door, PAIRS) != OG_OUTCOME_ANSWERED) return;
  if (!is_step_taken(&s, change_of(OG_INSERT, 0), change_of(OG_INSERT, 1), 1, PAIRS)) return;
  (void)is_step_taken(&s, change_of(OG_INSERT, -1), change_of(OG_INSERT, 1), 2, PAIRS);
  (void)is_step_taken(&s, change_of(OG_INSERT, BOXES), change_of(OG_MOVE, BOXES), 2, PAIRS);
  (void)is_step_taken(&s, change_of(OG_INSERT, BOXES), change_of(OG_MOVE, 0), 2, PAIRS);
  (void)is_step_taken(&s, change_of(OG_MOVE, 0), change_of(OG_MOVE, 0), 2, PAIRS);
  (void)is_step_taken(&s, change_of((og_change_kind)(OG_REMOVE + 1), 0), change_of(OG_MOVE, 0), 2, PAIRS);
  (void)is_step_taken(&s, change_of(OG_MOVE, 0), change_of(OG_MOVE, 0), -1, PAIRS);
  const og_change any = {OG_MOVE, 0, {vector(OG_SCALAR_MAX), vector(OG_SCALAR_MAX)}};
  (void)is_step_taken(&s, any, any, 1, PAIRS);
}

#endif
