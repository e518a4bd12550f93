import { hasBearer } from '@/lib/auth/bearer'
import { env } from '@/lib/env'
import { log } from '@/lib/observability/log'
import { runOutbox } from '@/lib/mail/run-outbox'

export const dynamic = 'force-dynamic'
/** Seconds, on hosts that ask. */
export const maxDuration = 60

/** Milliseconds after which no further batch is begun: the last one has to end within `maxDuration`. */
const RUN_FOR = 25_000

const answer = (body: object, status = 200) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })

/** For the scheduler of a host on which nothing runs between requests. Where none is set up there is no such address. */
export async function POST({ headers }: Request) {
  if (!env.CRON_SECRET) return answer({ error: 'Not found' }, 404)
  if (!hasBearer(headers.get('authorization'), env.CRON_SECRET)) return answer({ error: 'Unauthorized' }, 401)
  try {
    const delivery = await runOutbox(AbortSignal.timeout(RUN_FOR))
    return delivery ? answer(delivery) : answer({ error: 'No mail server is configured' }, 503)
  } catch (error) {
    log.error('outbox.run', error)
    return answer({ error: 'The outbox could not be read' }, 500)
  }
}

/** Some schedulers, Vercel's among them, can only ask like this. */
export { POST as GET }
