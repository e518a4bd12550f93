import { pickRendition, tileAt, toRenditions } from './renditions'

const row = (kind: string, width: number, height: number, file: string | null = `v/${width}.mp4`) => ({
  ...{ kind, width, height, public_file: file, tiles: null },
})

const FILMS = [640, 1280, 1920].map((width) => ({ src: `${width}.mp4`, width, height: (width * 9) / 16 }))
const pick = (pixels: number, network = {}) => pickRendition(FILMS, pixels, network)?.width

it.each([
  [320, 640],
  [640, 640],
  [641, 1280],
  [1280, 1280],
  [1500, 1920],
  [3840, 1920],
])('fills a box of %i pixels', (pixels, width) => {
  expect(pick(pixels)).toBe(width)
  expect(pick(pixels, { effectiveType: '4g', saveData: false })).toBe(width)
})

it.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }])(
  'takes the smallest with %j',
  (network) => {
    expect(pick(3840, network)).toBe(640)
  },
)

it('reads what visitors may fetch, smallest first', () => {
  const tiles = { columns: 10, count: 12, intervalMs: 1000 }
  expect(
    toRenditions([
      row('film', 1280, 720),
      row('poster', 1280, 720, null),
      row('film', 640, 360),
      { ...row('storyboard', 160, 90, 'v/board.webp'), tiles },
    ]),
  ).toEqual({
    films: [
      { src: '/storage/v1/object/public/videos/v/640.mp4', width: 640, height: 360 },
      { src: '/storage/v1/object/public/videos/v/1280.mp4', width: 1280, height: 720 },
    ],
    storyboard: expect.objectContaining({
      src: '/storage/v1/object/public/videos/v/board.webp',
      ...tiles,
    }) as object,
  })
})

it('has nothing to choose from before the files are public', () => {
  expect(toRenditions([row('film', 640, 360, null)])).toBeNull()
  expect(toRenditions([])).toBeNull()
})

it('finds the picture of each moment', () => {
  const board = { src: '', width: 160, height: 90, columns: 10, count: 12, intervalMs: 2000 }
  expect(tileAt(board, 0)).toEqual({ x: 0, y: 0 })
  expect(tileAt(board, 5.9)).toEqual({ x: 320, y: 0 })
  expect(tileAt(board, 22)).toEqual({ x: 160, y: 90 })
  expect(tileAt(board, 99)).toEqual({ x: 160, y: 90 })
})
