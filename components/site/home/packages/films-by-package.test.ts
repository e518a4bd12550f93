import { PACKAGE_VIDEO_SLUGS } from '@/lib/content/package-films'
import type { VideoCard } from '@/lib/video/types'
import { filmsByPackage } from './films-by-package'

const video = (slug: string): VideoCard => ({
  slug,
  title: `Title of ${slug}`,
  client: 'Someone',
  thumbnail: { kind: 'image', src: `/${slug}.webp` },
  aspectRatio: 'standard',
})

test('lists the films of a package in order, with the fields of a slide only', () => {
  const films = filmsByPackage(PACKAGE_VIDEO_SLUGS.toReversed().map(video))
  expect(films['drone-video']).toHaveLength(3)
  expect(films['drone-video'][0]).toEqual({
    slug: 'harborline-realty-the-glass-house',
    title: 'Title of harborline-realty-the-glass-house',
    thumbnail: { kind: 'image', src: '/harborline-realty-the-glass-house.webp' },
    aspectRatio: 'standard',
  })
})

test('omits unpublished films', () => {
  const films = filmsByPackage([video('brightwater-energy-wind-season')])
  expect(films['drone-video'].map(({ title }) => title)).toEqual(['Title of brightwater-energy-wind-season'])
  expect(films['event-video']).toEqual([])
})

test('adds a film without a page', () => {
  expect(filmsByPackage([])['fresh-re-edit']).toEqual([
    expect.objectContaining({ title: 'Our own showreel', url: expect.stringMatching(/showreel\.mp4$/) }),
  ])
})
