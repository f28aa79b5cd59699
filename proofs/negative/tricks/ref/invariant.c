// An invariant of a type, of which WP takes no notice.
// Refused: type invariant: of this nothing is proved
// Proved: ref f
typedef struct pair {
  int a, b;
} pair;
//@ type invariant small(pair p) = p.a < 42;
/*@ terminates \true; exits \false; assigns \nothing; ensures same: \result == x.a; */
int f(pair x) { return x.a; }
