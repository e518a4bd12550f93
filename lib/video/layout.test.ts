import { inferLayout, layoutOf } from './layout'

describe('layoutOf', () => {
  it.each([
    ['reel', 'portrait'],
    ['square', 'square'],
    ['standard', 'landscape'],
    [null, null],
  ] as const)('%s is %s', (aspectRatio, layout) => {
    expect(layoutOf(aspectRatio)).toBe(layout)
  })
})

describe('inferLayout', () => {
  it.each([
    [1920, 1080, 'landscape'],
    [1080, 1920, 'portrait'],
    [900, 1000, 'square'],
    [1100, 1000, 'square'],
    [899, 1000, 'portrait'],
    [1101, 1000, 'landscape'],
    [0, 0, null],
    [640, 0, null],
    [Number.NaN, 480, null],
  ] as const)('%d × %d is %s', (width, height, layout) => {
    expect(inferLayout(width, height)).toBe(layout)
  })
})
