#include "ref/continuous/window.h"

// A product of a unit axis with the velocity: 3 products, 2 sums, the axis itself 4 epsilon off.
static const og_scalar SPEED_ERROR = 8 * OG_SCALAR_EPSILON;

og_sweep_window og_sweep_window_open(og_scalar error, og_scalar speed) {
  return (og_sweep_window){.first = 0, .last = (og_scalar)INFINITY, .error = error, .slow = SPEED_ERROR * speed};
}

// The intervals are `gap` apart, or in contact where that is not positive; they close at that rate, and are past each
// other after a way of `past`.
static void enter(og_sweep_window *w, og_vec3 normal, og_scalar gap, og_scalar closing, og_scalar past) {
  const og_scalar first = gap / closing, last = past / closing;
  if (first > w->first || !w->entered) w->normal = normal;
  w->entered = true;
  if (first > w->first) w->first = first;
  if (last < w->last) w->last = last;
}

bool og_sweep_window_narrow(og_sweep_window *w, og_vec3 axis, og_scalar a_ahead, og_scalar b_ahead, og_scalar speed) {
  w->axes++;
  const bool forth = a_ahead >= b_ahead;
  const og_scalar gap = forth ? a_ahead : b_ahead, closing = forth ? speed : -speed;
  const og_scalar past = forth ? -b_ahead : -a_ahead; // A and B change places along the axis after that way
  if (gap <= w->error && og_abs(speed) <= w->slow) return true;
  if (gap > 0) {
    if (closing <= 0) return gap <= w->error ? (w->last = 0, w->first <= 0) : false;
    enter(w, forth ? axis : og_neg(axis), gap, closing, past);
  } else if (speed != 0) {
    // In contact: the end that B runs ahead of decides.
    const og_scalar last = speed > 0 ? -b_ahead / speed : a_ahead / speed;
    if (last < w->last) w->last = last;
  }
  return w->first <= w->last;
}
