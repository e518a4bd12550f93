import 'server-only'
import { randomUUID } from 'node:crypto'
import { after } from 'next/server'
import { z } from 'zod'
import { drawLogo } from '@/lib/catalogue/logo/draw-logo'
import { logoUploadProblem, MAX_LOGO_BYTES } from '@/lib/catalogue/logo/upload-rules'
import { readIncoming, removeIncoming, removeUnfinished, signIncoming } from '@/lib/data/privileged/incoming'
import type { AnnouncedFile, FinishedUpload, StartedUpload } from '@/lib/forms/upload'
import { log } from '@/lib/observability/log'

const NOT_THERE = {
  problem: 'The file is not here. If you do not see the new logo after a reload, upload it again.',
}

const FOLDER = 'logos'
const prefixOf = (id: string) => `${FOLDER}/${id}-`

/** For the logo of the record with this id. Check first that the person may change the record. */
export async function startLogoUpload(id: string, file: AnnouncedFile): Promise<StartedUpload> {
  const problem = logoUploadProblem(file)
  if (problem !== null) return { problem }
  after(() =>
    removeUnfinished(FOLDER).catch((error: unknown) => log.error('incoming.removeUnfinished', error)),
  )
  const path = `${prefixOf(id)}${randomUUID()}`
  return { problem: null, path, address: await signIncoming(path) }
}

type Landing = {
  /** Stores the drawn logo and gives it to the record. False when the person may not. */
  keep: (fileName: string, content: Buffer) => Promise<boolean>
  refusal: { problem: string }
}

/** Judges the file by its content and draws the logo from it. The file itself is never served. */
export async function landLogoUpload(
  id: string,
  path: string,
  { keep, refusal }: Landing,
): Promise<FinishedUpload> {
  if (!path.startsWith(prefixOf(id)) || !z.uuid().safeParse(path.slice(prefixOf(id).length)).success) {
    return refusal
  }
  const content = await readIncoming(path, MAX_LOGO_BYTES)
  if (!content) return NOT_THERE
  const logo = await drawLogo(content)
  const isKept = logo.ok && (await keep(logo.fileName, logo.content))
  // Not before: after an error the browser asks again.
  await removeIncoming([path])
  if (!logo.ok) return { problem: logo.problem }
  return isKept ? { problem: null } : refusal
}
