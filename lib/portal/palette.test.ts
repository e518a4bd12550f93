import { navigationFor } from './navigation'
import { paletteEntries, searchPalette } from './palette'

const find = (text: string, role: Parameters<typeof navigationFor>[0] = 'owl') =>
  searchPalette(paletteEntries(navigationFor(role)), text).map(({ title }) => title)

test.each([
  ['gr site', ['Site groups', 'New site group', 'Import site groups']],
  ['GROUPS owl', ['Site groups', 'Import site groups']],
  ['  new site ', ['New site group', 'New site']],
  ['ites', []],
])('%j finds %j', (text, titles) => {
  expect(find(text)).toEqual(titles)
})

test('an empty text finds every permitted page', () => {
  expect(find('')).toContain('Settings')
  expect(find('', 'owl')).not.toContain('Users')
  expect(find('users', 'super_admin')).toEqual(['Users'])
})
