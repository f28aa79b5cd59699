#include "tests/bench/bench.h"

#include <fcl/config.h>
#include <fcl/geometry/shape/convex.h>
#include <fcl/narrowphase/distance.h>

#include <limits>
#include <memory>
#include <vector>

// FCL's floating-point distance with its two solvers, libccd's GJK (the default) and its own ("indep"), and default
// tolerances. Support mapping of convex bodies: the default solver scans up to 32 vertices and walks along the edges of
// larger bodies; its own scans.

namespace {

using Convex = fcl::Convex<double>;

struct State {
  std::vector<std::unique_ptr<Convex>> a, b;
  fcl::DistanceRequest<double> request;
  double distance = std::numeric_limits<double>::quiet_NaN();
};

std::unique_ptr<Convex> convex_of(const bench_body &body) {
  auto vertices = std::make_shared<std::vector<fcl::Vector3<double>>>();
  for (size_t k = 0; k < body.point_count; k++)
    vertices->emplace_back(body.xyz[3 * k], body.xyz[3 * k + 1], body.xyz[3 * k + 2]);
  auto faces = std::make_shared<std::vector<int>>(body.face, body.face + body.face_length);
  auto convex = std::make_unique<Convex>(vertices, static_cast<int>(body.face_count), faces, true);
  convex->computeLocalAABB();
  return convex;
}

void *prepare(const bench_pair *pairs, size_t count, fcl::GJKSolverType solver) {
  auto *state = new State;
  state->request.gjk_solver_type = solver;
  for (size_t k = 0; k < count; k++) {
    state->a.push_back(convex_of(pairs[k].a));
    state->b.push_back(convex_of(pairs[k].b));
  }
  return state;
}

void *prepare_default(const bench_pair *pairs, size_t count) {
  return prepare(pairs, count, fcl::DistanceRequest<double>().gjk_solver_type);
}

void *prepare_indep(const bench_pair *pairs, size_t count) { return prepare(pairs, count, fcl::GST_INDEP); }

void query(void *pointer, size_t k) {
  auto *state = static_cast<State *>(pointer);
  fcl::DistanceResult<double> result;
  state->distance = fcl::distance(state->a[k].get(), fcl::Transform3<double>::Identity(), state->b[k].get(),
                                  fcl::Transform3<double>::Identity(), state->request, result);
}

double value(void *pointer) { return static_cast<State *>(pointer)->distance; }

void finish(void *pointer) { delete static_cast<State *>(pointer); }

} // namespace

const bench_method bench_fcl_distance = {"FCL distance", "FCL", "libfcl-dev", FCL_VERSION, prepare_default,
                                         query,          value, finish,       bench_length};
const bench_method bench_fcl_indep_distance = {
    "FCL distance, indep solver", "FCL", "libfcl-dev", FCL_VERSION, prepare_indep, query, value, finish, bench_length};
