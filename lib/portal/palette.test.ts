import { navigationFor } from './navigation'
import {
  activeOption,
  changePalette,
  isPending,
  optionAfterKey,
  paletteEntries,
  paletteGroups,
  type PaletteState,
  searchPalette,
} from './palette'
import type { RecordAnswer, RecordGroup, RecordLink } from './record-answer'

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

const record = (id: string, title: string): RecordLink => ({
  kind: 'brand',
  id,
  title,
  context: 'Fuel',
  status: null,
  href: `/brands/${id}`,
  noun: 'Brand',
})

const answer = (titles: string[], more: Partial<RecordGroup> = {}): RecordAnswer => ({
  groups: [
    {
      kind: 'brand',
      label: 'Brands',
      total: titles.length,
      rows: titles.map((title) => ({ ...record(title, title), rank: 2 })),
      more: null,
      ...more,
    },
  ],
  actions: [{ label: 'New ad group', href: '/new' }],
})

const opened: PaletteState = {
  entries: [{ title: 'Leads', area: 'Sales', href: '/leads' }],
  searchPage: '/search',
  recents: [],
  text: '',
  answer: null,
  chosen: null,
}

const typed = (text: string, state = opened) => changePalette(state, { kind: 'typed', text })
const answered = (state: PaletteState, text: string, found: RecordAnswer | null) =>
  changePalette(state, { kind: 'answered', text, found })
const shown = (state: PaletteState) =>
  paletteGroups(state).map(({ label, options }) => [label, ...options.map(({ title }) => title)])

test('recent records come before the pages, until something is typed', () => {
  const state = changePalette(opened, { kind: 'remembered', recents: [record('a', 'Aral')] })
  expect(shown(state)).toEqual([
    ['Recent', 'Aral'],
    ['Pages', 'Leads'],
  ])
  expect(shown(typed('le', state))).toEqual([
    ['Pages', 'Leads'],
    ['More', 'All results'],
  ])
})

test('recent records that arrive do not move what is active', () => {
  const state = changePalette(opened, { kind: 'remembered', recents: [record('a', 'Aral')] })
  expect(activeOption(state)?.title).toBe('Leads')
})

test('an answer to an older question is dropped', () => {
  const state = typed('lea', typed('le'))
  expect(answered(state, 'le', answer(['Lemon']))).toBe(state)
  expect(isPending(state)).toBe(true)
  expect(isPending(answered(state, 'lea', answer([])))).toBe(false)
})

test('the chosen option stays when an answer arrives, and the first is chosen when it is gone', () => {
  const first = answered(typed('a'), 'a', answer(['Aral', 'Avia']))
  const chosen = changePalette(first, { kind: 'chose', key: 'brand:Avia' })
  const again = answered(chosen, 'a', answer(['Agip', 'Aral', 'Avia']))
  expect(activeOption(again)?.title).toBe('Avia')
  expect(activeOption(answered(again, 'a', answer(['Agip'])))?.title).toBe('Agip')
})

test('pages stand first, so that records that arrive move nothing', () => {
  const state = typed('le')
  expect(activeOption(state)?.title).toBe('Leads')
  const later = answered(state, 'le', answer(['Lemon'], { total: 9, more: '/brands?q=le' }))
  expect(shown(later)).toEqual([
    ['Pages', 'Leads'],
    ['Brands', 'Lemon', 'All brands with “le”'],
    ['More', 'New ad group', 'All results'],
  ])
  expect(activeOption(later)?.title).toBe('Leads')
})

test('while records are awaited, no action is chosen by itself', () => {
  const state = typed('xyz')
  expect(activeOption(state)).toBeNull()
  expect(activeOption(answered(state, 'xyz', answer([])))?.title).toBe('New ad group')
})

test('until the next answer, what still has every word stays', () => {
  const state = typed('arál f', answered(typed('a'), 'a', answer(['Aral', 'Avia'], { more: '/brands?q=a' })))
  expect(shown(state)).toEqual([
    ['Brands', 'Aral'],
    ['More', 'All results'],
  ])
})

test('of equally good records, those opened before come first', () => {
  const known = changePalette(opened, { kind: 'remembered', recents: [record('Avia', 'Avia')] })
  const state = answered(typed('a', known), 'a', answer(['Aral', 'Avia']))
  expect(shown(state)[0]).toEqual(['Brands', 'Avia', 'Aral'])
})

test('a failed search keeps the pages', () => {
  const state = answered(typed('le'), 'le', null)
  expect(shown(state)).toEqual([
    ['Pages', 'Leads'],
    ['More', 'All results'],
  ])
})

test.each([
  ['ArrowDown', 'All results'],
  ['ArrowUp', 'Aral'],
  ['Home', 'Aral'],
  ['End', 'All results'],
  ['PageDown', 'All results'],
  ['PageUp', 'Aral'],
])('%s leads to %s', (key, title) => {
  const state = answered(typed('a'), 'a', { ...answer(['Aral', 'Avia']), actions: [] })
  expect(optionAfterKey({ ...state, chosen: 'brand:Avia' }, key)?.title).toBe(title)
})

test('the arrows go round, and other keys move nothing', () => {
  const state = answered(typed('a'), 'a', { ...answer(['Aral', 'Avia']), actions: [] })
  expect(optionAfterKey(state, 'ArrowUp')?.title).toBe('All results')
  expect(optionAfterKey({ ...state, chosen: 'all' }, 'ArrowDown')?.title).toBe('Aral')
  expect(optionAfterKey(state, 'a')).toBeNull()
})
