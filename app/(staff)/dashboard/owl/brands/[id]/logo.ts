'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { landLogoUpload, startLogoUpload } from '@/lib/actions/logo-upload'
import { staffAction } from '@/lib/actions/staff-action'
import { storeLogo } from '@/lib/data/catalogue/client-record'
import { getBrand, setBrandLogo } from '@/lib/data/owl/brand-record'
import { staffPaths } from '@/lib/portal/staff-paths'
import { uploadedFile } from '@/lib/schemas/ad'

const OWLS = { area: 'owl', from: staffPaths.brands() } as const
const NOT_YOURS = { problem: 'This brand is not there any more, or you may not change it.' }

export const beginBrandLogo = staffAction(
  { ...OWLS, args: [z.uuid(), uploadedFile] },
  async ({ args: [id, file] }) => ((await getBrand(id)) ? startLogoUpload(id, file) : NOT_YOURS),
)

export const finishBrandLogo = staffAction(
  { ...OWLS, args: [z.uuid(), z.string().max(200)] },
  async ({ args: [id, path] }) => {
    const finished = await landLogoUpload(id, path, {
      refusal: NOT_YOURS,
      // Owls may write only below this folder.
      keep: async (name, content) =>
        (await storeLogo(`brands/${name}`, content)) && (await setBrandLogo(id, `brands/${name}`)),
    })
    revalidatePath(staffPaths.brand(id))
    return finished
  },
)
