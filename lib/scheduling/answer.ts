import { DataError } from '@/lib/errors'
import { log } from '@/lib/observability/log'
import type { CallFailure, CallState } from './types'

export const failed = (reason: CallFailure): CallState => ({ status: 'failed', reason })

/** A database that is away is no reason to take the chosen time, and the page, from the visitor. */
export async function orUnavailable(work: () => Promise<CallState>): Promise<CallState> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DataError)) throw error
    log.error('calls.answer', error)
    return failed('unavailable')
  }
}
