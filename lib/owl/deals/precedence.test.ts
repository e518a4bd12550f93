import type { Deal } from './deal'
import { compareDeals, decidingRule } from './precedence'

type Rival = Parameters<typeof compareDeals>[0]

const rival = (changes: Partial<Deal> = {}): Rival => ({
  id: 'a',
  whereKind: 'group',
  firstOn: '2026-11-01',
  createdAt: '2026-10-01T12:00:00Z',
  ...changes,
})

test.each([
  ['place', { whereKind: 'states' }, { firstOn: '2026-11-20', createdAt: '2026-10-09T12:00:00Z' }],
  ['place', { whereKind: 'brands' }, { whereKind: 'states' }],
  ['place', { whereKind: 'sites' }, { whereKind: 'brands' }],
  ['start', { firstOn: '2026-11-02' }, { createdAt: '2026-10-09T12:00:00Z' }],
  ['newer', { createdAt: '2026-10-01T12:00:01Z' }, {}],
  ['newer', { createdAt: '2026-10-01T08:00:01-04:00' }, { createdAt: '2026-10-01T12:00:00+00:00' }],
  ['newer', { id: 'b' }, {}],
] as const)('%s decides: %o wins over %o', (rule, winner, loser) => {
  const [one, other] = [rival(winner), rival(loser)]
  expect(decidingRule(one, other)).toBe(rule)
  expect(compareDeals(one, other)).toBeLessThan(0)
  expect(compareDeals(other, one)).toBeGreaterThan(0)
})
