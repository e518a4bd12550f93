import { USER_TYPES } from '@/lib/auth/roles'
import { IMPORT_COLLECTIONS } from '@/lib/owl/imports/collections'
import { paths } from '@/lib/paths'
import { staffPaths } from '@/lib/portal/staff-paths'
import { screenHref, AREAS, SCREENS, findRoute, lackedAt } from './screens'

/** Dashboard routes by role: specification, part 2, section 2. */
const CATALOGUE: Record<string, string> = {
  'super-admin': 'home website website/style-guide users',
  admin:
    'home assignments/project-manager assignments/ad-groups ad-groups ad-groups/7 ads/7 website-assets video-gallery quote-creator ad-template-analytics upload-client-logos upload-client-logos/new upload-client-logos/7 add-contact add-review',
  'project-manager':
    'home ad-groups ad-groups/7 ad-library ads/7 settings ad-templates ad-templates/new ad-templates/7',
  'graphic-designer': 'home ad-groups ad-groups/7 ad-library ads/7 settings',
  owl: 'home crm site-groups site-groups/new site-groups/7 sites sites/new sites/7 brands brands/new brands/7 brand-associations products products/new products/7 deals deals/new deals/7 contacts contacts/new contacts/7 loyalty-program loyalty-program/7 settings',
}

const listed = Object.entries(CATALOGUE).flatMap(([area, screens]) =>
  screens.split(' ').map((path) => [`/dashboard/${area}/${path}`, area]),
)

test.each(listed)('%s is a screen of its area', (pathname, area) => {
  expect(findRoute(pathname)).toMatchObject({ kind: 'screen', area })
})

test.each([
  ['/dashboard/graphic-design', '/dashboard/graphic-designer/home'],
  ['/dashboard/graphic-design/home', '/dashboard/graphic-designer/home'],
  ['/dashboard/graphic-design/ad-groups/7', '/dashboard/graphic-designer/ad-groups/7'],
  ['/dashboard/graphic-design/ad/7', '/dashboard/graphic-designer/ads/7'],
  ['/dashboard/graphic-designer/ad/7', '/dashboard/graphic-designer/ads/7'],
  ['/dashboard/project-manager/ad/7', '/dashboard/project-manager/ads/7'],
  ['/dashboard/owl/parent-groups', '/dashboard/owl/site-groups'],
  ['/dashboard/owl/parent-groups/7', '/dashboard/owl/site-groups/7'],
  ['/dashboard/owl/locations/new', '/dashboard/owl/sites/new'],
  ...AREAS.map((area) => [`/dashboard/${area}`, `/dashboard/${area}/home`]),
])('%s redirects to %s', (from, to) => {
  expect(findRoute(from)).toMatchObject({ kind: 'redirect', to })
  expect(findRoute(to).kind).toBe('screen')
})

test.each([
  ['/dashboard/owl/nowhere', 'owl'],
  ['/dashboard/owl/sites/7/more', 'owl'],
  ['/dashboard/admin/ad/7', 'admin'],
  ['/dashboard/owl/locationsx', 'owl'],
  ['/dashboard/owl/locations/7/more', 'owl'],
  ['/dashboard/graphic-design/nowhere', 'graphic-designer'],
  ['/dashboard/graphic-designs', null],
  ['/dashboard/nowhere/home', null],
  ['/dashboard', null],
])('%s is unknown', (pathname, area) => {
  expect(findRoute(pathname)).toEqual({ kind: 'unknown', area })
})

test('every address belongs to one screen', () => {
  const addresses = SCREENS.map(screenHref)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test.each(USER_TYPES)('home and settings of %s are screens', (role) => {
  expect(findRoute(paths.roleHome(role)).kind).toBe('screen')
  expect(findRoute(paths.settings(role)).kind).toBe('screen')
})

test.each([
  staffPaths.users(),
  staffPaths.auditLog(),
  staffPaths.applications(),
  staffPaths.application('7'),
  staffPaths.calls(),
])('%s is a screen', (pathname) => {
  expect(findRoute(pathname).kind).toBe('screen')
})

test.each(IMPORT_COLLECTIONS)('has the screens of imports of %s', (collection) => {
  const addresses = SCREENS.map(screenHref)
  expect(addresses).toContain(`/dashboard/owl/imports/${collection}`)
  expect(addresses).toContain(`/dashboard/owl/imports/${collection}/[id]`)
})

test.each([
  ['/dashboard/admin/home', 'owl', 'admin'],
  ['/dashboard/admin/leads/export.csv', 'owl', 'admin'],
  ['/dashboard/admin/nowhere', 'project_manager', 'admin'],
  ['/dashboard/owl/parent-groups/7', 'graphic_designer', 'owl'],
  ['/dashboard/owl/parent-groups/7', 'project_manager', null],
  ['/dashboard/owl/leads', 'project_manager', 'sales'],
  ['/dashboard/owl/home', null, 'owl'],
  ['/dashboard/ad-files/7/a.png', 'owl', null],
  ['/dashboard/nowhere', null, null],
  ['/dashboard', null, null],
] as const)('at %s a person with the role %s lacks %s', (pathname, role, lacked) => {
  expect(lackedAt(pathname, role)).toBe(lacked)
})
