// FCL's managers in double precision, everything about them their default. A box is a geometry whose bounds are just the
// case's. What is listed is what a manager hands to its callback for collisions.

#include "tests/engines/broad.h"

#include <algorithm>

#include <fcl/broadphase/broadphase_SSaP.h>
#include <fcl/broadphase/broadphase_SaP.h>
#include <fcl/broadphase/broadphase_bruteforce.h>
#include <fcl/broadphase/broadphase_dynamic_AABB_tree.h>
#include <fcl/broadphase/broadphase_dynamic_AABB_tree_array.h>
#include <fcl/broadphase/broadphase_interval_tree.h>
#include <fcl/broadphase/broadphase_spatialhash.h>
#include <fcl/config.h>
#include <fcl/narrowphase/collision_object.h>

namespace {

using Manager = fcl::BroadPhaseCollisionManagerd;

class Bounds : public fcl::CollisionGeometryd {
public:
  explicit Bounds(const broad::Box &box) { set(box); }
  void set(const broad::Box &box) {
    for (int k = 0; k < 3; k++) {
      aabb_local.min_[k] = box.lo[k];
      aabb_local.max_[k] = box.hi[k];
    }
    aabb_center = aabb_local.center();
    aabb_radius = (aabb_local.min_ - aabb_center).norm();
  }
  void computeLocalAABB() override {}
};

class Managed : public broad::Engine {
public:
  Managed(const broad::World &world, std::unique_ptr<Manager> by, double documented, bool together = true)
      : manager(std::move(by)), allowed(documented), at_once(together), object(static_cast<size_t>(world.count)) {}

  void insert(int32_t number, const broad::Box &box) override {
    Object &one = object[static_cast<size_t>(number)];
    one.bounds = std::make_shared<Bounds>(box);
    one.collision = std::make_unique<fcl::CollisionObjectd>(one.bounds, fcl::Transform3d::Identity());
    one.collision->setUserData(&one);
    one.number = number;
    fresh.push_back(one.collision.get());
  }

  void move(int32_t number, const broad::Box &box) override {
    Object &one = object[static_cast<size_t>(number)];
    one.bounds->set(box);
    one.collision->computeAABB();
    manager->update(one.collision.get());
  }

  void remove(int32_t number) override {
    Object &one = object[static_cast<size_t>(number)];
    manager->unregisterObject(one.collision.get());
    one.collision.reset();
  }

  // Many at once, as its documentation has it, to build what is better built of all.
  void list(broad::Pairs &pairs) override {
    if (at_once && manager->size() == 0) manager->registerObjects(fresh); // SaP's empty() says the opposite
    else
      for (fcl::CollisionObjectd *one : fresh) manager->registerObject(one);
    fresh.clear();
    manager->setup();
    manager->collide(&pairs, add);
  }

  double margin() const override { return allowed; }

private:
  struct Object {
    std::shared_ptr<Bounds> bounds;
    std::unique_ptr<fcl::CollisionObjectd> collision;
    int32_t number = -1;
  };

  static int32_t number_of(const fcl::CollisionObjectd *one) {
    return static_cast<const Object *>(one->getUserData())->number;
  }

  static bool add(fcl::CollisionObjectd *a, fcl::CollisionObjectd *b, void *pairs) {
    static_cast<broad::Pairs *>(pairs)->emplace_back(number_of(a), number_of(b));
    return false;
  }

  std::unique_ptr<Manager> manager;
  double allowed;
  bool at_once;
  std::vector<Object> object;
  std::vector<fcl::CollisionObjectd *> fresh;
};

template <class Kind> std::unique_ptr<broad::Engine> make(const broad::World &world, std::string &) {
  return std::make_unique<Managed>(world, std::make_unique<Kind>(), 0);
}

// Objects registered one after the other, as its users may.
template <class Kind> std::unique_ptr<broad::Engine> make_single(const broad::World &world, std::string &) {
  return std::make_unique<Managed>(world, std::make_unique<Kind>(), 0, false);
}

// Its cells are as long as the longest edge, and its scene is just that of the boxes. What shares an entry of the table
// is handed to the callback, however far apart: nothing else is documented.
std::unique_ptr<broad::Engine> make_hash(const broad::World &world, std::string &note) {
  const fcl::Vector3d lo(world.around.lo), hi(world.around.hi);
  if (!(world.largest > 0)) {
    note = "no box has an edge to take for the cells' length";
    return nullptr;
  }
  return std::make_unique<Managed>(
      world, std::make_unique<fcl::SpatialHashingCollisionManagerd<>>(world.largest, lo, hi), (hi - lo).maxCoeff());
}

std::string named(const char *manager) { return std::string("FCL " FCL_VERSION " ") + manager + " binary64"; }

} // namespace

int main(int argc, char **argv) {
  return broad::serve(
      argc, argv,
      {{"tree", named("DynamicAABBTree"), make<fcl::DynamicAABBTreeCollisionManagerd>},
       {"tree-array", named("DynamicAABBTree_Array"), make<fcl::DynamicAABBTreeCollisionManager_Arrayd>},
       {"naive", named("Naive"), make<fcl::NaiveCollisionManagerd>},
       {"sap", named("SaP"), make<fcl::SaPCollisionManagerd>},
       {"sap-single", named("SaP, registerObject"), make_single<fcl::SaPCollisionManagerd>},
       {"ssap", named("SSaP"), make<fcl::SSaPCollisionManagerd>},
       {"interval-tree", named("IntervalTree"), make<fcl::IntervalTreeCollisionManagerd>},
       {"hash", named("SpatialHashing"), make_hash}});
}
