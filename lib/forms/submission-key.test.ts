import { submissionKey } from './submission-key'

const data = { firstName: 'Ada', message: 'Hello' }
const key = submissionKey('Ada at noon', data)

test('is a UUID', () => {
  expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
})

test('is the same for the same form sent again, and another for another sender or text', () => {
  expect(submissionKey('Ada at noon', { ...data })).toBe(key)
  expect(submissionKey('Ada at night', data)).not.toBe(key)
  expect(submissionKey('Ada at noon', { ...data, message: 'Hello again' })).not.toBe(key)
})
