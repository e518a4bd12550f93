import { hasBearer } from './bearer'

test('accepts only the exact secret', () => {
  expect(hasBearer('Bearer abc', 'abc')).toBe(true)
  for (const header of [null, '', 'Bearer', 'Bearer ', 'Bearer ab', 'Bearer abcd', 'bearer abc', 'abc']) {
    expect(hasBearer(header, 'abc')).toBe(false)
  }
})
