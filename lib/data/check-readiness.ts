import 'server-only'
import { isRedisConnected } from '@/lib/next-runtime/runtime-events'
import { pingDatabase, pingStorage, readOutboxDelay } from '@/lib/data/privileged/health'
import { env } from '@/lib/env'
import { log } from '@/lib/observability/log'

const PARTS = {
  database: pingDatabase,
  storage: pingStorage,
  outbox: checkOutbox,
}

type Part = keyof typeof PARTS
/** The cache is named where servers are to share one. Without it pages are served as well, so it is never `failed`. */
type Readiness = Record<Part, 'ok' | 'failed'> & { cache?: 'ok' | 'away' }

/** Seconds. Schedulers come every few minutes; mail that has been due for longer has no sender. */
const LONGEST_DELAY = 15 * 60

async function checkOutbox(signal: AbortSignal): Promise<void> {
  // Without a mail server it is kept on purpose.
  if (!env.SMTP_URL) return
  const delay = await readOutboxDelay(signal)
  if (delay !== null && delay > LONGEST_DELAY) throw new Error('Mail is not being sent', { cause: delay })
}

/** Milliseconds for each part. Monitors ask every few seconds, and a part that takes longer is of no use to visitors. */
const PATIENCE = 2_000

async function check(part: Part): Promise<[Part, 'ok' | 'failed']> {
  try {
    await PARTS[part](AbortSignal.timeout(PATIENCE))
    return [part, 'ok']
  } catch (error) {
    log.error(`ready.${part}`, error)
    return [part, 'failed']
  }
}

async function checkAll(): Promise<Readiness> {
  const checks = (Object.keys(PARTS) as Part[]).map(check)
  const parts = Object.fromEntries(await Promise.all(checks)) as Record<Part, 'ok' | 'failed'>
  const isShared = await isRedisConnected()
  return isShared === null ? parts : { ...parts, cache: isShared ? 'ok' : 'away' }
}

let running: Promise<Readiness> | null = null

/** Once at a time: who asks meanwhile gets the same answer, so that strangers cannot keep the database busy with it. */
export function checkReadiness(): Promise<Readiness> {
  running ??= checkAll().finally(() => (running = null))
  return running
}
