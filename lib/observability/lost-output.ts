import 'server-only'

/**
 * The process works on, without a log, while its output cannot be written: the reader of a pipe is gone, or the disk is full. Without
 * this, Node raises each lost line as an uncaught error. A worker would end by it, and Next would log it, which is the next lost line.
 */
export function outliveLostOutput(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
}
