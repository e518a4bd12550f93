import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from './database.ts'
import { Refusal } from './refusal.ts'
import { readSeeded, RECORD_SEED } from './seed.ts'
import { PROJECT_ROOT } from './settings.ts'
import { sha256 } from './sql-files.ts'

const CONTENT_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.vtt': 'text/vtt',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
}

/** Null for files that are not media. */
function contentTypeOf(file: string): string | null {
  return CONTENT_TYPES[path.extname(file).toLowerCase()] ?? null
}

const FOLDER = 'demo/media'
/** Holds the scripts that draw the media. */
const NOT_A_BUCKET = 'render'
const CACHE_SECONDS = '86400'

interface MediaFile {
  bucket: string
  key: string
  path: string
  contentType: string
}

/**
 * Uploads new and changed files of the demo media. Files that staff uploaded or deleted stay as they are.
 *
 * @param client signs in with the secret key
 * @returns how many files were uploaded
 */
export async function uploadMedia(client: SupabaseClient, database: Database): Promise<number> {
  const seeded = await readSeeded(database)
  let count = 0
  for (const file of await listMedia()) {
    const content = await readFile(path.join(PROJECT_ROOT, file.path))
    const hash = sha256(content)
    if (seeded.get(file.path) === hash) continue
    const options = { contentType: file.contentType, cacheControl: CACHE_SECONDS, upsert: true }
    const { error } = await client.storage.from(file.bucket).upload(file.key, content, options)
    if (error) throw new Refusal(`${file.path} could not be uploaded: ${error.message}`)
    await database.query(RECORD_SEED, [file.path, hash])
    count += 1
  }
  return count
}

async function listMedia(): Promise<MediaFile[]> {
  const root = path.join(PROJECT_ROOT, FOLDER)
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.flatMap((entry) => {
    const relative = path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')
    const [bucket, ...key] = relative.split('/')
    const contentType = contentTypeOf(entry.name)
    if (!entry.isFile() || !bucket || bucket === NOT_A_BUCKET || key.length === 0 || !contentType) return []
    return [{ bucket, key: key.join('/'), path: `${FOLDER}/${relative}`, contentType }]
  })
}
