import type { Offer } from '@/lib/owl/deals/deal'
import { type DealForm, EMPTY_DEAL_FORM, formOfDeal } from '@/lib/owl/deals/deal-form'
import { offerText } from '@/lib/owl/deals/offer-text'
import { readOfferText } from '@/lib/owl/deals/read-offer'
import { parseDeal, readDealFacts } from './deal'

const GROUP = 'f4000000-0000-4000-8000-000000000001'
const PRODUCT = 'f4000000-0000-4000-8000-000000000002'

const FORM: DealForm = {
  ...EMPTY_DEAL_FORM,
  title: 'Fill up',
  group: GROUP,
  state: 'planned',
  amount: '1.99',
  products: PRODUCT,
  firstOn: '2026-12-01',
  lastOn: '2026-12-31',
}

const errorsOf = (changes: Partial<DealForm>) => {
  const read = readDealFacts({ ...FORM, ...changes })
  return read.ok ? {} : read.errors
}

test('all errors come at once, each at its field', () => {
  expect(Object.keys(errorsOf({ ...EMPTY_DEAL_FORM, state: 'planned' })).toSorted()).toEqual([
    'amount',
    'firstOn',
    'group',
    'lastOn',
    'products',
    'title',
  ])
})

test.each<[keyof DealForm, Partial<DealForm>]>([
  ['amount', { amount: 'two' }],
  ['amount', { amount: '0' }],
  ['amount', { amount: '100000.01' }],
  ['percent', { offerKind: 'percent_off', percent: '100.01' }],
  ['percent', { offerKind: 'percent_off', percent: '12.345' }],
  ['count', { offerKind: 'n_for', count: '1.5' }],
  ['get', { offerKind: 'buy_get', count: '2', get: '0' }],
  ['points', { offerKind: 'points', points: '' }],
  ['oldPrice', { oldPrice: '-1' }],
  ['lastOn', { lastOn: '2026-11-30' }],
  ['firstOn', { firstOn: '2026-02-30' }],
  ['states', { whereKind: 'states', states: '' }],
  ['states', { whereKind: 'states', states: 'MI, Ohio' }],
  ['states', { whereKind: 'states', states: 'MI, ZZ' }],
  ['whereBrands', { whereKind: 'brands', whereBrands: '' }],
  ['whereBrands', { whereKind: 'brands', whereBrands: 'not an id' }],
  ['sites', { whereKind: 'sites', sites: ' , ' }],
  ['exceptions', { whereKind: 'sites', sites: 'A1', exceptions: 'a1' }],
  ['title', { title: 'x'.repeat(201) }],
  ['terms', { terms: 'x'.repeat(2001) }],
])('%s is wrong in %o', (field, changes) => {
  expect(Object.keys(errorsOf(changes))).toEqual([field])
})

test('fields of other offers and places do not matter', () => {
  const read = readDealFacts({
    ...FORM,
    percent: 'much',
    count: '-4',
    states: 'ZZ',
    sites: '1\n2',
    role: 'wash',
  })
  expect(read).toMatchObject({
    ok: true,
    deal: {
      offer: { kind: 'price', cents: 199 },
      states: [],
      whereBrandIds: [],
      role: null,
      siteNumbers: [],
    },
  })
})

test.each<Partial<DealForm>>([
  {},
  { state: 'draft', products: '' },
  { offerKind: 'percent_off', percent: '12.5' },
  { offerKind: 'n_for', count: '2', amount: '3' },
  { offerKind: 'buy_get', count: '2', get: '1' },
  { offerKind: 'points', points: '500' },
  { whereKind: 'states', states: 'mi oh', exceptions: '4, 7' },
  { whereKind: 'brands', whereBrands: PRODUCT, role: 'wash', exceptions: '4' },
  { whereKind: 'brands', whereBrands: PRODUCT, role: 'roof' },
  { whereKind: 'sites', sites: '1\r\n2\n2', terms: 'While supplies last.' },
])('a deal becomes a form and the same deal again: %o', (changes) => {
  const read = readDealFacts({ ...FORM, ...changes })
  if (!read.ok) throw new Error(JSON.stringify(read.errors))
  expect(readDealFacts(formOfDeal(read.deal))).toEqual(read)
})

test('a posted form keeps its base and its confirmation, and refuses a base that is no form', () => {
  const posted = (changes: Record<string, string>) => {
    const data = new FormData()
    for (const [name, value] of Object.entries({
      ...FORM,
      [`product:${PRODUCT}`]: 'on',
      [`carried:${GROUP}`]: 'on',
      whereKind: 'brands',
      ...changes,
    })) {
      data.set(name, value)
    }
    const parsed = parseDeal(data)
    return parsed.ok ? parsed.data : null
  }
  expect(posted({ anyway: 'seen', base: JSON.stringify(FORM) })).toMatchObject({
    base: FORM,
    confirmed: 'seen',
    typed: { productIds: [PRODUCT], whereBrandIds: [GROUP] },
  })
  for (const base of ['', '{', '{"title":1}', '[]', 'null']) {
    expect(posted({ base })).toMatchObject({ base: null, confirmed: '' })
  }
})

const readTyped = (offer: string) => readDealFacts({ ...FORM, amount: '', ...readOfferText(offer) })

const PERCENTAGES = Array.from({ length: 10_000 }, (_, index) => index + 1)
const NUMBERS = [1, 2, 12, 99]
const CENTS = [1, 10, 99, 100, 199, 1000, 99_999, 100_000, 123_450, 10_000_000]

const OFFERS: Offer[] = [
  ...PERCENTAGES.map((basisPoints): Offer => ({ kind: 'percent_off', basisPoints })),
  ...CENTS.flatMap((cents): Offer[] => [
    { kind: 'price', cents },
    { kind: 'amount_off', cents },
    ...NUMBERS.map((count): Offer => ({ kind: 'n_for', count, cents })),
  ]),
  ...NUMBERS.flatMap((count) => NUMBERS.map((get): Offer => ({ kind: 'buy_get', count, get }))),
  ...[1, 2, 999, 1000, 1_000_000].map((points): Offer => ({ kind: 'points', points })),
]

test('every offer reads again from its words', () => {
  const read = OFFERS.map((offer) => readTyped(offerText(offer)))
  expect(read.map((one) => one.ok && one.deal.offer)).toEqual(OFFERS)
})

test.each<[string, Offer]>([
  ['1.99', { kind: 'price', cents: 199 }],
  ['20 %', { kind: 'percent_off', basisPoints: 2000 }],
  ['5 OFF', { kind: 'amount_off', cents: 500 }],
  ['2 for 3', { kind: 'n_for', count: 2, cents: 300 }],
  ['buy 2 and get 1', { kind: 'buy_get', count: 2, get: 1 }],
  ['500 Points', { kind: 'points', points: 500 }],
])('people write %s', (text, offer) => {
  expect(readTyped(text)).toMatchObject({ ok: true, deal: { offer } })
})

test.each(['', 'free', '2 of 3', 'Buy some, get some free', '$1.99 20% off'])('%j is no offer', (text) => {
  expect(readOfferText(text)).toBeNull()
})

test.each([
  ['$0.00', 'amount'],
  ['1.2.3', 'amount'],
  ['120% off', 'percent'],
  ['100 for $1', 'count'],
  ['Buy 1, get 0 free', 'get'],
  ['0 points', 'points'],
])('%s is an offer with a wrong number', (text, field) => {
  const read = readTyped(text)
  expect(read.ok ? [] : Object.keys(read.errors)).toEqual([field])
})
