import { readMapsKey } from './maps-key'

test.each([
  [
    { success: true, key: 'AIza', mapId: 'night' },
    { key: 'AIza', mapId: 'night' },
  ],
  [
    { success: true, key: null, mapId: 'night' },
    { key: null, mapId: 'night' },
  ],
  [
    { success: true, key: '' },
    { key: '', mapId: '' },
  ],
  [{ success: true }, null],
  [{ success: false, key: 'AIza' }, null],
  [{ success: false, error: 'no' }, null],
  ['AIza', null],
  [null, null],
])('reads %j as %j', (answer, key) => {
  expect(readMapsKey(answer)).toEqual(key)
})
