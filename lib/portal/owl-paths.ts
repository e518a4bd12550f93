import { type ImportCollection, listOfCollection } from '@/lib/owl/imports/collections'
import { withQuery, withValues } from './staff-paths'

type Shown = { history?: 'all'; notes?: 'all' }

const loyalty = (below = '') => `/dashboard/owl/loyalty-program${below}`

/** Addresses of what owls keep. `history` and `notes` show older entries, too. */
export const owlPaths = {
  siteGroups: (query?: URLSearchParams) => withQuery('/dashboard/owl/site-groups', query),
  siteGroupExport: (query: URLSearchParams) => withQuery('/dashboard/owl/site-groups/export.csv', query),
  newSiteGroup: () => '/dashboard/owl/site-groups/new',
  siteGroup: (id: string, shown: Shown = {}) =>
    withQuery(`/dashboard/owl/site-groups/${id}`, new URLSearchParams(shown)),
  sites: (query?: URLSearchParams) => withQuery('/dashboard/owl/sites', query),
  /** The list of the sites of one group. */
  sitesOf: (group: string) => `/dashboard/owl/sites?group=${group}`,
  mapOf: (group: string) => `/dashboard/owl/sites?group=${group}&layout=map`,
  sitesWithout: (fact: string, group: string) => `/dashboard/owl/sites?group=${group}&missing=${fact}`,
  /** What the map of sites shows, as JSON. */
  sitePoints: (query: URLSearchParams) => withQuery('/dashboard/owl/sites/points', query),
  siteExport: (query: URLSearchParams) => withQuery('/dashboard/owl/sites/export.csv', query),
  /** `group` is what the form begins with. */
  newSite: (start: { group?: string } = {}) =>
    withQuery('/dashboard/owl/sites/new', new URLSearchParams(start)),
  brandAssociations: (query?: URLSearchParams) => withQuery('/dashboard/owl/brand-associations', query),
  /** Begins with a group, a brand or a first day. */
  giveBrand: (start: { group?: string; brand?: string; on?: string } = {}) =>
    withQuery('/dashboard/owl/brand-associations/give', new URLSearchParams(start)),
  brandAssociation: (id: string) => `/dashboard/owl/brand-associations/${id}`,
  brandAssociationList: (query?: URLSearchParams) => withQuery('/dashboard/owl/carried-brands', query),
  brandAssociationExport: (query: URLSearchParams) =>
    withQuery('/dashboard/owl/carried-brands/export.csv', query),
  brandMatrixExport: (query: URLSearchParams) =>
    withQuery('/dashboard/owl/brand-associations/matrix.csv', query),
  site: (id: string, { history }: Pick<Shown, 'history'> = {}) =>
    withQuery(`/dashboard/owl/sites/${id}`, new URLSearchParams({ ...(history && { history }) })),
  /** `from` is a day of the first week that shows. */
  dealTimeline: (
    shown: Partial<Record<'group' | 'product' | 'zoom' | 'by' | 'from' | 'page', string>> = {},
  ) => withQuery('/dashboard/owl/deals/timeline', new URLSearchParams(shown)),
  imports: (collection: ImportCollection) => `/dashboard/owl/imports/${collection}`,
  import: (collection: ImportCollection, id: string, query?: URLSearchParams) =>
    withQuery(`/dashboard/owl/imports/${collection}/${id}`, query),
  importErrors: (collection: ImportCollection, id: string) =>
    `/dashboard/owl/imports/${collection}/${id}/errors.csv`,
  /** Every record, with the columns that an import reads. */
  exportToEdit: (collection: ImportCollection) => `/dashboard/owl/imports/${collection}/export.csv`,
  /** The list that an import adds to. */
  imported: (collection: ImportCollection) => `/dashboard/owl/${listOfCollection(collection)}`,
  importedRecord: (collection: ImportCollection, id: string) => `/dashboard/owl/${collection}/${id}`,
  loyaltyPrograms: (query?: URLSearchParams) => withQuery(loyalty(), query),
  loyaltyExport: (query: URLSearchParams) => withQuery(loyalty('/export.csv'), query),
  newLoyaltyProgram: () => loyalty('/new'),
  loyaltyProgram: (id: string, shown: { history?: 'all' } = {}) =>
    withQuery(loyalty(`/${id}`), new URLSearchParams(shown)),
  loyaltySimulator: (id: string, query?: URLSearchParams) => withQuery(loyalty(`/${id}/simulator`), query),
  loyaltyLedger: (id: string, query?: URLSearchParams) => withQuery(loyalty(`/${id}/ledger`), query),
  loyaltyLedgerExport: (id: string, query: URLSearchParams) =>
    withQuery(loyalty(`/${id}/ledger/export.csv`), query),
  loyaltyVersion: (id: string, shown: { history?: 'all' } = {}) =>
    withQuery(loyalty(`/versions/${id}`), new URLSearchParams(shown)),
  loyaltyReplay: (id: string) => loyalty(`/versions/${id}/replay`),
  brands: (query?: URLSearchParams) => withQuery('/dashboard/owl/brands', query),
  brand: (id: string) => `/dashboard/owl/brands/${id}`,
  brandGuidelines: (id: string) => `/dashboard/owl/brands/${id}/guidelines`,
  products: (query?: URLSearchParams) => withQuery('/dashboard/owl/products', query),
  productExport: (query: URLSearchParams) => withQuery('/dashboard/owl/products/export.csv', query),
  /** `brand` is what the form begins with. */
  newProduct: (start: { brand?: string } = {}) => withValues('/dashboard/owl/products/new', start),
  /** `merge` is a product that the page offers to merge this one into; `history` shows all changes. */
  product: (id: string, shown: { merge?: string; history?: 'all' } = {}) =>
    withValues(`/dashboard/owl/products/${id}`, shown),
  deals: (query?: URLSearchParams) => withQuery('/dashboard/owl/deals', query),
  dealExport: (query: URLSearchParams) => withQuery('/dashboard/owl/deals/export.csv', query),
  /** `copy` is a deal that the form begins with, one month later. */
  newDeal: (start: { copy?: string; group?: string } = {}) => withValues('/dashboard/owl/deals/new', start),
  /** `history` shows all changes. */
  deal: (id: string, shown: { history?: 'all' } = {}) => withValues(`/dashboard/owl/deals/${id}`, shown),
  /** `state` is what the form begins with instead of the state of the deal. */
  editDeal: (id: string, start: { state?: 'planned' } = {}) =>
    withValues(`/dashboard/owl/deals/${id}/edit`, start),
  /** Which deal wins for a product at a site. */
  dealReasons: (asked: { site?: string } = {}) => withValues('/dashboard/owl/deals/why', asked),
} as const
