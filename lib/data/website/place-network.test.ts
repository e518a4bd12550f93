import { networkOfCity, networkOfState } from './place-network'

test.each([
  ['Detroit', 'detroit-mi', '8 within 50 miles of Detroit'],
  ['Juneau', 'juneau-ak', 'The nearest crew is about 570 miles away'],
])('%s', (city, slug, figure) => {
  expect(networkOfCity(city, slug)).toMatchObject({ figure, point: { lat: expect.any(Number) } })
})

test('a city that the gazetteer does not have', () => {
  expect(networkOfCity('Atlantis', 'atlantis-mi')).toEqual({ point: null, figure: null })
})

test.each([
  ['Texas', '24 based in 5 ZIP codes of Texas'],
  ['Oregon', '4 based in 1 ZIP code of Oregon'],
  ['Wyoming', null],
])('%s', (state, figure) => {
  expect(networkOfState(state)).toEqual({ point: null, figure })
})
