#ifndef TESTS_ENGINES_SPIN_H
#define TESTS_ENGINES_SPIN_H

// Other people's times of impact with rotation as filters: cases of the question `motion` whose bodies spin, claims of
// times out. A motion is cut into equal steps, none of which turns a body by more than a quarter turn, as in a world
// that goes step by step: most engines take a motion as two poses, which tells nothing of whole turns.

#include <array>
#include <functional>
#include <string>
#include <vector>

namespace spin {

using Vector = std::array<double, 3>;

struct Pose {
  Vector centre;
  std::array<double, 4> rotation; // x, y, z, w, of unit length
};

struct Body {
  std::vector<Vector> points; // in its own frame
  double radius = 0;
  Pose start;        // at t = 0
  Vector way{};      // of its centre, from t = 0 to 1
  Vector velocity{}; // angular, in radians a unit of time, around axes of the world
};

/// The body's pose at a time.
Pose pose_at(const Body &body, double time);

struct Case {
  Body body[2];
};

/// What happens in a step: `part` of it is over when they meet.
struct Step {
  bool hit = false, gave_up = false;
  double part = 0;
};

/// Asked step by step, from the times `from` to `to`.
using Ask = std::function<Step(double from, double to)>;

struct Mode {
  const char *word; // on the command line
  std::string name; // engine, version, algorithm, precision
  /// Makes the engine's bodies. Returns nothing where it does not take them; `note` says why.
  std::function<Ask(const Case &, std::string &note)> make;
  double longest_step = 1.5707963267948966; // in radians
};

/// Answers the lines of standard input until they end: 0. On a line that is no case: 2, after a complaint on standard
/// error. Other questions, and bodies that turn without a spin, are refused. The first mode is the default.
int serve(int argc, char **argv, const std::vector<Mode> &modes);

} // namespace spin

#endif
