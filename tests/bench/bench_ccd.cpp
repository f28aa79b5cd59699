#include "tests/bench/bench.h"

#include <ccd/ccd.h>

#include <limits>
#include <memory>
#include <type_traits>
#include <vector>

// libccd, the double precision build. Support mapping: the reference's own scan, since libccd has none. The first direction is that between the centres, as the others have it, instead of its default (1, 0, 0).

static_assert(std::is_same<ccd_real_t, double>::value, "compile with the double precision build of libccd");

namespace {

struct FreeHull {
  void operator()(void *hull) const { bench_scan_finish(hull); }
};

struct Body {
  std::unique_ptr<void, FreeHull> hull;
  ccd_vec3_t centre;
};

struct State {
  std::vector<Body> a, b;
  ccd_t settings;
  double value = std::numeric_limits<double>::quiet_NaN();
};

void support(const void *object, const ccd_vec3_t *direction, ccd_vec3_t *farthest) {
  bench_scan(static_cast<const Body *>(object)->hull.get(), direction->v, farthest->v);
}

void centre(const void *object, ccd_vec3_t *point) { *point = static_cast<const Body *>(object)->centre; }

void first_direction(const void *a, const void *b, ccd_vec3_t *direction) {
  ccdVec3Sub2(direction, &static_cast<const Body *>(b)->centre, &static_cast<const Body *>(a)->centre);
}

Body body_of(const bench_body &from) {
  Body body = {std::unique_ptr<void, FreeHull>(bench_scan_prepare(&from)), {}};
  ccdVec3Set(&body.centre, 0, 0, 0);
  for (size_t k = 0; k < from.point_count; k++) {
    ccd_vec3_t point;
    ccdVec3Set(&point, from.xyz[3 * k], from.xyz[3 * k + 1], from.xyz[3 * k + 2]);
    ccdVec3Add(&body.centre, &point);
  }
  ccdVec3Scale(&body.centre, 1 / static_cast<double>(from.point_count));
  return body;
}

void *prepare(const bench_pair *pairs, size_t count) {
  auto *state = new State;
  for (size_t k = 0; k < count; k++) {
    state->a.push_back(body_of(pairs[k].a));
    state->b.push_back(body_of(pairs[k].b));
  }
  CCD_INIT(&state->settings);
  state->settings.first_dir = first_direction;
  state->settings.support1 = state->settings.support2 = support;
  state->settings.center1 = state->settings.center2 = centre;
  state->settings.max_iterations = 1000;
  // Depths to the last digits, as the others give them: the default of 1e-4 may end a step or two sooner.
  state->settings.mpr_tolerance = 1e-12;
  return state;
}

void query_gjk(void *pointer, size_t k) {
  auto *state = static_cast<State *>(pointer);
  const bool meet = ccdGJKIntersect(&state->a[k], &state->b[k], &state->settings) != 0;
  state->value = meet ? bench_penetrating : bench_separated;
}

void query_mpr(void *pointer, size_t k) {
  auto *state = static_cast<State *>(pointer);
  const bool meet = ccdMPRIntersect(&state->a[k], &state->b[k], &state->settings) != 0;
  state->value = meet ? bench_penetrating : bench_separated;
}

void query_mpr_depth(void *pointer, size_t k) {
  auto *state = static_cast<State *>(pointer);
  double depth = 0;
  ccd_vec3_t direction, point;
  const bool meet = ccdMPRPenetration(&state->a[k], &state->b[k], &state->settings, &depth, &direction, &point) == 0;
  state->value = meet ? depth : std::numeric_limits<double>::quiet_NaN();
}

double value(void *pointer) { return static_cast<State *>(pointer)->value; }

void finish(void *pointer) { delete static_cast<State *>(pointer); }

} // namespace

const bench_method bench_ccd_gjk_relation = {
    "libccd ccdGJKIntersect", "libccd", "libccd-dev", CCD_VERSION, prepare, query_gjk, value, finish, bench_relation};
const bench_method bench_ccd_mpr_relation = {
    "libccd ccdMPRIntersect", "libccd", "libccd-dev", CCD_VERSION, prepare, query_mpr, value, finish, bench_relation};
const bench_method bench_ccd_mpr_depth = {
    "libccd ccdMPRPenetration", "libccd", "libccd-dev", CCD_VERSION, prepare, query_mpr_depth, value, finish,
    bench_upper_bound};
