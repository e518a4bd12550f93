import { FINDING_KINDS, findingTitle, mostUrgent } from './website-overview'

it('shows the five most urgent kinds, in their order', () => {
  const findings = FINDING_KINDS.toReversed().map((kind) => ({ kind, total: 1, examples: [] }))
  expect(mostUrgent(findings).map(({ kind }) => kind)).toEqual(FINDING_KINDS.slice(0, 5))
  expect(mostUrgent([])).toEqual([])
})

it('counts in words', () => {
  expect(findingTitle({ kind: 'thin', total: 1 })).toBe('published place page is too thin for search')
  expect(findingTitle({ kind: 'thin', total: 2 })).toBe('published place pages are too thin for search')
})
