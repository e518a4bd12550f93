import type { VideoDetail } from '@/lib/video/types'
import { searchResult } from '@/lib/text/search-result'
import { industryMetadata, videoDescription, videoJsonLd, videoMetadata, videoSnippet } from './videos'

const VIDEO: VideoDetail = {
  slug: 'first-pour',
  title: 'First Pour',
  clients: ['Lakeshore Roasters'],
  industries: ['food-and-beverage'],
  goal: null,
  service: 'Product Video',
  city: 'Detroit',
  state: 'Michigan',
  thumbnail: { kind: 'image', src: '/storage/v1/object/public/video-thumbnails/first-pour.webp' },
  aspectRatio: 'standard',
  source: { kind: 'file', src: '/storage/v1/object/public/videos/first-pour.mp4' },
  createdOn: '2026-03-01T10:00:00+00:00',
}

describe('videoDescription', () => {
  it('returns the goal', () => {
    expect(videoDescription({ ...VIDEO, goal: 'Sell the morning.' })).toBe('Sell the morning.')
  })

  it('falls back to a sentence of known facts', () => {
    expect(videoDescription(VIDEO)).toBe(
      'First Pour: Product Video by Fieldlight, for Lakeshore Roasters, filmed in Detroit, Michigan.',
    )
    expect(videoDescription({ ...VIDEO, clients: [], service: null, city: null, state: null })).toBe(
      'First Pour: a film by Fieldlight.',
    )
  })
})

describe('videoSnippet', () => {
  it('keeps a short text', () => {
    expect(videoSnippet({ ...VIDEO, goal: 'Sell\nthe   morning.' })).toBe('Sell the morning.')
  })

  it('cuts a long text so that a search result shows the whole of it', () => {
    for (const goal of ['morning '.repeat(40), 'W'.repeat(300)]) {
      const cut = videoSnippet({ ...VIDEO, goal })
      expect(cut).toMatch(/\w …$/)
      expect(searchResult('', cut, 'desktop').description.isCut).toBe(false)
    }
    expect(videoSnippet({ ...VIDEO, goal: 'morning '.repeat(40) })).toMatch(/^(morning )+…$/)
  })
})

describe('videoMetadata', () => {
  it('is canonical and has its own share image', () => {
    expect(videoMetadata({ ...VIDEO, goal: 'Sell the morning.' })).toMatchObject({
      title: 'First Pour',
      description: 'Sell the morning.',
      alternates: { canonical: '/videos/first-pour' },
      openGraph: {
        images: [
          {
            url: '/videos/first-pour/share.jpg',
            width: 1200,
            height: 630,
            alt: 'First Pour, Lakeshore Roasters',
          },
        ],
      },
      twitter: { card: 'summary_large_image' },
    })
  })
})

describe('videoJsonLd', () => {
  it('returns absolute addresses', () => {
    expect(videoJsonLd(VIDEO, 'https://fieldlight.example')).toMatchObject({
      '@type': 'VideoObject',
      name: 'First Pour',
      url: 'https://fieldlight.example/videos/first-pour',
      thumbnailUrl: ['https://fieldlight.example/storage/v1/object/public/video-thumbnails/first-pour.webp'],
      contentUrl: 'https://fieldlight.example/storage/v1/object/public/videos/first-pour.mp4',
    })
  })

  it('has the player instead of a file, and the share picture instead of a placeholder', () => {
    const data = videoJsonLd(
      {
        ...VIDEO,
        thumbnail: { kind: 'placeholder', label: 'Video Unavailable' },
        source: { kind: 'vimeo', src: 'https://player.vimeo.com/video/1?dnt=1' },
      },
      'https://fieldlight.example',
    )
    expect(data).toMatchObject({
      embedUrl: 'https://player.vimeo.com/video/1?dnt=1',
      thumbnailUrl: ['https://fieldlight.example/videos/first-pour/share.jpg'],
    })
    expect(data).not.toHaveProperty('contentUrl')
  })
})

describe('industryMetadata', () => {
  it('has industry and number of videos', () => {
    expect(industryMetadata({ name: 'food-and-beverage', total: 33, page: 1 })).toMatchObject({
      title: 'Food & Beverage Videos',
      description:
        '33 videos that Fieldlight planned, filmed and edited for Food & Beverage businesses across the US.',
      alternates: { canonical: '/videos/industry/food-and-beverage' },
    })
  })

  it('every page has its own title, description and address', () => {
    expect(industryMetadata({ name: 'food-and-beverage', total: 33, page: 2 })).toMatchObject({
      title: 'Food & Beverage Videos, Page 2',
      description:
        '33 videos that Fieldlight planned, filmed and edited for Food & Beverage businesses across the US. Page 2.',
      alternates: { canonical: '/videos/industry/food-and-beverage/2' },
    })
  })
})
