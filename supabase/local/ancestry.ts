import { readFileSync } from 'node:fs'

/** Changes when one of the two processes above this one ends: the shell that npm runs a script in, and npm. */
export function ancestry(): string {
  return `${process.ppid} ${parentOf(process.ppid)}`
}

/** Unknown where there is no /proc; there the shell makes way for the script, and npm is the parent. */
function parentOf(pid: number): string {
  try {
    // The name comes in parentheses and may hold anything; state and parent follow the last one.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1] ?? 'unknown'
  } catch {
    return 'unknown'
  }
}
