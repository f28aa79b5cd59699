#ifndef OR_WORLD_BENCH_H
#define OR_WORLD_BENCH_H

/// Worlds for tests: shapes of every kind, and a world with memory of its own.

#include "ref/world/step.h"
#include "tool/gen/random.h"
#include "tool/run/make_body.h"

enum { OR_WORLD_SHAPES = 11 };

/// Every kind of body, two of them with a ball around a solid core; the last two have a curved side.
typedef struct or_world_shapes {
  og_world_body local[OR_WORLD_SHAPES];
  og_rigid_shape shape[OR_WORLD_SHAPES];
} or_world_shapes;

/// Those of the running test group, by its setup and teardown.
extern or_world_shapes or_shapes;
int or_world_setup(void **state);
int or_world_teardown(void **state);

enum { OR_COMPOUND_PARTS = 5 };

/// A concave body of some of these shapes, each somewhere in its axes: not to be copied.
typedef struct or_compound {
  og_world_body local[OR_COMPOUND_PARTS];
  og_rigid_shape part[OR_COMPOUND_PARTS];
  og_rigid_shape shape;
} or_compound;

/// Without parts.
void or_compound_init(or_compound *compound);
void or_compound_clear(or_compound *compound);
/// Adds shape k of or_shapes at a pose.
void or_compound_add(or_compound *compound, int k, const og_pose *pose);

typedef struct or_world_bench {
  og_world *world;
  void *block;
} or_world_bench;

/// By kinds, with GJK for the rest.
og_world_stages or_world_stages_with(const og_door_overlaps *broad);
/// Room for the bodies, each of the largest shape, for all pairs and for 16 contacts a pair.
og_world_limits or_world_limits_for(int32_t bodies);
/// The same where each body may be a compound.
og_world_limits or_compound_limits_for(int32_t bodies);

/// The block is as large as it has to be, and no larger.
void or_world_bench_start(or_world_bench *bench, const og_world_stages *stages, const og_world_limits *limits);
void or_world_bench_clear(or_world_bench *bench);

og_pose or_pose_at(og_scalar x, og_scalar y, og_scalar z);
/// In a cube of that size, turned anyhow.
og_pose or_random_pose(og_random *random, double size);

/// Some changes of a step: bodies come, go and are placed, most of them fly. Returns their number; none names a body
/// twice.
int32_t or_random_changes(og_random *random, const og_world *world, og_body_change *change, double size);

/// The same pairs begin, persist, end, arrive and are not answered; the same parts are near and meet, and as many
/// contacts are there.
bool or_are_same_events(const og_world *a, const og_world *b);

/// A step; was it made?
bool or_step(og_world *world, const og_body_change *change, int32_t count, og_scalar dt);

#endif
