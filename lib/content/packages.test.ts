import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PACKAGE_FILMS } from './package-films'
import { DEFAULT_PACKAGE, formatPrice, PACKAGES } from './packages'

const SEED = path.join(process.cwd(), 'demo/rows')

const PACKAGE_VIDEO_SLUGS = Object.values(PACKAGE_FILMS).flatMap(({ videoSlugs }) => videoSlugs)

test('has the agreed ids, titles and starting prices', () => {
  expect(PACKAGES.map(({ id, title, startingPrice }) => [id, title, formatPrice(startingPrice)])).toEqual([
    ['cinematic-brand-video', 'Cinematic Brand Video', '$3,500'],
    ['broll-filming-edit', 'B-Roll Filming & Editing', '$1,800'],
    ['drone-video', 'Drone Video', '$2,200'],
    ['interview-based-video', 'Interview Video', '$2,400'],
    ['event-video', 'Event Video', '$2,800'],
    ['product-video', 'Product Video', '$2,500'],
    ['social-media-reels', 'Social Media Reels', '$1,200'],
    ['motion-graphics-video', 'Motion Graphics Video', '$3,200'],
    ['custom-logo-animation', 'Custom Logo Animation', '$1,800'],
    ['fresh-re-edit', 'Fresh Re-Edit', '$1,400'],
  ])
  expect(PACKAGES[0]?.id).toBe(DEFAULT_PACKAGE)
})

test.each(PACKAGES)(
  '$title has a description, five services and three add-ons',
  ({ description, includedServices, addOns }) => {
    expect(description).toMatch(/^.{60,160}\.$/)
    expect(new Set(includedServices).size).toBe(5)
    expect(new Set(addOns.map(({ title }) => title)).size).toBe(3)
  },
)

test.each(PACKAGES)('the add-ons of $title cost whole dollars, each less than the package', (item) => {
  for (const { price } of item.addOns) {
    expect(Number.isInteger(price)).toBe(true)
    expect(price).toBeGreaterThan(0)
    expect(price).toBeLessThan(item.startingPrice)
  }
})

test('every film of a package is published', () => {
  const seed = readdirSync(SEED)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => readFileSync(path.join(SEED, file), 'utf8'))
    .join('\n')
  const keptBack = /'(draft|archived)'/
  for (const slug of PACKAGE_VIDEO_SLUGS) {
    const row = seed.split(/\n\s*\('d0000000/).find((text) => text.includes(`, '${slug}',`))
    expect(row).toBeDefined()
    expect(row).not.toMatch(keptBack)
  }
})

test('no film is in two packages', () => {
  expect(new Set(PACKAGE_VIDEO_SLUGS).size).toBe(PACKAGE_VIDEO_SLUGS.length)
  expect(Object.values(PACKAGE_FILMS).every(({ videoSlugs }) => videoSlugs.length >= 3)).toBe(true)
})
