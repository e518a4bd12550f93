import type { Area } from '@/lib/auth/roles'
import type { BulkList } from '@/lib/list/selection'
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

/** Areas that show ad templates. Admins see those of project managers. */
export const TEMPLATE_AREAS = ['project-manager', 'graphic-designer'] as const
export type TemplateArea = (typeof TEMPLATE_AREAS)[number]

export const toTemplateArea = (area: Area): TemplateArea =>
  area === 'graphic-designer' ? area : 'project-manager'

/** What a new quote is for, and what it begins with. */
type QuoteStart = { lead?: string; client?: string; contact?: string; template?: string; q?: string }

export const withQuery = (path: string, query?: URLSearchParams) => (query?.size ? `${path}?${query}` : path)

/** Leaves out what is not given. */
export const withValues = (path: string, values: Record<string, string | number | undefined>) =>
  withQuery(
    path,
    new URLSearchParams(
      Object.entries(values).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
    ),
  )

const contacts = (area: ContactArea, below = '') => `${paths.screen(area, CONTACT_SCREENS[area])}${below}`

/** `restore` is a version that the form begins with, `versions` a page of older ones; `history` shows all changes. */
type ShownOfText = { restore?: number; versions?: number; history?: 'all' }

const withText = (path: string, { versions = 1, ...shown }: ShownOfText = {}) =>
  withValues(path, { ...shown, ...(versions > 1 && { versions }) })

/** Apart from `paths`, so that public pages do not load them. */
export const staffPaths = {
  quoteFigureExport: (period: string) => `/dashboard/admin/home/quotes.csv?period=${period}`,
  leads: (area: LeadArea, query?: URLSearchParams) => withQuery(paths.screen(area, 'leads'), query),
  leadBoard: (area: LeadArea, query?: URLSearchParams) => withQuery(paths.screen(area, 'leads/board'), query),
  leadExport: (area: LeadArea, query: URLSearchParams) =>
    withQuery(paths.screen(area, 'leads/export.csv'), query),
  applications: (query?: URLSearchParams) => withQuery('/dashboard/admin/applications', query),
  applicationExport: (query: URLSearchParams) => withQuery('/dashboard/admin/applications/export.csv', query),
  gearSuggestions: () => '/dashboard/admin/applications#gear',
  /** What the form begins with. */
  newVideo: (start: { name?: string; client?: string } = {}) =>
    withValues('/dashboard/admin/video-gallery/new', start),
  /** `history` shows all changes. */
  video: (id: string, shown: { history?: 'all' } = {}) =>
    withValues(`/dashboard/admin/video-gallery/${id}`, shown),
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
  calls: (query?: URLSearchParams) => withQuery('/dashboard/admin/calls', query),
  callExport: (query: URLSearchParams) => withQuery('/dashboard/admin/calls/export.csv', query),
  leadSources: (area: LeadArea, query?: URLSearchParams) =>
    withQuery(paths.screen(area, 'leads/sources'), query),
  leadSourceExport: (area: LeadArea, query?: URLSearchParams) =>
    withQuery(paths.screen(area, 'leads/sources/export.csv'), query),
  newLead: (area: LeadArea) => paths.screen(area, 'leads/new'),
  /** `query` is of the list that the lead was opened from. */
  lead: (area: LeadArea, id: string, query?: URLSearchParams) =>
    withQuery(paths.screen(area, `leads/${id}`), query),
  /** Where its page says whose it is. */
  leadOwner: (area: LeadArea, id: string) => `${paths.screen(area, `leads/${id}`)}#sales`,
  mail: (query?: URLSearchParams) => withQuery('/dashboard/admin/mail', query),
  mailExport: (query: URLSearchParams) => withQuery('/dashboard/admin/mail/export.csv', query),
  message: (id: string) => `/dashboard/admin/mail/${id}`,
  unsentMail: () => '/dashboard/admin/mail?status=unsent',
  failedMail: () => '/dashboard/admin/mail?status=failed',
  quotes: (area: QuoteArea, query?: URLSearchParams) => withQuery(paths.screen(area, 'quotes'), query),
  quoteExport: (area: QuoteArea, query: URLSearchParams) =>
    withQuery(paths.screen(area, 'quotes/export.csv'), query),
  newQuote: (area: QuoteArea, start: QuoteStart = {}) => withValues(paths.screen(area, 'quotes/new'), start),
  quoteCreator: (start: QuoteStart = {}) => withValues('/dashboard/admin/quote-creator', start),
  /** `show` is a sent version, or the draft as the client would see it. */
  quote: (area: QuoteArea, id: string, shown: { show?: number | 'draft' } = {}) =>
    withValues(paths.screen(area, `quotes/${id}`), shown),
  /** The signed file of an accepted quote, otherwise the quote as PDF. */
  quoteFile: (area: QuoteArea, id: string) => paths.screen(area, `quotes/${id}/pdf`),
  quoteTemplates: (area: QuoteArea) => paths.screen(area, 'quotes/templates'),
  invitations: (query?: URLSearchParams) => withQuery('/dashboard/super-admin/invitations', query),
  invitationExport: (query: URLSearchParams) =>
    withQuery('/dashboard/super-admin/invitations/export.csv', query),
  newInvitation: () => '/dashboard/super-admin/invitations/new',
  invitation: (id: string) => `/dashboard/super-admin/invitations/${id}`,
  /** All kinds of records; `kind` is the only one that shows. */
  changes: (area: Area, asked: Record<string, string | number | undefined> = {}) =>
    withValues(paths.screen(area, 'changes'), asked),
  change: (area: Area, id: number, asked: Record<string, string | number | undefined> = {}) =>
    withValues(paths.screen(area, `changes/${id}`), asked),
  search: (area: Area, asked: { q?: string; kind?: string } = {}) =>
    withValues(paths.screen(area, 'search'), asked),
  /** What the command palette asks, as JSON. */
  searchRecords: (asked: { q?: string; recent?: string } = {}) =>
    withValues('/dashboard/search-records', asked),
  jobs: (query?: URLSearchParams) => withQuery('/dashboard/super-admin/jobs', query),
  jobExport: (query: URLSearchParams) => withQuery('/dashboard/super-admin/jobs/export.csv', query),
  job: (id: string) => `/dashboard/super-admin/jobs/${id}`,
  users: (query?: URLSearchParams) => withQuery('/dashboard/super-admin/users', query),
  userExport: (query: URLSearchParams) => withQuery('/dashboard/super-admin/users/export.csv', query),
  signInRules: () => '/dashboard/super-admin/sign-in-rules',
  privacyRequests: (page = 1) =>
    withValues('/dashboard/super-admin/privacy-requests', page > 1 ? { page } : {}),
  privacyRequest: (id: string) => `/dashboard/super-admin/privacy-requests/${id}`,
  privacyRequestExport: (id: string, format: 'json' | 'csv') =>
    `/dashboard/super-admin/privacy-requests/${id}/export.${format}`,
  retention: () => '/dashboard/super-admin/retention',
  user: (id: string) => `/dashboard/super-admin/users/${id}`,
  adGroups: (area: Area, query?: URLSearchParams) => withQuery(paths.screen(area, 'ad-groups'), query),
  adGroupBoard: (area: Area, query?: URLSearchParams) =>
    withQuery(paths.screen(area, 'ad-groups/board'), query),
  adGroupExport: (area: Area, query: URLSearchParams) =>
    withQuery(paths.screen(area, 'ad-groups/export.csv'), query),
  adGroup: (area: Area, id: string) => paths.screen(area, `ad-groups/${id}`),
  /** Where its page says who works on it. */
  assignees: (area: Area, id: string) => `${paths.screen(area, `ad-groups/${id}`)}#assignees`,
  adLibrary: (area: Area, query?: URLSearchParams) => withQuery(paths.screen(area, 'ad-library'), query),
  adLibraryExport: (area: Area, query: URLSearchParams) =>
    withQuery(paths.screen(area, 'ad-library/export.csv'), query),
  /** What the form begins with. */
  newAdGroup: (
    area: Area,
    start: { name?: string; client?: string; catalogueClient?: string; deal?: string } = {},
  ) => withValues(paths.screen(area, 'ad-groups/new'), start),
  ad: (area: Area, id: string) => paths.screen(area, `ads/${id}`),
  adComments: (area: Area, id: string, page: number) =>
    `${staffPaths.ad(area, id)}?comments=${page}#client-feedback`,
  /** What the form begins with; `ad` is one that gets a next version. */
  adFill: (
    area: Area,
    group: string,
    start: { template?: string; deal?: string; site?: string; ad?: string } = {},
  ) => withValues(paths.screen(area, `ad-groups/${group}/fill`), start),
  /** `file` is a CSV file that was uploaded. */
  adFillMany: (
    area: Area,
    group: string,
    start: { template?: string; source?: string; file?: string } = {},
  ) => withValues(paths.screen(area, `ad-groups/${group}/fill-many`), start),
  /** `rows` are a status. */
  adFillRun: (area: Area, id: string, query?: URLSearchParams) =>
    withQuery(paths.screen(area, `ad-fills/${id}`), query),
  adFillErrors: (area: Area, id: string) => paths.screen(area, `ad-fills/${id}/errors.csv`),
  adFillRow: (area: Area, id: string, row: number) =>
    withValues(paths.screen(area, `ad-fills/${id}/row`), { number: row }),
  /** A small picture of a row. `state` is whatever it depends on. */
  adFillDrawing: (fill: string, row: number, format: string, state: string) =>
    withValues(`/dashboard/ad-fill-drawings/${fill}/${row}/${format}`, { state }),
  templateAnalytics: (query?: URLSearchParams) =>
    withQuery(paths.screen('admin', 'ad-template-analytics'), query),
  templateAnalyticsExport: (query?: URLSearchParams) =>
    withQuery(paths.screen('admin', 'ad-template-analytics/export.csv'), query),
  adTemplates: (area: TemplateArea, query?: URLSearchParams) =>
    withQuery(paths.screen(area, 'ad-templates'), query),
  adTemplateExport: (area: TemplateArea, query: URLSearchParams) =>
    withQuery(paths.screen(area, 'ad-templates/export.csv'), query),
  /** `from` is a template whose layout is copied. */
  newAdTemplate: (area: TemplateArea, start: { from?: string } = {}) =>
    withValues(paths.screen(area, 'ad-templates/new'), start),
  /** `version` is shown instead of the draft; `history` shows all changes. */
  adTemplate: (area: TemplateArea, id: string, shown: { version?: number; history?: 'all' } = {}) =>
    withValues(paths.screen(area, `ad-templates/${id}`), shown),
  adTemplateEditor: (area: TemplateArea, id: string) => paths.screen(area, `ad-templates/${id}/edit`),
  /** A picture of the draft after as many edits, or of a published version. */
  adTemplateDrawing: (id: string, format: string, of: { edit: number } | { version: number }) =>
    withValues(`/dashboard/ad-template-drawings/${id}/${format}`, of),
  /** `path` is relative to the storage bucket `ads`. */
  adFile: (path: string) => `/dashboard/ad-files/${path}`,
  managerAssignments: (query?: URLSearchParams) =>
    withQuery('/dashboard/admin/assignments/project-manager', query),
  groupAssignments: (query?: URLSearchParams) => withQuery('/dashboard/admin/assignments/ad-groups', query),
  /** `slot` is the one that is open for changes. */
  homePage: (shown: { slot?: string; history?: 'all' } = {}) =>
    withValues('/dashboard/admin/home-page', shown),
  websiteAssets: () => '/dashboard/admin/website-assets',
  /** `version` is shown as visitors would see it. */
  websiteAsset: (id: string, shown: { version?: string; history?: 'all' } = {}) =>
    withValues(`/dashboard/admin/website-assets/${id}`, shown),
  placePages: (query?: URLSearchParams) => withQuery('/dashboard/admin/place-pages', query),
  placePageExport: (query: URLSearchParams) => withQuery('/dashboard/admin/place-pages/export.csv', query),
  /** A ZIP archive of Markdown files. */
  placePageFiles: (query: URLSearchParams) => withQuery('/dashboard/admin/place-pages/export.zip', query),
  placeImports: () => '/dashboard/admin/place-pages/import',
  placeImport: (id: string) => `/dashboard/admin/place-pages/import/${id}`,
  newPlacePage: () => '/dashboard/admin/place-pages/new',
  placePage: (id: string, shown?: ShownOfText) => withText(`/dashboard/admin/place-pages/${id}`, shown),
  /** What changed from one version to another. */
  placePageChanges: (id: string, shown: { from?: number; to?: number } = {}) =>
    withValues(`/dashboard/admin/place-pages/${id}/changes`, shown),
  placePagePreview: (id: string) => `/dashboard/admin/place-pages/preview/${id}`,
  redirects: (query?: URLSearchParams) => withQuery('/dashboard/admin/redirects', query),
  redirectExport: (query: URLSearchParams) => withQuery('/dashboard/admin/redirects/export.csv', query),
  /** `from` is an address that visitors ask for in vain. */
  newRedirect: (from?: string) => withValues('/dashboard/admin/redirects/new', { from }),
  /** `history` shows all changes. */
  redirect: (id: string, shown: { history?: 'all' } = {}) =>
    withValues(`/dashboard/admin/redirects/${id}`, shown),
  redirectImport: () => '/dashboard/admin/redirects/import',
  missingAddresses: (query?: URLSearchParams) => withQuery('/dashboard/admin/redirects/missing', query),
  missingAddressExport: (query: URLSearchParams) =>
    withQuery('/dashboard/admin/redirects/missing/export.csv', query),
  industries: () => '/dashboard/admin/industries',
  industryExport: () => '/dashboard/admin/industries/export.csv',
  newIndustry: () => '/dashboard/admin/industries/new',
  /** `merge` is an industry that the page offers to merge this one into; `history` shows all changes. */
  industry: (id: string, shown: { merge?: string; history?: 'all' } = {}) =>
    withValues(`/dashboard/admin/industries/${id}`, shown),
  gear: (query?: URLSearchParams) => withQuery('/dashboard/admin/gear', query),
  gearExport: (query: URLSearchParams) => withQuery('/dashboard/admin/gear/export.csv', query),
  gearEntry: (id: string, shown: { history?: 'all' } = {}) =>
    withValues(`/dashboard/admin/gear/${id}`, shown),
  crm: (query?: URLSearchParams) => withQuery('/dashboard/owl/crm', query),
  /** A client with everything that names it. `show` and `notes` show older entries, too. */
  company: (id: string, shown: { show?: 'all'; notes?: 'all' } = {}) =>
    withValues(`/dashboard/owl/crm/companies/${id}`, shown),
  /** The screen 'My tasks', which each role has in its own area. */
  tasks: (area: Area, query?: URLSearchParams) => withQuery(paths.screen(area, 'tasks'), query),
  taskExport: (area: Area, query: URLSearchParams) =>
    withQuery(paths.screen(area, 'tasks/export.csv'), query),
  /** What happened to one's work; each role has it in its own area. */
  inbox: (area: Area, shown: { show?: 'all'; page?: number } = {}) =>
    withValues(paths.screen(area, 'inbox'), shown),
  /** Opens what a notification is about, and marks it read. */
  notification: (id: string) => `/dashboard/notifications/${id}`,
  /** How many notifications are unread, as JSON. */
  unread: () => '/dashboard/unread',
  /** Marks read what the inbox says of a record. */
  readRecord: (id: string) => withValues('/dashboard/unread', { record: id }),
  website: () => '/dashboard/super-admin/website',
  searchHealth: (query?: URLSearchParams) => withQuery('/dashboard/super-admin/website/search-health', query),
  searchHealthExport: (query: URLSearchParams) =>
    withQuery('/dashboard/super-admin/website/search-health/export.csv', query),
  auditLog: (query?: URLSearchParams) => withQuery('/dashboard/super-admin/audit-log', query),
  auditLogExport: (query: URLSearchParams) => withQuery('/dashboard/super-admin/audit-log/export.csv', query),
  clients: (query?: URLSearchParams) => withQuery('/dashboard/admin/upload-client-logos', query),
  clientExport: (query: URLSearchParams) =>
    withQuery('/dashboard/admin/upload-client-logos/export.csv', query),
  logoOrder: () => '/dashboard/admin/upload-client-logos/order',
  newClient: () => '/dashboard/admin/upload-client-logos/new',
  /** `merge` is a client that the page offers to merge this one into; the others show everything. */
  client: (id: string, shown: { merge?: string; history?: 'all'; notes?: 'all' } = {}) =>
    withValues(`/dashboard/admin/upload-client-logos/${id}`, shown),
  contacts: (area: ContactArea, query?: URLSearchParams) => withQuery(contacts(area), query),
  contactExport: (area: ContactArea, query: URLSearchParams) =>
    withQuery(contacts(area, '/export.csv'), query),
  /** `group` and `brand` are ids, `sites` numbers of the group: what the form begins with. */
  newContact: (
    area: ContactArea,
    start: { group?: string; sites?: string; brand?: string; client?: string } = {},
  ) => withValues(contacts(area, '/new'), start),
  contactImports: (area: ContactArea) => contacts(area, '/import'),
  /** `rows` are an outcome, or those that an undo has kept. */
  contactImport: (area: ContactArea, id: string, query?: URLSearchParams) =>
    withQuery(contacts(area, `/import/${id}`), query),
  contactImportErrors: (area: ContactArea, id: string) => contacts(area, `/import/${id}/errors.csv`),
  /** `merge` is a contact that the page offers to merge this one into; the others show everything. */
  contact: (area: ContactArea, id: string, shown: { merge?: string; history?: 'all'; notes?: 'all' } = {}) =>
    withValues(contacts(area, `/${id}`), shown),
  /** A picture of a film, also of a draft. */
  poster: (id: string, file: string) =>
    `/dashboard/admin/video-gallery/${id}/poster/${encodeURIComponent(file)}`,
  /** The uploaded film, also of a draft. */
  playback: (id: string) => `/dashboard/admin/video-gallery/${id}/playback`,
  frame: (id: string, frame: string) => `/dashboard/admin/video-gallery/${id}/frames/${frame}`,
  captions: (id: string, shown: { history?: 'all' } = {}) =>
    withValues(`/dashboard/admin/captions/${id}`, shown),
  captionsFile: (id: string) => `/dashboard/admin/captions/${id}/file`,
  reviews: (query?: URLSearchParams) => withQuery('/dashboard/admin/add-review', query),
  reviewExport: (query: URLSearchParams) => withQuery('/dashboard/admin/add-review/export.csv', query),
  newReview: (client?: string) => withValues('/dashboard/admin/add-review/new', { client }),
  review: (id: string, shown: { history?: 'all' } = {}) =>
    withValues(`/dashboard/admin/add-review/${id}`, shown),
  articles: (query?: URLSearchParams) => withQuery('/dashboard/admin/articles', query),
  articleExport: (query: URLSearchParams) => withQuery('/dashboard/admin/articles/export.csv', query),
  newArticle: () => '/dashboard/admin/articles/new',
  article: (id: string, shown?: ShownOfText) => withText(`/dashboard/admin/articles/${id}`, shown),
  /** What changed from one version to another. */
  articleChanges: (id: string, shown: { from?: number; to?: number } = {}) =>
    withValues(`/dashboard/admin/articles/${id}/changes`, shown),
  reviewRequests: (query?: URLSearchParams) => withQuery('/dashboard/admin/review-requests', query),
  reviewRequestExport: (query: URLSearchParams) =>
    withQuery('/dashboard/admin/review-requests/export.csv', query),
  newReviewRequest: (shown: { client?: string; contact?: string } = {}) =>
    withValues('/dashboard/admin/review-requests/new', shown),
  reviewRequest: (id: string) => `/dashboard/admin/review-requests/${id}`,
} as const

/** The lists whose rows can be changed in a job. */
export const BULK_LIST_PATHS: Record<BulkList, (area: Area) => string> = {
  leads: (area) => staffPaths.leads(toLeadArea(area)),
  'place-pages': () => staffPaths.placePages(),
  articles: () => staffPaths.articles(),
  videos: () => staffPaths.videoGallery(),
  'ad-groups': (area) => staffPaths.adGroups(area),
  gear: () => staffPaths.gear(),
  applications: () => staffPaths.applications(),
  calls: () => staffPaths.calls(),
  mail: () => staffPaths.mail(),
}
