# The shell of one page. Requests come on fd 3, replies go to fd 4; both are closed for the
# commands of the page, whose stdin is /dev/null and whose stdout and stderr are one file.
#
# A request is `run`, `fails` or `proof`, for the block in $__ex_control/block. The reply is `STATUS LINE PWD`:
# the status of the command that ended the block, and its line in the block.
#
# A block is run one complete command at a time, as if typed. So a failing `a && b` on the first
# line is seen, which neither `set -e` nor an ERR trap reports. The ERR trap is for commands that
# share a line (`a; b`) or a loop. A proof is run like a page's block, in a shell of its own with what
# proof.sh adds to it. 141 is the status of a command whose reader has closed the pipe (`holos … | head -1`).
set -o pipefail
__ex_control=$1 __ex_root=$2 __ex_stop='' __ex_previous=0 __ex_at=0
readonly __ex_control __ex_root

# LINENO counts the lines of the trap too, so it is read on the first.
trap '__ex_code=$? __ex_line=$LINENO
if [[ $__ex_stop && $__ex_code -ne 141 && ${BASH_SOURCE[0]} == "$__ex_control/bash" ]]; then
  __ex_stop="" __ex_at=$__ex_line
  if [[ $__ex_request == proof ]]; then __ex_broken "$__ex_code" "$__ex_line"; fi
  return "$__ex_code"
fi' ERR

__ex_status() { return "$1"; }

# Whether bash can parse the text as a whole command. Inside a function body an open quote,
# heredoc, `do` or trailing backslash swallows the closing brace, so it counts as not complete.
__ex_complete() { eval "__ex_parsed() { :
${1%$'\n'}
}" 2>/dev/null; }

# Splits the block into files of one command each, after as many empty lines as precede it, so
# that line numbers are those of the block.
__ex_split() {
  local line text='' lines=0 first=1
  __ex_chunks=()
  while IFS= read -r line || [[ -n $line ]]; do
    lines=$((lines + 1))
    text+=$line$'\n'
    if [[ $text =~ ^[[:space:]]*$ ]]; then
      text='' first=$((lines + 1))
    elif __ex_complete "$text"; then
      __ex_chunks+=("$first:$text")
      text='' first=$((lines + 1))
    fi
  done <"$__ex_control/block"
  if [[ -n $text ]]; then __ex_chunks+=("$first:$text"); fi
}

__ex_run() {
  local empty
  printf -v empty '%*s' "$((${1%%:*} - 1))" ''
  printf '%s%s' "${empty// /$'\n'}" "${1#*:}" >"$__ex_control/bash"
}

while IFS= read -r -u 3 __ex_request; do
  if [[ $__ex_request == quit ]]; then exit 0; fi
  __ex_split
  if [[ $__ex_request == proof ]]; then . "${BASH_SOURCE[0]%/*}/proof.sh"; fi
  __ex_code=0 __ex_at=0 __ex_count=${#__ex_chunks[@]}
  for __ex_chunk in "${__ex_chunks[@]}"; do
    __ex_count=$((__ex_count - 1)) __ex_at=${__ex_chunk%%:*}
    __ex_run "$__ex_chunk"
    if [[ $__ex_request == fails && $__ex_count -eq 0 ]]; then __ex_stop=''; else __ex_stop=1; fi
    __ex_status "$__ex_previous"
    . "$__ex_control/bash" 3<&- 4>&-
    __ex_code=$? __ex_stop=''
    __ex_previous=$__ex_code
    if [[ -e $__ex_control/broken ]]; then
      read -r __ex_code __ex_line <"$__ex_control/broken"
      if ((__ex_line > 0)); then __ex_at=$__ex_line; fi
    fi
    if [[ $__ex_code -eq 141 ]]; then __ex_code=0; fi
    if [[ $__ex_code -ne 0 ]]; then break; fi
  done
  # In a subshell, as the runner may be gone: SIGPIPE must not keep this one from cleaning up.
  (printf '%s %s %s %s\n' "$__ex_code" "$__ex_count" "$__ex_at" "$PWD" >&4) || true
done

# The runner was killed, so a job of this shell, with a process group of its own, ends what the page has started, and removes its files.
cd /
set -m
(
  kill -KILL -- -$$
  rm -rf -- "$__ex_root" || rm -rf -- "$__ex_root"
  rmdir -- "${__ex_root%/*}"
) &>/dev/null &
