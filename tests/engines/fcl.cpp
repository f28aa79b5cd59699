// FCL in double precision: its solvers libccd (the default) and indep, asked by fcl::distance, with or without its
// signed distance, or by fcl::collide, of which mode manifold names all contacts; sweeps by fcl::continuousCollide,
// which advances conservatively or, in mode naive, collides 100 samples of the motion. It takes spheres, capsules, boxes,
// cylinders, cones and hulls with an interior; no skins, no flat hulls. Everything else that it can be told is its default.

#include "tests/engines/adaptor.h"

#include <cmath>
#include <memory>
#include <vector>

#include <fcl/config.h>
#include <fcl/geometry/shape/box.h>
#include <fcl/geometry/shape/capsule.h>
#include <fcl/geometry/shape/cone.h>
#include <fcl/geometry/shape/convex.h>
#include <fcl/geometry/shape/cylinder.h>
#include <fcl/geometry/shape/sphere.h>
#include <fcl/narrowphase/collision.h>
#include <fcl/narrowphase/continuous_collision.h>
#include <fcl/narrowphase/distance.h>

namespace {

enum class Method { distance, signed_distance, collide, manifold };

constexpr auto advance = fcl::CCDC_CONSERVATIVE_ADVANCEMENT;
constexpr size_t naive_samples = 100;

struct Mode {
  const char *name;
  fcl::GJKSolverType solver;
  Method method;
  fcl::CCDSolverType sweep;
};

const Mode modes[] = {
    {"FCL " FCL_VERSION " distance, libccd", fcl::GST_LIBCCD, Method::distance, advance},
    {"FCL " FCL_VERSION " signed distance, libccd", fcl::GST_LIBCCD, Method::signed_distance, advance},
    {"FCL " FCL_VERSION " collide, libccd", fcl::GST_LIBCCD, Method::collide, advance},
    {"FCL " FCL_VERSION " distance, indep", fcl::GST_INDEP, Method::distance, advance},
    {"FCL " FCL_VERSION " signed distance, indep", fcl::GST_INDEP, Method::signed_distance, advance},
    {"FCL " FCL_VERSION " collide, indep", fcl::GST_INDEP, Method::collide, advance},
    {"FCL " FCL_VERSION " manifold, libccd", fcl::GST_LIBCCD, Method::manifold, advance},
    {"FCL " FCL_VERSION " manifold, indep", fcl::GST_INDEP, Method::manifold, advance},
    {"FCL " FCL_VERSION " distance, libccd, naive sweeps", fcl::GST_LIBCCD, Method::distance, fcl::CCDC_NAIVE},
};

using Geometry = std::unique_ptr<fcl::CollisionGeometryd>;

Geometry convex_of(const og_adaptor_body &body) {
  auto vertices = std::make_shared<std::vector<fcl::Vector3d>>();
  for (size_t k = 0; k < body.corner_count; k++)
    vertices->emplace_back(body.corner[3 * k], body.corner[3 * k + 1], body.corner[3 * k + 2]);
  auto faces = std::make_shared<std::vector<int>>();
  for (size_t f = 0; f < body.triangle_count; f++) {
    faces->push_back(3);
    faces->insert(faces->end(), body.triangle + 3 * f, body.triangle + 3 * f + 3);
  }
  return std::make_unique<fcl::Convexd>(vertices, static_cast<int>(body.triangle_count), faces);
}

// Null: a body that it does not take.
Geometry geometry_of(const og_adaptor_body &body) {
  const bool skin = body.radius > 0;
  const double *half = body.half;
  if (body.kind == OG_ADAPTOR_BALL) return std::make_unique<fcl::Sphered>(body.radius);
  if (body.kind == OG_ADAPTOR_CAPSULE && skin) return std::make_unique<fcl::Capsuled>(body.radius, 2 * half[2]);
  if (body.kind == OG_ADAPTOR_BOX && !skin) return std::make_unique<fcl::Boxd>(2 * half[0], 2 * half[1], 2 * half[2]);
  if (body.kind == OG_ADAPTOR_CYLINDER && !skin) return std::make_unique<fcl::Cylinderd>(half[0], 2 * half[2]);
  if (body.kind == OG_ADAPTOR_CONE && !skin) return std::make_unique<fcl::Coned>(half[0], 2 * half[2]);
  if (body.kind == OG_ADAPTOR_HULL && !skin) return convex_of(body);
  return nullptr;
}

// A hull's corners are in world space already.
fcl::Transform3d pose_of(const og_adaptor_body &body) {
  fcl::Transform3d pose = fcl::Transform3d::Identity();
  if (body.kind == OG_ADAPTOR_HULL) return pose;
  for (int row = 0; row < 3; row++) {
    pose.translation()[row] = body.centre[row];
    for (int column = 0; column < 3; column++) pose.linear()(row, column) = body.rotation[3 * row + column];
  }
  return pose;
}

struct Pair {
  Geometry a, b;
  fcl::Transform3d pose_a, pose_b;
};

void say_points(const fcl::DistanceResultd &result, og_adaptor_claim *claim) {
  claim->has_points = true;
  for (int body = 0; body < 2; body++)
    for (int k = 0; k < 3; k++) claim->point[body][k] = result.nearest_points[body][k];
}

void ask_distance(const Mode &mode, const Pair &pair, og_adaptor_claim *claim) {
  fcl::DistanceRequestd request(true, mode.method == Method::signed_distance);
  request.gjk_solver_type = mode.solver;
  fcl::DistanceResultd result;
  const double start = og_adaptor_now();
  const double distance = fcl::distance(pair.a.get(), pair.pose_a, pair.b.get(), pair.pose_b, request, result);
  claim->nanoseconds = og_adaptor_now() - start;
  if (!(distance <= 0)) { // a NaN, too, is what it says
    og_adaptor_say_distance(claim, distance);
    say_points(result, claim);
  } else if (mode.method == Method::signed_distance) { // without the sign, what is below 0 means nothing
    og_adaptor_say_depth(claim, -distance);
    say_points(result, claim);
  }
  if (!std::isnan(distance)) og_adaptor_say_colliding(claim, distance <= 0);
}

// Its normals point from A to B. Indep's depths come with either sign; they are lengths all the same.
void say_contact(const fcl::Contactd &contact, og_adaptor_claim *claim) {
  og_adaptor_say_depth(claim, std::abs(contact.penetration_depth));
  claim->has_normal = true;
  for (int k = 0; k < 3; k++) claim->normal[k] = -contact.normal[k];
}

// Contact::pos is documented as "contact position, in world space", no more.
void say_manifold(const fcl::CollisionResultd &result, og_adaptor_claim *claim) {
  claim->has_contacts = true;
  for (size_t k = 0; k < result.numContacts() && claim->contact_count < OG_ADAPTOR_CONTACTS; k++) {
    const fcl::Contactd &from = result.getContact(k);
    og_adaptor_contact &one = claim->contact[claim->contact_count++];
    one.is_position = true;
    one.depth = std::abs(from.penetration_depth);
    for (int n = 0; n < 3; n++) one.point[0][n] = from.pos[n];
  }
}

void ask_collide(const Mode &mode, const Pair &pair, og_adaptor_claim *claim) {
  fcl::CollisionRequestd request(64, true); // more contacts than its box against box makes
  request.gjk_solver_type = mode.solver;
  fcl::CollisionResultd result;
  const double start = og_adaptor_now();
  fcl::collide(pair.a.get(), pair.pose_a, pair.b.get(), pair.pose_b, request, result);
  claim->nanoseconds = og_adaptor_now() - start;
  og_adaptor_say_colliding(claim, result.isCollision());
  size_t deepest = 0;
  for (size_t k = 1; k < result.numContacts(); k++)
    if (std::abs(result.getContact(k).penetration_depth) > std::abs(result.getContact(deepest).penetration_depth))
      deepest = k;
  if (result.numContacts() > 0) say_contact(result.getContact(deepest), claim);
  if (mode.method == Method::manifold) say_manifold(result, claim);
}

fcl::Transform3d moved(const fcl::Transform3d &pose, const double *velocity, double time) {
  fcl::Transform3d to = pose;
  for (int k = 0; k < 3; k++) to.translation()[k] += time * velocity[k];
  return to;
}

void ask_sweep(const Mode &mode, const Pair &pair, const og_adaptor_case *one, og_adaptor_claim *claim) {
  fcl::ContinuousCollisionRequestd request;
  request.gjk_solver_type = mode.solver;
  request.ccd_solver_type = mode.sweep;
  if (mode.sweep == fcl::CCDC_NAIVE) {
    request.num_max_iterations = naive_samples;
    request.toc_err = 1.0 / naive_samples;
  }
  const fcl::Transform3d to_a = moved(pair.pose_a, one->velocity[0], one->until),
                         to_b = moved(pair.pose_b, one->velocity[1], one->until);
  fcl::ContinuousCollisionResultd result;
  const double start = og_adaptor_now();
  fcl::continuousCollide(pair.a.get(), pair.pose_a, to_a, pair.b.get(), pair.pose_b, to_b, request, result);
  claim->nanoseconds = og_adaptor_now() - start;
  og_adaptor_say_colliding(claim, result.is_collide);
  if (result.is_collide) og_adaptor_say_time(claim, result.time_of_contact * one->until);
}

void ask(void *context, const og_adaptor_case *one, og_adaptor_claim *claim) {
  const Mode &mode = *static_cast<const Mode *>(context);
  const Pair pair = {geometry_of(one->body[0]), geometry_of(one->body[1]), pose_of(one->body[0]),
                     pose_of(one->body[1])};
  if (!pair.a || !pair.b) return og_adaptor_refuse(claim);
  pair.a->computeLocalAABB();
  pair.b->computeLocalAABB();
  if (one->question == OG_ADAPTOR_SWEEP) ask_sweep(mode, pair, one, claim);
  else if (mode.method == Method::collide || mode.method == Method::manifold) ask_collide(mode, pair, claim);
  else ask_distance(mode, pair, claim);
}

} // namespace

int main(int argc, char **argv) {
  const char *const names[] = {"distance",      "signed-distance", "collide", "indep-distance", "indep-signed-distance",
                               "indep-collide", "manifold", "indep-manifold", "naive", nullptr};
  const int chosen = og_adaptor_mode(argc, argv, names);
  if (chosen < 0) return 2;
  Mode mode = modes[chosen];
  return og_adaptor_serve_curved(mode.name, ask, &mode);
}
