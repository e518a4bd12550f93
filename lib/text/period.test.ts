import { periodText } from './period'

it.each([
  [1, '1 day'],
  [90, '90 days'],
  [365, '1 year'],
  [730, '2 years'],
  [400, '400 days'],
  [2555, '7 years'],
])('says %i as %s', (days, text) => {
  expect(periodText(days)).toBe(text)
})
