import 'server-only'
import { env } from '@/lib/env'
import { log } from '@/lib/observability/log'
import { runOutbox } from './run-outbox'

/** Milliseconds between two looks at the outbox. New mail does not wait for it: what stores it sends it too. */
const PAUSE = 15_000

/** Looks after mail that could not be sent at once, for as long as this server runs. */
export function startSender(): void {
  if (!env.SMTP_URL) return
  const stopping = new AbortController()

  async function turn() {
    await runOutbox(stopping.signal).catch((error: unknown) => log.error('outbox.turn', error))
    // The timer keeps no server alive that wants to end.
    if (!stopping.signal.aborted) setTimeout(() => void turn(), PAUSE).unref()
  }

  for (const ending of ['SIGTERM', 'SIGINT'] as const) process.once(ending, () => stopping.abort())
  void turn()
}
