// Memory that is read as another type.
// Refused: a union
// Proved: ref f
union word { int i; float f; };
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
int f(union word *x) { x->f = 1; return x->i; }
