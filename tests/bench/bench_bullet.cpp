#include "tests/bench/bench.h"

#include <BulletCollision/CollisionShapes/btConvexHullShape.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpa2.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpaPenetrationDepthSolver.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkPairDetector.h>
#include <BulletCollision/NarrowPhaseCollision/btPointCollector.h>
#include <BulletCollision/NarrowPhaseCollision/btVoronoiSimplexSolver.h>

#include <limits>
#include <memory>
#include <string>
#include <vector>

// Bullet's two ways, the double precision build, margin 0 (its default margin of 0.04 would be added to every hull): its
// pair detector, and btGjkEpaSolver2, the GJK and EPA below it. Support mapping: a scan of the vertices.

static_assert(sizeof(btScalar) == sizeof(double), "compile with the flags of bullet-float64.pc");

namespace {

const std::string version = std::to_string(BT_BULLET_VERSION / 100) + "." + std::to_string(BT_BULLET_VERSION % 100);

struct State {
  std::vector<std::unique_ptr<btConvexHullShape>> a, b;
  btVoronoiSimplexSolver simplex;
  btGjkEpaPenetrationDepthSolver epa;
  std::vector<btVector3> guess; // from B's centre to A's, as the others have it
  bool has_result = false;
  double signed_distance = 0.0;
};

std::unique_ptr<btConvexHullShape> hull_of(const bench_body &body) {
  auto hull = std::make_unique<btConvexHullShape>();
  for (size_t k = 0; k < body.point_count; k++)
    hull->addPoint(btVector3(body.xyz[3 * k], body.xyz[3 * k + 1], body.xyz[3 * k + 2]), false);
  hull->setMargin(0.0);
  hull->recalcLocalAabb();
  return hull;
}

btVector3 centre_of(const bench_body &body) {
  btVector3 sum(0, 0, 0);
  for (size_t k = 0; k < body.point_count; k++)
    sum += btVector3(body.xyz[3 * k], body.xyz[3 * k + 1], body.xyz[3 * k + 2]);
  return sum / static_cast<double>(body.point_count);
}

void *prepare(const bench_pair *pairs, size_t count) {
  auto *state = new State;
  for (size_t k = 0; k < count; k++) {
    state->a.push_back(hull_of(pairs[k].a));
    state->b.push_back(hull_of(pairs[k].b));
    state->guess.push_back(centre_of(pairs[k].a) - centre_of(pairs[k].b));
  }
  return state;
}

void query(void *pointer, size_t k) {
  auto *state = static_cast<State *>(pointer);
  btGjkPairDetector detector(state->a[k].get(), state->b[k].get(), &state->simplex, &state->epa);
  btGjkPairDetector::ClosestPointInput input;
  input.m_transformA.setIdentity();
  input.m_transformB.setIdentity();
  btPointCollector collector;
  detector.getClosestPoints(input, collector, nullptr);
  state->has_result = collector.m_hasResult;
  state->signed_distance = collector.m_distance;
}

void query_gjk_distance(void *pointer, size_t k) {
  auto *state = static_cast<State *>(pointer);
  btGjkEpaSolver2::sResults results;
  const btTransform &pose = btTransform::getIdentity();
  state->has_result =
      btGjkEpaSolver2::Distance(state->a[k].get(), pose, state->b[k].get(), pose, state->guess[k], results);
  state->signed_distance = results.distance;
}

void query_gjk_depth(void *pointer, size_t k) {
  auto *state = static_cast<State *>(pointer);
  btGjkEpaSolver2::sResults results;
  const btTransform &pose = btTransform::getIdentity();
  state->has_result =
      btGjkEpaSolver2::Penetration(state->a[k].get(), pose, state->b[k].get(), pose, state->guess[k], results, false);
  state->signed_distance = results.distance;
}

double value_distance(void *pointer) {
  const auto *state = static_cast<State *>(pointer);
  return state->has_result ? state->signed_distance : std::numeric_limits<double>::quiet_NaN();
}

double value_depth(void *pointer) { return -value_distance(pointer); }

void finish(void *pointer) { delete static_cast<State *>(pointer); }

} // namespace

const bench_method bench_bullet_distance = {"Bullet distance, pair detector",
                                            "Bullet",
                                            "libbullet-dev",
                                            version.c_str(),
                                            prepare,
                                            query,
                                            value_distance,
                                            finish,
                                            bench_length};
const bench_method bench_bullet_depth = {"Bullet depth, pair detector",
                                         "Bullet",
                                         "libbullet-dev",
                                         version.c_str(),
                                         prepare,
                                         query,
                                         value_depth,
                                         finish,
                                         bench_length};
const bench_method bench_bullet_gjk_distance = {"Bullet btGjkEpaSolver2::Distance",
                                                "Bullet",
                                                "libbullet-dev",
                                                version.c_str(),
                                                prepare,
                                                query_gjk_distance,
                                                value_distance,
                                                finish,
                                                bench_length};
const bench_method bench_bullet_gjk_depth = {"Bullet btGjkEpaSolver2::Penetration",
                                             "Bullet",
                                             "libbullet-dev",
                                             version.c_str(),
                                             prepare,
                                             query_gjk_depth,
                                             value_depth,
                                             finish,
                                             bench_length};
