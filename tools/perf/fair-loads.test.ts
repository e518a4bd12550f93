import { repeatUnfairLoads } from './fair-loads'

const measured = () => [
  { page: '/', rounds: [2500, 2400, 2600] },
  { page: '/videos', rounds: [2500, 1200, 2450] },
]

test('a load without the processor is repeated, and no other', async () => {
  const pages = measured()
  const load = jest.fn(async () => 2480)
  expect(await repeatUnfairLoads(pages, Number, load)).toBe(1)
  expect(load).toHaveBeenCalledWith('/videos')
  expect(pages.map(({ rounds }) => rounds)).toEqual([
    [2500, 2400, 2600],
    [2500, 2480, 2450],
  ])
})

test('a host that stays busy is taken as it is after a while, at the best that it gave', async () => {
  const pages = measured()
  const speeds = [1100, 1500, 1300, 1400]
  expect(await repeatUnfairLoads(pages, Number, async () => speeds.shift() ?? 0)).toBe(4)
  expect(pages[1]?.rounds).toEqual([2500, 1500, 2450])
})
