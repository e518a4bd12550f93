type Signals = { globalPrivacyControl?: boolean; doNotTrack?: string | null }

/** Global Privacy Control or Do Not Track. */
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

/** Sends an event to the tag manager, which also reads events pushed before it loads, and to the social pixel. */
export function track({ name, params }: AnalyticsEvent): void {
  if (isTrackingRefused()) return
  window.dataLayer ??= []
  window.dataLayer.push({ event: name, ...params })
  window.fbq?.('track', name, params)
}
