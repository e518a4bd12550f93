import { type DealForm, EMPTY_DEAL_FORM, formOfDeal } from '@/lib/owl/deals/deal-form'
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
  ['sites', { whereKind: 'sites', sites: ' , ' }],
  ['exceptions', { whereKind: 'sites', sites: 'A1', exceptions: 'a1' }],
  ['title', { title: 'x'.repeat(201) }],
  ['terms', { terms: 'x'.repeat(2001) }],
])('%s is wrong in %o', (field, changes) => {
  expect(Object.keys(errorsOf(changes))).toEqual([field])
})

test('fields of other offers and places do not matter', () => {
  const read = readDealFacts({ ...FORM, percent: 'much', count: '-4', states: 'ZZ', sites: '1\n2' })
  expect(read).toMatchObject({
    ok: true,
    deal: { offer: { kind: 'price', cents: 199 }, states: [], siteNumbers: [] },
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
  { whereKind: 'sites', sites: '1\r\n2\n2', terms: 'While supplies last.' },
])('a deal becomes a form and the same deal again: %o', (changes) => {
  const read = readDealFacts({ ...FORM, ...changes })
  if (!read.ok) throw new Error(JSON.stringify(read.errors))
  expect(readDealFacts(formOfDeal(read.deal))).toEqual(read)
})

test('a posted form keeps its base and its confirmation, and refuses a base that is no form', () => {
  const posted = (changes: Record<string, string>) => {
    const data = new FormData()
    for (const [name, value] of Object.entries({ ...FORM, [`product:${PRODUCT}`]: 'on', ...changes })) {
      data.set(name, value)
    }
    const parsed = parseDeal(data)
    return parsed.ok ? parsed.data : null
  }
  expect(posted({ anyway: 'yes', base: JSON.stringify(FORM) })).toMatchObject({
    base: FORM,
    isConfirmed: true,
    typed: { productIds: [PRODUCT] },
  })
  for (const base of ['', '{', '{"title":1}', '[]', 'null']) {
    expect(posted({ base })).toMatchObject({ base: null, isConfirmed: false })
  }
})
