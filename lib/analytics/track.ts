type SearchEvent = {
  name: 'Search'
  params: { search_term: string; content_category: 'videographer_search'; content_name: string }
}

export type AnalyticsEvent = SearchEvent

type Trackers = { dataLayer?: object[]; fbq?: (verb: 'track', name: string, params: object) => void }

/**
 * Tells the tag manager and the social pixel. The tag manager reads what was pushed before it loaded; the pixel hears only
 * what happens while it is there.
 */
export function track({ name, params }: AnalyticsEvent): void {
  const trackers = window as Window & Trackers
  trackers.dataLayer ??= []
  trackers.dataLayer.push({ event: name, ...params })
  trackers.fbq?.('track', name, params)
}
