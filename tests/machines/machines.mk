# `make test-machines`: built for i686 (long and size_t have 32 bits), aarch64 (fused operations) and s390x (big-endian), and run by
# qemu-user, the commands write the same bytes as here; and built with musl, another C library. Included by the Makefile.
# EVERY=1: on all cases of the corpus, not on every sixteenth; MACHINES=i686: on that one; test-machines-turn: on one of the four,
# by turns (TURN=3: that turn); test-musl: with musl alone.

EVERY    = 16
MACHINES = i686 aarch64 s390x musl

.PHONY: test-machines test-machines-turn test-musl
test-machines: $(BUILD)/.packages-machines
	@$(MAKE) --no-print-directory -s all
	@BUILD=$(BUILD) EVERY=$(EVERY) tests/machines/check.sh $(MACHINES)
test-machines-turn: $(BUILD)/.packages-machines
	@$(MAKE) --no-print-directory -s all
	@BUILD=$(BUILD) EVERY=$(EVERY) TURN=$(TURN) tests/machines/check.sh --turn $(MACHINES)
test-musl: $(BUILD)/.packages-musl
	@$(MAKE) --no-print-directory -s all
	@BUILD=$(BUILD) EVERY=$(EVERY) tests/machines/check.sh musl
