#include "tests/engines/spin.h"

#include <cmath>
#include <cstring>

#include "tests/engines/lines.h"

namespace spin {

namespace {

void read_numbers(const json_t *value, double *r, size_t count) {
  if (json_array_size(value) != count) lines::complain("an array of other length");
  for (size_t k = 0; k < count; k++) r[k] = lines::number_of(json_array_get(value, k));
}

void normalise(std::array<double, 4> &q) {
  const double length = std::hypot(std::hypot(q[0], q[1]), std::hypot(q[2], q[3]));
  for (double &x : q) x /= length;
}

// False where it turns without a spin.
bool read_body(Body &body, const json_t *root, const char *field, const char *end_field, const char *spin_field) {
  const json_t *shape = json_object_get(root, field), *end = json_object_get(root, end_field);
  const json_t *pose = json_object_get(shape, "pose"), *spin = json_object_get(root, spin_field);
  const json_t *points = json_object_get(shape, "points"), *radius = json_object_get(shape, "radius");
  for (size_t k = 0; k < json_array_size(points); k++) {
    Vector point;
    read_numbers(json_array_get(points, k), point.data(), 3);
    body.points.push_back(point);
  }
  if (body.points.empty()) lines::complain("a body without points");
  if (radius != nullptr) body.radius = lines::number_of(radius);
  Vector to;
  std::array<double, 4> turned;
  read_numbers(json_object_get(pose, "translation"), body.start.centre.data(), 3);
  read_numbers(json_object_get(pose, "rotation"), body.start.rotation.data(), 4);
  read_numbers(json_object_get(end, "translation"), to.data(), 3);
  for (size_t k = 0; k < 3; k++) body.way[k] = to[k] - body.start.centre[k];
  if (spin != nullptr) {
    read_numbers(spin, body.velocity.data(), 3);
  } else {
    read_numbers(json_object_get(end, "rotation"), turned.data(), 4);
    if (turned != body.start.rotation) return false;
  }
  normalise(body.start.rotation);
  return true;
}

double length(const Vector &v) { return std::hypot(std::hypot(v[0], v[1]), v[2]); }

struct Outcome {
  bool hit = false, gave_up = false;
  double time = 0;
};

Outcome follow(const Case &one, const Ask &ask, double longest_step) {
  const double turn = std::fmax(length(one.body[0].velocity), length(one.body[1].velocity));
  const double steps = std::fmax(1, std::ceil(turn / longest_step));
  for (double k = 0; k < steps; k++) {
    const double from = k / steps, to = (k + 1) / steps;
    const Step step = ask(from, to);
    if (step.gave_up) return {false, true, 0};
    if (step.hit) return {true, false, from + step.part * (to - from)};
  }
  return {};
}

void answer_line(const Mode &mode, const json_t *root) {
  const std::string id = lines::text_of(root, "id");
  if (std::strcmp(lines::text_of(root, "question"), "motion") != 0)
    return lines::write(mode.name, id, "", "asked about motions only", true);
  Case one;
  if (!read_body(one.body[0], root, "a", "end_a", "spin_a") || !read_body(one.body[1], root, "b", "end_b", "spin_b"))
    return lines::write(mode.name, id, "", "asked about constant angular velocities only", true);
  std::string note;
  const Ask ask = mode.make(one, note);
  if (!ask) return lines::write(mode.name, id, "", note, true);
  const double start = lines::now();
  const Outcome outcome = follow(one, ask, mode.longest_step);
  const std::string taken = lines::number_field("nanoseconds", lines::now() - start, "%.0f");
  if (outcome.gave_up) return lines::write(mode.name, id, ",\"status\":\"gave up\"" + taken, "", false);
  std::string fields = outcome.hit ? ",\"colliding\":true" + lines::number_field("time", outcome.time, "%.17g")
                                   : ",\"colliding\":false";
  lines::write(mode.name, id, fields + taken, "", false);
}

} // namespace

Pose pose_at(const Body &body, double time) {
  Pose pose = body.start;
  for (size_t k = 0; k < 3; k++) pose.centre[k] += time * body.way[k];
  const double rate = length(body.velocity), half = rate * time / 2;
  if (rate == 0) return pose;
  const double s = std::sin(half) / rate, w = std::cos(half);
  const Vector u = {s * body.velocity[0], s * body.velocity[1], s * body.velocity[2]};
  const auto &q = body.start.rotation;
  pose.rotation = {w * q[0] + q[3] * u[0] + u[1] * q[2] - u[2] * q[1], w * q[1] + q[3] * u[1] + u[2] * q[0] - u[0] * q[2],
                   w * q[2] + q[3] * u[2] + u[0] * q[1] - u[1] * q[0], w * q[3] - u[0] * q[0] - u[1] * q[1] - u[2] * q[2]};
  normalise(pose.rotation);
  return pose;
}

int serve(int argc, char **argv, const std::vector<Mode> &modes) {
  std::vector<const char *> words;
  for (const Mode &mode : modes) words.push_back(mode.word);
  return lines::serve(argc, argv, words, [&](size_t k, const json_t *root) { answer_line(modes[k], root); });
}

} // namespace spin
