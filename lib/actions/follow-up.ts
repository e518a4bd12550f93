'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { createNote, deleteNote, editNote } from '@/lib/data/sales/notes'
import { createTask, deleteTask, editTask, setTaskDone } from '@/lib/data/sales/tasks'
import type { ActionState, FormValues } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { SUBJECT_KINDS } from '@/lib/leads/follow-up'
import { paths } from '@/lib/paths'
import { newNoteSchema, newTaskSchema, noteEditSchema, taskEditSchema } from '@/lib/schemas/follow-up'
import { mediumDay } from '@/lib/time/in-zone'
import { staffAction } from './staff-action'

/** Every role has tasks. Policies decide about which subjects. */
const STAFF = { area: 'signed-in', from: paths.dashboard() } as const
const id = z.uuid()
const subject = z.object({ kind: z.enum(SUBJECT_KINDS), id })

const GONE = 'It no longer exists, or you don’t have permission to change it.'

function answer(written: 'done' | 'refused', title: string, values?: FormValues): ActionState {
  if (written === 'refused') return { problem: GONE, values }
  refresh()
  return { done: { title } }
}

export const addTask = staffAction(
  { ...STAFF, args: [subject], form: (formData) => parseAction(newTaskSchema, formData) },
  async ({ args: [subject], data, values }) => {
    const written = await createTask(subject, data)
    if (written === 'done') return answer(written, 'Task added')
    const problem = 'Not added. You don’t have permission to add tasks here, or this person can’t get it.'
    return { problem, values }
  },
)

export const changeTask = staffAction(
  { ...STAFF, args: [id], form: (formData) => parseAction(taskEditSchema, formData) },
  async ({ args: [id], data: { version, ...task }, values }): Promise<ActionState> => {
    const written = await editTask(id, version, task)
    if (typeof written === 'string') return answer(written, 'Task saved', values)
    const day = written.dueOn ? `due ${mediumDay(written.dueOn)}` : 'without a day'
    return {
      problem: `Someone else changed this task. It is now “${written.title}”, ${day}. Save again to replace that with what you see here.`,
      values: { ...values, version: String(written.version) },
    }
  },
)

export const markTask = staffAction(
  {
    ...STAFF,
    args: [id],
    form: (formData) => parseAction(z.object({ done: z.stringbool() }), formData),
  },
  async ({ args: [id], data: { done } }) =>
    answer(await setTaskDone(id, done), done ? 'Task done' : 'Task is open again'),
)

const NO_FIELDS = z.object({})

export const removeTask = staffAction(
  { ...STAFF, args: [id], form: (formData) => parseAction(NO_FIELDS, formData) },
  async ({ args: [id] }) => answer(await deleteTask(id), 'Task deleted'),
)

export const addNote = staffAction(
  { ...STAFF, args: [subject], form: (formData) => parseAction(newNoteSchema, formData) },
  async ({ args: [subject], data, values }) => {
    const written = await createNote(subject, data)
    if (written === 'done') return answer(written, 'Note added')
    return { problem: 'Not added. You can’t add notes here right now.', values }
  },
)

export const changeNote = staffAction(
  { ...STAFF, args: [id], form: (formData) => parseAction(noteEditSchema, formData) },
  async ({ args: [id], data: { version, body }, values }): Promise<ActionState> => {
    const written = await editNote(id, version, body)
    if (typeof written === 'string') return answer(written, 'Note saved', values)
    return {
      problem: `You changed this note elsewhere. It is now: “${written.body}” Save again to replace that with what you see here.`,
      values: { ...values, version: String(written.version) },
    }
  },
)

export const removeNote = staffAction(
  { ...STAFF, args: [id], form: (formData) => parseAction(NO_FIELDS, formData) },
  async ({ args: [id] }) => answer(await deleteNote(id), 'Note deleted'),
)
