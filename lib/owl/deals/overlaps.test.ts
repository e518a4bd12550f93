import { type Overlap, warnOfOverlaps } from './overlaps'

const OWN = { id: '', whereKind: 'states', firstOn: '2031-12-01', createdAt: '2031-11-23T12:00:00Z' } as const

const OVERLAP: Overlap = {
  deal: {
    id: 'other',
    title: 'Two for three',
    whereKind: 'group',
    firstOn: '2031-11-01',
    createdAt: '2031-10-01T12:00:00Z',
  },
  productNames: ['Coffee', 'Cola'],
  sites: 12,
  siteNames: ['101 Lakeside', '102 Dune Road', '103 Harbor'],
  days: { firstOn: '2031-12-01', lastOn: '2031-12-14' },
}

const warn = (overlap: Overlap) => warnOfOverlaps(OWN, [overlap], (id) => `/deals/${id}`)

test('an overlap says products, sites, days, hours, the winner and the rule', () => {
  expect(warn(OVERLAP)?.records).toEqual([
    {
      href: '/deals/other',
      label: 'Two for three',
      detail:
        'Coffee and Cola at 101 Lakeside, 102 Dune Road, 103 Harbor, and 9 more sites. Dec 1, 2031 to Dec 14, 2031, from midnight to midnight on the clock of each site. This deal wins: it names its places more closely.',
    },
  ])
})

test('the other deal can win, on one day and at one site', () => {
  const overlap: Overlap = {
    ...OVERLAP,
    deal: { ...OVERLAP.deal, whereKind: 'states', firstOn: '2031-12-05' },
    sites: 1,
    siteNames: ['101 Lakeside'],
    days: { firstOn: '2031-12-05', lastOn: '2031-12-05' },
  }
  expect(warn(overlap)?.records[0]?.detail).toBe(
    'Coffee and Cola at 101 Lakeside. Dec 5, 2031, from midnight to midnight on the clock of each site. “Two for three” wins: it begins later.',
  )
})

test('a confirmation is for the overlaps that were shown', () => {
  expect(warn(OVERLAP)?.shown).toBe(warn({ ...OVERLAP })?.shown)
  expect(warn({ ...OVERLAP, sites: 13 })?.shown).not.toBe(warn(OVERLAP)?.shown)
})

test('without overlaps there is no warning', () => {
  expect(warnOfOverlaps(OWN, [], (id) => id)).toBeNull()
})
