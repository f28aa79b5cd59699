// Box2D's b2BroadPhase: a dynamic tree of rectangles in single precision, each made b2_aabbExtension larger to each side,
// as its documentation says. It names pairs when they begin and leaves it to its user to drop them: as b2ContactManager
// does, pairs are dropped when the larger rectangles no longer overlap.

#include "tests/engines/broad.h"

#include <set>

#include <box2d/b2_broad_phase.h>

namespace {

b2AABB rectangle(const broad::Box &box) {
  b2AABB r;
  r.lowerBound.Set(static_cast<float>(box.lo[0]), static_cast<float>(box.lo[1]));
  r.upperBound.Set(static_cast<float>(box.hi[0]), static_cast<float>(box.hi[1]));
  return r;
}

class Tree : public broad::Engine {
public:
  explicit Tree(const broad::World &world)
      : number(static_cast<size_t>(world.count)), proxy(number.size(), b2BroadPhase::e_nullProxy) {
    for (size_t k = 0; k < number.size(); k++) number[k] = static_cast<int32_t>(k);
  }

  void insert(int32_t index, const broad::Box &box) override {
    const auto k = static_cast<size_t>(index);
    proxy[k] = phase.CreateProxy(rectangle(box), &number[k]);
  }

  void move(int32_t index, const broad::Box &box) override {
    phase.MoveProxy(proxy[static_cast<size_t>(index)], rectangle(box), b2Vec2(0, 0));
  }

  void remove(int32_t index) override {
    phase.DestroyProxy(proxy[static_cast<size_t>(index)]);
    proxy[static_cast<size_t>(index)] = b2BroadPhase::e_nullProxy;
    for (auto at = alive.begin(); at != alive.end();)
      at = at->first == index || at->second == index ? alive.erase(at) : ++at;
  }

  void list(broad::Pairs &pairs) override {
    phase.UpdatePairs(this);
    for (auto at = alive.begin(); at != alive.end();) at = overlap(*at) ? ++at : alive.erase(at);
    pairs.insert(pairs.end(), alive.begin(), alive.end());
  }

  // A pair named a second time while it is there is no new contact for Box2D's own user either.
  void AddPair(void *a, void *b) {
    const int32_t i = *static_cast<const int32_t *>(a), j = *static_cast<const int32_t *>(b);
    alive.emplace(std::min(i, j), std::max(i, j));
  }

  // Two rectangles larger by it, and by what a move lets a larger one stay as it is: four times it more for each.
  double margin() const override { return static_cast<double>(2 * 5 * b2_aabbExtension); }

private:
  bool overlap(const broad::Pair &pair) const {
    return phase.TestOverlap(proxy[static_cast<size_t>(pair.first)], proxy[static_cast<size_t>(pair.second)]);
  }

  b2BroadPhase phase;
  std::set<broad::Pair> alive;
  std::vector<int32_t> number;
  std::vector<int32> proxy;
};

std::unique_ptr<broad::Engine> make(const broad::World &world, std::string &note) {
  if (world.dimension == 2) return std::make_unique<Tree>(world);
  note = "rectangles only";
  return nullptr;
}

} // namespace

int main(int argc, char **argv) {
  return broad::serve(argc, argv, {{"broad-phase", "Box2D " BOX2D_VERSION " b2BroadPhase binary32", make}});
}
