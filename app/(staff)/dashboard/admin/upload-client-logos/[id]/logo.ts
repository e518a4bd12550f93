'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { landUpload, startUpload } from '@/lib/actions/picture-upload'
import { changeShown } from '@/lib/actions/revalidate-appearances'
import { staffAction } from '@/lib/actions/staff-action'
import { getClient, setClientLogo, storeLogo } from '@/lib/data/catalogue/client-record'
import { staffPaths } from '@/lib/portal/staff-paths'
import { uploadedFile } from '@/lib/schemas/ad'

const ADMINS = { area: 'admin', from: staffPaths.clients() } as const
const NOT_YOURS = { problem: 'This client no longer exists, or you don’t have permission to change it.' }

export const beginLogoUpload = staffAction(
  { ...ADMINS, args: [z.uuid(), uploadedFile] },
  async ({ args: [id, file] }) => ((await getClient(id)) ? startUpload('logo', id, file) : NOT_YOURS),
)

export const finishLogoUpload = staffAction(
  { ...ADMINS, args: [z.uuid(), z.string().max(200)] },
  async ({ args: [id, path] }) => {
    const finished = await landUpload('logo', id, path, {
      refusal: NOT_YOURS,
      keep: async (fileName, content) =>
        (await storeLogo(fileName, content)) &&
        (await changeShown('client', [id], () => setClientLogo(id, fileName))).result,
    })
    revalidatePath(staffPaths.client(id))
    return finished
  },
)
