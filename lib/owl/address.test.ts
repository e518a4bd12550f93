import { formatAddress, readAddress } from './address'
import { readPosition } from './position'

const FLINT = { street: '12 Loom Street', city: 'Flint', state: 'MI', zip: '48502' }

test.each([
  '12 Loom Street\nFlint, MI 48502',
  '12 Loom Street\r\nFlint, Michigan 48502-1234\n',
  '  12  Loom Street \n\n Flint MI, 48502',
])('reads %j', (typed) => {
  expect(readAddress(typed)).toEqual({ address: FLINT })
})

test('reads what it writes, also where there is no street or nothing', () => {
  for (const address of [FLINT, { ...FLINT, street: '' }, { street: '', city: '', state: '', zip: '' }]) {
    expect(readAddress(formatAddress(address))).toEqual({ address })
  }
  expect(readAddress('New York, New York 10001')).toEqual({
    address: { street: '', city: 'New York', state: 'NY', zip: '10001' },
  })
})

test.each(['12 Loom Street', 'Flint, MI', 'Flint, ZZ 48502', 'Flint 48502'])('does not guess %j', (typed) => {
  expect(readAddress(typed)).toEqual({ error: expect.stringContaining('Flint, MI 48502') })
})

test.each([
  ['42.9634, -85.6681', { lat: 42.9634, lng: -85.6681 }],
  ['42.9634 -85.6681', { lat: 42.9634, lng: -85.6681 }],
  ['52.9, 173.2', { lat: 52.9, lng: 173.2 }],
  ['', null],
])('reads the position %j', (typed, position) => {
  expect(readPosition(typed)).toEqual({ position })
})

test.each([
  ['-85.6681, 42.9634', /Latitude comes first: did you mean 42.9634, -85.6681/],
  ['42.9634, 85.6681', /West is negative: did you mean 42.9634, -85.6681/],
  ['0,0', /not in the United States/],
  ['42.9634', /as in/],
  ['somewhere', /as in/],
  ['1, 2, 3', /as in/],
])('says what is wrong with the position %j', (typed, error) => {
  expect(readPosition(typed)).toEqual({ error: expect.stringMatching(error) })
})
