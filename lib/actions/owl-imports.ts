'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import { keepCsv, landCsvUpload, startCsvUpload } from './csv-upload'
import { returnWith, staffAction } from './staff-action'
import {
  cancelImport,
  discardImport,
  matchImport,
  runImport,
  startImport,
  undoImport,
} from '@/lib/data/owl/imports/imports'
import { columnsTogether, parseColumns } from '@/lib/data/owl/imports/posted-columns'
import type { ActionState, Parsed } from '@/lib/forms/form-state'
import { wakeJobs } from '@/lib/jobs/wake'
import type { CsvFile } from '@/lib/list/read-csv'
import { IMPORT_COLLECTIONS, type ImportCollection, toImportCollection } from '@/lib/owl/imports/collections'
import { owlPaths } from '@/lib/portal/owl-paths'
import { uploadedFile, uploadedFileName } from '@/lib/schemas/ad'

const collection = z.enum(IMPORT_COLLECTIONS)
const id = z.uuid()

const IMPORTERS = {
  area: 'owl',
  from: (name: unknown) => owlPaths.imports(toImportCollection(String(name)) ?? 'sites'),
} as const

const FOLDER = 'owl-imports'
const NOT_YOURS = 'This import no longer exists, or you don’t have permission to change it.'

export const beginUpload = staffAction(
  { ...IMPORTERS, args: [collection, uploadedFile] },
  async ({ args: [, file] }) => startCsvUpload(FOLDER, file),
)

const keepRows = (name: ImportCollection, fileName: string) => async (file: CsvFile) => {
  const importId = await startImport(name, fileName, file)
  if (!importId) return { problem: 'You can’t import here right now.' }
  return { problem: null, href: owlPaths.import(name, importId) }
}

export const finishUpload = staffAction(
  { ...IMPORTERS, args: [collection, z.string().max(200), uploadedFileName] },
  async ({ args: [name, path, fileName] }) => landCsvUpload(FOLDER, path, keepRows(name, fileName)),
)

const NO_FILE = 'Choose a CSV file of less than 1 MB.'

/** Without JavaScript the file comes with the form. */
export const postFile = staffAction(
  {
    ...IMPORTERS,
    args: [collection],
    form: (formData): Parsed<File, ActionState> => {
      const file = formData.get('file')
      return file instanceof File && file.size > 0
        ? { ok: true, data: file, values: {} }
        : { ok: false, state: { problem: NO_FILE } }
    },
  },
  async ({ args: [name], data: file }): Promise<ActionState> => {
    const fileName = uploadedFileName.safeParse(file.name)
    if (!fileName.success) return { problem: 'The name of the file is too long.' }
    const finished = await keepCsv(await file.bytes(), keepRows(name, fileName.data))
    if (finished.problem !== null) return { problem: finished.problem }
    redirect(finished.href)
  },
)

export const matchColumns = staffAction(
  {
    ...IMPORTERS,
    args: [collection, id],
    form: (formData, [name]) => parseColumns(name, formData),
  },
  async ({ args: [name, id], data: columns, values }): Promise<ActionState> => {
    const outcome = await matchImport(id, columns, columnsTogether(name, columns))
    if (outcome === 'conflict') {
      return { problem: 'This import is being checked or run right now. Reload the page.', values }
    }
    if (outcome !== 'done') return { problem: NOT_YOURS, values }
    wakeJobs()
    returnWith('import-check-begun', owlPaths.import(name, id))
  },
)

const count = z.coerce.number().int().min(0).max(10_000)

const FLASHES = { begun: 'import-begun', changed: 'import-changed', refused: 'not-changed' } as const

/** A job writes the rows. */
export const run = staffAction(
  {
    ...IMPORTERS,
    args: [collection, id],
    data: z.object({ create: count, update: count, unchanged: count, error: count }),
  },
  async ({ args: [name, id], data }) => {
    const outcome = await runImport(id, data)
    if (outcome === 'begun') wakeJobs()
    returnWith(FLASHES[outcome], owlPaths.import(name, id))
  },
)

export const cancel = staffAction({ ...IMPORTERS, args: [collection, id] }, async ({ args: [name, id] }) => {
  const isCanceled = await cancelImport(id)
  returnWith(isCanceled ? 'import-canceled' : 'import-ended', owlPaths.import(name, id))
})

export const undo = staffAction({ ...IMPORTERS, args: [collection, id] }, async ({ args: [name, id] }) => {
  const isBegun = await undoImport(id)
  if (isBegun) wakeJobs()
  returnWith(isBegun ? 'import-undo-begun' : 'not-changed', owlPaths.import(name, id))
})

export const discard = staffAction({ ...IMPORTERS, args: [collection, id] }, async ({ args: [name, id] }) => {
  const isDiscarded = await discardImport(id)
  returnWith(isDiscarded ? 'import-discarded' : 'not-changed', owlPaths.imports(name))
})
