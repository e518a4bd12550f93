import { AD_KINDS, type AdFile, type AdGroupPreview, type AdKind } from './types'

const EXTENSIONS: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
}

/** Characters that some file system refuses, and those that hide or turn a name round. */
const UNSAFE = /[\p{C}\p{Zl}\p{Zp}\u200e\u200f<>:"/\\|?*]+/gu

/** Leaves room for the ending below the 255 bytes that file systems take, whatever the script. */
const MAX_LENGTH = 60

/** A text as part of a file name; `fallback` when nothing is left of it. */
function safeName(text: string, fallback: string): string {
  const safe = [...text.normalize('NFC').replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim()]
    .slice(0, MAX_LENGTH)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '')
  return safe || fallback
}

export const zipName = (groupName: string): string => `${safeName(groupName, 'ad-group')}-ads.zip`

export type NamedFile = AdFile & { adId: string; kind: AdKind; name: string }

/** Every file of the group under the name it is downloaded by, no two alike even where case does not count. */
export function nameFiles({ ads }: Pick<AdGroupPreview, 'ads'>): NamedFile[] {
  const usedNames = new Set<string>()
  return ads.flatMap((ad) =>
    AD_KINDS.flatMap((kind) => {
      const file = ad[kind]
      if (!file) return []
      const title = safeName(ad.title, 'ad')
      const ending = `-${kind}.${EXTENSIONS[file.contentType] ?? 'bin'}`
      let name = title + ending
      for (let copy = 2; usedNames.has(name.toLowerCase()); copy += 1) name = `${title} ${copy}${ending}`
      usedNames.add(name.toLowerCase())
      return { ...file, adId: ad.id, kind, name }
    }),
  )
}
