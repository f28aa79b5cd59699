#ifndef BENCH_WORLD_BULLET_H
#define BENCH_WORLD_BULLET_H

/// Bullet's collision world with boxes, for bench_world.c: the same places as the world beside it.

#ifdef __cplusplus
extern "C" {
#endif

typedef struct bullet_world bullet_world;

/// half: three numbers a box.
bullet_world *bullet_world_start(int boxes, const double *half);
void bullet_world_clear(bullet_world *world);

/// Places a box: three numbers of the place, and the nine of the rotation, row by row.
void bullet_world_place(bullet_world *world, int box, const double place[3], const double rotation[9]);

/// performDiscreteCollisionDetection.
void bullet_world_step(bullet_world *world);

/// Pairs of boxes that have a contact of distance zero or less.
int bullet_world_meeting(bullet_world *world);

#ifdef __cplusplus
}
#endif

#endif
