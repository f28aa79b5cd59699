#ifndef BENCH_PAIRS_H
#define BENCH_PAIRS_H

/// The pairs of the bench: made from a fixed seed, the same on every machine, nothing read.

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "tests/bench/bench.h"

/// How the two bodies lie. The gap is the width of the slab between them along the line of their centres.
enum class Placement {
  far_apart,  // gap 1 to 4 radii
  near,       // gap 0.01 to 0.1 radii
  overlapping // centres 0.1 to 0.5 radii apart, each body holding a ball of 0.3 radii
};

struct Shape {
  std::vector<double> xyz;
  std::vector<int> face;
  size_t face_count = 0;
};

struct PairSet {
  std::string name;   // "near"
  std::string bodies; // "8", "32", "128", "cube"
  Placement placement;
  std::vector<std::unique_ptr<Shape>> shapes;
  std::vector<bench_pair> pairs;
};

/// Hulls of `vertices` random points of a unit sphere, every one of them a vertex: general position.
PairSet sphere_hull_pairs(size_t vertices, Placement placement, size_t count);

/// Axis-parallel unit cubes: parallel faces and edges, the commonest degenerate input.
PairSet unit_cube_pairs(Placement placement, size_t count);

#endif
