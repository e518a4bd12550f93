import { leadEdits } from './lead'

test.each([
  ['value', '2,500.50', '2,500.50'],
  ['value', '', ''],
  ['nextStep', '  Call   her ', 'Call her'],
  ['nextStepOn', '2026-12-01', '2026-12-01'],
  ['owner', '', ''],
  ['lostReason', 'price', 'price'],
] as const)('%s takes %p', (field, text, expected) => {
  expect(leadEdits[field].parse(text)).toBe(expected)
})

test.each([
  ['value', '-5'],
  ['value', 'much'],
  ['value', '9999999999'],
  ['nextStep', 'x'.repeat(201)],
  ['nextStepOn', '2026-13-01'],
  ['owner', 'me'],
  ['lostReason', ''],
  ['lostReason', 'weather'],
  ['lostNote', 'x'.repeat(1001)],
] as const)('%s refuses %p', (field, text) => {
  expect(leadEdits[field].safeParse(text).success).toBe(false)
})
