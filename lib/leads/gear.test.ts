import { matchGear, readGear } from './gear'

const KNOWN = ['Nikon Z6 II', 'Sony FX3', 'Sony FX30']

test('reads one name per line without duplicates', () => {
  expect(readGear(' Sony  FX3 \r\n\nsony fx3\nBolex H16\n')).toEqual(['Sony FX3', 'Bolex H16'])
})

test('finds names by a part, ignores case and omits chosen names', () => {
  expect(matchGear('FX3', KNOWN, [])).toEqual({ names: ['Sony FX3', 'Sony FX30'], addition: 'FX3' })
  expect(matchGear('fx3', KNOWN, ['Sony FX3'])).toEqual({ names: ['Sony FX30'], addition: 'fx3' })
})

test('offers to add only names that are neither known nor chosen', () => {
  expect(matchGear(' Bolex  H16 ', KNOWN, [])).toEqual({ names: [], addition: 'Bolex H16' })
  expect(matchGear('nikon z6 ii', KNOWN, [])).toEqual({ names: ['Nikon Z6 II'], addition: null })
  expect(matchGear('BOLEX H16', KNOWN, ['Bolex H16'])).toEqual({ names: [], addition: null })
  expect(matchGear('  ', KNOWN, [])).toEqual({ names: [], addition: null })
})
