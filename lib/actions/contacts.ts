'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import type { FlashCode } from '@/lib/auth/flash'
import { CONTACT_FIELDS, type ContactField, isPrivateContactField } from '@/lib/catalogue/contacts'
import { createContact, deleteContact, editContact } from '@/lib/data/catalogue/contact-changes'
import { findSimilarContacts, mergeContacts } from '@/lib/data/catalogue/similar-contacts'
import { undoChange } from '@/lib/data/history/undo-change'
import type { RpcOutcome } from '@/lib/errors'
import type { ActionState, Edit, EditState, Parsed } from '@/lib/forms/form-state'
import { parseAction, parseEdit } from '@/lib/forms/parse-form'
import { staffPaths, CONTACT_AREAS } from '@/lib/portal/staff-paths'
import { contactEdits, newContactSchema } from '@/lib/schemas/client-contact'
import { changeShown } from './revalidate-appearances'
import { staffAction, returnWith } from './staff-action'
import { parseUndo, undoProblem } from './undo-posted'

/** Open to owls, project managers and admins. The first argument is the area of the page. */
const KEEPERS = {
  area: 'owl',
  from: (area: unknown) => staffPaths.contacts(area === 'admin' ? 'admin' : 'owl'),
} as const
const area = z.enum(CONTACT_AREAS)
const id = z.uuid()

export const addContact = staffAction(
  { ...KEEPERS, args: [area], form: (formData) => parseAction(newContactSchema, formData) },
  async ({ args: [area], data: { id, anyway, ...contact }, values }): Promise<ActionState> => {
    const similar = anyway ? [] : await findSimilarContacts(contact)
    // A form that is sent twice finds its own contact.
    const others = similar.filter((other) => other.id !== id)
    if (others.length > 0) {
      const title = others.some(({ hasSameEmail }) => hasSameEmail)
        ? 'A contact with this email already exists.'
        : 'A contact with this name already exists.'
      const records = others.map((other) => ({
        href: staffPaths.contact(area, other.id),
        label: other.name,
        detail: [other.client, other.group, other.email].filter(Boolean).join(', '),
      }))
      return { warning: { title, records, goOn: 'Save anyway' }, values }
    }
    const created = await createContact(id, contact)
    if (created === 'refused') return { problem: 'You can’t add contacts right now.', values }
    if (created === 'taken') {
      return { problem: 'This form has added a contact before. Reload the page for a new form.', values }
    }
    if (created !== 'done') return { errors: created.errors, values }
    returnWith('contact-added', staffPaths.contact(area, id))
  },
)

export const changeContact = staffAction(
  {
    ...KEEPERS,
    args: [area, id, z.enum(CONTACT_FIELDS)],
    // An invalid edit reaches the handler, too: the page is rendered again in any case.
    form: (formData, [, , field]): Parsed<ReturnType<typeof parseEdit>, EditState> => ({
      ok: true,
      data: parseEdit(contactEdits[field], formData),
      values: {},
    }),
  },
  async ({ args: [area, id, field], data: edit }) => {
    const state = edit.ok ? await save(id, field, edit.data) : edit.state
    revalidatePath(staffPaths.contact(area, id))
    return state
  },
)

/** The home page shows name and position beside a review. */
async function save(id: string, field: ContactField, edit: Edit): Promise<EditState> {
  if (isPrivateContactField(field)) return editContact(id, field, edit)
  return (await changeShown('contact', [id], () => editContact(id, field, edit))).result
}

const DELETIONS: Partial<Record<RpcOutcome, FlashCode>> = {
  done: 'contact-deleted',
  conflict: 'contact-in-use',
}

/** The functions in the database let only super admins delete and merge. */
export const removeContact = staffAction({ ...KEEPERS, args: [area, id] }, async ({ args: [area, id] }) => {
  const outcome = await deleteContact(id)
  returnWith(DELETIONS[outcome] ?? 'not-changed', staffPaths.contact(area, id))
})

export const mergeContact = staffAction(
  { ...KEEPERS, args: [area, id], data: z.object({ into: z.uuid() }) },
  async ({ args: [area, id], data: { into } }) => {
    const { result: outcome } = await changeShown('contact', [id, into], () => mergeContacts(id, into))
    if (outcome !== 'done') returnWith('not-changed', staffPaths.contact(area, id))
    returnWith('contacts-merged', staffPaths.contact(area, into))
  },
)

export const undoContactChange = staffAction(
  { ...KEEPERS, args: [area, id], form: parseUndo },
  async ({ args: [area, id], data: { entry, column } }): Promise<ActionState> => {
    const { result: undone } = await changeShown('contact', [id], () =>
      undoChange('contacts', id, entry, column),
    )
    if (undone.outcome !== 'done') return { problem: undoProblem(undone) }
    returnWith('change-undone', staffPaths.contact(area, id))
  },
)
