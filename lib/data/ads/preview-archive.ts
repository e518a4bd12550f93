import 'server-only'
import { nameFiles, type NamedFile } from '@/lib/ads/file-names'
import { getAdGroupPreview, measureAdFile } from '@/lib/data/privileged/ad-previews'

export type PreviewArchive = {
  /** Name of the group. */
  name: string
  /** With the sizes that they really have. */
  files: NamedFile[]
  /** Names of the files that are gone. */
  missing: string[]
}

/** What an archive of the group can hold at this moment. Null when there is no such preview, as with the preview itself. */
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
