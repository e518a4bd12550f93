import { unstable_isUnrecognizedActionError as isOutdatedAction, unstable_rethrow } from 'next/navigation'

/** What to say of an action that gave no answer. Redirects of the action are thrown on. */
export function problemOf(error: unknown): string {
  unstable_rethrow(error)
  return isOutdatedAction(error)
    ? 'This page was updated meanwhile. Reload it and send it again.'
    : 'An unexpected error occurred. Please try again later.'
}
