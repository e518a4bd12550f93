import { PACKAGES } from '@/lib/content/packages'
import { PACKAGE_UNITS } from '@/lib/content/package-units'
import { readChoice, readPlace, writeChoice } from './estimate-fields'
import { readEstimate } from './estimate-schema'
import { estimateDrift, estimateOf, MAX_COUNT, type EstimateChoice } from './estimate'

const DRONE: EstimateChoice = { packageId: 'drone-video', addOns: [], count: 1 }
const MARQUETTE = { label: 'Marquette, MI', from: 'Milwaukee, WI', miles: 250 }

test.each(PACKAGES)('$title alone begins at its starting price', ({ id, startingPrice }) => {
  const { lowCents, highCents, lines } = estimateOf({ packageId: id, addOns: [], count: 1 }, null)
  expect(lowCents).toBe(startingPrice * 100)
  expect(highCents).toBeGreaterThanOrEqual(lowCents * 1.25)
  expect(highCents % 5000).toBe(0)
  expect(lines).toHaveLength(1)
})

test('has a line for everything that was chosen, and adds up', () => {
  const choice = { ...DRONE, addOns: ['All raw clips', 'Ground footage the same day'], count: 3 }
  const estimate = estimateOf(choice, MARQUETTE)
  expect(
    estimate.lines.map(({ kind, title, quantity, unitPriceCents }) => [
      kind,
      title,
      quantity,
      unitPriceCents,
    ]),
  ).toEqual([
    ['package', 'Drone Video', 1, 220_000],
    ['package', 'Each further location', 2, 90_000],
    ['add_on', 'Ground footage the same day', 1, 75_000],
    ['add_on', 'All raw clips', 1, 20_000],
    ['travel', 'Travel to Marquette, MI', 1, 28_000],
  ])
  expect(estimate.lowCents).toBe(220_000 + 180_000 + 75_000 + 20_000 + 28_000)
  expect(estimate.highCents).toBe(655_000)
  expect(readEstimate(JSON.parse(JSON.stringify(estimate)))).toEqual(estimate)
})

test('charges no travel nearby, nor for work at a desk', () => {
  expect(estimateOf(DRONE, { ...MARQUETTE, miles: 50 })).toMatchObject({
    lines: [{ kind: 'package' }],
    travel: { miles: 50 },
  })
  expect(estimateOf({ ...DRONE, packageId: 'motion-graphics-video' }, MARQUETTE)).toMatchObject({
    lines: [{ kind: 'package' }],
    travel: null,
  })
})

test.each(PACKAGES)('a further one of $title costs less than the first', ({ id, startingPrice }) => {
  expect(PACKAGE_UNITS[id].furtherPrice).toBeLessThan(startingPrice)
})

test.each([
  null,
  {},
  { ...estimateOf(DRONE, null), lowCents: -1 },
  { ...estimateOf(DRONE, null), packageId: 'gone' },
])('a stored %j is no estimate', (stored) => {
  expect(readEstimate(stored)).toBeNull()
})

describe('what was chosen', () => {
  test('is read back from its query', () => {
    const choice = { ...DRONE, addOns: ['All raw clips'], count: 2 }
    const query = writeChoice(choice, 'Ann Arbor, MI')
    expect(query.toString()).toBe('package=drone-video&addOn3=1&count=2&place=Ann+Arbor%2C+MI')
    const values = Object.fromEntries(query)
    expect([readChoice(values), readPlace(values)]).toEqual([choice, 'Ann Arbor, MI'])
    expect(writeChoice(DRONE, '').toString()).toBe('package=drone-video')
  })

  test.each([
    ['0', 1],
    ['-3', 1],
    ['2.9', 2],
    ['x', 1],
    ['', 1],
    ['1e9', MAX_COUNT],
    ['Infinity', MAX_COUNT],
  ])('has for the count %p the count %d', (count, expected) => {
    expect(readChoice({ package: 'drone-video', count })?.count).toBe(expected)
  })

  test.each<Record<string, string>>([
    {},
    { package: '' },
    { package: 'toString' },
    { package: 'gone', addOn1: '1' },
  ])('is nothing for %j', (values) => {
    expect(readChoice(values)).toBeNull()
  })
})

describe('the drift from estimate to offer', () => {
  const range = { lowCents: 200_000, highCents: 250_000 }

  test.each([
    [200_000, 0, 'within', 0, 0],
    [250_000, 0, 'within', 0, 0],
    [270_000, 20_000, 'within', 0, 0],
    [180_000, 0, 'below', 20_000, 1000],
    [275_000, 0, 'above', 25_000, 1000],
    [0, 0, 'below', 200_000, 10_000],
  ])(
    'of %d cents with %d of tax is %s by %d cents, %d basis points',
    (totalCents, taxCents, kind, byCents, byBasisPoints) => {
      expect(estimateDrift(range, { totalCents, taxCents })).toEqual({
        offerCents: totalCents - taxCents,
        kind,
        byCents,
        byBasisPoints,
      })
    },
  )

  test('from nothing to something has no share', () => {
    expect(estimateDrift({ lowCents: 0, highCents: 0 }, { totalCents: 100, taxCents: 0 })).toMatchObject({
      kind: 'above',
      byCents: 100,
      byBasisPoints: 0,
    })
  })
})
