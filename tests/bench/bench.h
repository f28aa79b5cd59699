#ifndef BENCH_H
#define BENCH_H

/// What the bench knows of a competitor: plain doubles in, one double out, and a clock around the middle.
///
/// C and C++ meet here: Origo is called from C as its users do, the peers are C++ libraries. One file per
/// library; a new one is a file with a `bench_method` and a line in bench_main.cpp.

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A convex body, in world coordinates: every library gets these very numbers, and an identity pose.
typedef struct bench_body {
  size_t point_count;
  const double *xyz; // 3 per point
  size_t face_count;
  size_t face_length;
  const int *face; // per face: its number of corners, then their indices counter-clockwise seen from outside
} bench_body;

typedef struct bench_pair {
  bench_body a, b;
} bench_pair;

/// What a method's value is, and so what it is held against.
typedef enum bench_answer {
  bench_length,     // the distance, or the depth of bodies that overlap
  bench_relation,   // bench_separated or bench_penetrating
  bench_upper_bound // of the depth: how far the bodies overlap along some direction
} bench_answer;

/// A library's way to answer one question.
typedef struct bench_method {
  const char *name;    // the row in the table
  const char *library; // "origo", "CGAL", ...
  const char *package; // the Debian package whose version is printed, or null
  const char *version; // as the library itself says
  /// What a user does once: shapes, workspaces. Not timed. The pairs outlive the state.
  void *(*prepare)(const bench_pair *pairs, size_t count);
  /// Answers pair k. This is what is timed.
  void (*query)(void *state, size_t k);
  /// The last answer as a double, NaN where there is none. Not timed.
  double (*value)(void *state);
  void (*finish)(void *state);
  bench_answer answer;
} bench_method;

/// Values of a relation.
enum { bench_separated = 1, bench_touching = 2, bench_penetrating = 3 };

extern const bench_method bench_origo_relation;
extern const bench_method bench_origo_distance;
extern const bench_method bench_origo_depth;
extern const bench_method bench_cgal_gmpzf;
extern const bench_method bench_cgal_gmpq;
extern const bench_method bench_fcl_distance;
extern const bench_method bench_fcl_indep_distance;
extern const bench_method bench_bullet_distance;
extern const bench_method bench_bullet_depth;
extern const bench_method bench_bullet_gjk_distance;
extern const bench_method bench_bullet_gjk_depth;
extern const bench_method bench_ccd_gjk_relation;
extern const bench_method bench_ccd_mpr_relation;
extern const bench_method bench_ccd_mpr_depth;

/// The reference's support mapping, hull-scan, for libccd, which leaves that to its user.
void *bench_scan_prepare(const bench_body *body);
void bench_scan_finish(void *hull);
void bench_scan(const void *hull, const double direction[3], double farthest[3]);

/// The reference's algorithms.
enum {
  bench_gjk,
  bench_gjk_climb,
  bench_gjk_johnson,
  bench_gjk_backup,
  bench_gjk_voronoi,
  bench_gjk_enhanced,
  bench_boolean,
  bench_boolean_climb,
  bench_isa,
  bench_isa_climb,
  bench_sat_gauss_relation,
  bench_sat_3d_relation,
  bench_epa,
  bench_epa_climb,
  bench_sat_gauss_depth,
  bench_sat_3d_depth,
  bench_mpr,
  bench_mpr_climb,
  bench_reference_count
};
extern const bench_method bench_reference[bench_reference_count];

#ifdef __cplusplus
}
#endif

#endif
