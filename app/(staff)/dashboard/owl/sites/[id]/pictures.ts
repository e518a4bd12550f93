'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { landUpload, startUpload } from '@/lib/actions/picture-upload'
import { staffAction } from '@/lib/actions/staff-action'
import { storeLogo } from '@/lib/data/catalogue/client-record'
import { type ChangedPictures, changePictures } from '@/lib/data/owl/site-pictures'
import { getSite } from '@/lib/data/owl/site-record'
import {
  MAX_PICTURE_TEXT,
  MAX_SITE_PICTURES,
  type SitePicture,
  withMoved,
  withoutPicture,
  withPicture,
  withText,
} from '@/lib/owl/site-pictures'
import { owlPaths } from '@/lib/portal/owl-paths'
import { uploadedFile } from '@/lib/schemas/ad'

const OWLS = { area: 'owl', from: owlPaths.sites() } as const
const NOT_YOURS = { problem: 'This site is gone, or you don’t have permission to change it.' }
const FULL = { problem: `A site has up to ${MAX_SITE_PICTURES} pictures. Remove one first.` }
const id = z.uuid()
const file = z.string().max(120)

const problemOf = (changed: ChangedPictures): string | null => {
  if (changed === 'full') return FULL.problem
  if (changed === 'gone') return 'Someone else removed this picture.'
  return changed === 'refused' ? NOT_YOURS.problem : null
}

export const beginSitePicture = staffAction(
  { ...OWLS, args: [id, uploadedFile] },
  async ({ args: [id, announced] }) => {
    const site = await getSite(id)
    if (!site) return NOT_YOURS
    return site.pictures.length < MAX_SITE_PICTURES ? startUpload('picture', id, announced) : FULL
  },
)

export const finishSitePicture = staffAction(
  { ...OWLS, args: [id, z.string().max(200)] },
  async ({ args: [id, path] }) => {
    let problem: string | null = null
    const finished = await landUpload('picture', id, path, {
      refusal: NOT_YOURS,
      keep: async (name, content) => {
        if (!(await storeLogo(`sites/${name}`, content))) return false
        problem = problemOf(await changePictures(id, withPicture(`sites/${name}`)))
        return problem === null
      },
    })
    revalidatePath(owlPaths.site(id))
    return problem === null ? finished : { problem }
  },
)

export const removeSitePicture = staffAction({ ...OWLS, args: [id, file] }, async ({ args: [id, file] }) => {
  const problem = problemOf(await changePictures(id, withoutPicture(file)))
  revalidatePath(owlPaths.site(id))
  return { problem }
})

export const describeSitePicture = staffAction(
  { ...OWLS, args: [id, file, z.string().trim().max(MAX_PICTURE_TEXT)] },
  async ({ args: [id, file, text] }) => {
    const problem = problemOf(await changePictures(id, withText(file, text || null)))
    revalidatePath(owlPaths.site(id))
    return { problem }
  },
)

export const moveSitePicture = staffAction(
  { ...OWLS, args: [id, file, file.nullable()] },
  async ({ args: [id, file, before] }): Promise<{ isPlaced: boolean; pictures: SitePicture[] }> => {
    const changed = await changePictures(id, withMoved(file, before))
    revalidatePath(owlPaths.site(id))
    if (typeof changed !== 'string') return { isPlaced: true, pictures: changed.pictures }
    return { isPlaced: false, pictures: (await getSite(id))?.pictures ?? [] }
  },
)
