import { PACKAGES, type PackageId } from '@/lib/content/packages'
import type { HomeFilm, HomeFilms } from '@/lib/data/catalogue/home-films'
import { toSiteAssets } from '@/lib/catalogue/assets/site-assets'
import { filmsByPackage } from './films-by-package'

const film = (slug: string): HomeFilm => ({
  film: {
    slug,
    title: `Title of ${slug}`,
    client: 'Someone',
    thumbnail: { kind: 'image', src: `/${slug}.webp` },
    aspectRatio: 'standard',
  },
  isChosen: true,
})

const withFilms = (films: Partial<Record<PackageId, HomeFilm[]>>) =>
  filmsByPackage(
    { ...(Object.fromEntries(PACKAGES.map(({ id }) => [id, []])) as unknown as HomeFilms), ...films },
    toSiteAssets({}),
  )

test('lists the films of a package in order, with the fields of a slide only', () => {
  const films = withFilms({ 'drone-video': [film('the-glass-house'), film('wind-season')] })
  expect(films['drone-video'].map(({ title }) => title)).toEqual([
    'Title of the-glass-house',
    'Title of wind-season',
  ])
  expect(films['drone-video'][0]).toEqual({
    slug: 'the-glass-house',
    title: 'Title of the-glass-house',
    thumbnail: { kind: 'image', src: '/the-glass-house.webp' },
    aspectRatio: 'standard',
  })
  expect(films['event-video']).toEqual([])
})

test('adds a film without a page', () => {
  expect(withFilms({})['fresh-re-edit']).toEqual([
    expect.objectContaining({ title: 'Our own showreel', url: expect.stringMatching(/showreel\.mp4$/) }),
  ])
})
