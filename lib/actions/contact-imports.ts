'use server'

import { revalidatePath, updateTag } from 'next/cache'
import { z } from 'zod'
import {
  discardContactImport,
  matchContactImport,
  runContactImport,
  startContactImport,
  undoContactImport,
} from '@/lib/data/catalogue/contact-imports'
import { tags } from '@/lib/data/query/tags'
import type { ActionState } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { staffPaths, CONTACT_AREAS } from '@/lib/portal/staff-paths'
import { uploadedFile, uploadedFileName } from '@/lib/schemas/ad'
import { contactMatching, seenCounts } from '@/lib/schemas/contact-import'
import { landCsvUpload, startCsvUpload } from './csv-upload'
import { staffAction, returnWith } from './staff-action'

const area = z.enum(CONTACT_AREAS)
const id = z.uuid()

/** Open to owls, project managers and admins. The first argument is the area of the page. */
const KEEPERS = {
  area: 'owl',
  from: (area: unknown) => staffPaths.contactImports(area === 'admin' ? 'admin' : 'owl'),
} as const

const FOLDER = 'contacts'
const NOT_YOURS = 'This import no longer exists, or you don’t have permission to change it.'

export const beginContactUpload = staffAction(
  { ...KEEPERS, args: [area, uploadedFile] },
  async ({ args: [, file] }) => startCsvUpload(FOLDER, file),
)

export const finishContactUpload = staffAction(
  { ...KEEPERS, args: [area, z.string().max(200), uploadedFileName] },
  async ({ args: [area, path, fileName] }) =>
    landCsvUpload(FOLDER, path, async (file) => {
      const importId = await startContactImport(fileName, file)
      if (!importId) return { problem: 'You can’t import contacts right now.' }
      return { problem: null, href: staffPaths.contactImport(area, importId) }
    }),
)

export const matchColumns = staffAction(
  { ...KEEPERS, args: [area, id], form: (formData) => parseAction(contactMatching, formData) },
  async ({ args: [area, id], data: { columns, matchBy, addsClients }, values }): Promise<ActionState> => {
    const outcome = await matchContactImport(id, columns, matchBy, addsClients)
    if (outcome === 'conflict') return { problem: 'This import has run already. Reload the page.', values }
    if (outcome !== 'done') return { problem: NOT_YOURS, values }
    returnWith('import-checked', staffPaths.contactImport(area, id))
  },
)

export const runImport = staffAction(
  { ...KEEPERS, args: [area, id], data: seenCounts },
  async ({ args: [area, id], data }) => {
    const outcome = await runContactImport(id, data)
    if (outcome === 'done') for (const tag of [tags.reviews, tags.clients]) updateTag(tag)
    const flash = { done: 'contacts-imported', changed: 'import-changed' } as const
    revalidatePath(staffPaths.contacts(area))
    returnWith(
      outcome === 'done' || outcome === 'changed' ? flash[outcome] : 'not-changed',
      staffPaths.contactImport(area, id),
    )
  },
)

export const undoImport = staffAction({ ...KEEPERS, args: [area, id] }, async ({ args: [area, id] }) => {
  const outcome = await undoContactImport(id)
  if (outcome === 'done') for (const tag of [tags.reviews, tags.clients]) updateTag(tag)
  returnWith(outcome === 'done' ? 'import-undone' : 'not-changed', staffPaths.contactImport(area, id))
})

export const discardImport = staffAction({ ...KEEPERS, args: [area, id] }, async ({ args: [area, id] }) => {
  const outcome = await discardContactImport(id)
  returnWith(outcome === 'done' ? 'import-discarded' : 'not-changed', staffPaths.contactImports(area))
})
