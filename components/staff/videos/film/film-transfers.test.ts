import { continuedBy, newTransfer, startable } from './film-transfers'

const file = (name: string) => new File(['film'], name, { lastModified: 1000 })

it('starts three files at a time, in the order in which they were chosen', () => {
  const transfers = ['a', 'b', 'c', 'd'].map((name, id) => newTransfer(id, file(name), null))
  expect(startable(transfers).map(({ id }) => id)).toEqual([0, 1, 2])
  const [first, ...others] = transfers.map(
    (one) => ({ ...one, phase: one.id < 3 ? 'sending' : one.phase }) as const,
  )
  expect(startable([...(first ? [first] : []), ...others])).toEqual([])
  expect(startable([...(first ? [{ ...first, phase: 'checking' as const }] : []), ...others])).toHaveLength(1)
})

it('does not send a file that has a problem', () => {
  const refused = newTransfer(0, file('notes.txt'), 'This type of file cannot be used here.')
  expect(refused.phase).toBe('failed')
  expect(startable([refused])).toEqual([])
})

it('recognizes the file of an unfinished upload by name, size and time', () => {
  const upload = { id: 'u', fileName: 'a.mp4', bytes: 4, modifiedAt: 1000 }
  expect(continuedBy(file('a.mp4'), [upload])).toBe(upload)
  expect(continuedBy(file('b.mp4'), [upload])).toBeUndefined()
  expect(continuedBy(file('a.mp4'), [{ ...upload, bytes: 5 }])).toBeUndefined()
  expect(continuedBy(file('a.mp4'), [{ ...upload, modifiedAt: 999 }])).toBeUndefined()
})
