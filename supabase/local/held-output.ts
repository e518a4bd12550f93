import { type ChildProcess } from 'node:child_process'

export interface HeldOutput {
  /** Everything printed so far. */
  text(): string
  /** From now on, print as it comes. */
  show(): void
}

/** Holds back what a process prints: banners while it starts, unless it fails and they say why. */
export function holdOutput(child: ChildProcess): HeldOutput {
  let held = ''
  let shown = false
  const receive = (chunk: Buffer) => {
    if (shown) process.stdout.write(chunk)
    else held += chunk.toString()
  }
  child.stdout?.on('data', receive)
  child.stderr?.on('data', receive)
  return {
    text: () => held.trim(),
    show: () => {
      shown = true
    },
  }
}
