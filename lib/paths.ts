import type { Area, UserType } from '@/lib/auth/roles'

/** `from` names the page of the call to action; it is stored with the lead. */
type GetStartedOrigin = { from?: string }

const withNext = (path: string, next?: string | null) =>
  next ? `${path}?${new URLSearchParams({ next })}` : path

/**
 * Paths of public pages, which load all of these. Paths of clients' previews and quotes are in `preview-paths.ts` and
 * `quotes/quote-paths.ts`, those of staff in `portal`.
 */
export const paths = {
  home: () => '/',
  videos: () => '/videos',
  video: (slug: string) => `/videos/${encodeURIComponent(slug)}`,
  /** `name` is dash-separated. */
  industry: (name: string, page = 1) => `/videos/industry/${name}${page > 1 ? `/${page}` : ''}`,
  industryImage: (name: string) => `/videos/industry/${name}/share.jpg`,
  /** Picture of shared links to a page of a fixed address. */
  pageCard: (name: string) => `/share/${name}.jpg`,
  videoImage: (slug: string) => `${paths.video(slug)}/share.jpg`,
  /** Answers the address of the silent loop as text; empty without one. */
  videoLoop: (slug: string) => `${paths.video(slug)}/loop`,
  /** WebVTT. `version` makes browsers fetch changed captions anew. */
  captions: (id: string, version: number) => `/captions/${id}?v=${version}`,
  /** Plain text. */
  transcript: (id: string) => `/captions/${id}/transcript`,
  place: (slug: string) => `/video-production-in/${encodeURIComponent(slug)}`,
  placeImage: (slug: string) => `${paths.place(slug)}/share.jpg`,
  placeCities: (stateSlug: string, page: number) => `${paths.place(stateSlug)}/cities/${page}`,
  /** From 1. All films of a place. */
  placeFilms: (slug: string, page = 1) => `${paths.place(slug)}/films/${page}`,
  /** Those that the page of the place does not show, as JSON. */
  moreFilms: (slug: string) => `${paths.place(slug)}/films/more`,
  /** Featured films that pages do not show at first, as JSON. */
  moreFeaturedFilms: () => `${paths.videographersNearMe()}/films/more`,
  packages: () => '/#packages',
  videographersNearMe: () => '/videographers-near-me',
  nearMeImage: () => '/videographers-near-me/share.jpg',
  hiringVideographers: () => '/hiring-videographers',
  getStarted: ({ from }: GetStartedOrigin = {}) =>
    from ? `/get-started?from=${encodeURIComponent(from)}` : '/get-started',
  /** The form with an estimate. `from` as in `getStarted`. */
  estimate: (choice?: URLSearchParams, from?: string) => {
    const query = new URLSearchParams([...(choice ?? []), ...(from ? [['from', from]] : [])] as [
      string,
      string,
    ][])
    return query.size > 0 ? `/get-started/estimate?${query}` : '/get-started/estimate'
  },
  introCall: (token: string) => `/intro-call/${encodeURIComponent(token)}`,
  introCallSchedule: (token: string) => `${paths.introCall(token)}/schedule`,
  introCallConfirmation: (token: string) => `${paths.introCall(token)}/confirm`,
  introCallInvite: (token: string) => `${paths.introCall(token)}/invite.ics`,
  /** The form of a client who was asked for a review. */
  review: (token: string) => `/review/${encodeURIComponent(token)}`,
  reviewOpened: (token: string) => `${paths.review(token)}/opened`,
  /** What an unpublished page looks like, for whoever has the link. */
  pageDraft: (token: string) => `/draft/${encodeURIComponent(token)}`,
  /** `page` is in a second segment, so that it cannot collide with a slug. */
  blog: ({ page = 1 }: { page?: number } = {}) => (page === 1 ? '/blog' : `/blog/page/${page}`),
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  blogImage: () => '/blog/share.jpg',
  postImage: (slug: string) => `${paths.post(slug)}/share.jpg`,
  rssFeed: () => '/feed.xml',
  jsonFeed: () => '/feed.json',
  icon: (file: 'icon-192.png' | 'icon-512.png' | 'maskable-512.png') => `/icons/${file}`,
  siteConfig: () => '/site-config',
  /** What calendars subscribe to. */
  calendarFeed: (token: string) => `/api/calendar/${token}.ics`,
  vitals: () => '/api/vitals',
  filmsChanged: () => '/api/films',
  articlesChanged: () => '/api/articles',
  placesChanged: () => '/api/places',
  privacyPolicy: () => '/privacy-policy',
  places: ({ q, state }: { q: string; state?: string }) =>
    `/places?${new URLSearchParams(state ? { q, state } : { q })}`,
  travel: (place: string) => `/places/travel?q=${encodeURIComponent(place)}`,
  gear: (kind: 'camera' | 'lens') => `/gear/${kind}`,
  mapCountry: () => '/map/us.svg',
  mapStates: () => '/map/states',
  mapState: (abbreviation: string) => `/map/states/${abbreviation.toLowerCase()}`,
  googleMapsKey: () => '/api/get-google-maps-key',
  login: ({ next, view }: { next?: string | null; view?: 'reset' } = {}) => {
    const query = new URLSearchParams({ ...(next && { next }), ...(view && { view }) })
    return query.size > 0 ? `/login?${query}` : '/login'
  },
  /** The second step of a sign-in. */
  secondStep: ({ next }: { next?: string | null } = {}) => withNext('/login/code', next),
  /** Where somebody sets up, changes or removes their second factor. */
  secondFactor: ({ next }: { next?: string | null } = {}) => withNext('/login/second-factor', next),
  invitation: (token: string) => `/auth/invitation?token=${encodeURIComponent(token)}`,
  viewer: () => '/viewer',
  sitemap: () => '/sitemap.xml',
  sitemapFile: (name: string) => `/sitemaps/${name}`,
  dashboard: () => '/dashboard',
  screen: (area: Area, path: string) => `/dashboard/${area}/${path}`,
  roleHome: (role: UserType) => `/dashboard/${role.replaceAll('_', '-')}/home`,
  settings: (role: UserType) =>
    role === 'super_admin' || role === 'admin'
      ? '/dashboard/settings'
      : `/dashboard/${role.replaceAll('_', '-')}/settings`,
} as const

export const publicObject = (object: string) =>
  `/storage/v1/object/public/${object.split('/').map(encodeURIComponent).join('/')}`

export const mediaPath = (
  bucket: 'video-thumbnails' | 'logos' | 'website-assets' | 'videos',
  object: string,
) => publicObject(`${bucket}/${object}`)
