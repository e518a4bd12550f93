import { mkdir, open } from 'node:fs/promises'
import { getCompileCacheDir } from 'node:module'
import path from 'node:path'
import { type Child, GIVE_BACK, SMALL_HEAP, startChild } from './child.ts'
import { logFile } from './instance.ts'
import { Refusal } from './refusal.ts'
import { ROWS } from './settings.ts'

export interface SetupCounts {
  migrations: number
  seeds: number
  media: number
}

/** A message from the stack process to the launcher. */
export type StackMessage =
  | { type: 'progress'; step: string }
  | { type: 'mail'; file: string }
  | { type: 'refused'; message: string }
  | { type: 'ready'; publishableKey: string; secretKey: string; instance: string; counts: SetupCounts }

const STACK_PROCESS = path.join(import.meta.dirname, 'stack-process.ts')

type Ready = Extract<StackMessage, { type: 'ready' }>

export interface Stack extends Omit<Ready, 'type'> {
  url: string
  child: Child
}

export interface StackOptions {
  dataDir: string
  /** A server's database to use instead of the embedded one. */
  databaseUrl?: string | null
  port: number
  siteUrl: string
  /** `ROWS` without a choice. */
  seedFolders?: readonly string[]
  onProgress?: (step: string) => void
  onMail?: (file: string) => void
}

/**
 * Starts the stack in its own process and waits until it is migrated, seeded and listening.
 *
 * @throws Refusal with the reason when it cannot start
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { dataDir, databaseUrl, port, siteUrl, seedFolders = [ROWS] } = options
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const log = await open(logFile(dataDir), 'a', 0o600)
  // The launcher's. Node adds a folder for its version.
  const cache = getCompileCacheDir()
  const env = {
    ...GIVE_BACK,
    ...(cache && { NODE_COMPILE_CACHE: path.dirname(cache) }),
    ...process.env,
    SITE_URL: siteUrl,
    STACK_DATABASE_URL: databaseUrl ?? '',
    STACK_LOGIN_URL: `${siteUrl}/login`,
    LITE_TELEMETRY: '0',
  }
  const program = [STACK_PROCESS, dataDir, String(port), ...seedFolders]
  const child = startChild([...SMALL_HEAP, '--expose-gc', ...program], {
    env,
    output: log.fd,
  })
  await log.close()
  const { type: _type, ...ready } = await waitUntilReady(child, options)
  return { ...ready, url: `http://127.0.0.1:${port}`, child }
}

function waitUntilReady(child: Child, { dataDir, onProgress, onMail }: StackOptions): Promise<Ready> {
  return new Promise((resolve, reject) => {
    child.process.on('message', (message: StackMessage) => {
      if (message.type === 'progress') onProgress?.(message.step)
      if (message.type === 'mail') onMail?.(message.file)
      if (message.type === 'refused') reject(new Refusal(message.message))
      if (message.type === 'ready') resolve(message)
    })
    void child.exited.then(({ code, signal }) => {
      const log = path.relative(process.cwd(), logFile(dataDir))
      reject(new Refusal(`The local stack ended while starting (${signal ?? code}); see ${log}.`))
    })
  })
}
