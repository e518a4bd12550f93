import { runningVersion, versionPhase } from './phases'

const version = (id: string, firstOn: string | null) => ({
  id,
  state: firstOn === null ? ('draft' as const) : ('published' as const),
  firstOn,
})
const VERSIONS = [
  version('d', null),
  version('c', '2026-03-01'),
  version('a', '2026-01-01'),
  version('b', '2026-02-01'),
]

it.each([
  ['2025-12-31', undefined],
  ['2026-01-01', 'a'],
  ['2026-01-31', 'a'],
  ['2026-02-01', 'b'],
  ['2027-01-01', 'c'],
])('on %s version %s runs', (day, id) => {
  expect(runningVersion(VERSIONS, day)?.id).toBe(id)
})

it('tells drafts, what comes, what runs and what is over', () => {
  expect(VERSIONS.map((one) => versionPhase(VERSIONS, one, '2026-02-15'))).toEqual([
    'draft',
    'coming',
    'over',
    'runs',
  ])
})
