import 'server-only'
import sharp from 'sharp'
import type { PictureRef } from '@/lib/ads/templates/document'
import type { KnownPictures } from '@/lib/ads/templates/fill-values'
import { isPicturePath, picturePath } from '@/lib/ads/templates/picture-path'
import { PICTURE_OPTIONS } from '@/lib/catalogue/picture/open-picture'
import { readStoredPicture } from '@/lib/data/catalogue/pictures'

/** Names of files are made of their content, so that a measure never changes. */
const measured = new Map<string, PictureRef>()
const MAX_KEPT = 20_000
const AT_ONCE = 8

async function measure(path: string): Promise<PictureRef | null> {
  const content = isPicturePath(path) ? await readStoredPicture(picturePath(path)) : null
  if (!content) return null
  const size = await sharp(content, PICTURE_OPTIONS)
    .metadata()
    .catch(() => null)
  if (!size) return null
  const picture = { path, width: size.width, height: size.height }
  if (measured.size >= MAX_KEPT) measured.clear()
  measured.set(path, picture)
  return picture
}

/** Reads how large pictures are. Those whose file is missing or damaged are absent. */
export async function readPictureRefs(paths: Iterable<string>): Promise<KnownPictures> {
  const wanted = [...new Set(paths)]
  const known = new Map<string, PictureRef>()
  for (let first = 0; first < wanted.length; first += AT_ONCE) {
    const some = wanted.slice(first, first + AT_ONCE)
    const found = await Promise.all(some.map(async (path) => measured.get(path) ?? (await measure(path))))
    for (const picture of found) if (picture) known.set(picture.path, picture)
  }
  return known
}
