'use server'

import { randomUUID } from 'node:crypto'
import { revalidatePath } from 'next/cache'
import { after } from 'next/server'
import { z } from 'zod'
import { changeShown } from '@/lib/actions/revalidate-appearances'
import { staffAction } from '@/lib/actions/staff-action'
import { drawLogo } from '@/lib/catalogue/logo/draw-logo'
import { logoUploadProblem, MAX_LOGO_BYTES } from '@/lib/catalogue/logo/upload-rules'
import { getClient, setClientLogo, storeLogo } from '@/lib/data/catalogue/client-record'
import { readIncoming, removeIncoming, removeUnfinished, signIncoming } from '@/lib/data/privileged/incoming'
import type { FinishedUpload, StartedUpload } from '@/lib/forms/upload'
import { log } from '@/lib/observability/log'
import { staffPaths } from '@/lib/portal/staff-paths'
import { uploadedFile } from '@/lib/schemas/ad'

const ADMINS = { area: 'admin', from: staffPaths.clients() } as const
const NOT_YOURS = { problem: 'This client is not there any more, or you may not change it.' }
const NOT_THERE = {
  problem: 'The file is not here. If you do not see the new logo after a reload, upload it again.',
}

const FOLDER = 'logos'
const prefixOf = (clientId: string) => `${FOLDER}/${clientId}-`

export const beginLogoUpload = staffAction(
  { ...ADMINS, args: [z.uuid(), uploadedFile] },
  async ({ args: [id, file] }): Promise<StartedUpload> => {
    const problem = logoUploadProblem(file)
    if (problem !== null) return { problem }
    if (!(await getClient(id))) return NOT_YOURS
    after(() =>
      removeUnfinished(FOLDER).catch((error: unknown) => log.error('incoming.removeUnfinished', error)),
    )
    const path = `${prefixOf(id)}${randomUUID()}`
    return { problem: null, path, address: await signIncoming(path) }
  },
)

/** Judges the file by its content and draws the logo from it. The file itself is never served. */
export const finishLogoUpload = staffAction(
  { ...ADMINS, args: [z.uuid(), z.string().max(200)] },
  async ({ args: [id, path] }): Promise<FinishedUpload> => {
    if (!path.startsWith(prefixOf(id)) || !z.uuid().safeParse(path.slice(prefixOf(id).length)).success) {
      return NOT_YOURS
    }
    const content = await readIncoming(path, MAX_LOGO_BYTES)
    if (!content) return NOT_THERE
    const logo = await drawLogo(content)
    const isSet =
      logo.ok &&
      (await storeLogo(logo.fileName, logo.content)) &&
      (await changeShown('client', [id], () => setClientLogo(id, logo.fileName))).result
    // Not before: after an error the browser asks again.
    await removeIncoming([path])
    if (!logo.ok) return { problem: logo.problem }
    if (!isSet) return NOT_YOURS
    revalidatePath(staffPaths.client(id))
    return { problem: null }
  },
)
