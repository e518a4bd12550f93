/** Not in TypeScript's library: what browsers and extensions set for people who do not want to be followed. */
type Signals = { globalPrivacyControl?: boolean; doNotTrack?: string | null }

/** Whether this visitor's browser says that they must not be tracked: Global Privacy Control or Do Not Track. */
export function isTrackingRefused(): boolean {
  const { globalPrivacyControl, doNotTrack }: Signals = navigator
  return globalPrivacyControl === true || doNotTrack === '1'
}

type SearchEvent = {
  name: 'Search'
  params: { search_term: string; content_category: 'videographer_search'; content_name: string }
}

type LeadEvent = {
  name: 'Lead'
  params: { content_name: string; content_category: 'lead_generation'; value: number; currency: 'USD' }
}

export type AnalyticsEvent = SearchEvent | LeadEvent

/**
 * Tells the tag manager and the social pixel. The tag manager reads what was pushed before it loaded; the pixel hears only
 * what happens while it is there. Of visitors who refuse to be tracked nobody hears anything.
 */
export function track({ name, params }: AnalyticsEvent): void {
  if (isTrackingRefused()) return
  window.dataLayer ??= []
  window.dataLayer.push({ event: name, ...params })
  window.fbq?.('track', name, params)
}
