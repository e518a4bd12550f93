'use server'

import { randomUUID } from 'node:crypto'
import { after } from 'next/server'
import { z } from 'zod'
import { drawIllustration } from '@/lib/catalogue/picture/draw-illustration'
import { MAX_PICTURE_BYTES, pictureUploadProblem } from '@/lib/catalogue/picture/upload-rules'
import { readIncoming, removeIncoming, removeUnfinished, signIncoming } from '@/lib/data/privileged/incoming'
import { searchSitePages } from '@/lib/data/website/page-search'
import { storeTextPicture } from '@/lib/data/website/text-pictures'
import type { StartedUpload } from '@/lib/forms/upload'
import { log } from '@/lib/observability/log'
import { publicObject } from '@/lib/paths'
import { staffPaths } from '@/lib/portal/staff-paths'
import { uploadedFile } from '@/lib/schemas/ad'
import { staffAction } from './staff-action'

const ADMINS = { area: 'admin', from: staffPaths.articles() } as const

const FOLDER = 'texts'
const NOT_THERE = { problem: 'The file is not here. Choose it again.' }
const NOT_YOURS = { problem: 'You may not add pictures at the moment.' }

/** What the link dialog of the editor offers. */
export const findLinkTargets = staffAction(
  { ...ADMINS, args: [z.string().max(200)] },
  async ({ args: [words] }) => searchSitePages(words),
)

export const beginTextPicture = staffAction(
  { ...ADMINS, args: [uploadedFile] },
  async ({ args: [file], viewer }): Promise<StartedUpload> => {
    const problem = pictureUploadProblem(file)
    if (problem !== null) return { problem }
    after(() =>
      removeUnfinished(FOLDER).catch((error: unknown) => log.error('incoming.removeUnfinished', error)),
    )
    const path = `${FOLDER}/${viewer.id}-${randomUUID()}`
    return { problem: null, path, address: await signIncoming(path) }
  },
)

/** Judges the file by its content and encodes it anew. The file itself is never served. `stored` has the bucket first. */
export const finishTextPicture = staffAction(
  { ...ADMINS, args: [z.string().max(200)] },
  async ({
    args: [path],
    viewer,
  }): Promise<{ problem: string } | { problem: null; address: string; stored: string }> => {
    const prefix = `${FOLDER}/${viewer.id}-`
    if (!path.startsWith(prefix) || !z.uuid().safeParse(path.slice(prefix.length)).success) return NOT_YOURS
    const content = await readIncoming(path, MAX_PICTURE_BYTES)
    if (!content) return NOT_THERE
    const drawn = await drawIllustration(content)
    const stored = drawn.ok ? await storeTextPicture(drawn.fileName, drawn.content) : null
    // Not before: after an error the browser asks again.
    await removeIncoming([path])
    if (!drawn.ok) return { problem: drawn.problem }
    return stored ? { problem: null, address: publicObject(stored), stored } : NOT_YOURS
  },
)
