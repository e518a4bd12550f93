import { picturePath } from './picture-path'

test.each([
  ['lakeshore-roasters.webp', '/storage/v1/object/public/logos/lakeshore-roasters.webp'],
  ['deals/two-cold-brews.webp', '/storage/v1/object/public/logos/deals/two-cold-brews.webp'],
  ['posters/first-pour.webp', '/storage/v1/object/public/video-thumbnails/first-pour.webp'],
])('finds %s', (path, address) => {
  expect(picturePath(path)).toBe(address)
})

test('answers a sample as data', () => {
  expect(picturePath('samples/logo.webp')).toMatch(/^data:image\/svg\+xml,%3Csvg/)
})
