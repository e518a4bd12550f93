import 'server-only'
import { after } from 'next/server'
import { log } from '@/lib/observability/log'
import { runOutbox } from './run-outbox'

/** Milliseconds; whatever is left then is the sender's, or the scheduler's. */
const RUN_FOR = 20_000

/** Sends what an action has just queued once its answer is out. A failure is no concern of the visitor: mail is tried again. */
export function postSoon(): void {
  after(() =>
    runOutbox(AbortSignal.timeout(RUN_FOR)).catch((error: unknown) => log.error('outbox.postSoon', error)),
  )
}
