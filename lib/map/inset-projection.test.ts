import { holds } from './boxes'
import { ISLANDS_BOX, projectSite, unprojectSite } from './inset-projection'
import { project } from './projection'
import { DRAWING, type Box } from './types'

const DRAWN: Box = [-60, 0, DRAWING.width, DRAWING.height]

it.each([
  ['Detroit', 42.33, -83.05],
  ['Key West', 24.55, -81.78],
  ['Anchorage', 61.2, -149.9],
  ['Nome', 64.5, -165.4],
  ['Adak', 51.9, -176.6],
  ['Attu, beyond 180 degrees', 52.9, 173.2],
  ['Honolulu', 21.3, -157.86],
  ['Lihue', 21.97, -159.37],
  ['San Juan', 18.44, -66.1],
  ['Mayaguez', 18.2, -67.14],
  ['Saint Croix', 17.73, -64.73],
])('draws %s and finds it again', (_, lat, lng) => {
  const position = projectSite({ lat, lng })
  expect(position && holds(DRAWN, position)).toBe(true)
  const found = position && unprojectSite(position)
  expect(found?.lat).toBeCloseTo(lat, 6)
  expect(found?.lng).toBeCloseTo(lng, 6)
})

it('keeps the islands apart from Florida', () => {
  for (const point of [
    { lat: 24.55, lng: -81.78 },
    { lat: 25.1, lng: -80.4 },
    { lat: 25.77, lng: -80.13 },
  ]) {
    const position = project(point)
    expect(position && holds(ISLANDS_BOX, position)).toBe(false)
  }
})

it('does not draw other countries', () => {
  expect(projectSite({ lat: 18.5, lng: -72.3 })).toBeNull()
})
