import 'server-only'
import { nameFiles, type NamedFile } from '@/lib/ads/file-names'
import { getAdGroupPreview, measureAdFile } from '@/lib/data/privileged/ad-previews'

export type PreviewArchive = {
  name: string
  /** Sizes as stored. */
  files: NamedFile[]
  missing: string[]
}

/** Null when the preview does not exist or is closed. */
export async function getPreviewArchive(id: string): Promise<PreviewArchive | null> {
  const preview = await getAdGroupPreview(id)
  if (!preview) return null
  const archive: PreviewArchive = { name: preview.name, files: [], missing: [] }
  const measured = nameFiles(preview).map(async (file) => ({ file, bytes: await measureAdFile(file.path) }))
  for (const { file, bytes } of await Promise.all(measured)) {
    if (bytes === null) archive.missing.push(file.name)
    else archive.files.push({ ...file, bytes })
  }
  return archive
}
