import { distanceMiles } from '@/lib/geo/distance'
import {
  boxAround,
  boxText,
  circleText,
  isInBox,
  outlineOfBox,
  outlineOfCircle,
  readBox,
  readCircle,
  writeBox,
  writeCircle,
} from './area'

const MICHIGAN = { south: 41.7, west: -86.9, north: 45.8, east: -82.4 }
const ALEUTIANS = { south: 51, west: 172, north: 55, east: -165 }

it.each([MICHIGAN, ALEUTIANS])('writes a box as it reads it', (box) => {
  expect(readBox(writeBox(box))).toEqual(box)
})

it('writes a circle as it reads it, with commas in its name', () => {
  const circle = { miles: 50, lat: 43.0125, lng: -83.6875, label: 'Flint, MI 48502' }
  expect(writeCircle(circle)).toBe('50,43.0125,-83.6875,Flint, MI 48502')
  expect(readCircle(writeCircle(circle))).toEqual(circle)
  expect(circleText(circle)).toBe('Within 50 miles of Flint, MI 48502')
})

it.each(['', '1,2,3', '45,-80,41,-70', '41,-80,41,-70', '41,-200,45,-70', '41,a,45,-70', '41,-80,45,-70,1'])(
  'does not read the box %p',
  (value) => {
    expect(readBox(value)).toBeNull()
  },
)

it.each([
  '',
  '50,43,-83',
  '50,43,-83,',
  '0,43,-83,Flint',
  '5000,43,-83,Flint',
  '50,93,-83,Flint',
  'x,43,-83,Flint',
])('does not read the circle %p', (value) => {
  expect(readCircle(value)).toBeNull()
})

it('says a box in words', () => {
  expect(boxText(ALEUTIANS)).toBe('From 51° N, 172° E to 55° N, 165° W')
})

it('knows what is in a box, over 180 degrees too', () => {
  expect(isInBox(MICHIGAN, { lat: 43, lng: -84 })).toBe(true)
  expect(isInBox(MICHIGAN, { lat: 43, lng: -88 })).toBe(false)
  expect(isInBox(ALEUTIANS, { lat: 52, lng: 174 })).toBe(true)
  expect(isInBox(ALEUTIANS, { lat: 52, lng: -170 })).toBe(true)
  expect(isInBox(ALEUTIANS, { lat: 52, lng: -150 })).toBe(false)
})

it('makes a box of points and leaves out other insets', () => {
  const box = boxAround([
    { lat: 30, lng: -100 },
    { lat: 26, lng: -105 },
    null,
    { lat: 33, lng: -95 },
    { lat: 61, lng: -150 },
  ])
  expect(box).toEqual({ south: 26, west: -105, north: 33, east: -95 })
  expect(
    boxAround([
      { lat: 52, lng: 179 },
      { lat: 53, lng: 173 },
      { lat: 51, lng: -176 },
    ]),
  ).toEqual({
    south: 51,
    west: 173,
    north: 53,
    east: -176,
  })
  expect(boxAround([null])).toBeNull()
})

it('draws a circle at its distance, and a box along its edge', () => {
  const circle = { miles: 50, lat: 61.2, lng: -149.9, label: 'Anchorage' }
  for (const point of outlineOfCircle(circle)) expect(distanceMiles(circle, point)).toBeCloseTo(50, 6)
  expect(
    outlineOfBox(ALEUTIANS).every((point) => isInBox({ ...ALEUTIANS, south: 50.9, north: 55.1 }, point)),
  ).toBe(true)
})
