import type { Edit } from './form-state'
import { decideEdit, saveEdit, type Stored } from './save-edit'

const edit = (version: number, base: string, value: string): Edit => ({ version, base, value })

test.each([
  ['nothing else was saved', edit(3, 'old', 'mine'), { version: 3, value: 'old' }, 'write'],
  ['only other fields were changed', edit(3, 'old', 'mine'), { version: 5, value: 'old' }, 'write'],
  ['another user saved another text', edit(3, 'old', 'mine'), { version: 4, value: 'theirs' }, 'ask'],
  ['another user cleared the field', edit(3, 'old', 'mine'), { version: 4, value: '' }, 'ask'],
  ['another user filled the empty field', edit(3, '', 'mine'), { version: 4, value: 'theirs' }, 'ask'],
  ['both texts are equal', edit(3, 'old', 'mine'), { version: 4, value: 'mine' }, 'leave'],
  ['the text was not edited', edit(3, 'old', 'old'), { version: 4, value: 'theirs' }, 'leave'],
])('when %s', (_, change, now, decision) => {
  expect(decideEdit(change, now)).toBe(decision)
})

/** A field that other users change before each of the given writes. */
function field(now: Stored, between: string[] = []) {
  const others = [...between]
  return {
    read: () => Promise.resolve({ ...now }),
    write: (value: string, version: number) => {
      const theirs = others.shift()
      if (theirs !== undefined) now = { version: now.version + 1, value: theirs }
      if (now.version !== version) return Promise.resolve(false)
      now = { version: version + 1, value }
      return Promise.resolve(true)
    },
    value: () => now.value,
  }
}

test('compares again when another save comes between read and write', async () => {
  const record = field({ version: 3, value: 'old' }, ['theirs'])
  expect(await saveEdit(edit(3, 'old', 'mine'), record)).toEqual({
    status: 'stale',
    edit: edit(4, 'theirs', 'mine'),
  })
  expect(record.value()).toBe('theirs')
})

test('a user who was asked can save on the new version, and can be asked again', async () => {
  const record = field({ version: 4, value: 'theirs' }, ['a third'])
  expect(await saveEdit(edit(4, 'theirs', 'mine'), record)).toMatchObject({ edit: { base: 'a third' } })
  expect(await saveEdit(edit(5, 'a third', 'mine'), record)).toEqual({ status: 'saved' })
  expect(record.value()).toBe('mine')
})

test('saves when only other fields change between read and write', async () => {
  const record = field({ version: 3, value: 'old' }, ['old', 'old'])
  expect(await saveEdit(edit(3, 'old', 'mine'), record)).toEqual({ status: 'saved' })
  expect(record.value()).toBe('mine')
})

test.each([
  ['deleted', () => Promise.resolve(null)],
  ['not writable for the user', () => Promise.resolve({ version: 3, value: 'old' })],
])('fails once for a record that is %s', async (_, read) => {
  const write = jest.fn(() => Promise.resolve(false))
  const change = edit(3, 'old', 'mine')
  expect(await saveEdit(change, { read, write })).toMatchObject({ status: 'failed', edit: change })
  expect(write.mock.calls.length).toBeLessThanOrEqual(1)
})
