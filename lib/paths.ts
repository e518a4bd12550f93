import type { Area, UserType } from '@/lib/auth/roles'

/** `from` names the page of the call to action; it is stored with the lead. */
type GetStartedOrigin = { from?: string }

/** Every path of the site. Paths that only staff screens use are in `portal/staff-paths.ts`. */
const withNext = (path: string, next?: string | null) =>
  next ? `${path}?${new URLSearchParams({ next })}` : path

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
  /** What a client is offered. */
  quote: (token: string) => `/quote/${encodeURIComponent(token)}`,
  /** `options` are the ids of the ticked lines; without them, those that are ticked at first. */
  quotePdf: (token: string, options?: readonly string[]) =>
    `${paths.quote(token)}/pdf${options ? `?options=${options.join(',')}` : ''}`,
  quoteSeen: (token: string) => `${paths.quote(token)}/seen`,
  /** Whether the file of an accepted quote is as it was. */
  quoteCheck: () => '/quote/check',
  /** The public keys for that, as PEM. */
  quoteKeys: () => '/quote/check/keys.pem',
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
  adGroupPreview: (id?: string) => (id ? `/preview/ad-group/${encodeURIComponent(id)}` : '/preview/ad-group'),
  previewComments: (groupId: string, adId: string, page: number) =>
    `${paths.adGroupPreview(groupId)}?comments=${adId}&page=${page}`,
  previewOpened: (groupId: string) => `${paths.adGroupPreview(groupId)}/opened`,
  /** Without an ad: all of them, as an archive. */
  previewDownloaded: (groupId: string, adId?: string) =>
    `${paths.adGroupPreview(groupId)}/downloaded${adId ? `?ad=${adId}` : ''}`,
  previewFile: (groupId: string, adId: string, kind: 'static' | 'motion', { download = false } = {}) =>
    `${paths.adGroupPreview(groupId)}/files/${adId}/${kind}${download ? '?download' : ''}`,
  /** `path` is in the query so that a replaced file gets another URL and browsers do not show the cached one. */
  previewMedia: (groupId: string, adId: string, kind: 'static' | 'motion', path: string) =>
    `${paths.previewFile(groupId, adId, kind)}?file=${encodeURIComponent(path.slice(path.lastIndexOf('/') + 1))}`,
  previewZip: (groupId: string) => `${paths.adGroupPreview(groupId)}/all.zip`,
  previewMissing: (groupId: string) => `${paths.adGroupPreview(groupId)}/missing`,
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
