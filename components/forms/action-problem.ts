import { unstable_isUnrecognizedActionError as isOutdatedAction, unstable_rethrow } from 'next/navigation'

/** The message for an action that failed without a result. Rethrows redirects. */
export function problemOf(error: unknown): string {
  unstable_rethrow(error)
  return isOutdatedAction(error)
    ? 'This page has been updated. Reload it and send it again.'
    : 'An unexpected error occurred. Please try again later.'
}
