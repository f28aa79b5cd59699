#include "tool/judge/pair_faults.h"

#include <math.h>
#include <stdlib.h>

int og_order_of_pairs(og_box_pair a, og_box_pair b) {
  if (a.i != b.i) return a.i < b.i ? -1 : 1;
  return (a.j > b.j) - (a.j < b.j);
}

static int compare_for_sort(const void *a, const void *b) {
  return og_order_of_pairs(*(const og_box_pair *)a, *(const og_box_pair *)b);
}

void og_sort_claimed(og_claimed_list *list) {
  if (list->count > 0) qsort(list->pair, list->count, sizeof *list->pair, compare_for_sort);
}

void og_turn_claimed(og_claimed_list *list) {
  for (size_t k = 0; k < list->count; k++) {
    const og_box_pair pair = list->pair[k];
    if (pair.i > pair.j) list->pair[k] = (og_box_pair){pair.j, pair.i};
  }
}

void og_add_pair_fault(og_pair_fault *fault, og_box_pair pair, size_t step) {
  const bool is_earlier = step == fault->step && og_order_of_pairs(pair, fault->first) < 0;
  if (fault->count == 0 || is_earlier) {
    fault->first = pair;
    fault->step = step;
  }
  fault->count++;
}

// ---- the judgement ----

// Without a measure: nothing is allowed.
static void add(og_judgement *judgement, og_check_what what, const og_pair_fault *fault, double error) {
  og_judgement_mark(judgement, what, fault->count == 0);
  if (fault->count > 0) judgement->check[judgement->count - 1].absolute = error;
}

void og_judgement_add_pairs(og_judgement *judgement, const og_pair_faults *faults) {
  add(judgement, OG_CHECK_MISSED, &faults->missed, HUGE_VAL);
  add(judgement, OG_CHECK_INVENTED, &faults->invented, faults->gap);
  add(judgement, OG_CHECK_REPEATED, &faults->repeated, HUGE_VAL);
}

og_judged og_judgement_allow_pairs(og_judgement *judgement, const og_allowances *allowed, double margin) {
  og_judgement_allow_by_check(judgement, allowed);
  const og_judged strict = judgement->judged;
  if (margin > 0) og_judgement_allow(judgement, (og_allowance){.absolute = margin});
  return strict;
}

og_judged og_judge_pairs(og_stated stated, const og_pair_faults *faults, const og_allowances *allowed, double margin,
                         og_judgement *judgement) {
  *judgement = (og_judgement){.judged = OG_RIGHT};
  og_judgement_answer(judgement, stated);
  if (stated != OG_STATED_ANSWER) return judgement->judged;
  og_judgement_add_pairs(judgement, faults);
  return og_judgement_allow_pairs(judgement, allowed, margin);
}
