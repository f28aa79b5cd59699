#ifndef OG_ENGINES_BROAD_H
#define OG_ENGINES_BROAD_H

/// A broad phase as a filter: one case of the question `overlaps` a line in, one claim a line out. The protocol stands
/// in docs/use/adding-an-engine.md.
///
/// An adaptor is a class that hands boxes to its engine and lists the pairs that the engine names, and a `main` that
/// hands its modes to `serve`. Nothing is checked here and nothing left out: a pair named twice is listed twice.

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "tests/engines/lines.h"

namespace broad {

struct Box {
  double lo[3], hi[3];
};

/// Two numbers of boxes, in any order.
using lines::Pair;
using lines::Pairs;

/// What is known of a case before its first box is inserted.
struct World {
  int dimension;  // of the case's boxes: 1, 2 or 3; coordinates that it has not are 0 .. 1
  int32_t count;  // numbers of boxes are below it
  Box around;     // all finite ends of all boxes, those of the steps too
  double largest; // the longest edge that is finite
};

class Engine {
public:
  Engine() = default;
  Engine(const Engine &) = delete;
  Engine &operator=(const Engine &) = delete;
  virtual ~Engine() = default;
  virtual void insert(int32_t number, const Box &box) = 0;
  virtual void move(int32_t number, const Box &box) = 0;
  virtual void remove(int32_t number) = 0;
  /// Adds the pairs that the engine names now.
  virtual void list(Pairs &pairs) = 0;
  /// Pairs of boxes no farther apart than this, along any axis, may be named: as the engine's documentation says.
  virtual double margin() const { return 0; }
};

/// An engine of one case; or none, and `note` says why it does not take the case.
using Make = std::function<std::unique_ptr<Engine>(const World &world, std::string &note)>;

struct Mode {
  const char *word; // on the command line
  std::string name; // engine, version, algorithm, precision
  Make make;
};

/// Answers the lines of standard input until they end: 0. On a line that is no case of boxes: 2, after a complaint on
/// standard error. The first mode is the default.
int serve(int argc, char **argv, const std::vector<Mode> &modes);

/// For engines that take all boxes at once: keeps the boxes that are there.
class Rebuilt : public Engine {
public:
  explicit Rebuilt(const World &world)
      : box(static_cast<size_t>(world.count)), is_there(static_cast<size_t>(world.count), false) {}
  void insert(int32_t number, const Box &from) override { put(number, from); }
  void move(int32_t number, const Box &from) override { put(number, from); }
  void remove(int32_t number) override { is_there[static_cast<size_t>(number)] = false; }

protected:
  std::vector<Box> box;
  std::vector<bool> is_there;

private:
  void put(int32_t number, const Box &from) {
    box[static_cast<size_t>(number)] = from;
    is_there[static_cast<size_t>(number)] = true;
  }
};

} // namespace broad

#endif
