import { navigationFor } from './navigation'
import { listBreadcrumbs } from './breadcrumbs'

const areas = navigationFor('super_admin')
const titles = (pathname: string) => listBreadcrumbs(pathname, areas).map(({ title }) => title)

test.each([
  ['/dashboard/owl/home', []],
  ['/dashboard/settings', []],
  ['/dashboard/owl/sites', ['Owl', 'Sites']],
  ['/dashboard/owl/sites/7', ['Owl', 'Sites']],
  ['/dashboard/owl/sites/new', ['Owl', 'Sites', 'New site']],
  ['/dashboard/super-admin/website/style-guide', ['Super Admin', 'Website', 'Style guide']],
  ['/dashboard/admin/leads/7', ['Admin']],
  ['/dashboard/admin/ad-groups', ['Admin', 'Ad groups']],
])('lists the breadcrumbs of %s', (pathname, way) => {
  expect(titles(pathname)).toEqual(way)
})

test('returns none for an area without access', () => {
  expect(listBreadcrumbs('/dashboard/admin/ad-groups', navigationFor('owl'))).toEqual([])
})
