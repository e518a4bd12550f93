/** @jest-environment jsdom */
import { drafts } from './draft'

const draft = { ticket: 'one', startedAt: 1, values: { firstName: 'Ada' } }

afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})

test('reads back a draft, and null after clear', () => {
  drafts.write('contact', draft)
  expect(drafts.read('contact')).toEqual(draft)
  expect(drafts.read('application')).toBeNull()
  drafts.clear('contact')
  expect(drafts.read('contact')).toBeNull()
})

test.each([
  '',
  '{',
  '"text"',
  'null',
  '{"ticket":"one"}',
  '{"ticket":"one","startedAt":1,"values":{"city":7}}',
])('ignores the invalid draft %p', (stored) => {
  sessionStorage.setItem('draft:contact', stored)
  expect(drafts.read('contact')).toBeNull()
})

test('works where storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked)
  drafts.write('contact', draft)
  drafts.clear('contact')
  expect(drafts.read('contact')).toBeNull()
})
