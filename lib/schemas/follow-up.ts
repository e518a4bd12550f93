import * as z from 'zod/mini'
import { noteField, taskFields } from './follow-up-fields'
import { cleanParagraphs, optionalDay, optionalText, requiredText } from './text-rules'

const orNull = (schema: z.ZodMiniType<string>) =>
  z.pipe(
    schema,
    z.transform((text: string) => text || null),
  )

const task = {
  title: requiredText(taskFields.title),
  details: orNull(optionalText(taskFields.details, cleanParagraphs)),
  dueOn: orNull(optionalDay),
  assigneeId: orNull(
    z
      ._default(z.string(), '')
      .check(z.refine((id) => id === '' || z.uuid().safeParse(id).success, 'Choose a person')),
  ),
}
const version = z.coerce.number().check(z.int(), z.positive())
const body = requiredText(noteField, cleanParagraphs)

/** `id` is that of the form, and of what it adds: sent twice, it adds one. */
export const newTaskSchema = z.object({ id: z.uuid(), ...task })
/** `version` is the one that the form was opened with. */
export const taskEditSchema = z.object({ version, ...task })
export const newNoteSchema = z.object({ id: z.uuid(), body })
export const noteEditSchema = z.object({ version, body })

export type TaskValues = Omit<z.output<typeof newTaskSchema>, 'id'>
