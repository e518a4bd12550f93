import { toSiteAssets } from './site-assets'

const STORED = '/storage/v1/object/public/website-assets'

it('shows what the site is delivered with where nothing was replaced', () => {
  const assets = toSiteAssets({})
  expect(assets.heroFilm).toEqual({
    mp4: `${STORED}/hero/showreel.mp4`,
    webm: `${STORED}/hero/showreel.webm`,
  })
  expect(assets.portraits).toHaveLength(4)
  expect(assets.sharePicture).toBeNull()
})

it('shows a replaced picture, and leaves the others', () => {
  const assets = toSiteAssets({
    'portrait-2': { webp: 'people/abc.webp' },
    'share-picture': { jpeg: 'share/abc.jpg' },
  })
  expect(assets.portraits[1]).toBe(`${STORED}/people/abc.webp`)
  expect(assets.portraits[0]).toMatch(/maya-rosales\.webp$/)
  expect(assets.sharePicture).toBe(`${STORED}/share/abc.jpg`)
})

it('shows no encoding of the film before', () => {
  expect(toSiteAssets({ 'hero-film': { mp4: 'hero/abc.mp4' } }).heroFilm).toEqual({
    mp4: `${STORED}/hero/abc.mp4`,
    webm: null,
  })
})

it('throws for a version without a format that its place needs', () => {
  expect(() => toSiteAssets({ 'hero-poster': { webp: 'hero/abc.webp' } })).toThrow('no avif')
})
