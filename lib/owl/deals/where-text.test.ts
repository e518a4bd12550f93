import { whereText } from './where-text'

const WHERE = {
  whereKind: 'group',
  states: [],
  brands: [],
  role: null,
  chosenSites: 0,
  exceptions: 0,
} as const

test.each([
  [WHERE, 'All sites of the group'],
  [{ ...WHERE, exceptions: 1 }, 'All sites of the group, without 1 site'],
  [
    { ...WHERE, whereKind: 'states', states: ['MI', 'OH'], exceptions: 2 },
    'Sites in MI, OH, without 2 sites',
  ],
  [
    { ...WHERE, whereKind: 'brands', brands: ['Fern', 'Otter', 'Pantry'] },
    'Sites that carry Fern, Otter, or Pantry',
  ],
  [
    { ...WHERE, whereKind: 'brands', brands: ['Fern'], role: 'wash', exceptions: 1 },
    'Sites that carry Fern as car wash brand, without 1 site',
  ],
  [{ ...WHERE, whereKind: 'sites', chosenSites: 1200 }, '1,200 chosen sites'],
] as const)('%o reads as %s', (where, text) => {
  expect(whereText(where)).toBe(text)
})
