#ifndef OG_REPORT_COMMAND_H
#define OG_REPORT_COMMAND_H

/// `origo report`: how engines stand, from their judgements.
int og_report_command(int argc, char **argv);

#endif
