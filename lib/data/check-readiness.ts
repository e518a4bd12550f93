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
/** `cache` is present where servers share one. Pages work without it, so it is never 'failed'. */
type Readiness = Record<Part, 'ok' | 'failed'> & { cache?: 'ok' | 'away' }

/** In seconds. Schedulers run every few minutes; mail that is due for longer has no sender. */
const MAX_MAIL_DELAY = 15 * 60

async function checkOutbox(signal: AbortSignal): Promise<void> {
  // Without a mail server, mail is kept on purpose.
  if (!env.SMTP_URL) return
  const delay = await readOutboxDelay(signal)
  if (delay !== null && delay > MAX_MAIL_DELAY) throw new Error('Mail is not being sent', { cause: delay })
}

/** In milliseconds, per check. Monitors poll every few seconds. */
const CHECK_TIMEOUT = 2_000

async function check(part: Part): Promise<[Part, 'ok' | 'failed']> {
  try {
    await PARTS[part](AbortSignal.timeout(CHECK_TIMEOUT))
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

/** Concurrent calls share one run, so that many requests cannot overload the database. */
export function checkReadiness(): Promise<Readiness> {
  running ??= checkAll().finally(() => (running = null))
  return running
}
