import { exportLines, groupParts, titleOf, type PersonPart } from './privacy-requests'

const part = (given: Partial<PersonPart>): PersonPart => ({
  kind: 'lead',
  fate: 'erase',
  reason: null,
  records: 1,
  table_name: 'public.contact_submissions',
  rows: [],
  ...given,
})

it('groups by kind and fate, in the order of the screen', () => {
  const groups = groupParts([
    part({ kind: 'mail', records: 3 }),
    part({ kind: 'quote', fate: 'keep', reason: 'accounting' }),
    part({ kind: 'quote' }),
    part({ kind: 'lead' }),
    part({ kind: 'mail' }),
  ])
  expect(groups.map(({ kind, fate, records, parts }) => [kind, fate, records, parts.length])).toEqual([
    ['lead', 'erase', 1, 1],
    ['quote', 'keep', 1, 1],
    ['quote', 'erase', 1, 1],
    ['mail', 'erase', 4, 2],
  ])
})

it('names a row by a person, a title, or not at all', () => {
  expect(titleOf({ first_name: 'Ada', last_name: 'Byron', title: 'x' })).toBe('Ada Byron')
  expect(titleOf({ email: 'ada@example.com', title: '' })).toBe('ada@example.com')
  expect(titleOf({ body: 'y'.repeat(500) })).toHaveLength(120)
  expect(titleOf({ changes: {} })).toBe('One record')
})

it('writes a line for each value, and a count where rows are not listed', () => {
  expect(
    exportLines([
      part({ rows: [{ email: 'ada@example.com', campaign: { source: 'x' }, version: 2 }] }),
      part({ kind: 'work', table_name: 'private.audit_log', records: 7 }),
    ]),
  ).toEqual([
    ['Leads', 'public.contact_submissions', '1', 'email', 'ada@example.com'],
    ['Leads', 'public.contact_submissions', '1', 'campaign', '{"source":"x"}'],
    ['Leads', 'public.contact_submissions', '1', 'version', '2'],
    ['Work as staff', 'private.audit_log', '', 'records', '7'],
  ])
})
