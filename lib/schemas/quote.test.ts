import { readTypedQuote, writeTypedQuote, type TypedQuote } from '@/lib/quotes/typed-quote'
import { readQuoteDraft } from './quote'

const ID = 'f4000000-0000-4000-8000-000000000001'

const typed = (change: Partial<TypedQuote> = {}, line: object = {}): TypedQuote => ({
  title: 'A film about looms',
  recipientName: 'Ada Byron',
  recipientBusiness: 'Analytical Engines',
  recipientEmail: 'ada@example.com',
  owner: '',
  intro: 'Dear Ada,\n\nthank you.',
  terms: '',
  validUntil: '2030-01-01',
  discount: '10 %',
  taxState: 'MI',
  taxRate: '6',
  taxSource: 'Michigan',
  deposit: '50',
  travelMiles: '',
  travelFrom: '',
  lines: [
    {
      id: ID,
      kind: 'own',
      packageId: '',
      title: 'Filming',
      description: '',
      quantity: '2',
      price: '$1,250.50',
      discount: '50',
      isOptional: true,
      isPreselected: true,
      isTaxable: false,
      ...line,
    },
  ],
  ...change,
})

test('reads what its form posts', () => {
  const quote = typed()
  expect(readTypedQuote(writeTypedQuote(quote))).toEqual(quote)
})

test('reads dollars, percent and discounts', () => {
  expect(readQuoteDraft(typed())).toMatchObject({
    ok: true,
    data: {
      discount: { kind: 'percent', basisPoints: 1_000 },
      deposit: 50,
      travelMiles: null,
      lines: [{ quantity: 2, price: 125_050, discount: { kind: 'amount', cents: 5_000 } }],
    },
  })
})

test('a line that is not optional is not preselected', () => {
  const read = readQuoteDraft(typed({}, { isOptional: false }))
  expect(read.ok && read.data.lines[0]?.isPreselected).toBe(false)
})

test.each([
  [{ title: '' }, 'title'],
  [{ recipientEmail: 'ada@' }, 'recipientEmail'],
  [{ validUntil: '2026-02-30' }, 'validUntil'],
  [{ discount: '110 %' }, 'discount'],
  [{ taxRate: '21' }, 'taxRate'],
  [{ deposit: '101' }, 'deposit'],
  [{ travelMiles: 'far' }, 'travelMiles'],
])('names the field of %j', (change, field) => {
  const read = readQuoteDraft(typed(change))
  expect(read.ok ? [] : Object.keys(read.errors)).toEqual([field])
})

test.each([
  [{ title: '' }, 'title'],
  [{ quantity: '0' }, 'quantity'],
  [{ quantity: '1.5' }, 'quantity'],
  [{ price: '-1' }, 'price'],
  [{ price: '1000000.01' }, 'price'],
  [{ discount: 'half' }, 'discount'],
])('names the field of a line with %j', (change, field) => {
  const read = readQuoteDraft(typed({}, change))
  expect(read.ok ? [] : Object.keys(read.errors)).toEqual([`${ID}:${field}`])
})

test('refuses more than 100 lines', () => {
  const { lines } = typed()
  const read = readQuoteDraft(typed({ lines: Array.from({ length: 101 }, () => lines[0] as never) }))
  expect(read.ok ? null : read.errors.lines).toBe('A quote can have at most 100 lines')
})
