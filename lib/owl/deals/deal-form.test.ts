import { type DealFacts, EMPTY_DEAL_FORM, formOfDeal, mergeDealForms, readDealForm } from './deal-form'

test('products are checkboxes in any order', () => {
  const form = readDealForm({ title: 'Fill up', 'product:b': 'on', 'product:a': 'on', other: 'x' })
  expect(form).toMatchObject({ title: 'Fill up', products: 'a,b', terms: '' })
  expect(Object.keys(form)).not.toContain('other')
})

test('a change of another field by somebody else stays', () => {
  const base = { ...EMPTY_DEAL_FORM, title: 'Old', terms: 'One' }
  const { merged, conflicts } = mergeDealForms(base, { ...base, title: 'Mine' }, { ...base, terms: 'Theirs' })
  expect(conflicts).toEqual([])
  expect(merged).toMatchObject({ title: 'Mine', terms: 'Theirs' })
})

test('a change of the same field is a conflict, unless it is the same change', () => {
  const base = { ...EMPTY_DEAL_FORM, title: 'Old', terms: 'One' }
  const { conflicts } = mergeDealForms(
    base,
    { ...base, title: 'Mine', terms: 'Two\r\n' },
    { ...base, title: 'Theirs', terms: 'Two' },
  )
  expect(conflicts).toEqual(['title'])
})

test('line breaks of browsers are no change', () => {
  const base = { ...EMPTY_DEAL_FORM, sites: '1\n2' }
  expect(mergeDealForms(base, { ...base, sites: '1\r\n2' }, { ...base, sites: '1\n2\n3' })).toMatchObject({
    merged: { sites: '1\n2\n3' },
    conflicts: [],
  })
})

test.each<[DealFacts['offer'], object]>([
  [
    { kind: 'price', cents: 199 },
    { offerKind: 'price', amount: '1.99', count: '' },
  ],
  [
    { kind: 'percent_off', basisPoints: 1250 },
    { offerKind: 'percent_off', percent: '12.5', amount: '' },
  ],
  [
    { kind: 'n_for', count: 2, cents: 300 },
    { offerKind: 'n_for', count: '2', amount: '3' },
  ],
  [
    { kind: 'buy_get', count: 2, get: 1 },
    { offerKind: 'buy_get', count: '2', get: '1' },
  ],
  [
    { kind: 'points', points: 500 },
    { offerKind: 'points', points: '500' },
  ],
])('a form shows the offer %o', (offer, fields) => {
  expect(
    formOfDeal({
      title: 'Fill up',
      groupId: 'g',
      brandId: null,
      state: 'planned',
      offer,
      oldPriceCents: null,
      productIds: ['b', 'a'],
      firstOn: '2026-12-01',
      lastOn: '2026-12-31',
      whereKind: 'states',
      states: ['MI', 'OH'],
      whereBrandIds: ['d', 'c'],
      role: 'store',
      siteNumbers: [],
      exceptionNumbers: ['4', '7'],
      terms: null,
      picture: { path: 'deals/cold-water.webp', alt: null },
    }),
  ).toMatchObject({
    picture: 'deals/cold-water.webp',
    pictureAlt: '',
    ...fields,
    products: 'a,b',
    states: 'MI, OH',
    whereBrands: 'c,d',
    role: 'store',
    exceptions: '4\n7',
    terms: '',
  })
})
