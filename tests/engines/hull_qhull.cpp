// Qhull's convex hulls, of binary64 numbers: facets that are merged where rounding makes them doubtful, these as triangles,
// or of points that are moved a little until there is no doubt.

#include "tests/engines/hull.h"

#include <cstdio>
#include <memory>

// C headers with braces of their own.
#include <libqhull_r/qhull_ra.h>

namespace {

hull::Answer refuse(const std::string &why) {
  hull::Answer answer;
  answer.refused = true;
  answer.note = why;
  return answer;
}

// The corners in order, clockwise seen from outside.
hull::Facet corners_of(qhT *qh, facetT *facet) {
  hull::Facet corners;
  setT *const vertices = qh_facet3vertex(qh, facet);
  for (int k = qh_setsize(qh, vertices); k-- > 0;) {
    const auto *const vertex = static_cast<const vertexT *>(vertices->e[k].p);
    corners.push_back(static_cast<uint32_t>(qh_pointid(qh, vertex->point)));
  }
  qh_settempfree(qh, const_cast<setT **>(&vertices));
  return corners;
}

hull::Answer make(const std::vector<hull::Point> &points, const char *options) {
  std::vector<coordT> in;
  for (const hull::Point &point : points) in.insert(in.end(), point.begin(), point.end());
  const std::unique_ptr<std::FILE, int (*)(std::FILE *)> nowhere(std::fopen("/dev/null", "w"), std::fclose);
  qhT state, *const qh = &state;
  qh_zero(qh, nowhere.get());
  std::string command = options; // it is written to
  const int status =
      qh_new_qhull(qh, 3, static_cast<int>(points.size()), in.data(), False, command.data(), nowhere.get(), nowhere.get());
  hull::Answer answer = status == 0 ? hull::Answer{} : refuse("Qhull's status " + std::to_string(status));
  facetT *facet;
  if (status == 0) {
    FORALLfacets answer.facets.push_back(corners_of(qh, facet));
  }
  qh_freeqhull(qh, qh_ALL);
  int kept, bytes;
  qh_memfreeshort(qh, &kept, &bytes);
  return answer;
}

hull::Mode mode(const char *word, const char *options) {
  return {word, "Qhull " + std::string(qh_version2) + " " + options,
          [options](const std::vector<hull::Point> &points) { return make(points, options); }};
}

} // namespace

int main(int argc, char **argv) {
  return hull::serve(argc, argv, {mode("merged", "qhull"), mode("triangles", "qhull Qt"), mode("joggled", "qhull QJ")});
}
