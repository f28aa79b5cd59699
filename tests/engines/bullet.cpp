// Bullet, built twice: in double (bullet-float64.pc) and in single precision (bullet.pc). Modes: its pair detector
// with GJK and EPA, or btGjkEpaSolver2 alone; the manifolds of its dispatcher, with hulls as they are or with their faces
// for clipping; and what sweeps. Margins are the balls of the bodies: its default of
// 0.04 is set to 0 where there is none, except in mode margin. btGjkEpaSolver2 leaves margins out of distances, so it
// refuses balls.

#include "tests/engines/adaptor.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <memory>
#include <string>

#include <BulletCollision/BroadphaseCollision/btDbvtBroadphase.h>
#include <BulletCollision/CollisionDispatch/btCollisionDispatcher.h>
#include <BulletCollision/CollisionDispatch/btCollisionObject.h>
#include <BulletCollision/CollisionDispatch/btCollisionWorld.h>
#include <BulletCollision/CollisionDispatch/btDefaultCollisionConfiguration.h>
#include <BulletCollision/CollisionShapes/btBoxShape.h>
#include <BulletCollision/CollisionShapes/btCapsuleShape.h>
#include <BulletCollision/CollisionShapes/btConeShape.h>
#include <BulletCollision/CollisionShapes/btConvexHullShape.h>
#include <BulletCollision/CollisionShapes/btCylinderShape.h>
#include <BulletCollision/CollisionShapes/btSphereShape.h>
#include <BulletCollision/NarrowPhaseCollision/btContinuousConvexCollision.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpa2.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpaPenetrationDepthSolver.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkPairDetector.h>
#include <BulletCollision/NarrowPhaseCollision/btPointCollector.h>
#include <BulletCollision/NarrowPhaseCollision/btSubSimplexConvexCast.h>
#include <BulletCollision/NarrowPhaseCollision/btVoronoiSimplexSolver.h>

namespace {

enum class Method { pair_detector, epa2, manifold, clipped };
enum class Cast { continuous, subsimplex };

struct Mode {
  const char *name;
  Method method;
  Cast cast;
  bool has_default_margin;
};

const Mode modes[] = {
    {"pair detector", Method::pair_detector, Cast::continuous, false},
    {"btGjkEpaSolver2", Method::epa2, Cast::continuous, false},
    {"pair detector, default margins", Method::pair_detector, Cast::continuous, true},
    {"pair detector, subsimplex cast", Method::pair_detector, Cast::subsimplex, false},
    {"manifold", Method::manifold, Cast::continuous, false},
    {"manifold, clipped faces", Method::clipped, Cast::continuous, false},
};

using Shape = std::unique_ptr<btConvexShape>;

btScalar scalar(double x) { return static_cast<btScalar>(x); }

btVector3 vector(const double *v) { return btVector3(scalar(v[0]), scalar(v[1]), scalar(v[2])); }

Shape with_margin(Shape shape, double margin, const Mode &mode) {
  if (margin > 0 || !mode.has_default_margin) shape->setMargin(scalar(margin));
  return shape;
}

Shape hull_of(const og_adaptor_body &body, const Mode &mode) {
  auto hull = std::make_unique<btConvexHullShape>();
  for (size_t k = 0; k < body.count; k++) hull->addPoint(vector(body.xyz + 3 * k), false);
  hull->recalcLocalAabb();
  return with_margin(std::move(hull), body.radius, mode);
}

bool is_curved(const og_adaptor_body &body) {
  return body.kind == OG_ADAPTOR_CYLINDER || body.kind == OG_ADAPTOR_CONE;
}

// A cylinder with a margin is rounded inside its edges, too: a rounded one is refused. A cone is what its margin rounds.
Shape curved_of(const og_adaptor_body &body, const Mode &mode) {
  const btScalar radius = scalar(body.half[0]), height = scalar(2 * body.half[2]);
  if (body.kind == OG_ADAPTOR_CONE) return with_margin(std::make_unique<btConeShapeZ>(radius, height), body.radius, mode);
  return with_margin(std::make_unique<btCylinderShapeZ>(vector(body.half)), 0, mode);
}

// Its box with a margin is rounded inside its edges, which would mean edges that are sums: a rounded box goes as a
// hull.
bool has_pose(const og_adaptor_body &body) {
  return is_curved(body) || body.kind == OG_ADAPTOR_BALL || (body.kind == OG_ADAPTOR_CAPSULE && body.radius > 0) ||
         (body.kind == OG_ADAPTOR_BOX && !(body.radius > 0));
}

Shape shape_of(const og_adaptor_body &body, const Mode &mode) {
  if (!has_pose(body)) return hull_of(body, mode);
  if (is_curved(body)) return curved_of(body, mode);
  if (body.kind == OG_ADAPTOR_BALL) return std::make_unique<btSphereShape>(scalar(body.radius));
  if (body.kind == OG_ADAPTOR_BOX) return with_margin(std::make_unique<btBoxShape>(vector(body.half)), 0, mode);
  return std::make_unique<btCapsuleShapeZ>(scalar(body.radius), scalar(2 * body.half[2]));
}

// A hull's points are in world space already.
btTransform pose_of(const og_adaptor_body &body) {
  btTransform pose = btTransform::getIdentity();
  if (!has_pose(body)) return pose;
  pose.setOrigin(vector(body.centre));
  for (int row = 0; row < 3; row++) pose.getBasis()[row] = vector(body.rotation + 3 * row);
  return pose;
}

struct Pair {
  Shape a, b;
  btTransform pose_a, pose_b;
};

void put(double *at, const btVector3 &v) {
  for (int k = 0; k < 3; k++) at[k] = static_cast<double>(v[k]);
}

void say_signed_distance(double distance, og_adaptor_claim *claim) {
  if (distance <= 0) og_adaptor_say_depth(claim, -distance);
  else og_adaptor_say_distance(claim, distance);
  if (!std::isnan(distance)) og_adaptor_say_colliding(claim, distance <= 0);
}

void ask_pair(const Pair &pair, og_adaptor_claim *claim) {
  btVoronoiSimplexSolver simplex;
  btGjkEpaPenetrationDepthSolver epa;
  btGjkPairDetector detector(pair.a.get(), pair.b.get(), &simplex, &epa);
  btGjkPairDetector::ClosestPointInput input;
  input.m_transformA = pair.pose_a;
  input.m_transformB = pair.pose_b;
  btPointCollector collector;
  const double start = og_adaptor_now();
  detector.getClosestPoints(input, collector, nullptr);
  claim->nanoseconds = og_adaptor_now() - start;
  if (!collector.m_hasResult) {
    claim->status = OG_ADAPTOR_GAVE_UP;
    return;
  }
  say_signed_distance(static_cast<double>(collector.m_distance), claim);
  claim->has_points = claim->has_normal = true;
  put(claim->normal, collector.m_normalOnBInWorld); // from B to A, as ours
  put(claim->point[0], collector.m_pointInWorld + collector.m_normalOnBInWorld * collector.m_distance);
  put(claim->point[1], collector.m_pointInWorld);
}

// Its normal is in A's own axes.
void ask_epa2(const Pair &pair, const btVector3 &guess, og_adaptor_claim *claim) {
  btGjkEpaSolver2::sResults results;
  const double start = og_adaptor_now();
  const bool apart = btGjkEpaSolver2::Distance(pair.a.get(), pair.pose_a, pair.b.get(), pair.pose_b, guess, results);
  const bool meet = !apart && btGjkEpaSolver2::Penetration(pair.a.get(), pair.pose_a, pair.b.get(), pair.pose_b, guess,
                                                           results, false);
  claim->nanoseconds = og_adaptor_now() - start;
  if (!apart && !meet) {
    claim->status = OG_ADAPTOR_GAVE_UP;
    return;
  }
  say_signed_distance(static_cast<double>(results.distance), claim);
  claim->has_points = true;
  for (int body = 0; body < 2; body++) put(claim->point[body], results.witnesses[body]);
  claim->has_normal = true;
  put(claim->normal, pair.pose_a.getBasis() * results.normal);
}

// A contact that Bullet keeps keeps its user data, too, which is null in a new one.
void say_name(btManifoldPoint &point, og_adaptor_contact &contact) {
  static std::uintptr_t last = 0;
  if (point.m_userPersistentData == nullptr) point.m_userPersistentData = reinterpret_cast<void *>(++last);
  contact.name = static_cast<unsigned>(reinterpret_cast<std::uintptr_t>(point.m_userPersistentData));
}

void say_contact(btManifoldPoint &point, bool swapped, og_adaptor_claim *claim) {
  og_adaptor_contact &contact = claim->contact[claim->contact_count++];
  say_name(point, contact);
  put(contact.point[swapped], point.getPositionWorldOnA());
  put(contact.point[!swapped], point.getPositionWorldOnB());
  contact.depth = -static_cast<double>(point.getDistance());
}

// It makes contacts of bodies within a threshold, too: those have gaps.
void say_manifolds(btDispatcher &dispatcher, const btCollisionObject *a, og_adaptor_claim *claim) {
  btScalar nearest = SIMD_INFINITY;
  for (int m = 0; m < dispatcher.getNumManifolds(); m++) {
    btPersistentManifold *manifold = dispatcher.getManifoldByIndexInternal(m);
    const bool swapped = manifold->getBody0() != a; // then its B is our A
    for (int k = 0; k < manifold->getNumContacts() && claim->contact_count < OG_ADAPTOR_CONTACTS; k++) {
      btManifoldPoint &point = manifold->getContactPoint(k);
      say_contact(point, swapped, claim);
      if (!(point.getDistance() < nearest)) continue;
      nearest = point.getDistance();
      put(claim->normal, swapped ? -point.m_normalWorldOnB : point.m_normalWorldOnB);
    }
  }
  claim->has_contacts = true;
  claim->has_normal = claim->contact_count > 0;
  og_adaptor_say_colliding(claim, nearest <= 0);
}

// A world with two bodies, kept for the cases that go on after this one.
struct Kept {
  btDefaultCollisionConfiguration configuration;
  btCollisionDispatcher dispatcher{&configuration};
  btDbvtBroadphase broad;
  btCollisionWorld world{&dispatcher, &broad, &configuration};
  btCollisionObject object[2];
  Shape shape[2];
  og_adaptor_body body[2]; // of the first step; its points are gone

  Kept(const Mode &mode, Pair &pair, const og_adaptor_case *one) : shape{std::move(pair.a), std::move(pair.b)} {
    for (int k = 0; k < 2; k++) {
      if (auto *polyhedron = dynamic_cast<btPolyhedralConvexShape *>(shape[k].get());
          polyhedron != nullptr && mode.method == Method::clipped)
        polyhedron->initializePolyhedralFeatures();
      body[k] = one->body[k];
      object[k].setCollisionShape(shape[k].get());
    }
  }
  ~Kept() {
    for (btCollisionObject &one : object) world.removeCollisionObject(&one);
  }
};

// Of bodies with axes of their own, which hulls, handed over as points in the world, have not.
bool is_same(const og_adaptor_body &a, const og_adaptor_body &b) {
  if (a.kind != b.kind || a.radius != b.radius || a.kind == OG_ADAPTOR_HULL || a.kind == OG_ADAPTOR_FLAT) return false;
  return std::equal(a.half, a.half + 3, b.half);
}

struct Engine {
  Mode mode;
  std::unique_ptr<Kept> kept;
};

void ask_manifold(Engine &engine, Pair &pair, const og_adaptor_case *one, og_adaptor_claim *claim) {
  std::unique_ptr<Kept> &kept = engine.kept;
  const btTransform pose[2] = {pair.pose_a, pair.pose_b};
  const bool goes_on = kept && one->goes_on && is_same(kept->body[0], one->body[0]) && is_same(kept->body[1], one->body[1]);
  if (!goes_on) kept = std::make_unique<Kept>(engine.mode, pair, one);
  for (int k = 0; k < 2; k++) {
    kept->object[k].setWorldTransform(pose[k]);
    if (!goes_on) kept->world.addCollisionObject(&kept->object[k]);
  }
  const double start = og_adaptor_now();
  kept->world.performDiscreteCollisionDetection();
  claim->nanoseconds = og_adaptor_now() - start;
  say_manifolds(kept->dispatcher, &kept->object[0], claim);
}

btTransform moved(const btTransform &pose, const double *velocity, double time) {
  btTransform to = pose;
  to.getOrigin() += vector(velocity) * scalar(time);
  return to;
}

std::unique_ptr<btConvexCast> cast_of(Cast cast, const Pair &pair, btSimplexSolverInterface *simplex,
                                      btConvexPenetrationDepthSolver *epa) {
  const btConvexShape *a = pair.a.get(), *b = pair.b.get();
  if (cast == Cast::subsimplex) return std::make_unique<btSubsimplexConvexCast>(a, b, simplex);
  return std::make_unique<btContinuousConvexCollision>(a, b, simplex, epa);
}

void ask_sweep(const Mode &mode, const Pair &pair, const og_adaptor_case *one, og_adaptor_claim *claim) {
  btVoronoiSimplexSolver simplex;
  btGjkEpaPenetrationDepthSolver epa;
  const auto cast = cast_of(mode.cast, pair, &simplex, &epa);
  btConvexCast::CastResult result;
  result.m_fraction = scalar(1);
  const btTransform to_a = moved(pair.pose_a, one->velocity[0], one->until),
                    to_b = moved(pair.pose_b, one->velocity[1], one->until);
  const double start = og_adaptor_now();
  const bool hit = cast->calcTimeOfImpact(pair.pose_a, to_a, pair.pose_b, to_b, result);
  claim->nanoseconds = og_adaptor_now() - start;
  og_adaptor_say_colliding(claim, hit);
  if (hit) og_adaptor_say_time(claim, static_cast<double>(result.m_fraction) * one->until);
}

void ask(void *context, const og_adaptor_case *one, og_adaptor_claim *claim) {
  const og_adaptor_body &a = one->body[0], &b = one->body[1];
  Engine &engine = *static_cast<Engine *>(context);
  const Mode &mode = engine.mode;
  const auto is_refused = [](const og_adaptor_body &body) {
    return body.kind == OG_ADAPTOR_CYLINDER && body.radius > 0;
  };
  if (is_refused(a) || is_refused(b)) return og_adaptor_refuse(claim);
  Pair pair = {shape_of(a, mode), shape_of(b, mode), pose_of(a), pose_of(b)};
  if (one->question == OG_ADAPTOR_SWEEP) ask_sweep(mode, pair, one, claim);
  else if (mode.method == Method::pair_detector) ask_pair(pair, claim);
  else if (mode.method != Method::epa2) ask_manifold(engine, pair, one, claim);
  else if (a.radius > 0 || b.radius > 0) og_adaptor_refuse(claim);
  else ask_epa2(pair, vector(a.centre) - vector(b.centre), claim);
}

} // namespace

int main(int argc, char **argv) {
  const char *const names[] = {"pair", "epa2", "margin", "subsimplex", "manifold", "clipped", nullptr};
  const int chosen = og_adaptor_mode(argc, argv, names);
  if (chosen < 0) return 2;
  Engine engine = {modes[chosen], nullptr};
  const std::string name = "Bullet " + std::to_string(BT_BULLET_VERSION / 100) + "." +
                           std::to_string(BT_BULLET_VERSION % 100) + " " + engine.mode.name +
                           (sizeof(btScalar) == sizeof(double) ? " binary64" : " binary32");
  return og_adaptor_serve_curved(name.c_str(), ask, &engine);
}
