import { postDate } from './post-date'

test('a date is the same wherever the server stands', () => {
  expect(postDate('2026-11-03T23:30:00-05:00')).toBe('November 4, 2026')
})
