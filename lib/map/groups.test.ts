import { groupPins, placeOfGroup, viewOfGroup, type Pin } from './groups'
import { NETWORK_PINS } from './projection'
import { MAX_ZOOM } from './view'

const pin = (id: string, count: number, x: number, lat = x): Pin => ({
  id,
  title: `${count} videographer(s) in ${id}`,
  count,
  lat,
  lng: 0,
  x,
  y: 0,
})

test('groups overlapping pins at the largest one', () => {
  const [group, alone] = groupPins([pin('a', 2, 0), pin('b', 5, 30), pin('c', 3, 200)], 44)
  expect(group).toMatchObject({ id: 'b', x: 30, count: 7, title: '7 videographer(s) in 2 ZIP codes' })
  expect(alone).toMatchObject({ id: 'c', count: 3, title: '3 videographer(s) in c' })
})

test.each([10, 50, 200])('keeps all videographers and a distance of %i between groups', (gap) => {
  const groups = groupPins(NETWORK_PINS, gap)
  const sum = (pins: readonly { count: number }[]) => pins.reduce((all, { count }) => all + count, 0)
  expect(sum(groups)).toBe(sum(NETWORK_PINS))
  for (const a of groups) {
    for (const b of groups) expect(a === b || Math.hypot(a.x - b.x, a.y - b.y) >= gap).toBe(true)
  }
})

test('zooms two levels into a group, but not into one place or at the maximum', () => {
  const [group] = groupPins([pin('a', 2, 0), pin('b', 5, 30)], 44)
  const [place] = groupPins([pin('a', 2, 0, 1), pin('b', 5, 0, 1.00005)], 44)
  expect(group && viewOfGroup(group, 4)).toEqual({ lat: 15, lng: 0, zoom: 6 })
  expect(group && viewOfGroup(group, MAX_ZOOM)).toBeNull()
  expect(place && viewOfGroup(place, 4)).toBeNull()
})

test('counts near the middle of a group, and near its marker when nobody lives near the middle', () => {
  const [detroit, nearby, far] = NETWORK_PINS.toSorted(
    (one, other) =>
      Math.hypot(one.lat - 42.33, one.lng + 83.05) - Math.hypot(other.lat - 42.33, other.lng + 83.05),
  )
  const group = (...pins: (Pin | undefined)[]) => {
    const [first] = groupPins(
      pins.filter((pin) => pin !== undefined),
      Infinity,
    )
    if (!first) throw new Error('no group')
    return first
  }
  expect(detroit && placeOfGroup(group(detroit))).toEqual({
    label: detroit?.id,
    lat: detroit?.lat,
    lng: detroit?.lng,
  })
  expect(placeOfGroup(group(detroit, detroit)).label).toBe(`the middle of ${detroit?.id} and 1 more ZIP code`)
  const ocean = pin('lost', 1, 0)
  expect(placeOfGroup(group(nearby, far, ocean)).label).toMatch(/^\d{5}$/)
})
