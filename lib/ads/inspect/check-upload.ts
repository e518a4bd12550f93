import { createHash } from 'node:crypto'
import type { AdKind } from '@/lib/ads/types'
import { typeName, uploadProblem, type AdFileType } from '@/lib/ads/upload-rules'
import { hasKey } from '@/lib/text/untrusted'
import { inspectFile, type Inspection } from './inspect-file'

export type StoredUpload = {
  type: string
  content: AsyncIterable<Uint8Array>
}

export type UploadCheck =
  | { ok: true; type: AdFileType; bytes: number; sha256: string }
  /** Shown to the user who uploaded the file. */
  | { ok: false; problem: string }

const reject = (problem: string): UploadCheck => ({ ok: false, problem })

const CONTENT_PROBLEMS: Record<Exclude<Inspection, AdFileType>, string> = {
  unknown: 'Despite its name, this is not a picture or film we can use here.',
  broken: 'This file is damaged or has extra data at its end. Export it again and upload that.',
}

/** Reads an uploaded file once, as a stream: detects its type and counts and hashes its bytes. */
export async function checkUpload(kind: AdKind, { type, content }: StoredUpload): Promise<UploadCheck> {
  const digest = createHash('sha256')
  let bytes = 0
  async function* countBytes() {
    for await (const chunk of content) {
      digest.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  const chunks = countBytes()
  // A rejected file is not read to its end.
  const detected = await inspectFile(chunks).finally(() => chunks.return())
  if (bytes === 0) return reject('This file is empty.')
  if (hasKey(CONTENT_PROBLEMS, detected)) return reject(CONTENT_PROBLEMS[detected])
  const problem = uploadProblem(kind, { type: detected, size: bytes })
  if (problem) return reject(problem)
  if (detected !== type) {
    const name = typeName(detected)
    return reject(`This is a ${name} file under the name of another type. Rename it and upload it again.`)
  }
  return { ok: true, type: detected, bytes, sha256: digest.digest('hex') }
}
