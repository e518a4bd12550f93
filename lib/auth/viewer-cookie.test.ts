import { parseViewer, serializeViewer } from './viewer-cookie'
import type { Viewer } from './account'

test.each<Viewer>([
  { name: 'Maya Chen', role: 'super_admin' },
  { name: 'Zoë "Z" <b>', role: 'owl', mirroring: 'Sam Ortiz' },
  { name: 'guest', role: null },
])('reads back %j', (viewer) => {
  expect(parseViewer(serializeViewer(viewer))).toEqual(viewer)
})

test('an unknown role becomes null and unknown properties are dropped', () => {
  expect(parseViewer('{"name":"Maya","role":"root","token":"x","mirroring":1}')).toEqual({
    name: 'Maya',
    role: null,
  })
})

test.each([undefined, '', 'null', '7', '"Maya"', '[]', '{}', '{"name":7}', '{"name":"Ma', '%7B%22name%22'])(
  'returns null for %j',
  (value) => {
    expect(parseViewer(value)).toBeNull()
  },
)
