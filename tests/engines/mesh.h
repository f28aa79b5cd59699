#ifndef TESTS_ENGINES_MESH_H
#define TESTS_ENGINES_MESH_H

/// Other people's triangle meshes as filters: cases of the question `mesh_pairs` in, claims of pairs or of a verdict
/// out. Some also answer how two meshes lie (`relation`, `distance`) and where a ray hits one (`hit`).
///
/// An adaptor is a class that builds the engine's meshes and asks for what meets, and a `main` that hands its modes to
/// `serve`. Nothing is checked here.

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tests/engines/lines.h"

namespace mesh {

using Point = std::array<double, 3>;
using Corners = std::array<int32_t, 3>;

struct Mesh {
  std::vector<Point> points;
  std::vector<Corners> triangles;
};

using lines::Pairs;

struct Answer {
  bool only_verdict = false; // the engine says no more than whether anything meets
  bool meet = false;         // then this
  Pairs pairs;               // else these: a triangle of a, one of b
};

/// Both meshes as the engine has them.
class Engine {
public:
  Engine() = default;
  Engine(const Engine &) = delete;
  Engine &operator=(const Engine &) = delete;
  virtual ~Engine() = default;
  virtual Answer ask() = 0;
};

/// Builds them; `b` is null for a mesh with itself. None where the engine does not take the case: `note` says why.
using Make = std::function<std::unique_ptr<Engine>(const Mesh &a, const Mesh *b, std::string &note)>;

/// A segment has `until` 1, a ray has no end.
struct Ray {
  Point from, along;
  double until;
  Point at(double time) const;
};

/// How two meshes lie, or whether a ray hits one.
struct Found {
  bool colliding = false;
  std::optional<double> distance, time;
  std::optional<std::array<Point, 2>> points; // of a, or of the ray; of b
};
/// Asks what is built.
using Query = std::function<Found()>;

struct Mode {
  const char *word; // on the command line
  std::string name; // engine, version, algorithm, precision
  Make make;
  std::function<Query(const Mesh &a, const Mesh &b)> between = nullptr;
  std::function<Query(const Ray &, const Mesh &)> cast = nullptr;
};

/// As long as it takes from the ray's start to be past all of the mesh; of a segment 1.
double past(const Ray &ray, const Mesh &mesh);

/// lines::serve with these modes. The time of a claim is that of the query; its note says what building both meshes
/// took.
int serve(int argc, char **argv, const std::vector<Mode> &modes);

/// For engines that name a pair once for each of its contacts: each pair once, in order.
void name_once(Pairs &pairs);

} // namespace mesh

#endif
