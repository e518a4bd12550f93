import { hasBearer } from '@/lib/auth/bearer'
import { env } from '@/lib/env'
import { log } from '@/lib/observability/log'
import { runOutbox } from '@/lib/mail/sender'

export const dynamic = 'force-dynamic'
export const maxDuration = 60

/** No batch starts after this time, so that the last one ends within `maxDuration`. */
const RUN_MS = 25_000

const answer = (body: object, status = 200) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })

/** Called by a scheduler on hosts where nothing runs between requests. 404 without CRON_SECRET. */
export async function POST({ headers }: Request) {
  if (!env.CRON_SECRET) return answer({ error: 'Not found' }, 404)
  if (!hasBearer(headers.get('authorization'), env.CRON_SECRET)) return answer({ error: 'Unauthorized' }, 401)
  try {
    const delivery = await runOutbox(AbortSignal.timeout(RUN_MS))
    return delivery ? answer(delivery) : answer({ error: 'No mail server is configured' }, 503)
  } catch (error) {
    log.error('outbox.run', error)
    return answer({ error: 'The outbox could not be read' }, 500)
  }
}

/** Some schedulers, such as Vercel's, send GET only. */
export { POST as GET }
