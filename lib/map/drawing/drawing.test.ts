import { gzipSync } from 'node:zlib'
import { STATES } from '@/lib/content/states'
import { DRAWING } from '@/lib/map/types'
import { drawCountry } from './country'
import { simplify, toPath } from './geometry'
import { drawState, listStateFrames } from './states'

test('simplifies straight lines and keeps corners and ends', () => {
  const corner = [
    [0, 0],
    [5, 0.01],
    [10, 0],
    [10, 10],
  ]
  expect(simplify(corner, 0.1)).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
  ])
})

test('writes relative steps in whole numbers', () => {
  const line = [
    [1, 2],
    [1.5, 1],
    [1.51, 1],
  ]
  expect(toPath([line], 10)).toBe('M10 20l5-10')
})

test('draws the country as a small file with three shapes', () => {
  const svg = drawCountry()
  expect(svg).toMatch(
    /^<svg [^>]+><path id="land"[^>]+d="M[^"]+"\/><path id="borders"[^>]+d="M[^"]+"\/><path id="islands"[^>]+d="M[^"]+"\/><\/svg>$/,
  )
  expect(gzipSync(svg).length).toBeLessThan(16_000)
})

test('every state has a frame inside the drawing', () => {
  const frames = listStateFrames()
  expect(frames).toHaveLength(50)
  for (const { x, y, box, abbreviation } of frames) {
    const [left, top, right, bottom] = box
    expect([abbreviation, left < x && x < right && top < y && y < bottom]).toEqual([abbreviation, true])
    expect(right).toBeLessThanOrEqual(DRAWING.width)
  }
})

test('every state has counties and cities in under 10 KB', () => {
  for (const state of STATES) {
    const detail = drawState(state)
    expect(detail.counties).toMatch(/^M/)
    expect(detail.cities.length).toBeGreaterThan(0)
    expect(gzipSync(JSON.stringify(detail)).length).toBeLessThan(10_000)
  }
  const michigan = STATES.find(({ abbreviation }) => abbreviation === 'MI')
  expect(michigan && drawState(michigan).cities[0]?.name).toBe('Detroit')
})
