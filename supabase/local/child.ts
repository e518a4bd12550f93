import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { Refusal } from './refusal.ts'
import { PROJECT_ROOT } from './settings.ts'

const EXIT_WITH_PARENT = path.join(import.meta.dirname, 'exit-with-parent.ts')
const STOP_TIMEOUT_MS = 10_000

/** V8 and glibc as they are take an eighth less processor time. The gate has more memory than time. */
const hasPlenty = process.env.STACK_MEMORY === 'plenty'

/**
 * V8 lets a process with room keep its garbage: it may collect 16 megabytes of new objects, and twice of what it uses, before it
 * looks. `npm start` and the Dockerfile say the same.
 */
export const SMALL_HEAP = hasPlenty ? [] : ['--max-semi-space-size=4', '--heap-growing-percent=40']

/**
 * glibc keeps what compiling WebAssembly and scaling pictures took: in an arena for each thread, and in pieces as large as any that
 * was freed before. The Dockerfile says the same. A build needs the threads.
 */
export const GIVE_BACK = hasPlenty ? {} : { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '32768' }

interface Exit {
  code: number | null
  signal: NodeJS.Signals | null
  /** True when stop() was called. */
  wanted: boolean
}

export interface Child {
  process: ChildProcess
  exited: Promise<Exit>
  /** Sends SIGTERM, and SIGKILL to its whole process group after a timeout. */
  stop(): Promise<void>
  /** Ends its whole process group at once. */
  kill(): Promise<void>
}

interface ChildOptions {
  env: NodeJS.ProcessEnv
  /** A file descriptor, or a pipe for the caller to read. */
  output: 'pipe' | number
}

const running = new Set<Child>()

/**
 * Starts a Node process in a process group of its own. Ctrl-C then reaches only the launcher, which stops its children in
 * order, and a child that hangs can be killed together with its own children.
 */
export function startChild(args: string[], { env, output }: ChildOptions): Child {
  const child = spawn(process.execPath, ['--import', EXIT_WITH_PARENT, ...args], {
    cwd: PROJECT_ROOT,
    // Processes that the child starts by name, such as Next's workers, must use this Node too.
    env: { ...env, PATH: [path.dirname(process.execPath), env.PATH].join(path.delimiter) },
    detached: true,
    stdio: ['ignore', output, output, 'ipc'],
  })
  let wanted = false
  const exited = once(child, 'exit').then(([code, signal]) => ({ code, signal, wanted }) as Exit)

  async function stop(): Promise<void> {
    wanted = true
    const timeout = setTimeout(() => endGroup(child), STOP_TIMEOUT_MS)
    child.kill('SIGTERM')
    await exited
    clearTimeout(timeout)
    endGroup(child)
  }

  async function kill(): Promise<void> {
    wanted = true
    endGroup(child)
    await exited
  }

  const handle = { process: child, exited, stop, kill }
  running.add(handle)
  void exited.then(() => running.delete(handle))
  return handle
}

/** Stops every child in reverse order: the site before its database. */
export async function stopChildren(): Promise<void> {
  for (const child of [...running].reverse()) await child.stop()
}

/** @throws Refusal when it exits without stop() */
export async function untilStopped(name: string, child: Child): Promise<void> {
  const { code, signal, wanted } = await child.exited
  if (!wanted) throw new Refusal(`${name} ended unexpectedly (${signal ?? `exit ${code}`}).`)
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch (error) {
    // No process is left in the group.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

export interface HeldOutput {
  /** Everything printed so far. */
  text(): string
  /** From now on, output is printed at once. */
  show(): void
}

/** Buffers the output of a process while it starts, so that it is printed only when the start fails. */
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
