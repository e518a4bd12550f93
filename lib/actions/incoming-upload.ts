import 'server-only'
import { randomUUID } from 'node:crypto'
import { after } from 'next/server'
import { z } from 'zod'
import { readIncoming, removeIncoming, removeUnfinished, signIncoming } from '@/lib/data/privileged/incoming'
import type { StartedUpload } from '@/lib/forms/upload'
import { log } from '@/lib/observability/log'

/** `folder` is in the bucket `incoming`; `owner` is the id of the record or person that the file is for, null for a file of its own. */
type Place = { folder: string; owner: string | null }

const prefixOf = ({ folder, owner }: Place) => `${folder}/${owner === null ? '' : `${owner}-`}`

/** Check first that the person may change the owner. */
export async function startIncoming(place: Place, problem: string | null): Promise<StartedUpload> {
  if (problem !== null) return { problem }
  after(() =>
    removeUnfinished(place.folder).catch((error: unknown) => log.error('incoming.removeUnfinished', error)),
  )
  const path = `${prefixOf(place)}${randomUUID()}`
  return { problem: null, path, address: await signIncoming(path) }
}

type Landing<Finished> = {
  maxBytes: number
  /** Judges the file by its content, and stores what it is for. */
  keep: (content: Uint8Array) => Promise<Finished>
  /** The path is not one of this place. */
  refusal: Finished
  /** Nothing has arrived. */
  missing: Finished
}

/** Takes a file out of the bucket `incoming`. */
export async function landIncoming<Finished>(
  place: Place,
  path: string,
  { maxBytes, keep, refusal, missing }: Landing<Finished>,
): Promise<Finished> {
  const prefix = prefixOf(place)
  if (!path.startsWith(prefix) || !z.uuid().safeParse(path.slice(prefix.length)).success) return refusal
  const content = await readIncoming(path, maxBytes)
  if (!content) return missing
  const kept = await keep(content)
  // Not before: after an error the browser asks again.
  await removeIncoming([path])
  return kept
}
