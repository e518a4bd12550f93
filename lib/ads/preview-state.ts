/** `expired` previews are switched on, but their time is over. */
export type PreviewState = 'open' | 'closed' | 'expired'

/**
 * Whether clients see a group of ads.
 *
 * @param expiresAt ISO 8601; null where the preview stays open until somebody closes it
 * @param now epoch milliseconds
 */
export function previewState(isEnabled: boolean, expiresAt: string | null, now: number): PreviewState {
  if (!isEnabled) return 'closed'
  return expiresAt !== null && Date.parse(expiresAt) <= now ? 'expired' : 'open'
}
