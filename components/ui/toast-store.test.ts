import { enqueue, TOAST_LIMIT, TOAST_UNREAD, type Toast, type ToastInput } from './toast-store'

const queueOf = (...inputs: ToastInput[]) =>
  inputs.reduce<readonly Toast[]>(
    (queue, input, id) => enqueue(queue, { ...input, id, at: id * TOAST_UNREAD }),
    [],
  )

describe('enqueue', () => {
  it('replaces what was said before, but no failure', () => {
    const queue = queueOf(
      { title: 'Saved' },
      { title: 'Not sent', variant: 'destructive' },
      { title: 'Moved' },
      { title: 'Sent' },
    )
    expect(queue.map(({ title }) => title)).toEqual(['Not sent', 'Sent'])
  })

  it('keeps what nobody can have read', () => {
    const queue = queueOf({ title: 'Picture uploaded' })
    const both = enqueue(queue, { id: 9, title: 'Film uploaded', at: TOAST_UNREAD - 1 })
    expect(both.map(({ title }) => title)).toEqual(['Picture uploaded', 'Film uploaded'])
  })

  it('drops a toast with a queued title, whatever its description', () => {
    const queue = queueOf({ title: 'Saved', description: 'First' })
    expect(enqueue(queue, { id: 9, at: 0, title: 'Saved', description: 'Second' })).toBe(queue)
  })

  it('drops a toast with a queued description, whatever its title', () => {
    const queue = queueOf({ title: 'Saved', description: 'Your work is safe.' })
    expect(enqueue(queue, { id: 9, at: 0, title: 'Stored', description: 'Your work is safe.' })).toBe(queue)
  })

  it('two missing descriptions are not duplicates', () => {
    expect(queueOf({ title: 'Saved' }, { title: 'Sent' })[0]).toMatchObject({ title: 'Sent' })
  })

  it(`holds ${TOAST_LIMIT} failures and lets the oldest go`, () => {
    const queue = queueOf(
      ...['One', 'Two', 'Three', 'Four'].map((title) => ({ title, variant: 'destructive' as const })),
    )
    expect(queue.map(({ title }) => title)).toEqual(['Two', 'Three', 'Four'])
  })

  it('does not mutate the queue', () => {
    const queue = queueOf({ title: 'One' })
    enqueue(queue, { id: 9, at: 0, title: 'Two' })
    expect(queue).toHaveLength(1)
  })
})
