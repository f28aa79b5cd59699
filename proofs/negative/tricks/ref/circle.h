// Each of these two headers proves its lemma from the other's.
// Proved: real
#ifndef CIRCLE
#define CIRCLE
#include "circle_other.h"
//@ lemma first_small: \forall integer x; x < 42;
#endif
