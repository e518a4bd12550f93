import 'server-only'
import { insertJob } from '@/lib/data/privileged/jobs'
import { runQuoteDeadlines } from '@/lib/data/privileged/quotes'
import { sendMailNow } from '@/lib/mail/sender'
import type { JobHandler } from './job'

export const QUOTE_DEADLINES = { kind: 'quote-deadlines', payload: {}, key: 'quote-deadlines' } as const

const AGAIN_AFTER_SECONDS = 60 * 60

/** Reminds clients and lets quotes expire. A page knows by itself that its quote is over. It comes again by itself. */
export const quoteDeadlines: JobHandler = {
  async run() {
    await insertJob({ ...QUOTE_DEADLINES, delaySeconds: AGAIN_AFTER_SECONDS })
    const done = await runQuoteDeadlines()
    if (done.reminded > 0 || done.expired > 0) await sendMailNow()
    return done
  },
}
