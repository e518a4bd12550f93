import { areaOf, canEnter, USER_TYPES } from '@/lib/auth/roles'
import { paths } from '@/lib/paths'
import { navigationFor } from './navigation'
import { findRoute } from './screens'

test.each(USER_TYPES)('%s gets links to permitted screens only, the own area first', (role) => {
  const areas = navigationFor(role)
  expect(areas[0]?.home).toBe(paths.roleHome(role))
  for (const { area, links } of areas) {
    expect(canEnter(area, role)).toBe(true)
    for (const { href } of links) {
      expect(findRoute(href)).toMatchObject({ kind: 'screen', area })
    }
  }
})

test.each(USER_TYPES)('%s gets exactly one settings link', (role) => {
  const links = navigationFor(role).flatMap((area) => area.links)
  expect(
    navigationFor(role).flatMap(({ sidebar }) => sidebar.flatMap((group) => group.links)),
  ).not.toContainEqual(expect.objectContaining({ title: 'Settings' }))
  expect(links.filter(({ title }) => title === 'Settings')).toEqual([
    { title: 'Settings', href: paths.settings(role), path: 'settings' },
  ])
})

test('the owl sidebar has the eight entries of the specification, tasks, calendar and CRM', () => {
  const [owl] = navigationFor('owl')
  expect(owl?.sidebar.flatMap(({ links }) => links.map(({ href }) => href))).toEqual(
    [
      'home',
      'tasks',
      'calendar',
      'crm',
      'site-groups',
      'sites',
      'brands',
      'products',
      'deals',
      'contacts',
      'loyalty-program',
    ].map((path) => paths.screen('owl', path)),
  )
})

test('the owl role gets links into its own area only', () => {
  const hrefs = navigationFor('owl').flatMap(({ links }) => links.map(({ href }) => areaOf(href)))
  expect(new Set(hrefs)).toEqual(new Set(['owl']))
})

test('users without a role get no links', () => {
  expect(navigationFor(null)).toEqual([])
})
