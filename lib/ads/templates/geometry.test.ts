import { FORMAT_NAMES, FORMATS } from './document'
import {
  adaptBox,
  alignRect,
  HANDLES,
  isInside,
  MIN_SIDE,
  resizeRect,
  safeArea,
  toBox,
  toRect,
} from './geometry'
import { snapMove, snapResize } from './snap'

const RECT = { left: 100, top: 50, width: 200, height: 100 }

it('keeps whole pixels in each format, at two decimals of percent', () => {
  for (const format of FORMAT_NAMES) {
    const { width, height } = FORMATS[format]
    for (let at = 0; at < 400; at += 7) {
      const rect = {
        left: at,
        top: at + 1,
        width: (at % (width - 20)) + MIN_SIDE,
        height: (at % (height - 20)) + 9,
      }
      const box = toBox(rect, format)
      expect(toRect(box, format)).toEqual(rect)
      expect(Object.values(box).every((value) => Math.round(value * 100) / 100 === value)).toBe(true)
    }
  }
})

it('leaves a part of each layer in the format', () => {
  for (const left of [-5000, 5000]) {
    const rect = toRect(toBox({ ...RECT, left, top: left }, 'preview'), 'preview')
    expect(rect.left + rect.width).toBeGreaterThanOrEqual(MIN_SIDE)
    expect(rect.left).toBeLessThanOrEqual(1000 - MIN_SIDE)
    expect(rect.top).toBeLessThanOrEqual(550 - MIN_SIDE)
  }
})

it('moves only the edges of the handle', () => {
  expect(resizeRect(RECT, 'se', 20, 10, 'preview')).toEqual({ ...RECT, width: 220, height: 110 })
  expect(resizeRect(RECT, 'nw', 20, 10, 'preview')).toEqual({ left: 120, top: 60, width: 180, height: 90 })
  expect(resizeRect(RECT, 'e', 20, 10, 'preview')).toEqual({ ...RECT, width: 220 })
  expect(resizeRect(RECT, 'n', 20, -10, 'preview')).toEqual({ ...RECT, top: 40, height: 110 })
})

it('keeps a side of some pixels, and the opposite edge, however far the pointer goes', () => {
  for (const handle of HANDLES) {
    const { left, top, width, height } = resizeRect(RECT, handle, 9999, 9999, 'preview')
    const shrunk = resizeRect(RECT, handle, -9999, -9999, 'preview')
    expect(Math.min(width, height, shrunk.width, shrunk.height)).toBeGreaterThanOrEqual(MIN_SIDE)
    if (handle.includes('w')) expect(left + width).toBe(300)
    if (handle.includes('n')) expect(top + height).toBe(150)
  }
})

it('keeps the ratio when asked to', () => {
  for (const handle of HANDLES) {
    const { width, height } = resizeRect(RECT, handle, 37, 53, 'preview', true)
    expect(Math.abs(width / height - 2)).toBeLessThan(0.02)
  }
})

it('aligns with the safe area and the middle', () => {
  const safe = safeArea('story')
  expect(alignRect(RECT, 'top', 'story').top).toBe(safe.top)
  expect(alignRect(RECT, 'bottom', 'story').top).toBe(safe.top + safe.height - 100)
  expect(alignRect(RECT, 'center', 'story').left).toBe(440)
  expect(isInside(alignRect(alignRect(RECT, 'top', 'story'), 'left', 'story'), safe)).toBe(true)
  expect(isInside(RECT, safe)).toBe(false)
})

it('adapts a place to another format', () => {
  expect(adaptBox({ x: 0, y: 0, width: 100, height: 100 }, 'preview', 'story')).toEqual({
    x: 0,
    y: 0,
    width: 100,
    height: 100,
  })
  const bottom = adaptBox({ x: 5, y: 70, width: 60, height: 25 }, 'preview', 'story')
  // As large as before on the narrower format, and at the bottom again.
  expect(toRect(bottom, 'story')).toMatchObject({ width: 648, height: 149 })
  expect(bottom.x).toBeCloseTo(5, 0)
  expect(bottom.y).toBeGreaterThan(80)
})

it('snaps a moved layer to the middle of the format and to other layers', () => {
  const centered = snapMove({ ...RECT, left: 397, top: 30 }, 'preview', [], 5)
  expect(centered).toEqual({ rect: { ...RECT, left: 400, top: 30 }, guides: [{ axis: 'x', at: 500 }] })
  const beside = snapMove(
    { ...RECT, left: 333, top: 30 },
    'preview',
    [{ left: 37, top: 333, width: 300, height: 99 }],
    5,
  )
  expect(beside.guides).toEqual([{ axis: 'x', at: 337 }])
  expect(beside.rect.left).toBe(337)
  expect(snapMove({ ...RECT, left: 380, top: 30 }, 'preview', [], 5).guides).toEqual([])
})

it('snaps only the edges that a handle moves', () => {
  const rect = { left: 497, top: 100, width: 300, height: 447 }
  expect(snapResize(rect, 's', 'preview', [], 5)).toEqual({
    rect: { ...rect, height: 450 },
    guides: [{ axis: 'y', at: 550 }],
  })
  expect(snapResize(rect, 'w', 'preview', [], 5)).toEqual({
    rect: { ...rect, left: 500, width: 297 },
    guides: [{ axis: 'x', at: 500 }],
  })
})
