// The reference's broad phases in binary64, asked as the engines are: for `make bench-broad`, which times them together.

#include "tests/engines/broad.h"

#include <algorithm>
#include <iterator>
#include <stdexcept>

#include "tests/engines/broad_reference_scene.h"

namespace {

class Reference : public broad::Engine {
public:
  Reference(const char *id, const broad::World &world) : scene(reference_start(id, world.count), reference_end) {
    if (scene == nullptr) throw std::runtime_error("no memory for the scene");
  }

  void insert(int32_t number, const broad::Box &box) override { change(REFERENCE_INSERT, number, box); }
  void move(int32_t number, const broad::Box &box) override { change(REFERENCE_MOVE, number, box); }
  void remove(int32_t number) override { reference_change(scene.get(), REFERENCE_REMOVE, number, nullptr, nullptr); }

  // What begins and ends comes in ascending order.
  void list(broad::Pairs &pairs) override {
    reference_pairs begun, ended;
    if (reference_step(scene.get(), &begun, &ended) == 0) throw std::runtime_error("a step has no answer");
    broad::Pairs stay, out = pairs_of(ended), in = pairs_of(begun);
    std::set_difference(held.begin(), held.end(), out.begin(), out.end(), std::back_inserter(stay));
    held.clear();
    std::merge(stay.begin(), stay.end(), in.begin(), in.end(), std::back_inserter(held));
    pairs = held;
  }

private:
  static broad::Pairs pairs_of(const reference_pairs &from) {
    broad::Pairs r(static_cast<size_t>(from.count));
    for (size_t k = 0; k < r.size(); k++) r[k] = {from.pair[2 * k], from.pair[2 * k + 1]};
    return r;
  }

  void change(int kind, int32_t number, const broad::Box &box) {
    reference_change(scene.get(), kind, number, box.lo, box.hi);
  }

  std::unique_ptr<reference_scene, void (*)(reference_scene *)> scene;
  broad::Pairs held;
};

} // namespace

int main(int argc, char **argv) {
  std::vector<broad::Mode> modes;
  for (int k = 0; reference_id(k) != nullptr; k++) {
    const char *const id = reference_id(k);
    modes.push_back({id, std::string("reference ") + id + " binary64", [id](const broad::World &world, std::string &) {
                       return std::make_unique<Reference>(id, world);
                     }});
  }
  return broad::serve(argc, argv, modes);
}
