import 'server-only'
import { cancelUnconfirmedCalls } from '@/lib/data/privileged/intro-calls'
import { insertJob } from '@/lib/data/privileged/jobs'
import type { JobHandler } from './job'

export const UNCONFIRMED_CALLS = { kind: 'unconfirmed-calls', payload: {}, key: 'unconfirmed-calls' } as const

/** A booking adds it. A time is free from the minute on, also before it runs. It comes again while calls wait. */
export const unconfirmedCalls: JobHandler = {
  async run() {
    const { canceled, nextInSeconds } = await cancelUnconfirmedCalls()
    if (nextInSeconds !== null) await insertJob({ ...UNCONFIRMED_CALLS, delaySeconds: nextInSeconds })
    return { canceled }
  },
}
