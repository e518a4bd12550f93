import 'server-only'
import { spawn } from 'node:child_process'
import { pipeline } from 'node:stream/promises'
import { FFMPEG, withParent } from './programs'

/** Behind the process that starts it: the server, or the worker beside it. */
const NICENESS = '10'
/** Milliseconds without progress. */
const STALLED_AFTER_MS = 2 * 60_000
const KEPT_OUTPUT = 4000

/** ffmpeg did not end well. `output` is what it said, for the log. */
export class FfmpegError extends Error {
  readonly output: string

  constructor(message: string, output: string) {
    super(message)
    this.name = 'FfmpegError'
    this.output = output
  }
}

type Options = {
  signal: AbortSignal
  /** Seconds of the output that are done. */
  onProgress?: (seconds: number) => void
  /** For `pipe:0`. */
  input?: AsyncIterable<Uint8Array>
  stalledAfterMs?: number
}

/** ffmpeg may end before it has read everything, which its code then says. */
const isBrokenPipe = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EPIPE'

/** @throws FfmpegError, the reason of `signal`, or what `input` throws */
export async function runFfmpeg(
  args: string[],
  { signal, onProgress, input, stalledAfterMs = STALLED_AFTER_MS }: Options,
): Promise<void> {
  signal.throwIfAborted()
  const common = ['-hide_banner', '-nostdin', '-v', 'error', '-nostats', '-progress', 'pipe:1', '-y']
  // A priority that is set after the start comes late on a machine that is busy.
  const [command, all] = withParent('nice', ['-n', NICENESS, FFMPEG, ...common, ...args])
  const child = spawn(command, all, {
    stdio: [input ? 'pipe' : 'ignore', 'pipe', 'pipe'],
    signal,
    killSignal: 'SIGKILL',
  })
  const fed =
    input && child.stdin
      ? pipeline(input, child.stdin).then(
          () => null,
          (error: unknown) => error,
        )
      : null

  let output = ''
  let isStalled = false
  const stall = setTimeout(() => {
    isStalled = true
    child.kill('SIGKILL')
  }, stalledAfterMs)
  child.stderr?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-KEPT_OUTPUT)))
  child.stdout?.on('data', (chunk: Buffer) => {
    stall.refresh()
    const [, micros] = /out_time_us=(\d+)(?![^]*out_time_us=\d)/.exec(chunk.toString()) ?? []
    if (micros) onProgress?.(Number(micros) / 1_000_000)
  })
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
    const failure = await fed
    if (failure !== null && !isBrokenPipe(failure)) throw failure
    if (isStalled) throw new FfmpegError('ffmpeg made no progress', output)
    if (code !== 0) throw new FfmpegError(`ffmpeg ended with ${code}`, output)
  } catch (error) {
    signal.throwIfAborted()
    throw error
  } finally {
    clearTimeout(stall)
  }
}
