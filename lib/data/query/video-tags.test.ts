import { tagsOfVideo, videoTags, type VideoFacts } from './video-tags'

const VIDEO: VideoFacts = {
  slug: 'first-pour',
  isPublished: true,
  city: 'Winston, Salem',
  state: 'North Carolina',
  placement: 'featured-video',
  isHomeCandidate: true,
  isReviewed: true,
  industries: ['food-and-beverage', 'retail'],
  captions: ['c1'],
}

it('names every read that a published video is in', () => {
  expect(tagsOfVideo(VIDEO)).toEqual([
    videoTags.one('first-pour'),
    videoTags.portfolio,
    videoTags.sitemap,
    videoTags.home,
    videoTags.industry('food-and-beverage'),
    videoTags.industry('retail'),
    videoTags.captions('c1'),
    videoTags.state('North Carolina'),
    videoTags.city('Winston, Salem', 'North Carolina'),
    videoTags.featured,
    videoTags.reviews,
  ])
})

it.each([null, 'none'])('leaves out places for the placement %s', (placement) => {
  const tags = tagsOfVideo({ ...VIDEO, placement })
  expect(tags).not.toContain(videoTags.featured)
  expect(tags).not.toContain(videoTags.state('North Carolina'))
  expect(tags).toContain(videoTags.portfolio)
})

it('leaves out the home page for a video that it cannot show', () => {
  const tags = tagsOfVideo({ ...VIDEO, isHomeCandidate: false, isReviewed: false })
  expect(tags).not.toContain(videoTags.home)
  expect(tags).not.toContain(videoTags.reviews)
})

it('names none for a draft, which no public read has', () => {
  expect(tagsOfVideo({ ...VIDEO, isPublished: false })).toEqual([])
})

it('makes tags that the cache can keep in a header: without commas, spaces and long names', () => {
  const longest = videoTags.city('x'.repeat(100), 'y'.repeat(40))
  expect(longest.length).toBeLessThanOrEqual(256)
  for (const tag of tagsOfVideo(VIDEO)) expect(tag).toMatch(/^[\w:%.-]+$/)
})
