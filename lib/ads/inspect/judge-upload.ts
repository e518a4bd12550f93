import { createHash } from 'node:crypto'
import type { AdKind } from '@/lib/ads/types'
import { typeName, uploadProblem, type AdFileType } from '@/lib/ads/upload-rules'
import { hasKey } from '@/lib/text/untrusted'
import { inspectFile, type Inspection } from './inspect-file'

export type StoredUpload = {
  /** The content type under which storage gives the file out. */
  type: string
  content: AsyncIterable<Uint8Array>
}

export type Judgement =
  | { ok: true; type: AdFileType; bytes: number; sha256: string }
  /** What to tell whoever uploaded it. */
  | { ok: false; problem: string }

const refuse = (problem: string): Judgement => ({ ok: false, problem })

const CONTENT_PROBLEMS: Record<Exclude<Inspection, AdFileType>, string> = {
  unknown: 'Whatever its name says, this is neither a picture nor a film that can be used here.',
  broken: 'This file is damaged, or something is hidden behind its end. Export it anew and upload that.',
}

/** Reads an uploaded file once, without holding it: what it is, how long, and the hash that stands for it from now on. */
export async function judgeUpload(kind: AdKind, { type, content }: StoredUpload): Promise<Judgement> {
  const digest = createHash('sha256')
  let bytes = 0
  async function* weighed() {
    for await (const chunk of content) {
      digest.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  const chunks = weighed()
  // What is settled before the end leaves the rest unread.
  const found = await inspectFile(chunks).finally(() => chunks.return())
  if (bytes === 0) return refuse('This file is empty.')
  if (hasKey(CONTENT_PROBLEMS, found)) return refuse(CONTENT_PROBLEMS[found])
  const problem = uploadProblem(kind, { type: found, size: bytes })
  if (problem) return refuse(problem)
  if (found !== type) {
    const name = typeName(found)
    return refuse(`This is a ${name} file under the name of another type. Rename it and upload it again.`)
  }
  return { ok: true, type: found, bytes, sha256: digest.digest('hex') }
}
