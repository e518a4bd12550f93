'use server'

import { randomUUID } from 'node:crypto'
import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { landIncoming, startIncoming } from '@/lib/actions/incoming-upload'
import { returnWith, staffAction } from '@/lib/actions/staff-action'
import { setGuidelinesFile } from '@/lib/data/owl/brand-files'
import { getBrand } from '@/lib/data/owl/brands'
import { dropDocument, keepDocument } from '@/lib/data/privileged/documents'
import type { FinishedUpload } from '@/lib/forms/upload'
import {
  guidelinesFileProblem,
  guidelinesUploadProblem,
  MAX_GUIDELINES_BYTES,
} from '@/lib/owl/guidelines-file'
import { owlPaths } from '@/lib/portal/owl-paths'
import { uploadedFile, uploadedFileName } from '@/lib/schemas/ad'

const OWLS = { area: 'owl', from: owlPaths.brands() } as const
const NOT_YOURS = { problem: 'This brand no longer exists, or you don’t have permission to change it.' }
const NOT_THERE = {
  problem: 'The file is not here. If you do not see it after a reload, upload it again.',
}
const placeOf = (owner: string) => ({ folder: 'guidelines', owner })

export const beginGuidelines = staffAction(
  { ...OWLS, args: [z.uuid(), uploadedFile] },
  async ({ args: [id, file] }) =>
    (await getBrand(id)) ? startIncoming(placeOf(id), guidelinesUploadProblem(file)) : NOT_YOURS,
)

export const finishGuidelines = staffAction(
  { ...OWLS, args: [z.uuid(), z.string().max(200), uploadedFileName] },
  async ({ args: [id, path, name] }) => {
    const finished = await landIncoming<FinishedUpload>(placeOf(id), path, {
      maxBytes: MAX_GUIDELINES_BYTES,
      async keep(content) {
        const problem = guidelinesFileProblem(content)
        if (problem !== null) return { problem }
        const document = `brands/${id}/${randomUUID()}.pdf`
        await keepDocument(document, content)
        const since = new Date().toISOString()
        if (await setGuidelinesFile(id, { path: document, name, since })) return { problem: null }
        await dropDocument(document)
        return NOT_YOURS
      },
      refusal: NOT_YOURS,
      missing: NOT_THERE,
    })
    revalidatePath(owlPaths.brand(id))
    return finished
  },
)

export const removeGuidelines = staffAction({ ...OWLS, args: [z.uuid()] }, async ({ args: [id] }) => {
  const isRemoved = await setGuidelinesFile(id, null)
  returnWith(isRemoved ? 'guidelines-removed' : 'not-changed', owlPaths.brand(id))
})
