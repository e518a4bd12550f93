import { costShare, worthCents } from './worth'

const reward = (name: string, cost: number, valueCents: number) => ({
  name,
  cost,
  valueCents,
  perMonth: null,
})

it.each([
  [[], 500, 0],
  [[reward('Coffee', 100, 150)], 199, 298],
  [[reward('Coffee', 100, 150), reward('Wash', 1000, 2000)], 250, 500],
  [[reward('Nothing', 1, 0)], 250, 0],
])('is worth the best reward, whole cents rounded down', (rewards, points, cents) => {
  expect(worthCents(points, rewards)).toBe(cents)
})

it.each([
  [325, 10_000, '3.25 %'],
  [1, 30_000, '0 %'],
  [1, 20_000, '0.01 %'],
  [5, 0, 'No sales'],
])('writes %i of %i cents as %s', (cost, sales, text) => {
  expect(costShare(cost, sales)).toBe(text)
})
