# What the shell of a proof has beyond that of a page. A proof has to fail when its claim is false, so a
# command that does not do its work counts as failed anywhere: in a function, a subshell, a
# substitution, or after `!`, which turns every failure into success.
set -E

# Notes a failure that the shell itself would not report; driver.sh looks after each command.
__ex_broken() { printf '%s %s\n' "$1" "$2" >>"$__ex_control/broken"; }

# The tools that tell "no" (1) from "could not" (2 and more), such as a file that is not there.
__ex_decide() {
  local status=0
  command "$@" || status=$?
  if ((status > 1 && status != 141)); then __ex_broken "$status" "${BASH_LINENO[1]}"; fi
  return "$status"
}
grep() { __ex_decide grep "$@"; }
diff() { __ex_decide diff "$@"; }
cmp() { __ex_decide cmp "$@"; }

# fails COMMAND…: succeeds when the command fails by itself, and prints all that it printed. The output is
# complete before anyone reads it, so that `fails … | grep -q …` cannot end the command early.
fails() {
  local printed status=0
  printed=$(trap - ERR && "$@" 2>&1) || status=$?
  if ((status == 0 || status > 125)); then
    printf '%s\nfails: exit status %s: %s\n' "$printed" "$status" "$*" >&2
    return 1
  fi
  printf '%s\n' "$printed"
}

# lacks PATTERN [FILE…]: succeeds when there is something to read, and no line of it has the pattern.
lacks() {
  local text found status=0
  text=$(trap - ERR && cat -- "${@:2}") || return 1
  if [[ -z $text ]]; then
    printf 'lacks: nothing to look through\n' >&2
    return 1
  fi
  found=$(trap - ERR && command grep -n -e "$1" <<<"$text") || status=$?
  if ((status != 1)); then
    printf 'lacks: %s is there\n%s\n' "$1" "$found" >&2
    return 1
  fi
}
