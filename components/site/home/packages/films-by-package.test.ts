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

test('gives every package its films in the chosen order, and no more than a slide shows', () => {
  const films = filmsByPackage(PACKAGE_VIDEO_SLUGS.toReversed().map(video))
  expect(films['drone-video']).toHaveLength(3)
  expect(films['drone-video'][0]).toEqual({
    slug: 'harborline-realty-the-glass-house',
    title: 'Title of harborline-realty-the-glass-house',
    thumbnail: { kind: 'image', src: '/harborline-realty-the-glass-house.webp' },
    aspectRatio: 'standard',
  })
})

test('leaves out what is not published, down to a package without any', () => {
  const films = filmsByPackage([video('brightwater-energy-wind-season')])
  expect(films['drone-video'].map(({ title }) => title)).toEqual(['Title of brightwater-energy-wind-season'])
  expect(films['event-video']).toEqual([])
})

test('adds a film that has no page of its own', () => {
  expect(filmsByPackage([])['fresh-re-edit']).toEqual([
    expect.objectContaining({ title: 'Our own showreel', url: expect.stringMatching(/showreel\.mp4$/) }),
  ])
})
