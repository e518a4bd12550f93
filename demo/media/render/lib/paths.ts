import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const media = process.env.MEDIA_DIR ?? join(import.meta.dirname, '../..')

export type Bucket = 'ads' | 'video-thumbnails' | 'videos' | 'logos' | 'website-assets' | 'blog'

export function mediaPath(bucket: Bucket, name: string): string {
  const file = join(media, bucket, name)
  mkdirSync(dirname(file), { recursive: true })
  return file
}

/** Lossless masters are large and only needed while encoding: they stay outside the repository. */
export function masterPath(slug: string): string {
  const folder = process.env.MASTERS_DIR ?? join(tmpdir(), 'fieldlight-masters')
  mkdirSync(folder, { recursive: true })
  return join(folder, `${slug}.mkv`)
}
