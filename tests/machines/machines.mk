# `make test-machines`: built for i686 (long and size_t have 32 bits), aarch64 (fused operations) and s390x (big-endian), and run by
# qemu-user, the commands write the same bytes as here. Included by the Makefile.
# EVERY=1: on all cases of the corpus, not on every sixteenth; MACHINES=i686: on that one; test-machines-turn: on one of the three,
# by turns (TURN=3: that turn).

EVERY    = 16
MACHINES = i686 aarch64 s390x

.PHONY: test-machines test-machines-turn
test-machines: $(BUILD)/.packages-machines
	@$(MAKE) --no-print-directory -s all
	@BUILD=$(BUILD) EVERY=$(EVERY) tests/machines/check.sh $(MACHINES)
test-machines-turn: $(BUILD)/.packages-machines
	@$(MAKE) --no-print-directory -s all
	@BUILD=$(BUILD) EVERY=$(EVERY) TURN=$(TURN) tests/machines/check.sh --turn $(MACHINES)
