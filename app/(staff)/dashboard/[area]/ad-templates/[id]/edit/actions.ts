'use server'

import sharp from 'sharp'
import { z } from 'zod'
import { landUpload, startUpload } from '@/lib/actions/picture-upload'
import { staffAction } from '@/lib/actions/staff-action'
import type { PictureRef } from '@/lib/ads/templates/document'
import type { SaveAnswer } from '@/lib/ads/templates/draft-saver'
import { getFilmPoster } from '@/lib/data/ads/templates/film-poster'
import {
  leaveTemplateEditor,
  noteTemplateEditor,
  publishTemplate,
  saveTemplateDraft,
} from '@/lib/data/ads/templates/template-changes'
import { getTemplate } from '@/lib/data/ads/templates/template-record'
import { storeLogo } from '@/lib/data/catalogue/client-record'
import { findFilms } from '@/lib/data/catalogue/home-slots'
import { staffPaths } from '@/lib/portal/staff-paths'
import { uploadedFile } from '@/lib/schemas/ad'
import { adTemplateFields } from '@/lib/schemas/ad-template-fields'
import { templateDocumentSchema } from '@/lib/schemas/ad-template'

/** The database decides whose template it is. */
const STAFF = { area: 'graphic-designer', from: staffPaths.adTemplates('graphic-designer') } as const
const NOT_YOURS = { problem: 'This template is gone, or you don’t have permission to change it.' }

const id = z.uuid()
const version = z.int().positive()

export const saveDraft = staffAction(
  { ...STAFF, args: [id, version, templateDocumentSchema] },
  async ({ args: [id, madeFrom, document] }): Promise<SaveAnswer> => {
    const saved = await saveTemplateDraft(id, madeFrom, document)
    if (typeof saved !== 'string') return { outcome: 'saved', version: saved.version }
    const template = saved === 'conflict' ? await getTemplate(id) : null
    if (!template) return { outcome: 'failed', ...NOT_YOURS }
    const { document: theirs, version } = template.draft
    return { outcome: 'conflict', theirs: { document: theirs, version, author: null } }
  },
)

export const publish = staffAction(
  { ...STAFF, args: [id, version, z.string().max(adTemplateFields.note.max)] },
  async ({ args: [id, madeFrom, note] }) => {
    const published = await publishTemplate(id, madeFrom, note)
    if (published === 'conflict') {
      return {
        problem: 'Someone else has saved this template. Close this and look above the layout.',
      }
    }
    return typeof published === 'string' ? NOT_YOURS : published
  },
)

export const notePresence = staffAction({ ...STAFF, args: [id, z.uuid()] }, ({ args: [id, tab] }) =>
  noteTemplateEditor(id, tab),
)

export const leavePresence = staffAction({ ...STAFF, args: [id, z.uuid()] }, ({ args: [id, tab] }) =>
  leaveTemplateEditor(id, tab),
)

/** Nothing names the picture before the template is saved with it. */
export const beginPicture = staffAction(
  { ...STAFF, args: [uploadedFile] },
  async ({ args: [file], viewer }) => startUpload('picture', viewer.id, file),
)

export const finishPicture = staffAction(
  { ...STAFF, args: [z.string().max(200)] },
  async ({ args: [path], viewer }): Promise<{ problem: string } | { problem: null; picture: PictureRef }> => {
    const picture: PictureRef = { path: '', width: 0, height: 0 }
    const { problem } = await landUpload('picture', viewer.id, path, {
      refusal: NOT_YOURS,
      async keep(name, content) {
        const { width, height } = await sharp(content).metadata()
        Object.assign(picture, { path: `templates/${name}`, width, height })
        return storeLogo(picture.path, content)
      },
    })
    return problem === null ? { problem, picture } : { problem }
  },
)

export const searchFilms = staffAction({ ...STAFF, args: [z.string().max(200)] }, async ({ args: [words] }) =>
  (await findFilms(words)).filter(({ status }) => status === 'published'),
)

export const readFilmPoster = staffAction(
  { ...STAFF, args: [id] },
  async ({ args: [videoId] }): Promise<{ problem: string } | { problem: null; poster: PictureRef }> => {
    const poster = await getFilmPoster(videoId)
    return poster
      ? { problem: null, poster }
      : { problem: 'This film or its picture is not stored here. Choose another one.' }
  },
)
