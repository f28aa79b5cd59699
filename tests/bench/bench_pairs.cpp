#include "tests/bench/bench_pairs.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <utility>

namespace {

using Vector = std::array<double, 3>;

Vector operator+(const Vector &a, const Vector &b) { return {a[0] + b[0], a[1] + b[1], a[2] + b[2]}; }
Vector operator-(const Vector &a, const Vector &b) { return {a[0] - b[0], a[1] - b[1], a[2] - b[2]}; }
Vector operator*(double k, const Vector &a) { return {k * a[0], k * a[1], k * a[2]}; }
double dot(const Vector &a, const Vector &b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }
Vector cross(const Vector &a, const Vector &b) {
  return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}

/// splitmix64 (Steele, Lea, Flood 2014).
struct Random {
  uint64_t state;

  uint64_t bits() {
    uint64_t z = (state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }
  double between(double low, double high) { return low + (high - low) * (static_cast<double>(bits() >> 11) * 0x1p-53); }
  /// On the unit sphere, by rejection: no trigonometry, so the same doubles everywhere.
  Vector on_sphere() {
    for (;;) {
      const Vector v = {between(-1, 1), between(-1, 1), between(-1, 1)};
      const double square = dot(v, v);
      if (square > 0.01 && square <= 1) return (1 / std::sqrt(square)) * v;
    }
  }
};

using Triangle = std::array<int, 3>;

double height_above(const std::vector<Vector> &points, const Triangle &t, const Vector &p) {
  const Vector &o = points[static_cast<size_t>(t[0])];
  return dot(cross(points[static_cast<size_t>(t[1])] - o, points[static_cast<size_t>(t[2])] - o), p - o);
}

/// The hull of points in general position, one point at a time: the faces that see the point are replaced by
/// the cone from the point to their rim.
std::vector<Triangle> hull_of(const std::vector<Vector> &points) {
  std::vector<Triangle> faces = {{0, 1, 2}, {0, 2, 3}, {0, 3, 1}, {1, 3, 2}};
  if (height_above(points, faces[0], points[3]) > 0)
    for (Triangle &t : faces) std::swap(t[1], t[2]);
  for (int k = 4; k < static_cast<int>(points.size()); k++) {
    std::vector<Triangle> kept;
    std::map<std::pair<int, int>, bool> rim;
    for (const Triangle &t : faces) {
      if (height_above(points, t, points[static_cast<size_t>(k)]) <= 0) {
        kept.push_back(t);
        continue;
      }
      for (size_t e = 0; e < 3; e++) {
        const int from = t[e], to = t[(e + 1) % 3];
        if (rim.erase({to, from}) == 0) rim[{from, to}] = true;
      }
    }
    for (const auto &edge : rim) kept.push_back({edge.first.first, edge.first.second, k});
    faces = std::move(kept);
  }
  return faces;
}

/// Distance of the nearest face plane from the origin; negative when the origin is outside.
double inner_radius(const std::vector<Vector> &points, const std::vector<Triangle> &faces) {
  double least = 1;
  for (const Triangle &t : faces) {
    const Vector &o = points[static_cast<size_t>(t[0])];
    const Vector n = cross(points[static_cast<size_t>(t[1])] - o, points[static_cast<size_t>(t[2])] - o);
    least = std::fmin(least, dot(n, o) / std::sqrt(dot(n, n)));
  }
  return least;
}

struct Model {
  std::vector<Vector> points; // around the origin
  std::vector<int> face;
  size_t face_count;
};

Model random_sphere_hull(Random &random, size_t vertices) {
  for (;;) {
    std::vector<Vector> points;
    for (size_t k = 0; k < vertices; k++) points.push_back(random.on_sphere());
    const std::vector<Triangle> faces = hull_of(points);
    if (faces.size() != 2 * vertices - 4 || inner_radius(points, faces) < 0.3) continue;
    Model model = {points, {}, faces.size()};
    for (const Triangle &t : faces) model.face.insert(model.face.end(), {3, t[0], t[1], t[2]});
    return model;
  }
}

Model unit_cube() {
  Model cube = {{}, {}, 6};
  for (int k = 0; k < 8; k++) cube.points.push_back({(k & 1) - 0.5, (k >> 1 & 1) - 0.5, (k >> 2 & 1) - 0.5});
  cube.face = {4, 0, 4, 6, 2, 4, 1, 3, 7, 5, 4, 0, 1, 5, 4, 4, 2, 6, 7, 3, 4, 0, 2, 3, 1, 4, 4, 5, 7, 6};
  return cube;
}

double reach(const Model &model, const Vector &direction) {
  double most = 0;
  for (const Vector &p : model.points) most = std::fmax(most, dot(p, direction));
  return most;
}

bench_body placed(PairSet &set, const Model &model, const Vector &centre) {
  auto shape = std::make_unique<Shape>();
  for (const Vector &p : model.points)
    for (const double coordinate : p + centre) shape->xyz.push_back(coordinate);
  shape->face = model.face;
  shape->face_count = model.face_count;
  const bench_body body = {model.points.size(), shape->xyz.data(), shape->face_count, shape->face.size(),
                           shape->face.data()};
  set.shapes.push_back(std::move(shape));
  return body;
}

void add_pair(PairSet &set, Random &random, const Model &a, const Model &b) {
  const Vector direction = random.on_sphere();
  double apart = 0;
  switch (set.placement) {
  case Placement::far_apart: apart = reach(a, direction) + reach(b, -1.0 * direction) + random.between(1, 4); break;
  case Placement::near: apart = reach(a, direction) + reach(b, -1.0 * direction) + random.between(0.01, 0.1); break;
  case Placement::overlapping: apart = random.between(0.1, 0.5); break;
  }
  const Vector centre = {random.between(-1, 1), random.between(-1, 1), random.between(-1, 1)};
  const bench_body placed_a = placed(set, a, centre);
  const bench_body placed_b = placed(set, b, centre + apart * direction);
  set.pairs.push_back({placed_a, placed_b});
}

const char *name_of(Placement placement) {
  switch (placement) {
  case Placement::far_apart: return "far";
  case Placement::near: return "near";
  case Placement::overlapping: return "overlapping";
  }
  std::abort();
}

} // namespace

PairSet sphere_hull_pairs(size_t vertices, Placement placement, size_t count) {
  PairSet set = {name_of(placement), std::to_string(vertices), placement, {}, {}};
  Random random = {20261120 + 1000 * vertices + static_cast<uint64_t>(placement)};
  while (set.pairs.size() < count) {
    const Model a = random_sphere_hull(random, vertices);
    const Model b = random_sphere_hull(random, vertices);
    add_pair(set, random, a, b);
  }
  return set;
}

PairSet unit_cube_pairs(Placement placement, size_t count) {
  PairSet set = {name_of(placement), "cube", placement, {}, {}};
  Random random = {7 + static_cast<uint64_t>(placement)};
  const Model cube = unit_cube();
  while (set.pairs.size() < count) add_pair(set, random, cube, cube);
  return set;
}
