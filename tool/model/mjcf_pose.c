// MJCF: where a body, a frame or a geom stands in its parent.

#include <math.h>
#include <string.h>

#include "tool/model/mjcf.h"

static bool is_zero(const double *x, size_t count) {
  for (size_t k = 0; k < count; k++)
    if (x[k] < 0 || x[k] > 0) return false;
  return true;
}

typedef bool set_turn(og_mjcf *mjcf, og_frame *frame, const og_xml *at, const double *x);

static bool set_quaternion(og_mjcf *mjcf, og_frame *frame, const og_xml *at, const double *wxyz) {
  const double xyzw[4] = {wxyz[1], wxyz[2], wxyz[3], wxyz[0]};
  if (is_zero(wxyz, 4)) return og_xml_refuse(at, mjcf->model->complaint, "quat: zero");
  og_frame_set_quaternion(frame, xyzw);
  return true;
}

static bool set_axis_angle(og_mjcf *mjcf, og_frame *frame, const og_xml *at, const double *x) {
  if (is_zero(x, 3)) return og_xml_refuse(at, mjcf->model->complaint, "axisangle: an axis of zero");
  if (fabs(x[3]) > 0x1p53) return og_xml_refuse(at, mjcf->model->complaint, "axisangle: an angle beyond 2^53");
  og_frame_set_axis_angle(frame, x, x[3], mjcf->unit);
  return true;
}

static bool set_axes(og_mjcf *mjcf, og_frame *frame, const og_xml *at, const double *x) {
  return og_frame_set_axes(frame, x, x + 3) ||
         og_xml_refuse(at, mjcf->model->complaint, "xyaxes: expected two axes of different directions");
}

static bool set_upright(og_mjcf *mjcf, og_frame *frame, const og_xml *at, const double *x) {
  if (is_zero(x, 3)) return og_xml_refuse(at, mjcf->model->complaint, "zaxis: zero");
  og_frame_set_upright(frame, x);
  return true;
}

static bool set_euler(og_mjcf *mjcf, og_frame *frame, const og_xml *at, const double *x) {
  for (int k = 0; k < 3; k++)
    if (fabs(x[k]) > 0x1p53) return og_xml_refuse(at, mjcf->model->complaint, "euler: an angle beyond 2^53");
  og_frame_set_euler(frame, mjcf->order, mjcf->fixed, x, mjcf->unit);
  return true;
}

static const struct turn {
  const char *name;
  size_t count;
  set_turn *set;
} turns[] = {{"quat", 4, set_quaternion},
             {"axisangle", 4, set_axis_angle},
             {"xyaxes", 6, set_axes},
             {"zaxis", 3, set_upright},
             {"euler", 3, set_euler}};
enum { TURNS = sizeof turns / sizeof *turns };

// The turn that the level has; none: *found stays.
static bool read_turn(og_mjcf *mjcf, og_frame *frame, const og_xml *at, bool *found) {
  double x[6];
  size_t count;
  for (int k = 0; k < TURNS; k++) {
    const char *text = og_xml_attribute(at, turns[k].name);
    if (text == NULL) continue;
    if (*found)
      return og_xml_refuse(at, mjcf->model->complaint, "more than one of quat, axisangle, xyaxes, zaxis and euler");
    *found = true;
    if (!og_xml_numbers(x, turns[k].count, turns[k].count, &count, at, turns[k].name, text, mjcf->model->complaint) ||
        !turns[k].set(mjcf, frame, at, x))
      return false;
  }
  return true;
}

bool og_mjcf_read_frame(og_mjcf *mjcf, og_frame *frame, const og_xml *element, size_t number) {
  double move[3] = {0, 0, 0};
  size_t count;
  const og_xml *at;
  const char *text = og_mjcf_attribute(mjcf, element, number, "pos", &at);
  if (text != NULL && !og_xml_numbers(move, 3, 3, &count, at, "pos", text, mjcf->model->complaint)) return false;
  og_frame_set_move(frame, move);
  bool found = false;
  for (size_t level = 0; !found && (at = og_mjcf_level(mjcf, element, number, level)) != NULL; level++)
    if (!read_turn(mjcf, frame, at, &found)) return false;
  return true;
}
