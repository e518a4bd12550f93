import { isForJob, MAX_SELECTION, readSelection } from './selection'

const ID = 'e2000000-0000-4000-8000-000000000001'
const OTHER_ID = 'e2000000-0000-4000-8000-000000000002'
const AS_OF = '2026-11-21T10:00:00.000Z'

function form(fields: Record<string, string | string[]>): FormData {
  const data = new FormData()
  for (const [name, values] of Object.entries({ query: 'q=brew&status=planned', asOf: AS_OF, ...fields }))
    for (const value of [values].flat()) data.append(name, value)
  return data
}

test('reads single rows', () => {
  expect(readSelection(form({ id: [ID, OTHER_ID] }))).toEqual({
    kind: 'rows',
    ids: [ID, OTHER_ID],
    query: { q: ['brew'], status: ['planned'] },
  })
})

test('reads all rows with their count and time', () => {
  expect(readSelection(form({ id: ID, all: '312' }))).toEqual({
    kind: 'all',
    count: 312,
    asOf: AS_OF,
    query: { q: ['brew'], status: ['planned'] },
  })
})

test('more rows than one request changes are for a job, where the list has one', () => {
  const many = readSelection(form({ id: ID, all: String(MAX_SELECTION + 1) }), 5000)
  expect(many && isForJob(many)).toBe(true)
  const few = readSelection(form({ id: ID, all: String(MAX_SELECTION) }), 5000)
  expect(few && isForJob(few)).toBe(false)
  expect(readSelection(form({ id: ID, all: '5001' }), 5000)).toBeNull()
})

test.each<[string, Record<string, string | string[]>]>([
  ['nothing', {}],
  ['no ids', { id: 'all of them' }],
  ['more than are changed at once', { id: ID, all: String(MAX_SELECTION + 1) }],
  ['no number', { id: ID, all: 'yes' }],
  ['no time', { id: ID, asOf: 'yesterday' }],
])('returns null for %s', (_, fields) => expect(readSelection(form(fields))).toBeNull())
