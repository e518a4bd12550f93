'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { landUpload, startUpload } from '@/lib/actions/picture-upload'
import { returnWith, staffAction } from '@/lib/actions/staff-action'
import { storeLogo } from '@/lib/data/catalogue/client-record'
import { setBrandLogo } from '@/lib/data/owl/brand-files'
import { getBrand } from '@/lib/data/owl/brands'
import { owlPaths } from '@/lib/portal/owl-paths'
import { uploadedFile } from '@/lib/schemas/ad'

const OWLS = { area: 'owl', from: owlPaths.brands() } as const
const NOT_YOURS = { problem: 'This brand no longer exists, or you don’t have permission to change it.' }

export const beginBrandLogo = staffAction(
  { ...OWLS, args: [z.uuid(), uploadedFile] },
  async ({ args: [id, file] }) => ((await getBrand(id)) ? startUpload('logo', id, file) : NOT_YOURS),
)

export const finishBrandLogo = staffAction(
  { ...OWLS, args: [z.uuid(), z.string().max(200)] },
  async ({ args: [id, path] }) => {
    const finished = await landUpload('logo', id, path, {
      refusal: NOT_YOURS,
      // Owls may write only below this folder.
      keep: async (name, content) =>
        (await storeLogo(`brands/${name}`, content)) && (await setBrandLogo(id, `brands/${name}`)),
    })
    revalidatePath(owlPaths.brand(id))
    return finished
  },
)

export const removeBrandLogo = staffAction({ ...OWLS, args: [z.uuid()] }, async ({ args: [id] }) => {
  returnWith((await setBrandLogo(id, null)) ? 'logo-removed' : 'not-changed', owlPaths.brand(id))
})
