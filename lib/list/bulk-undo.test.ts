import { readChanges, undoReport, writeChanges } from './bulk-undo'

const ONE = '0f000000-0000-4000-8000-000000000001'
const OTHER = '0f000000-0000-4000-8000-000000000002'

const posted = (changes: string) => {
  const form = new FormData()
  form.set('changes', changes)
  return form
}

it('reads the changes that it wrote', () => {
  const changes = [
    { id: ONE, change: 7 },
    { id: OTHER, change: 123_456 },
  ]
  expect(readChanges(posted(writeChanges(changes)))).toEqual(changes)
})

it.each(['', `${ONE}`, `${ONE}:0`, `${ONE}:1;drop`, `${ONE}:1,`, `${ONE}:1,`.repeat(1000) + `${ONE}:1`])(
  'refuses %.60s',
  (text) => {
    expect(readChanges(posted(text))).toBeNull()
  },
)

it('says which rows were not put back, and why', () => {
  const undone = [
    { id: ONE, outcome: 'done' as const },
    { id: OTHER, outcome: 'changed' as const },
  ]
  expect(undoReport(['lead', 'leads'], undone, (id) => ({ title: id, href: `/${id}` }))).toEqual({
    summary: '1 lead put back.',
    notes: [
      { id: OTHER, title: OTHER, href: `/${OTHER}`, reason: 'Not undone: it was changed again since.' },
    ],
  })
})
