import type { RecordFields } from '@/lib/forms/record-fields'
import { parseFieldEdit, parseNewRecord } from './record-fields'

const FIELDS = {
  name: { label: 'Name', column: 'name', control: 'line', max: 12, isRequired: true },
  kind: {
    label: 'Kind',
    column: 'kind',
    control: 'choice',
    choices: { fuel: 'Fuel', food: 'Food' },
    isRequired: true,
  },
  owner: { label: 'Owner', column: 'owner', control: 'choice', choices: { ann: 'Ann' } },
  colors: { label: 'Colors', column: 'colors', control: 'colors', max: 100 },
  website: { label: 'Website', column: 'website', control: 'website', max: 100 },
  notes: { label: 'Notes', column: 'notes', control: 'paragraphs', max: 100 },
} as const satisfies RecordFields

const posted = (values: Record<string, string>) => {
  const formData = new FormData()
  for (const [name, value] of Object.entries(values)) formData.set(name, value)
  return formData
}

const EMPTY = { name: 'Gull', kind: 'fuel', owner: '', colors: '', website: '', notes: '' }
const parse = (values: Record<string, string>) => parseNewRecord(FIELDS, posted({ ...EMPTY, ...values }))

it('takes a record with its required fields alone', () => {
  expect(parse({})).toMatchObject({ ok: true, data: EMPTY })
})

it('cleans what was typed', () => {
  const typed = { name: ' Gull  wing ', colors: 'FFF, #0af', website: 'example.com', notes: 'a\r\nb ' }
  const data = {
    name: 'Gull wing',
    colors: '#ffffff #00aaff',
    website: 'https://example.com/',
    notes: 'a\nb',
  }
  expect(parse(typed)).toMatchObject({ ok: true, data })
})

it.each([
  ['name', '', 'Name is required'],
  ['name', 'A name that is too long', 'Name can have at most 12 characters'],
  ['kind', '', 'Choose a kind'],
  ['kind', 'toString', 'Choose a kind'],
  ['owner', 'bob', 'Choose an owner'],
  ['colors', 'red', 'Enter at most 6 colors, each as in #12ab9f'],
  ['website', 'javascript:alert(1)', 'Enter the address of a website, as in https://example.com'],
] as const)('refuses the %s “%s” with “%s”', (name, value, message) => {
  expect(parse({ [name]: value })).toMatchObject({ ok: false, state: { errors: { [name]: message } } })
})

it('parses an edit of one field, and passes an invalid one on', () => {
  const edit = (value: string) =>
    parseFieldEdit(FIELDS)(posted({ version: '1', base: '', value }), ['id', 'kind'])
  expect(edit('food')).toMatchObject({ data: { ok: true, data: { value: 'food' } } })
  expect(edit('steel')).toMatchObject({ ok: true, data: { ok: false, state: { error: 'Choose a kind' } } })
})
