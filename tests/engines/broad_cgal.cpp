// CGAL's box_self_intersection_d, with closed boxes as it takes them by default and its default cutoff of 10.

#include "tests/engines/broad.h"

#include <CGAL/box_intersection_d.h>
#include <CGAL/version.h>

namespace {

template <int Dimension> class Boxes : public broad::Rebuilt {
public:
  using Rebuilt::Rebuilt;

  void list(broad::Pairs &pairs) override {
    using Handle = CGAL::Box_intersection_d::Box_with_info_d<double, Dimension, int32_t>;
    std::vector<Handle> boxes;
    for (size_t k = 0; k < box.size(); k++)
      if (is_there[k]) boxes.emplace_back(box[k].lo, box[k].hi, static_cast<int32_t>(k));
    CGAL::box_self_intersection_d(boxes.begin(), boxes.end(), [&pairs](const Handle &a, const Handle &b) {
      pairs.emplace_back(a.info(), b.info());
    });
  }
};

std::unique_ptr<broad::Engine> make(const broad::World &world, std::string &) {
  if (world.dimension == 1) return std::make_unique<Boxes<1>>(world);
  if (world.dimension == 2) return std::make_unique<Boxes<2>>(world);
  return std::make_unique<Boxes<3>>(world);
}

} // namespace

int main(int argc, char **argv) {
  return broad::serve(argc, argv, {{"boxes", "CGAL " CGAL_VERSION_STR " box_self_intersection_d binary64", make}});
}
