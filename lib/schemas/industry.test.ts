import { industryName } from './industry'

test.each([
  ['Food & Beverage', 'food-and-beverage'],
  ['  real   estate ', 'real-estate'],
  ['Café', 'cafe'],
  ['food-and-beverage', 'food-and-beverage'],
])('%j is stored as %j', (typed, stored) => {
  expect(industryName.safeParse(typed)).toMatchObject({ success: true, data: stored })
})

test.each(['', ' ', '!?', 'a'.repeat(81)])('%j is no name', (typed) => {
  expect(industryName.safeParse(typed).success).toBe(false)
})
