import { postPicture } from './picture'

test.each([
  ['blog/three-point-light.webp', '/storage/v1/object/public/blog/three-point-light.webp'],
  ['blog/2026/my photo.JPG', '/storage/v1/object/public/blog/2026/my%20photo.JPG'],
  [null, null],
  ['', null],
  ['blog', null],
  ['blog/', null],
  ['blog/picture', null],
  ['blog/../ads/secret.png', null],
  ['blog/drawing.svg', null],
  ['https://elsewhere.example/x.png', null],
  ['//elsewhere.example/x.png', null],
])('the picture stored as %j is found at %j', (stored, address) => {
  expect(postPicture(stored)).toBe(address)
})
