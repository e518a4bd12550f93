import { initials } from './network'

test.each([
  ['Maya Rosales', 'M. R.'],
  ['Ana María de la Cruz', 'A. C.'],
  ['  priya   nair ', 'P. N.'],
  ['Cher', 'C.'],
])('%j is shown as %j', (name, shown) => {
  expect(initials(name)).toBe(shown)
})
