'use server'

import * as z from 'zod/mini'
import { landIncoming, startIncoming } from './incoming-upload'
import { returnWith, staffAction } from './staff-action'
import { importProblem, MAX_IMPORT_BYTES } from '@/lib/catalogue/places/import-rules'
import {
  cancelPlaceImport,
  runPlaceImport,
  startPlaceImport,
  undoPlaceImport,
  unpackImport,
} from '@/lib/data/website/place-imports'
import { wakeJobs } from '@/lib/jobs/wake'
import { staffPaths } from '@/lib/portal/staff-paths'
import { uploadedFile, uploadedFileName } from '@/lib/schemas/ad'

const ADMINS = { area: 'admin', from: staffPaths.placeImports() } as const
const PLACE = { folder: 'places', owner: null }
const REFUSED = { problem: 'You can’t import pages right now.' }

export const beginPlaceUpload = staffAction({ ...ADMINS, args: [uploadedFile] }, async ({ args: [file] }) =>
  startIncoming(PLACE, importProblem(file)),
)

type Finished = { problem: string } | { problem: null; href: string }

/** Keeps the pages for the import; the file itself is removed. */
export const finishPlaceUpload = staffAction(
  { ...ADMINS, args: [z.string().check(z.maxLength(200)), uploadedFileName] },
  async ({ args: [path, fileName] }) =>
    landIncoming<Finished>(PLACE, path, {
      maxBytes: MAX_IMPORT_BYTES,
      async keep(content) {
        const files = unpackImport(fileName, content)
        const started = files && (await startPlaceImport(fileName, files))
        if (!started)
          return { problem: 'This archive cannot be read, or it unpacks to more than 5,000 files or 100 MB.' }
        if (started === 'empty') return { problem: 'There is no Markdown file in this archive.' }
        if (started === 'refused') return REFUSED
        return { problem: null, href: staffPaths.placeImport(started.id) }
      },
      refusal: REFUSED,
      missing: { problem: 'The file has not arrived. Upload it again.' },
    }),
)

const count = z.coerce.number().check(z.int(), z.minimum(0))
const seenCounts = z.object({ create: count, update: count, skip: count, error: count })
const FLASHES = { begun: 'import-begun', changed: 'import-changed', refused: 'not-changed' } as const

/** A job writes the pages and renews what shows them. */
export const runImport = staffAction(
  { ...ADMINS, args: [z.uuid()], data: seenCounts },
  async ({ args: [id], data }) => {
    const outcome = await runPlaceImport(id, data)
    if (outcome === 'begun') wakeJobs()
    returnWith(FLASHES[outcome], staffPaths.placeImport(id))
  },
)

export const cancelImport = staffAction({ ...ADMINS, args: [z.uuid()] }, async ({ args: [id] }) => {
  const isCanceled = await cancelPlaceImport(id)
  returnWith(isCanceled ? 'import-canceled' : 'import-ended', staffPaths.placeImport(id))
})

export const undoImport = staffAction({ ...ADMINS, args: [z.uuid()] }, async ({ args: [id] }) => {
  const isBegun = await undoPlaceImport(id)
  if (isBegun) wakeJobs()
  returnWith(isBegun ? 'import-undo-begun' : 'not-changed', staffPaths.placeImport(id))
})
