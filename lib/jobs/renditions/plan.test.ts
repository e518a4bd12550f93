import { planLoop, planPosters, planSizes, planStoryboard } from './plan'
import type { FilmFacts } from './read-film'

const film = (width: number, height: number, seconds = 60): FilmFacts => ({
  ...{ width, height, seconds, videoStream: 0, videoCodec: 'h264', hasAudio: true, isHdr: false },
})

const sizes = (width: number, height: number) =>
  planSizes(film(width, height)).map((size) => `${size.width}x${size.height}`)

it.each([
  ['4K', 3840, 2160, ['1920x1080', '1280x720', '640x360']],
  ['full HD', 1920, 1080, ['1920x1080', '1280x720', '640x360']],
  ['a reel', 1080, 1920, ['1080x1920', '720x1280', '360x640']],
  ['a square', 1080, 1080, ['1080x1080', '720x720', '360x360']],
  ['between two steps', 1600, 900, ['1600x900', '1280x720', '640x360']],
  ['hardly more than a step', 1298, 730, ['1280x720', '640x360']],
  ['small', 320, 240, ['320x240']],
  ['odd', 641, 361, ['638x360']],
  ['tiny and odd', 101, 57, ['100x56']],
  ['wide', 4096, 1716, ['2576x1080', '1718x720', '858x360']],
])('never enlarges: %s', (_, width, height, expected) => {
  expect(sizes(width, height)).toEqual(expected)
})

it('loops six seconds from the first quarter, and a short film whole', () => {
  expect(planLoop(film(1920, 1080, 60))).toEqual({ width: 640, height: 360, start: 15, seconds: 6 })
  expect(planLoop(film(1920, 1080, 7))).toMatchObject({ start: 1, seconds: 6 })
  expect(planLoop(film(1920, 1080, 2.5))).toMatchObject({ start: 0, seconds: 2.5 })
})

it('draws a storyboard of at most a hundred tiles, at least a second apart', () => {
  expect(planStoryboard(film(1920, 1080, 0.5))).toEqual({
    ...{ width: 160, height: 90, columns: 1, count: 1, intervalMs: 1000 },
  })
  expect(planStoryboard(film(1080, 1920, 12.7))).toEqual({
    ...{ width: 90, height: 160, columns: 10, count: 12, intervalMs: 1000 },
  })
  expect(planStoryboard(film(1920, 1080, 600))).toMatchObject({ count: 100, intervalMs: 6000 })
})

it('takes posters from each tenth of the film', () => {
  expect(planPosters(film(1920, 1080, 20))).toEqual([
    ...[1000, 3000, 5000, 7000, 9000, 11_000, 13_000, 15_000, 17_000, 19_000],
  ])
})
