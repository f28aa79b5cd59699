#ifndef OG_KEEPER_H
#define OG_KEEPER_H

/// Processes that leave nothing behind, whatever becomes of them.
///
/// A keeper is the parent of one child and waits for its end. Then it kills all that the child has started and that
/// still runs: orphans come to the keeper (Linux: PR_SET_CHILD_SUBREAPER), whatever group or session they made for
/// themselves. Where the keeper itself is killed, the child is, too (PR_SET_PDEATHSIG).

#include <sys/types.h>

/// What the child does; it exits with the value.
typedef int og_kept_work(void *context);

/// Runs the work in a child, with the calling process as its keeper, until nothing is left of either: returns the
/// work's exit status, or ends as the work was ended. The first SIGINT, SIGTERM or SIGHUP is handed on, the second
/// kills; one that is ignored stays so. The calling process must have no other children. 3 where no process can be
/// made, with a complaint.
int og_run_kept(og_kept_work *work, void *context);

/// A child that is the keeper of `work`, which must not return but by _exit or exec. It ends when the work has ended,
/// or kills it after a SIGTERM or with the calling process. It holds no file open but `*told`'s other end, into which
/// it writes at last how the work ended, an int as waitpid has it. Its number, or -1 where no process can be made
/// (errno says why).
pid_t og_start_kept(og_kept_work *work, void *context, int *told);

#endif
