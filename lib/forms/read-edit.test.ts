import { cleanParagraphs } from '@/lib/schemas/clean-text'
import { requiredText } from '@/lib/schemas/text-rules'
import { readEdit } from './read-edit'

const field = requiredText({ label: 'Description', max: 20 }, cleanParagraphs)

function post(values: Record<string, string>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return readEdit(field, data)
}

test('line breaks of forms are those of the record', () => {
  expect(post({ version: '3', base: 'one\r\ntwo', value: ' one\r\nthree ' })).toEqual({
    ok: true,
    edit: { version: 3, base: 'one\ntwo', value: 'one\nthree' },
  })
})

test('what is wrong comes back with what it was typed over', () => {
  expect(post({ version: '3', base: 'one', value: ' ' })).toEqual({
    ok: false,
    state: {
      status: 'invalid',
      error: 'Description is required',
      edit: { version: 3, base: 'one', value: ' ' },
    },
  })
})

test('whoever keeps what somebody else saved changes nothing', () => {
  expect(post({ version: '3', base: 'theirs', value: 'mine', keep: 'theirs' })).toEqual({
    ok: false,
    state: { status: 'idle' },
  })
})

test('a version that no form has is refused', () => {
  expect(() => post({ version: 'x', base: '', value: 'mine' })).toThrow()
  expect(() => post({ base: '', value: 'mine' })).toThrow()
})
