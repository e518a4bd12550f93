import { resolveSource } from './source'

const NOTHING = { video_file: null, video_link: null, vimeo_video_id: null }
const FOLDER = '/storage/v1/object/public/videos'

describe('resolveSource', () => {
  it('prefers the file, then the link, then Vimeo', () => {
    const all = {
      video_file: 'pour.mp4',
      video_link: 'https://cdn.example.com/pour.mp4',
      vimeo_video_id: '76979871',
    }
    expect(resolveSource(all)).toEqual({ kind: 'file', src: `${FOLDER}/pour.mp4` })
    expect(resolveSource({ ...all, video_file: ' ' })).toEqual({
      kind: 'file',
      src: 'https://cdn.example.com/pour.mp4',
    })
    expect(resolveSource({ ...all, video_file: null, video_link: null })).toEqual({
      kind: 'vimeo',
      src: 'https://player.vimeo.com/video/76979871?dnt=1&muted=1',
    })
  })

  it('accepts a file with its folder, or a full address', () => {
    expect(resolveSource({ ...NOTHING, video_file: 'videos/pour.mp4' })?.src).toBe(`${FOLDER}/pour.mp4`)
    expect(resolveSource({ ...NOTHING, video_file: 'https://cdn.example.com/pour.mp4' })?.src).toBe(
      'https://cdn.example.com/pour.mp4',
    )
  })

  it.each([
    ['https://vimeo.com/76979871', 'dnt=1&muted=1'],
    ['http://www.vimeo.com/76979871/', 'dnt=1&muted=1'],
    ['https://vimeo.com/76979871/8272103f6e', 'h=8272103f6e&dnt=1&muted=1'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'h=8272103f6e&dnt=1&muted=1'],
  ])('plays %s in the Vimeo player', (video_link, options) => {
    expect(resolveSource({ ...NOTHING, video_link })).toEqual({
      kind: 'vimeo',
      src: `https://player.vimeo.com/video/76979871?${options}`,
    })
  })

  it('does not mistake other hosts for Vimeo', () => {
    const video_link = 'https://vimeo.com.example.com/76979871'
    expect(resolveSource({ ...NOTHING, video_link })).toEqual({ kind: 'file', src: video_link })
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://example.com/a.mp4', 'not an address', ''])(
    'never plays the link %j',
    (video_link) => {
      expect(resolveSource({ ...NOTHING, video_link })).toBeNull()
    },
  )

  it.each(['76979871/../x', '"><script>', 'abc', ''])('never embeds the Vimeo id %j', (vimeo_video_id) => {
    expect(resolveSource({ ...NOTHING, vimeo_video_id })).toBeNull()
  })
})
