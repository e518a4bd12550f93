import type { UserType } from '@/lib/auth/roles'
import { navigationFor } from './navigation'
import { listAncestors, listBreadcrumbs } from './breadcrumbs'

const areas = navigationFor('super_admin')
const titles = (pathname: string) => listBreadcrumbs(pathname, areas).map(({ title }) => title)

test.each([
  ['/dashboard/owl/home', []],
  ['/dashboard/settings', []],
  ['/dashboard/owl/sites', ['Owl', 'Sites']],
  ['/dashboard/owl/sites/7', ['Owl', 'Sites']],
  ['/dashboard/owl/sites/new', ['Owl', 'Sites', 'New site']],
  ['/dashboard/super-admin/website/style-guide', ['Super Admin', 'Website', 'Style guide']],
  ['/dashboard/admin/leads/7', ['Admin', 'Leads']],
  ['/dashboard/admin/ad-groups', ['Admin', 'Ad groups']],
  ['/dashboard/admin/ads/7', ['Admin', 'Ad groups']],
  ['/dashboard/admin/review-requests', ['Admin', 'Reviews', 'Review requests']],
  ['/dashboard/admin/review-requests/new', ['Admin', 'Reviews', 'Review requests', 'Ask for a review']],
  ['/dashboard/admin/review-requests/7', ['Admin', 'Reviews', 'Review requests']],
])('lists the breadcrumbs of %s', (pathname, way) => {
  expect(titles(pathname)).toEqual(way)
})

test('returns none for an area without access', () => {
  expect(listBreadcrumbs('/dashboard/admin/ad-groups', navigationFor('owl'))).toEqual([])
})

test.each([
  ['/dashboard/admin/review-requests/7', 'Reviews'],
  ['/dashboard/admin/captions/7', 'Video gallery'],
  ['/dashboard/admin/leads/7', 'Leads'],
  ['/dashboard/admin/add-review-old', undefined],
])('the sidebar marks the entry of %s', (pathname, title) => {
  const admin = areas.find(({ area }) => area === 'admin')
  const pinned = admin?.sidebar.flatMap(({ links }) => links) ?? []
  expect(listAncestors(pathname, pinned).at(-1)?.title).toBe(title)
})

const besideLast = (pathname: string, role: UserType) =>
  listBreadcrumbs(pathname, navigationFor(role)).map(({ siblings }) => siblings.map(({ title }) => title))

test('beside a crumb stand the other areas, the group of the sidebar, and screens below the same one', () => {
  expect(besideLast('/dashboard/super-admin/audit-log', 'super_admin')).toEqual([
    ['Super Admin', 'Admin', 'Project Manager', 'Graphic Designer', 'Owl'],
    ['Users', 'Audit log', 'Privacy requests', 'Jobs'],
  ])
  expect(besideLast('/dashboard/owl/deals/timeline', 'owl')).toEqual([
    [],
    ['Site groups', 'Sites', 'Brands', 'Products', 'Deals', 'Contacts', 'Loyalty programs'],
    ['New deal', 'Why this deal?', 'Timeline of deals', 'Import deals'],
  ])
  expect(besideLast('/dashboard/owl/inbox', 'owl')).toEqual([[], []])
})
