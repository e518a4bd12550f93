'use server'

import { z } from 'zod'
import { drawIllustration } from '@/lib/catalogue/picture/draw-illustration'
import { MAX_PICTURE_BYTES, pictureUploadProblem } from '@/lib/catalogue/picture/upload-rules'
import { keepFile } from '@/lib/data/records/keep-file'
import { searchSitePages } from '@/lib/data/website/page-search'
import { publicObject } from '@/lib/paths'
import { staffPaths } from '@/lib/portal/staff-paths'
import { uploadedFile } from '@/lib/schemas/ad'
import { landIncoming, startIncoming } from './incoming-upload'
import { staffAction } from './staff-action'

const BUCKET = 'blog'
const ADMINS = { area: 'admin', from: staffPaths.articles() } as const

const placeOf = (viewer: { id: string }) => ({ folder: 'texts', owner: viewer.id })
const NOT_THERE = { problem: 'The file is not here. Choose it again.' }
const NOT_YOURS = { problem: 'You can’t add pictures right now.' }

/** What the link dialog of the editor offers. */
export const findLinkTargets = staffAction(
  { ...ADMINS, args: [z.string().max(200)] },
  async ({ args: [words] }) => searchSitePages(words),
)

export const beginTextPicture = staffAction(
  { ...ADMINS, args: [uploadedFile] },
  async ({ args: [file], viewer }) => startIncoming(placeOf(viewer), pictureUploadProblem(file)),
)

/** `stored` has the bucket first. */
type FinishedPicture = { problem: string } | { problem: null; address: string; stored: string }

/** Judges the file by its content and encodes it anew. The file itself is never served. */
export const finishTextPicture = staffAction(
  { ...ADMINS, args: [z.string().max(200)] },
  async ({ args: [path], viewer }) =>
    landIncoming<FinishedPicture>(placeOf(viewer), path, {
      maxBytes: MAX_PICTURE_BYTES,
      async keep(content) {
        const drawn = await drawIllustration(content)
        if (!drawn.ok) return { problem: drawn.problem }
        const stored = `${BUCKET}/${drawn.fileName}`
        const isKept = await keepFile(BUCKET, drawn.fileName, drawn.content, 'image/webp')
        return isKept ? { problem: null, address: publicObject(stored), stored } : NOT_YOURS
      },
      refusal: NOT_YOURS,
      missing: NOT_THERE,
    }),
)
