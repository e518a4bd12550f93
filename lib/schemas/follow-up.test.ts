import { newNoteSchema, newTaskSchema, noteEditSchema, taskEditSchema } from './follow-up'

const id = 'f0000000-0000-4000-8000-000000000001'

it('makes nothing of what is left empty', () => {
  expect(
    newTaskSchema.parse({ id, title: ' Call \n Nora ', details: '', dueOn: '', assigneeId: '' }),
  ).toEqual({
    id,
    title: 'Call Nora',
    details: null,
    dueOn: null,
    assigneeId: null,
  })
})

it.each([
  [{ title: '  ' }, 'title', 'Task is required'],
  [{ title: 'a'.repeat(201) }, 'title', 'Task can have at most 200 characters'],
  [{ details: 'a'.repeat(5001) }, 'details', 'Details can have at most 5,000 characters'],
  [{ dueOn: '2026-02-30' }, 'dueOn', 'Choose a date, or leave it empty'],
  [{ dueOn: '0026-02-03' }, 'dueOn', 'Choose a date, or leave it empty'],
  [{ assigneeId: 'somebody' }, 'assigneeId', 'Choose a person'],
])('refuses %o', (change, field, message) => {
  const { error } = newTaskSchema.safeParse({ id, title: 'Call', ...change })
  expect(error?.issues).toMatchObject([{ path: [field], message }])
})

it('keeps the lines of a note', () => {
  expect(newNoteSchema.parse({ id, body: 'One\r\n\r\nTwo ' }).body).toBe('One\n\nTwo')
  expect(newNoteSchema.safeParse({ id, body: ' \n' }).success).toBe(false)
})

it('edits only from a version', () => {
  expect(noteEditSchema.parse({ version: '3', body: 'One' }).version).toBe(3)
  expect(taskEditSchema.safeParse({ title: 'Call' }).success).toBe(false)
  expect(taskEditSchema.safeParse({ version: '0', title: 'Call' }).success).toBe(false)
})
