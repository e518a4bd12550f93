'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { storeLogo } from '@/lib/data/catalogue/client-record'
import { hasRecord, setPicture } from '@/lib/data/owl/pictures'
import { PICTURE_TABLES } from '@/lib/owl/picture'
import { paths } from '@/lib/paths'
import { owlPaths } from '@/lib/portal/owl-paths'
import { uploadedFile } from '@/lib/schemas/ad'
import { landUpload, startUpload } from './picture-upload'
import { returnWith, staffAction } from './staff-action'

const OWLS = { area: 'owl', from: paths.roleHome('owl') } as const
const NOT_YOURS = { problem: 'It is gone, or you don’t have permission to change it.' }
const table = z.enum(PICTURE_TABLES)
const uploaded = z.string().max(200)

const PAGES = { products: owlPaths.product, deals: (id: string) => owlPaths.deal(id) }

export const beginPicture = staffAction(
  { ...OWLS, args: [table, z.uuid(), uploadedFile] },
  async ({ args: [table, id, file] }) =>
    (await hasRecord(table, id)) ? startUpload('picture', id, file) : NOT_YOURS,
)

/** Gives the record its picture at once. */
export const finishPicture = staffAction(
  { ...OWLS, args: [table, z.uuid(), uploaded] },
  async ({ args: [table, id, path] }) => {
    const finished = await landUpload('picture', id, path, {
      refusal: NOT_YOURS,
      keep: async (name, content) =>
        (await storeLogo(`${table}/${name}`, content)) && (await setPicture(table, id, `${table}/${name}`)),
    })
    revalidatePath(PAGES[table](id))
    return finished
  },
)

export const removePicture = staffAction(
  { ...OWLS, args: [table, z.uuid()] },
  async ({ args: [table, id] }) =>
    returnWith((await setPicture(table, id, null)) ? 'picture-removed' : 'not-changed', PAGES[table](id)),
)

/** For a form that is saved later, or never: see `list_orphan_pictures`. */
export const beginFormPicture = staffAction(
  { ...OWLS, args: [uploadedFile] },
  async ({ args: [file], viewer }) => startUpload('picture', viewer.id, file),
)

/** Answers the file name, which the form posts. */
export const finishFormPicture = staffAction(
  { ...OWLS, args: [table, uploaded] },
  async ({
    args: [table, path],
    viewer,
  }): Promise<{ problem: string } | { problem: null; stored: string }> => {
    let stored = ''
    const { problem } = await landUpload('picture', viewer.id, path, {
      refusal: NOT_YOURS,
      keep: (name, content) => storeLogo((stored = `${table}/${name}`), content),
    })
    return problem === null ? { problem, stored } : { problem }
  },
)
