import type { Area } from '@/lib/auth/roles'
import { paths } from '@/lib/paths'

/** Areas that show contacts: owls and project managers work in the owl's. */
export const CONTACT_AREAS = ['admin', 'owl'] as const
export type ContactArea = (typeof CONTACT_AREAS)[number]

/** The screen of the list in each area, relative to the area. */
export const CONTACT_SCREENS = { admin: 'add-contact', owl: 'contacts' } as const satisfies Record<
  ContactArea,
  string
>

/** Areas that show leads. */
export const LEAD_AREAS = ['admin', 'owl'] as const
export type LeadArea = (typeof LEAD_AREAS)[number]

export const toLeadArea = (area: Area): LeadArea => (area === 'owl' ? 'owl' : 'admin')

/** Areas that show quotes. Project managers read them. */
export const QUOTE_AREAS = ['admin', 'owl', 'project-manager'] as const
export type QuoteArea = (typeof QUOTE_AREAS)[number]

export const toQuoteArea = (area: Area): QuoteArea =>
  QUOTE_AREAS.find((each) => each === area) ?? 'project-manager'

/** What a new quote is for, and what it begins with. */
type QuoteStart = { lead?: string; client?: string; contact?: string; template?: string; q?: string }

const withQuery = (path: string, query?: URLSearchParams) => (query?.size ? `${path}?${query}` : path)

const contacts = (area: ContactArea, below = '') => `${paths.screen(area, CONTACT_SCREENS[area])}${below}`

/** `restore` is a version that the form begins with, `versions` a page of older ones; `history` shows all changes. */
type ShownOfText = { restore?: number; versions?: number; history?: 'all' }

const paramsOfText = ({ restore, versions, history }: ShownOfText = {}) =>
  new URLSearchParams({
    ...(restore && { restore: String(restore) }),
    ...(versions && versions > 1 && { versions: String(versions) }),
    ...(history && { history }),
  })

/** Apart from `paths`, so that public pages do not load them. */
export const staffPaths = {
  quoteFigureExport: (period: string) => `/dashboard/admin/home/quotes.csv?period=${period}`,
  leads: (area: LeadArea, query?: URLSearchParams) => withQuery(paths.screen(area, 'leads'), query),
  leadBoard: (area: LeadArea, query?: URLSearchParams) => withQuery(paths.screen(area, 'leads/board'), query),
  leadExport: (area: LeadArea, query: URLSearchParams) =>
    withQuery(paths.screen(area, 'leads/export.csv'), query),
  /** `query` starts with a question mark, as `writeSearch` returns it. */
  applications: (query = '') => `/dashboard/admin/applications${query}`,
  gearSuggestions: () => '/dashboard/admin/applications#gear',
  /** What the form begins with. */
  newVideo: (start: { name?: string; client?: string } = {}) =>
    withQuery('/dashboard/admin/video-gallery/new', new URLSearchParams(start)),
  /** `history` shows all changes. */
  video: (id: string, { history }: { history?: 'all' } = {}) =>
    withQuery(`/dashboard/admin/video-gallery/${id}`, new URLSearchParams({ ...(history && { history }) })),
  videoPreview: (id: string) => `/dashboard/admin/video-gallery/preview/${id}`,
  /** What somebody types is appended. */
  videoSuggestions: (kind: 'client' | 'industry' | 'service' | 'place') =>
    `/dashboard/admin/video-gallery/suggestions?kind=${kind}&q=`,
  videoGallery: (query?: URLSearchParams) => withQuery('/dashboard/admin/video-gallery', query),
  videoExport: (query: URLSearchParams) => withQuery('/dashboard/admin/video-gallery/export.csv', query),
  /** Where the parts of a film go; `upload` is one that was created. */
  filmUploads: (videoId: string) => `/film-uploads/${videoId}`,
  filmUpload: (videoId: string, upload: string) => `/film-uploads/${videoId}/${upload}`,
  /** The film in use, or another one of the video. */
  film: (videoId: string, filmId?: string) =>
    `/dashboard/admin/video-gallery/${videoId}/film${filmId ? `?id=${filmId}` : ''}`,
  application: (id: string) => `/dashboard/admin/applications/${id}`,
  calls: (page = 1) => `/dashboard/admin/calls${page > 1 ? `?page=${page}` : ''}`,
  leadSources: (area: LeadArea, query?: URLSearchParams) =>
    withQuery(paths.screen(area, 'leads/sources'), query),
  leadSourceExport: (area: LeadArea, query?: URLSearchParams) =>
    withQuery(paths.screen(area, 'leads/sources/export.csv'), query),
  newLead: (area: LeadArea) => paths.screen(area, 'leads/new'),
  /** `query` is of the list that the lead was opened from. */
  lead: (area: LeadArea, id: string, query?: URLSearchParams) =>
    withQuery(paths.screen(area, `leads/${id}`), query),
  unsentMail: () => `${paths.roleHome('admin')}#mail`,
  quotes: (area: QuoteArea, query?: URLSearchParams) => withQuery(paths.screen(area, 'quotes'), query),
  quoteExport: (area: QuoteArea, query: URLSearchParams) =>
    withQuery(paths.screen(area, 'quotes/export.csv'), query),
  newQuote: (area: QuoteArea, start: QuoteStart = {}) =>
    withQuery(paths.screen(area, 'quotes/new'), new URLSearchParams(start)),
  quoteCreator: (start: QuoteStart = {}) =>
    withQuery('/dashboard/admin/quote-creator', new URLSearchParams(start)),
  /** `show` is a sent version, or the draft as the client would see it. */
  quote: (area: QuoteArea, id: string, { show }: { show?: number | 'draft' } = {}) =>
    withQuery(
      paths.screen(area, `quotes/${id}`),
      new URLSearchParams({ ...(show && { show: String(show) }) }),
    ),
  /** The signed file of an accepted quote, otherwise the quote as PDF. */
  quoteFile: (area: QuoteArea, id: string) => paths.screen(area, `quotes/${id}/pdf`),
  quoteTemplates: (area: QuoteArea) => paths.screen(area, 'quotes/templates'),
  users: (query?: URLSearchParams) => withQuery('/dashboard/super-admin/users', query),
  adGroups: (area: Area, query?: URLSearchParams) => withQuery(paths.screen(area, 'ad-groups'), query),
  adGroupBoard: (area: Area, query?: URLSearchParams) =>
    withQuery(paths.screen(area, 'ad-groups/board'), query),
  adGroupExport: (area: Area, query: URLSearchParams) =>
    withQuery(paths.screen(area, 'ad-groups/export.csv'), query),
  adGroup: (area: Area, id: string) => paths.screen(area, `ad-groups/${id}`),
  adLibrary: (area: Area, query?: URLSearchParams) => withQuery(paths.screen(area, 'ad-library'), query),
  adLibraryExport: (area: Area, query: URLSearchParams) =>
    withQuery(paths.screen(area, 'ad-library/export.csv'), query),
  /** What the form begins with. */
  newAdGroup: (area: Area, start: { name?: string; catalogueClient?: string } = {}) =>
    withQuery(paths.screen(area, 'ad-groups/new'), new URLSearchParams(start)),
  ad: (area: Area, id: string) => paths.screen(area, `ads/${id}`),
  /** `path` is relative to the storage bucket `ads`. */
  adFile: (path: string) => `/dashboard/ad-files/${path}`,
  managerAssignments: (query?: URLSearchParams) =>
    withQuery('/dashboard/admin/assignments/project-manager', query),
  groupAssignments: (query?: URLSearchParams) => withQuery('/dashboard/admin/assignments/ad-groups', query),
  /** `slot` is the one that is open for changes. */
  homePage: ({ slot, history }: { slot?: string; history?: 'all' } = {}) =>
    withQuery(
      '/dashboard/admin/home-page',
      new URLSearchParams({ ...(slot && { slot }), ...(history && { history }) }),
    ),
  websiteAssets: () => '/dashboard/admin/website-assets',
  /** `version` is shown as visitors would see it. */
  websiteAsset: (id: string, { version, history }: { version?: string; history?: 'all' } = {}) =>
    withQuery(
      `/dashboard/admin/website-assets/${id}`,
      new URLSearchParams({ ...(version && { version }), ...(history && { history }) }),
    ),
  placePages: (query?: URLSearchParams) => withQuery('/dashboard/admin/place-pages', query),
  placePageExport: (query: URLSearchParams) => withQuery('/dashboard/admin/place-pages/export.csv', query),
  /** A ZIP archive of Markdown files. */
  placePageFiles: (query: URLSearchParams) => withQuery('/dashboard/admin/place-pages/export.zip', query),
  placeImports: () => '/dashboard/admin/place-pages/import',
  placeImport: (id: string) => `/dashboard/admin/place-pages/import/${id}`,
  newPlacePage: () => '/dashboard/admin/place-pages/new',
  placePage: (id: string, shown?: ShownOfText) =>
    withQuery(`/dashboard/admin/place-pages/${id}`, paramsOfText(shown)),
  /** What changed from one version to another. */
  placePageChanges: (id: string, { from, to }: { from?: number; to?: number } = {}) =>
    withQuery(
      `/dashboard/admin/place-pages/${id}/changes`,
      new URLSearchParams({ ...(from && { from: String(from) }), ...(to && { to: String(to) }) }),
    ),
  placePagePreview: (id: string) => `/dashboard/admin/place-pages/preview/${id}`,
  redirects: (query?: URLSearchParams) => withQuery('/dashboard/admin/redirects', query),
  redirectExport: (query: URLSearchParams) => withQuery('/dashboard/admin/redirects/export.csv', query),
  /** `from` is an address that visitors ask for in vain. */
  newRedirect: (from?: string) =>
    withQuery('/dashboard/admin/redirects/new', new URLSearchParams({ ...(from && { from }) })),
  /** `history` shows all changes. */
  redirect: (id: string, { history }: { history?: 'all' } = {}) =>
    withQuery(`/dashboard/admin/redirects/${id}`, new URLSearchParams({ ...(history && { history }) })),
  redirectImport: () => '/dashboard/admin/redirects/import',
  missingAddresses: (query?: URLSearchParams) => withQuery('/dashboard/admin/redirects/missing', query),
  missingAddressExport: (query: URLSearchParams) =>
    withQuery('/dashboard/admin/redirects/missing/export.csv', query),
  industries: () => '/dashboard/admin/industries',
  industryExport: () => '/dashboard/admin/industries/export.csv',
  newIndustry: () => '/dashboard/admin/industries/new',
  /** `merge` is an industry that the page offers to merge this one into; `history` shows all changes. */
  industry: (id: string, { merge, history }: { merge?: string; history?: 'all' } = {}) =>
    withQuery(
      `/dashboard/admin/industries/${id}`,
      new URLSearchParams({ ...(merge && { merge }), ...(history && { history }) }),
    ),
  gear: (query?: URLSearchParams) => withQuery('/dashboard/admin/gear', query),
  gearExport: (query: URLSearchParams) => withQuery('/dashboard/admin/gear/export.csv', query),
  gearEntry: (id: string, { history }: { history?: 'all' } = {}) =>
    withQuery(`/dashboard/admin/gear/${id}`, new URLSearchParams(history && { history })),
  brands: (query?: URLSearchParams) => withQuery('/dashboard/owl/brands', query),
  brandExport: (query: URLSearchParams) => withQuery('/dashboard/owl/brands/export.csv', query),
  newBrand: () => '/dashboard/owl/brands/new',
  brand: (id: string, { history }: { history?: 'all' } = {}) =>
    withQuery(`/dashboard/owl/brands/${id}`, new URLSearchParams({ ...(history && { history }) })),
  products: (query?: URLSearchParams) => withQuery('/dashboard/owl/products', query),
  productExport: (query: URLSearchParams) => withQuery('/dashboard/owl/products/export.csv', query),
  /** `brand` is what the form begins with. */
  newProduct: (start: { brand?: string } = {}) =>
    withQuery('/dashboard/owl/products/new', new URLSearchParams(start)),
  /** `merge` is a product that the page offers to merge this one into; `history` shows all changes. */
  product: (id: string, { merge, history }: { merge?: string; history?: 'all' } = {}) =>
    withQuery(
      `/dashboard/owl/products/${id}`,
      new URLSearchParams({ ...(merge && { merge }), ...(history && { history }) }),
    ),
  crm: (query?: URLSearchParams) => withQuery('/dashboard/owl/crm', query),
  /** A client with everything that names it. `show` and `notes` show older entries, too. */
  company: (id: string, { show, notes }: { show?: 'all'; notes?: 'all' } = {}) =>
    withQuery(
      `/dashboard/owl/crm/companies/${id}`,
      new URLSearchParams({ ...(show && { show }), ...(notes && { notes }) }),
    ),
  /** The screen 'My tasks', which each role has in its own area. */
  tasks: (area: Area, query?: URLSearchParams) => withQuery(paths.screen(area, 'tasks'), query),
  taskExport: (area: Area, query: URLSearchParams) =>
    withQuery(paths.screen(area, 'tasks/export.csv'), query),
  website: () => '/dashboard/super-admin/website',
  searchHealth: (query?: URLSearchParams) => withQuery('/dashboard/super-admin/website/search-health', query),
  searchHealthExport: (query: URLSearchParams) =>
    withQuery('/dashboard/super-admin/website/search-health/export.csv', query),
  auditLog: () => '/dashboard/super-admin/audit-log',
  clients: (query?: URLSearchParams) => withQuery('/dashboard/admin/upload-client-logos', query),
  clientExport: (query: URLSearchParams) =>
    withQuery('/dashboard/admin/upload-client-logos/export.csv', query),
  logoOrder: () => '/dashboard/admin/upload-client-logos/order',
  newClient: () => '/dashboard/admin/upload-client-logos/new',
  /** `merge` is a client that the page offers to merge this one into; the others show everything. */
  client: (id: string, { merge, history, notes }: { merge?: string; history?: 'all'; notes?: 'all' } = {}) =>
    withQuery(
      `/dashboard/admin/upload-client-logos/${id}`,
      new URLSearchParams({ ...(merge && { merge }), ...(history && { history }), ...(notes && { notes }) }),
    ),
  contacts: (area: ContactArea, query?: URLSearchParams) => withQuery(contacts(area), query),
  contactExport: (area: ContactArea, query: URLSearchParams) =>
    withQuery(contacts(area, '/export.csv'), query),
  newContact: (area: ContactArea) => contacts(area, '/new'),
  contactImports: (area: ContactArea) => contacts(area, '/import'),
  /** `rows` are an outcome, or those that an undo has kept. */
  contactImport: (area: ContactArea, id: string, query?: URLSearchParams) =>
    withQuery(contacts(area, `/import/${id}`), query),
  contactImportErrors: (area: ContactArea, id: string) => contacts(area, `/import/${id}/errors.csv`),
  /** `merge` is a contact that the page offers to merge this one into; the others show everything. */
  contact: (
    area: ContactArea,
    id: string,
    { merge, history, notes }: { merge?: string; history?: 'all'; notes?: 'all' } = {},
  ) =>
    withQuery(
      contacts(area, `/${id}`),
      new URLSearchParams({ ...(merge && { merge }), ...(history && { history }), ...(notes && { notes }) }),
    ),
  /** A picture of a film, also of a draft. */
  poster: (id: string, file: string) =>
    `/dashboard/admin/video-gallery/${id}/poster/${encodeURIComponent(file)}`,
  /** The uploaded film, also of a draft. */
  playback: (id: string) => `/dashboard/admin/video-gallery/${id}/playback`,
  frame: (id: string, frame: string) => `/dashboard/admin/video-gallery/${id}/frames/${frame}`,
  captions: (id: string, { history }: { history?: 'all' } = {}) =>
    withQuery(`/dashboard/admin/captions/${id}`, new URLSearchParams({ ...(history && { history }) })),
  captionsFile: (id: string) => `/dashboard/admin/captions/${id}/file`,
  reviews: (query?: URLSearchParams) => withQuery('/dashboard/admin/add-review', query),
  reviewExport: (query: URLSearchParams) => withQuery('/dashboard/admin/add-review/export.csv', query),
  newReview: (client?: string) =>
    withQuery('/dashboard/admin/add-review/new', new URLSearchParams({ ...(client && { client }) })),
  review: (id: string, { history }: { history?: 'all' } = {}) =>
    withQuery(`/dashboard/admin/add-review/${id}`, new URLSearchParams({ ...(history && { history }) })),
  articles: (query?: URLSearchParams) => withQuery('/dashboard/admin/articles', query),
  articleExport: (query: URLSearchParams) => withQuery('/dashboard/admin/articles/export.csv', query),
  newArticle: () => '/dashboard/admin/articles/new',
  article: (id: string, shown?: ShownOfText) =>
    withQuery(`/dashboard/admin/articles/${id}`, paramsOfText(shown)),
  /** What changed from one version to another. */
  articleChanges: (id: string, { from, to }: { from?: number; to?: number } = {}) =>
    withQuery(
      `/dashboard/admin/articles/${id}/changes`,
      new URLSearchParams({ ...(from && { from: String(from) }), ...(to && { to: String(to) }) }),
    ),
  reviewRequests: (query?: URLSearchParams) => withQuery('/dashboard/admin/review-requests', query),
  reviewRequestExport: (query: URLSearchParams) =>
    withQuery('/dashboard/admin/review-requests/export.csv', query),
  newReviewRequest: ({ client, contact }: { client?: string; contact?: string } = {}) =>
    withQuery(
      '/dashboard/admin/review-requests/new',
      new URLSearchParams({ ...(client && { client }), ...(contact && { contact }) }),
    ),
  reviewRequest: (id: string) => `/dashboard/admin/review-requests/${id}`,
} as const
