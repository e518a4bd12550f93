import { readStatusChanges, statusReport, writeStatusChanges } from './status-changes'

const ONE = '0f000000-0000-4000-8000-000000000001'
const OTHER = '0f000000-0000-4000-8000-000000000002'
const GONE = '0f000000-0000-4000-8000-000000000003'

const posted = (changes: string) => {
  const form = new FormData()
  form.set('changes', changes)
  return readStatusChanges(form)
}

it('reads the changes that it wrote', () => {
  const changes = {
    became: 'approved',
    rows: [
      { id: ONE, was: 'new' },
      { id: OTHER, was: 'declined' },
    ],
  }
  expect(posted(writeStatusChanges(changes))).toEqual(changes)
  expect(writeStatusChanges({ became: 'approved', rows: [] })).toBe('')
})

it.each([
  '',
  'approved',
  `approved,${ONE}`,
  `,${ONE}:new`,
  `approved,${ONE}:new;drop`,
  `approved,${ONE}:new,`,
])('refuses %j', (text) => {
  expect(posted(text)).toBeNull()
})

it('refuses more than 1,000 rows', () => {
  expect(posted(`approved${`,${ONE}:new`.repeat(1000)}`)?.rows).toHaveLength(1000)
  expect(posted(`approved${`,${ONE}:new`.repeat(1001)}`)).toBeNull()
})

const OUTCOMES = [
  { id: ONE, name: 'Ada Byron', was: 'new', outcome: 'done' },
  { id: OTHER, name: 'Ben Tide', was: 'held', outcome: 'not_next' },
  { id: GONE, name: null, was: null, outcome: 'refused' },
]

const report = (canUndo: boolean) =>
  statusReport(OUTCOMES, {
    nouns: ['application', 'applications'],
    became: 'approved',
    verb: 'approved',
    canUndo,
    reasons: { not_next: 'Release it first.' },
    hrefOf: (id) => `/${id}`,
  })

it('tells the outcome of each row that was not changed, and what can be undone', () => {
  expect(report(true)).toEqual({
    summary: '1 application approved.',
    notes: [
      { id: OTHER, title: 'Ben Tide', href: `/${OTHER}`, reason: 'Release it first.' },
      {
        id: GONE,
        title: 'No longer there',
        href: `/${GONE}`,
        reason: 'Not changed: it no longer exists, or you don’t have permission to change it.',
      },
    ],
    changes: `approved,${ONE}:new`,
  })
  expect(report(false).changes).toBe('')
})
