import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { Refusal } from './refusal.ts'
import { PROJECT_ROOT } from './settings.ts'

const EXIT_WITH_PARENT = path.join(import.meta.dirname, 'exit-with-parent.ts')
const PATIENCE_MS = 10_000

interface Exit {
  code: number | null
  signal: NodeJS.Signals | null
  /** Whether we had asked for it. */
  wanted: boolean
}

export interface Child {
  process: ChildProcess
  exited: Promise<Exit>
  /** Asks it to end, and ends it with all its descendants when it does not listen. */
  stop(): Promise<void>
}

interface ChildOptions {
  env: NodeJS.ProcessEnv
  /** A file descriptor, or a pipe for the caller to read. */
  output: 'pipe' | number
}

const running = new Set<Child>()

/**
 * Starts a Node process in a process group of its own: Ctrl-C then reaches the launcher alone, which stops its children
 * in order, and a child that hangs can be ended together with what it started.
 */
export function startChild(args: string[], { env, output }: ChildOptions): Child {
  const child = spawn(process.execPath, ['--import', EXIT_WITH_PARENT, ...args], {
    cwd: PROJECT_ROOT,
    // What the child starts by name, such as Next's workers, must be this Node too.
    env: { ...env, PATH: [path.dirname(process.execPath), env.PATH].join(path.delimiter) },
    detached: true,
    stdio: ['ignore', output, output, 'ipc'],
  })
  let wanted = false
  const exited = once(child, 'exit').then(([code, signal]) => ({ code, signal, wanted }) as Exit)

  async function stop(): Promise<void> {
    wanted = true
    const impatience = setTimeout(() => endGroup(child), PATIENCE_MS)
    child.kill('SIGTERM')
    await exited
    clearTimeout(impatience)
    endGroup(child)
  }

  const handle = { process: child, exited, stop }
  running.add(handle)
  void exited.then(() => running.delete(handle))
  return handle
}

/** Stops every child, the one started last first: the site before the database it reads. */
export async function stopChildren(): Promise<void> {
  for (const child of [...running].reverse()) await child.stop()
}

/** @throws Refusal when it ends without having been asked */
export async function untilStopped(name: string, child: Child): Promise<void> {
  const { code, signal, wanted } = await child.exited
  if (!wanted) throw new Refusal(`${name} ended unexpectedly (${signal ?? `exit ${code}`}).`)
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch (error) {
    // Nobody is left in the group.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

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
