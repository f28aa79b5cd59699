"""How the tests ask the oracle's page, and the command."""

import json
import subprocess
import time

from page_check import expect

# The tests' own name in the page.
AT = "window.at = (id) => document.getElementById(id); 0"
ANSWER = "at('answer').textContent"
# Nothing is being answered, and there is an answer or a complaint.
IDLE = "at('stop').disabled && !/loading|being answered/.test(at('answer').textContent)"


def wait(browser, expression, seconds=60.0):
    """Until the expression is true; false where it does not come to be."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if browser.value(expression):
            return True
        time.sleep(0.02)
    return False


def ask(browser, text):
    browser.value(f"at('text').value = {json.dumps(text)}; at('ask').click()")
    expect(f"an end of {text[:60]}", wait(browser, IDLE))
    return browser.value(ANSWER)


def is_wrong(browser):
    return browser.value("at('state')?.className") == "wrong"


def answered(build, lines):
    done = subprocess.run(
        [f"{build}/origo", "ask", "--quiet"],
        input="".join(f"{line}\n" for line in lines),
        text=True,
        capture_output=True,
        check=True,
    )
    return done.stdout.splitlines()
