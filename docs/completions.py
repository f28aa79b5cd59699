#!/usr/bin/env python3
"""Completions of the command line for bash, zsh and fish, from what the commands say of themselves.

usage: docs/completions.py ORIGO FOLDER      writes FOLDER/origo.bash, _origo and origo.fish
"""

import os
import re
import subprocess
import sys


def said(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


class Option:
    def __init__(self, name, value, text):
        self.name, self.value, self.text = name, value, text


def commands_of(origo):
    """Each command's name and what it does."""
    text = said(origo, "--help").split("\ncommands:\n", 1)[1]
    return re.findall(r"^  (\w+) +(.+)$", text, re.M)


def options_of(*command):
    """The options that a command's --help lists."""
    text = said(*command, "--help")
    if "\noptions:\n" not in text:
        return []
    text = text.split("\noptions:\n", 1)[1]
    found = re.findall(r"^  --([\w-]+)(?: (\S+))?  +(.+)$", text, re.M)
    return [Option(name, value, words) for name, value, words in found]


def words_of(origo):
    """What some options and operands take, by command and option; "" is an operand."""
    listed = said(origo, "list")
    questions = re.findall(r"^  (\w+) +[^ -]", listed.split("\n\nshapes", 1)[0], re.M)
    # After a blank line the list goes on with the doors.
    algorithms = [line.split()[0] for line in said(origo, "run", "--list").split("\n\n", 1)[0].splitlines()]
    families = [line.split()[0] for line in said(origo, "gen", "--list").splitlines() if line.strip()]
    studies = re.findall(r"^  ([\w-]+) +", said(origo, "study", "--help").split("\nstudies:\n", 1)[1], re.M)
    return {("study", ""): studies, ("ask", "question"): questions, ("check", "question"): questions,
            ("judge", "question"): ["relation", "distance", "depth"], ("run", ""): algorithms,
            ("shrink", "algorithm"): algorithms, ("list", "plain"): algorithms, ("gen", ""): families,
            ("draw", "trace"): said(origo, "list", "--traced").split()}


BASH = """# Completion of origo and origo-check for bash. Made by docs/completions.py.
_origo() {
  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} command=$1 words=
  [ "${command##*/}" = origo-check ] && command=check || command=${COMP_WORDS[1]}
  COMPREPLY=()
  if [ "$COMP_CWORD" = 1 ] && [ "$command" = "$cur" ]; then
    COMPREPLY=($(compgen -W "@COMMANDS@ help --help --version" -- "$cur"))
    return
  fi
  case "$command $prev" in
@VALUES@  esac
  if [ -n "$words" ]; then
    COMPREPLY=($(compgen -W "$words" -- "$cur"))
    return
  fi
  case "$cur" in
  -*)
    case "$command" in
@OPTIONS@    esac
    ;;
  *)
    case "$command" in
    help) words="@COMMANDS@" ;;
@OPERANDS@    esac
    ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
  [ ${#COMPREPLY[@]} -gt 0 ] || { [ "${cur#-}" = "$cur" ] && COMPREPLY=($(compgen -f -- "$cur")); }
}
complete -o filenames -F _origo origo origo-check
"""


def bash(commands, options, words):
    values = "".join('  "%s --%s") words="%s" ;;\n' % (c, o, " ".join(w)) for (c, o), w in words.items() if o)
    names = {command: " ".join("--" + option.name for option in some) for command, some in options.items()}
    listed = "".join('    %s) words="%s" ;;\n' % pair for pair in names.items())
    operands = "".join('    %s) words="%s" ;;\n' % (c, " ".join(w)) for (c, o), w in words.items() if not o)
    return (BASH.replace("@COMMANDS@", " ".join(name for name, _ in commands)).replace("@VALUES@", values)
            .replace("@OPTIONS@", listed).replace("@OPERANDS@", operands))


def quoted(text):
    return "'" + text.replace("'", "'\\''") + "'"


def zsh(commands, options, words):
    def argument(command, option):
        text = re.sub(r"([\[\]:])", r"\\\1", option.text)
        take = words.get((command, option.name))
        value = "" if not option.value else ":%s:%s" % (
            re.sub(r"([\[\]:])", r"\\\1", option.value), "(%s)" % " ".join(take) if take else "_files")
        return quoted("*--%s[%s]%s" % (option.name, text, value))

    lines = ["#compdef origo origo-check", "# Completion for zsh. Made by docs/completions.py.",
             "local -a commands=(", *("  " + quoted("%s:%s" % pair) for pair in commands), ")",
             "local command=$words[2]",
             "if [[ $service == origo-check ]]; then", "  command=check", "elif (( CURRENT == 2 )); then",
             "  _describe command commands", "  return", "else", "  shift words", "  (( CURRENT-- ))", "fi",
             "case $command in", "  help) _describe command commands ;;"]
    for command, some in options.items():
        operand = words.get((command, ""))
        rest = quoted("*:operand:" + ("(%s)" % " ".join(operand) if operand else "_files"))
        lines += ["  %s)" % command, "    _arguments \\"]
        lines += ["      %s \\" % argument(command, option) for option in some]
        lines += ["      " + rest, "    ;;"]
    return "\n".join(lines + ["esac"]) + "\n"


def fish(commands, options, words):
    lines = ["# Completion for fish. Made by docs/completions.py."]
    for name, does in commands:
        lines.append("complete -c origo -n __fish_use_subcommand -f -a %s -d %s" % (name, quoted(does)))
    for command, some in options.items():
        places = ["-c origo -n '__fish_seen_subcommand_from %s'" % command]
        places += ["-c origo-check"] if command == "check" else []
        for place in places:
            for option in some:
                take = words.get((command, option.name))
                value = "" if not option.value else " -x -a %s" % quoted(" ".join(take)) if take else " -r"
                lines.append("complete %s -l %s%s -d %s" % (place, option.name, value, quoted(option.text)))
            if words.get((command, "")):
                lines.append("complete %s -a %s" % (place, quoted(" ".join(words[command, ""]))))
    return "\n".join(lines) + "\n"


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__.strip())
    origo, folder = sys.argv[1:]
    commands, words = commands_of(origo), words_of(origo)
    options = {name: options_of(origo, name) for name, _ in commands}
    os.makedirs(folder, exist_ok=True)
    for name, text in ("origo.bash", bash), ("_origo", zsh), ("origo.fish", fish):
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
            file.write(text(commands, options, words))


if __name__ == "__main__":
    main()
