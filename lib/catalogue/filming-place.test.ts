import { searchPlaces } from '@/lib/geo/search/search-places'
import { readFilmingPlace } from './filming-place'

const read = (text: string) => readFilmingPlace(text, searchPlaces(text))

test.each([
  ['', { city: null, state: null }],
  ['Detroit, Michigan', { city: 'Detroit', state: 'Michigan' }],
  ['detroit, mi', { city: 'Detroit', state: 'Michigan' }],
  ['St. Paul, MN', { city: 'Saint Paul', state: 'Minnesota' }],
  ['Michigan', { city: null, state: 'Michigan' }],
  ['New York', { city: null, state: 'New York' }],
  ['New York, NY', { city: 'New York', state: 'New York' }],
  ['Washington, DC', { city: 'Washington', state: 'District of Columbia' }],
])('reads %j', (text, place) => {
  expect(read(text)).toEqual({ place })
})

test('asks which one where several cities have the name', () => {
  expect(read('Springfield')).toEqual({
    problem: expect.stringMatching(/^Which one\? .*Springfield, Illinois/),
  })
})

test.each(['Detroit, Texas 99999', 'Nowhere at all, ZZ', '1600 Main St, Flint, MI'])(
  'does not invent a place for %j',
  (text) => {
    expect(read(text)).toHaveProperty('problem')
  },
)
