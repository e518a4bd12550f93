import { pickReview } from './local-review'

const review = (id: string, city: string | null, state: string | null) => ({ id, film: { city, state } })
type Sample = { id: string; film: { city: string | null; state: string | null } | null }

const SAMPLES: Sample[] = [
  { id: 'no film', film: null },
  review('nowhere', null, null),
  review('texas', 'Austin', 'Texas'),
  review('michigan', 'Grand Rapids', 'Michigan'),
  review('detroit', 'Detroit', 'Michigan'),
  review('illinois', 'Chicago', 'Illinois'),
]

const pick = (city: string | null, state: string, samples = SAMPLES) =>
  pickReview(samples, { city, state }, ({ film }) => film)?.id ?? null

test.each([
  ['Detroit', 'Michigan', 'detroit'],
  ['Flint', 'Michigan', 'michigan'],
  [null, 'Michigan', 'michigan'],
  ['Gary', 'Indiana', 'illinois'],
  ['Tulsa', 'Oklahoma', 'texas'],
])('%s, %s', (city, state, id) => {
  expect(pick(city, state)).toBe(id)
})

test('without a film from anywhere the first one, and none without reviews', () => {
  expect(pick('Detroit', 'Michigan', SAMPLES.slice(0, 2))).toBe('no film')
  expect(pick('Detroit', 'Michigan', [])).toBeNull()
})
