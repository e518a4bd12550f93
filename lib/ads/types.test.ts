import { isOverdue } from './types'

const TODAY = '2026-11-21'

test.each([
  ['2026-11-20', 'in_progress', true],
  ['2026-11-21', 'in_progress', false],
  [null, 'in_progress', false],
  ['2026-11-20', 'approved', false],
  ['2026-11-20', 'delivered', false],
] as const)('due %s and %s: %s', (dueDate, status, expected) => {
  expect(isOverdue(dueDate, status, TODAY)).toBe(expected)
})
