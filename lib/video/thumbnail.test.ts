import { resolveThumbnail } from './thumbnail'

const FOLDER = '/storage/v1/object/public/video-thumbnails'

describe('resolveThumbnail', () => {
  it.each([null, '', '   ', '\n\t'])('returns a placeholder for the empty value %j', (value) => {
    expect(resolveThumbnail(value)).toEqual({ kind: 'placeholder', label: 'Video Unavailable' })
  })

  it.each(['https://cdn.example.com/thumbs/first-pour', 'http://example.com', 'https://example.com/a.b/c'])(
    'refuses %s: its last segment has no dot',
    (value) => {
      expect(resolveThumbnail(value)).toEqual({ kind: 'placeholder', label: 'Image Unavailable' })
    },
  )

  it.each([
    'first-pour',
    'video-thumbnails',
    'video-thumbnails/',
    'video-thumbnails/first-pour',
    'video-thumbnails/first-pour.',
    `${FOLDER}/`,
    `https://project.example.co${FOLDER}/`,
    `https://project.example.co${FOLDER}/first-pour`,
  ])('refuses %s: there is no file', (value) => {
    expect(resolveThumbnail(value)).toEqual({ kind: 'placeholder', label: 'Image unavailable' })
  })

  it.each(['first-pour.webp', 'video-thumbnails/first-pour.webp', `${FOLDER}/first-pour.webp`])(
    'serves the stored file %s through this site',
    (value) => {
      expect(resolveThumbnail(value)).toEqual({ kind: 'image', src: `${FOLDER}/first-pour.webp` })
    },
  )

  it('removes whitespace from addresses', () => {
    expect(resolveThumbnail(' first\n pour.webp\t')).toEqual({
      kind: 'image',
      src: `${FOLDER}/first%20pour.webp`,
    })
    expect(resolveThumbnail(' https://cdn.example.com/first\r\n pour.jpg ')).toEqual({
      kind: 'image',
      src: 'https://cdn.example.com/first%20pour.jpg',
    })
  })

  it('serves addresses of our own storage through this site', () => {
    const value = `https://project.example.co${FOLDER}/first-pour.webp?token=1`
    expect(resolveThumbnail(value, 'https://project.example.co')).toEqual({
      kind: 'image',
      src: `${FOLDER}/first-pour.webp`,
    })
    expect(resolveThumbnail(value, 'https://other.example.co')).toEqual({ kind: 'image', src: value })
  })

  it('never returns a script address', () => {
    expect(resolveThumbnail('javascript:alert(1).png')).toEqual({
      kind: 'image',
      src: `${FOLDER}/javascript%3Aalert(1).png`,
    })
  })
})
