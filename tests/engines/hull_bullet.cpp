// Bullet's btConvexHullComputer: points on a grid of integers, then exact; no shrinking.

#include "tests/engines/hull.h"

#include <LinearMath/btConvexHullComputer.h>

namespace {

hull::Answer make(const std::vector<hull::Point> &points) {
  std::vector<btScalar> in;
  for (const hull::Point &point : points)
    for (const double x : point) in.push_back(static_cast<btScalar>(x));
  btConvexHullComputer computer;
  computer.compute(in.data(), 3 * sizeof(btScalar), static_cast<int>(points.size()), 0, 0);
  hull::Answer answer;
  for (int f = 0; f < computer.faces.size(); f++) {
    const btConvexHullComputer::Edge *const first = &computer.edges[computer.faces[f]], *edge = first;
    hull::Facet facet;
    do {
      facet.push_back(static_cast<uint32_t>(computer.original_vertex_index[edge->getSourceVertex()]));
      edge = edge->getNextEdgeOfFace();
    } while (edge != first);
    if (facet.size() > 2) answer.facets.push_back(facet); // of points on a line it makes faces of two corners
  }
  return answer;
}

std::string name() {
  const int version = btGetVersion();
  return "Bullet " + std::to_string(version / 100) + "." + std::to_string(version % 100) + " btConvexHullComputer " +
         (sizeof(btScalar) == 4 ? "binary32" : "binary64");
}

} // namespace

int main(int argc, char **argv) { return hull::serve(argc, argv, {{"computer", name(), make}}); }
