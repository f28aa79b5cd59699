#ifndef MANIFOLDS_BULLET_H
#define MANIFOLDS_BULLET_H

/// Bullet's clipping of polyhedra, for bench_manifolds.c.

#ifdef __cplusplus
extern "C" {
#endif

typedef struct bullet_hulls bullet_hulls;

/// Two hulls of `count` points each, three numbers a point.
bullet_hulls *bullet_hulls_new(const double *a, const double *b, int count);
void bullet_hulls_free(bullet_hulls *hulls);

/// How many contacts there are: the axis by its pair detector (GJK, EPA), as its dispatcher has it, or by its own SAT.
int bullet_clip_detector(bullet_hulls *hulls);
int bullet_clip_sat(bullet_hulls *hulls);

#ifdef __cplusplus
}
#endif

#endif
