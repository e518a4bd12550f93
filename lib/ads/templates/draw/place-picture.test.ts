import { placePicture } from './place-picture'

const BOX = { x: 100, y: 50, width: 200, height: 100 }
const wide = { path: 'a.webp', width: 800, height: 100 }
const high = { path: 'a.webp', width: 100, height: 200 }

test('covers a box around the middle', () => {
  expect(placePicture(wide, BOX, 'cover', { x: 50, y: 50 })).toEqual({
    x: -200,
    y: 50,
    width: 800,
    height: 100,
  })
})

test.each([
  [0, 100],
  [10, 100],
  [25, 0],
  [100, -500],
])('keeps the point at %d %% of the width in sight', (x, left) => {
  expect(placePicture(wide, BOX, 'cover', { x, y: 50 }).x).toBe(left)
})

test('shows the upper edge of a high picture for a point there', () => {
  expect(placePicture(high, BOX, 'cover', { x: 50, y: 0 })).toEqual({
    x: 100,
    y: 50,
    width: 200,
    height: 400,
  })
})

test.each([
  [0, 100],
  [50, 175],
  [100, 250],
])('contains a picture at %d %% of the room', (x, left) => {
  expect(placePicture(high, BOX, 'contain', { x, y: 50 })).toEqual({ x: left, y: 50, width: 50, height: 100 })
})
