import { createVisitorLimit } from './visitor-limit'

const HOUR_MS = 3_600_000

const asked = (count: number, ask: (path: string) => boolean) =>
  Array.from({ length: count }, (_, index) => ask(`/invented-${index}`)).filter(Boolean).length

it('takes forty addresses an hour from one visitor, and repeated ones always', () => {
  const accepts = createVisitorLimit()
  expect(asked(5000, (path) => accepts('203.0.113.7', path, HOUR_MS))).toBe(40)
  expect(accepts('203.0.113.7', '/invented-3', HOUR_MS)).toBe(true)
  expect(accepts('203.0.113.8', '/asked-for', HOUR_MS)).toBe(true)
  expect(accepts('203.0.113.7', '/asked-for', 2 * HOUR_MS)).toBe(true)
})

it('does not limit visitors whose address is unknown: behind a proxy they would be one', () => {
  const accepts = createVisitorLimit()
  expect(asked(100, (path) => accepts('', path))).toBe(100)
})

it('keeps the newest visitors when there are many', () => {
  const accepts = createVisitorLimit()
  const fill = (visitor: string) => asked(41, (path) => accepts(visitor, path, HOUR_MS))
  expect(fill('first')).toBe(40)
  for (let number = 0; number < 2_000; number += 1) accepts(`visitor-${number}`, '/one', HOUR_MS)
  expect(accepts('first', '/another', HOUR_MS)).toBe(true)
  // It has asked for one already.
  expect(fill('visitor-1999')).toBe(39)
})
