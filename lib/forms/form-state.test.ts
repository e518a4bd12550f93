import { readValues } from './form-state'

function post(entries: [string, string | File][]) {
  const formData = new FormData()
  for (const [name, value] of entries) formData.append(name, value)
  return formData
}

test('keeps typed text and drops files and framework entries', () => {
  const formData = post([
    ['firstName', 'Ada'],
    ['$ACTION_REF_1', ''],
    ['$ACTION_1:0', '{}'],
    ['message', new File(['x'], 'x.txt')],
  ])
  expect(readValues(formData)).toEqual({ firstName: 'Ada' })
})

test('takes the last of a repeated name', () => {
  const formData = post([
    ['city', 'Novi'],
    ['city', 'Livonia'],
  ])
  expect(readValues(formData)).toEqual({ city: 'Livonia' })
})

test('cuts a huge text', () => {
  expect(readValues(post([['message', 'x'.repeat(500_000)]])).message).toHaveLength(20_000)
})

test('accepts a field named __proto__', () => {
  const values = readValues(post([['__proto__', 'x']]))
  expect(Object.keys(values)).toEqual(['__proto__'])
  expect(Object.getPrototypeOf(values)).toBe(Object.prototype)
})
