import type { Area, UserType } from '@/lib/auth/roles'

/** `origin` names the page a call to action stands on, so that the request can be read in its context. */
type GetStartedOrigin = { from?: string }

/**
 * Every address inside the site, with those of the portal that only its own screens know in `portal/staff-paths.ts`. Nothing else writes
 * an href by hand.
 */
export const paths = {
  home: () => '/',
  videos: () => '/videos',
  video: (slug: string) => `/videos/${encodeURIComponent(slug)}`,
  /** `name` is dash-separated. */
  industry: (name: string, page = 1) => `/videos/industry/${name}${page > 1 ? `/${page}` : ''}`,
  /** The picture that a shared link to the video shows. */
  videoImage: (slug: string) => `${paths.video(slug)}/share.jpg`,
  place: (slug: string) => `/video-production-in/${encodeURIComponent(slug)}`,
  /** The picture that a shared link to the place shows. */
  placeImage: (slug: string) => `${paths.place(slug)}/share.jpg`,
  /** Further pages of a state's list of cities, where it is longer than one. */
  placeCities: (stateSlug: string, page: number) => `${paths.place(stateSlug)}/cities/${page}`,
  /** The ready-made packages on the home page. */
  packages: () => '/#packages',
  videographersNearMe: () => '/videographers-near-me',
  nearMeImage: () => '/videographers-near-me/share.jpg',
  hiringVideographers: () => '/hiring-videographers',
  getStarted: ({ from }: GetStartedOrigin = {}) =>
    from ? `/get-started?from=${encodeURIComponent(from)}` : '/get-started',
  /** `token` speaks for one lead. */
  introCall: (token: string) => `/intro-call/${encodeURIComponent(token)}`,
  introCallSchedule: (token: string) => `${paths.introCall(token)}/schedule`,
  /** The booked call as a calendar file. */
  introCallInvite: (token: string) => `${paths.introCall(token)}/invite.ics`,
  /** `page` counts from 1, the newest. Its second segment keeps the address apart from every post's. */
  blog: ({ page = 1 }: { page?: number } = {}) => (page === 1 ? '/blog' : `/blog/page/${page}`),
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  blogImage: () => '/blog/share.jpg',
  /** The picture that a shared link to the post shows. */
  postImage: (slug: string) => `${paths.post(slug)}/share.jpg`,
  rssFeed: () => '/feed.xml',
  jsonFeed: () => '/feed.json',
  icon: (file: 'icon-192.png' | 'icon-512.png' | 'maskable-512.png') => `/icons/${file}`,
  /** What static pages can only learn when they run. */
  siteConfig: () => '/site-config',
  /** Where browsers report how fast a page was. */
  vitals: () => '/api/vitals',
  /** What a client sees of a group of ads. Without an id the page says that it needs one. */
  adGroupPreview: (id?: string) => (id ? `/preview/ad-group/${encodeURIComponent(id)}` : '/preview/ad-group'),
  /** Counts that a browser has opened the preview. */
  previewOpened: (groupId: string) => `${paths.adGroupPreview(groupId)}/opened`,
  /** A file of an ad while the preview is open; `download` has browsers save it. */
  previewFile: (groupId: string, adId: string, kind: 'static' | 'motion', { download = false } = {}) =>
    `${paths.adGroupPreview(groupId)}/files/${adId}/${kind}${download ? '?download' : ''}`,
  /** The same, for showing: another file at the same place has another address, so that no browser shows the former one. */
  previewMedia: (groupId: string, adId: string, kind: 'static' | 'motion', path: string) =>
    `${paths.previewFile(groupId, adId, kind)}?file=${encodeURIComponent(path.slice(path.lastIndexOf('/') + 1))}`,
  previewZip: (groupId: string) => `${paths.adGroupPreview(groupId)}/all.zip`,
  /** Names of the files that the archive goes without. */
  previewMissing: (groupId: string) => `${paths.adGroupPreview(groupId)}/missing`,
  privacyPolicy: () => '/privacy-policy',
  /** Places that a text may mean, those of a state first. */
  places: ({ q, state }: { q: string; state?: string }) =>
    `/places?${new URLSearchParams(state ? { q, state } : { q })}`,
  /** Names of the cameras or lenses that applicants choose from. */
  gear: (kind: 'camera' | 'lens') => `/gear/${kind}`,
  mapCountry: () => '/map/us.svg',
  mapStates: () => '/map/states',
  mapState: (abbreviation: string) => `/map/states/${abbreviation.toLowerCase()}`,
  googleMapsKey: () => '/api/get-google-maps-key',
  /** `view` 'reset' asks for a link to a new password instead. */
  login: ({ next, view }: { next?: string | null; view?: 'reset' } = {}) => {
    const query = new URLSearchParams({ ...(next && { next }), ...(view && { view }) })
    return query.size > 0 ? `/login?${query}` : '/login'
  },
  invitation: (token: string) => `/auth/invitation?token=${encodeURIComponent(token)}`,
  viewer: () => '/viewer',
  sitemap: () => '/sitemap.xml',
  sitemapFile: (name: string) => `/sitemaps/${name}`,
  dashboard: () => '/dashboard',
  /** `path` is one of the area's screens, as `lib/portal/screens.ts` lists them. */
  screen: (area: Area, path: string) => `/dashboard/${area}/${path}`,
  roleHome: (role: UserType) => `/dashboard/${role.replaceAll('_', '-')}/home`,
  /** One's own account. Both kinds of admin share one address; the other roles have it inside their area. */
  settings: (role: UserType) =>
    role === 'super_admin' || role === 'admin'
      ? '/dashboard/settings'
      : `/dashboard/${role.replaceAll('_', '-')}/settings`,
} as const

/** `object` is bucket and path of a file in public storage. Served from this site's own origin. */
export const publicObject = (object: string) =>
  `/storage/v1/object/public/${object.split('/').map(encodeURIComponent).join('/')}`

/** `object` is the path of a file inside a public storage bucket. */
export const mediaPath = (
  bucket: 'video-thumbnails' | 'logos' | 'website-assets' | 'videos',
  object: string,
) => publicObject(`${bucket}/${object}`)
