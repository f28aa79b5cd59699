// Bullet's broad phases, in double and in single precision: the trees of btDbvtBroadphase and the axis sweeps in 32 and
// 16 bits. What is listed is the pair cache, once the pairs were calculated.

#include "tests/engines/broad.h"

#include <algorithm>
#include <cmath>

#include <BulletCollision/BroadphaseCollision/btAxisSweep3.h>
#include <BulletCollision/BroadphaseCollision/btCollisionAlgorithm.h>
#include <BulletCollision/BroadphaseCollision/btDbvtBroadphase.h>
#include <BulletCollision/CollisionDispatch/btCollisionDispatcher.h>
#include <BulletCollision/CollisionDispatch/btDefaultCollisionConfiguration.h>

namespace {

#ifdef BT_USE_DOUBLE_PRECISION
#define PRECISION "binary64"
#else
#define PRECISION "binary32"
#endif

btVector3 vector(const double *from) {
  return {static_cast<btScalar>(from[0]), static_cast<btScalar>(from[1]), static_cast<btScalar>(from[2])};
}

class Phase : public broad::Engine {
public:
  Phase(const broad::World &world, std::unique_ptr<btBroadphaseInterface> by, double documented)
      : phase(std::move(by)), allowed(documented), number(static_cast<size_t>(world.count)),
        proxy(static_cast<size_t>(world.count), nullptr) {
    for (size_t k = 0; k < number.size(); k++) number[k] = static_cast<int32_t>(k);
  }

  ~Phase() override {
    for (btBroadphaseProxy *one : proxy)
      if (one != nullptr) phase->destroyProxy(one, &dispatcher);
  }

  // Everything against everything.
  void insert(int32_t index, const broad::Box &box) override {
    const auto k = static_cast<size_t>(index);
    proxy[k] = phase->createProxy(vector(box.lo), vector(box.hi), BOX_SHAPE_PROXYTYPE, &number[k], 1, -1, &dispatcher);
  }

  void move(int32_t index, const broad::Box &box) override {
    phase->setAabb(proxy[static_cast<size_t>(index)], vector(box.lo), vector(box.hi), &dispatcher);
  }

  void remove(int32_t index) override {
    phase->destroyProxy(proxy[static_cast<size_t>(index)], &dispatcher);
    proxy[static_cast<size_t>(index)] = nullptr;
  }

  void list(broad::Pairs &pairs) override {
    phase->calculateOverlappingPairs(&dispatcher);
    const btBroadphasePairArray &cache = phase->getOverlappingPairCache()->getOverlappingPairArray();
    for (int k = 0; k < cache.size(); k++)
      pairs.emplace_back(number_of(cache[k].m_pProxy0), number_of(cache[k].m_pProxy1));
  }

  double margin() const override { return allowed; }

private:
  static int32_t number_of(const btBroadphaseProxy *one) { return *static_cast<const int32_t *>(one->m_clientObject); }

  btDefaultCollisionConfiguration configuration;
  btCollisionDispatcher dispatcher{&configuration};
  std::unique_ptr<btBroadphaseInterface> phase;
  double allowed;
  std::vector<int32_t> number;
  std::vector<btBroadphaseProxy *> proxy;
};

std::unique_ptr<broad::Engine> make_tree(const broad::World &world, std::string &) {
  return std::make_unique<Phase>(world, std::make_unique<btDbvtBroadphase>(), 0);
}

// The world is as large as the boxes are together, and never without a volume. Ends are rounded to an even one of the
// integers: two steps of them are what its documentation's 16 or 32 bits allow.
template <class Sweep, class Count>
std::unique_ptr<broad::Engine> make_sweep(const broad::World &world, std::string &note, double steps, int32_t most) {
  if (world.count > most) {
    note = "more boxes than its handles";
    return nullptr;
  }
  double lo[3], hi[3], longest = 0;
  for (int k = 0; k < 3; k++) {
    lo[k] = world.around.lo[k];
    hi[k] = std::max(world.around.hi[k], lo[k] + std::max(1.0, std::abs(lo[k])) * 1e-3);
    longest = std::max(longest, hi[k] - lo[k]);
  }
  return std::make_unique<Phase>(world,
                                 std::unique_ptr<btBroadphaseInterface>(new Sweep(
                                     vector(lo), vector(hi), static_cast<Count>(world.count + 1), nullptr, true)),
                                 4 * longest / steps);
}

std::unique_ptr<broad::Engine> make_sweep16(const broad::World &world, std::string &note) {
  return make_sweep<btAxisSweep3, unsigned short>(world, note, 65535, 16383);
}

std::unique_ptr<broad::Engine> make_sweep32(const broad::World &world, std::string &note) {
  return make_sweep<bt32BitAxisSweep3, unsigned>(world, note, 2147483647, 1499999);
}

std::string named(const char *phase) {
  return "Bullet " + std::to_string(BT_BULLET_VERSION / 100) + "." + std::to_string(BT_BULLET_VERSION % 100) + " " +
         phase + " " + PRECISION;
}

} // namespace

int main(int argc, char **argv) {
  return broad::serve(argc, argv,
                      {{"dbvt", named("btDbvtBroadphase"), make_tree},
                       {"sweep32", named("bt32BitAxisSweep3"), make_sweep32},
                       {"sweep16", named("btAxisSweep3"), make_sweep16}});
}
