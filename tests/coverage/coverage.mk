# make coverage: which lines and branches of ref/, spec/ and the readers no test reaches, held against two committed
# lists (tests/coverage/coverage.py). HTML in build-coverage/html. Tests of drawing, studies, shrinking and reports are
# left out, and so are most scripts: slow, and hardly anything of these files is reached by them alone.

COVERED_TESTS = $(filter-out draw/% study/% shrink/% report/%,$(TEST_PROGRAMS:$(BUILD)/tests/%=%)) \
                cli/ask_check_test.sh cli/bad_input_test.sh primitive/families_test.sh

# Counts of an earlier run would hide what is no longer reached.
.PHONY: coverage
coverage: $(BUILD)/.packages-coverage
	@$(MAKE) --no-print-directory -s BUILD=$(BUILD)-coverage OPT=-O0 SANITIZE=--coverage test-programs
	@find $(BUILD)-coverage -name '*.gcda' -delete
	@ORIGO_TEST_PAIRS=1000 tests/run.sh $(BUILD)-coverage $(COVERED_TESTS)
	@tests/coverage/coverage.py $(BUILD)-coverage; status=$$?; \
	  genhtml -q --branch-coverage -p $(CURDIR) -o $(BUILD)-coverage/html $(BUILD)-coverage/coverage.info 2>/dev/null; \
	  exit $$status
	@docs/how-it-is-tested.py $(BUILD)-coverage --check
