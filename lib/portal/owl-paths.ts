const withQuery = (path: string, query?: URLSearchParams) => (query?.size ? `${path}?${query}` : path)

type Shown = { history?: 'all'; notes?: 'all' }

/** Addresses of sites and their groups. `history` and `notes` show older entries, too. */
export const owlPaths = {
  siteGroups: (query?: URLSearchParams) => withQuery('/dashboard/owl/site-groups', query),
  siteGroupExport: (query: URLSearchParams) => withQuery('/dashboard/owl/site-groups/export.csv', query),
  newSiteGroup: () => '/dashboard/owl/site-groups/new',
  siteGroup: (id: string, shown: Shown = {}) =>
    withQuery(`/dashboard/owl/site-groups/${id}`, new URLSearchParams(shown)),
  sites: (query?: URLSearchParams) => withQuery('/dashboard/owl/sites', query),
  /** The list of the sites of one group. */
  sitesOf: (group: string) => `/dashboard/owl/sites?group=${group}`,
  siteExport: (query: URLSearchParams) => withQuery('/dashboard/owl/sites/export.csv', query),
  /** `group` is what the form begins with. */
  newSite: (start: { group?: string } = {}) =>
    withQuery('/dashboard/owl/sites/new', new URLSearchParams(start)),
  site: (id: string, { history }: Pick<Shown, 'history'> = {}) =>
    withQuery(`/dashboard/owl/sites/${id}`, new URLSearchParams({ ...(history && { history }) })),
} as const
