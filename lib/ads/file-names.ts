import { AD_KINDS, type AdFile, type AdGroupPreview, type AdKind } from './types'

const EXTENSIONS: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
}

/** Characters that some file systems reject, and control characters that hide or reverse text. */
const UNSAFE = /[\p{C}\p{Zl}\p{Zp}\u200e\u200f<>:"/\\|?*]+/gu

/** In characters. Leaves room for the extension within the 255 bytes that file systems allow, in any script. */
const MAX_LENGTH = 60

function safeName(text: string, fallback: string): string {
  const safe = [...text.normalize('NFC').replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim()]
    .slice(0, MAX_LENGTH)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '')
  return safe || fallback
}

export const zipName = (groupName: string): string => `${safeName(groupName, 'ad-group')}-ads.zip`

export type NamedFile = AdFile & { adId: string; kind: AdKind; name: string }

/** All files of the group under unique download names. Names that differ only in case count as equal. */
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
