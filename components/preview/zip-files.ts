import type { NamedFile } from '@/lib/ads/file-names'
import { fetchBlob } from './downloads'

type Source = Pick<NamedFile, 'name'> & { address: string }

type Zipped = {
  /** Null when no file could be fetched. */
  archive: Blob | null
  missing: string[]
}

/** Stores files without compression, fetching one at a time. */
export async function zipFiles(
  files: readonly Source[],
  onProgress: (done: number) => void,
): Promise<Zipped> {
  const { default: JSZip } = await import('jszip')
  const zip = new JSZip()
  const missing: string[] = []
  for (const [index, { name, address }] of files.entries()) {
    try {
      zip.file(name, await fetchBlob(address), { binary: true, createFolders: false })
    } catch {
      missing.push(name)
    }
    onProgress(index + 1)
  }
  const archive =
    missing.length < files.length
      ? await zip.generateAsync({ type: 'blob', compression: 'STORE', streamFiles: true })
      : null
  return { archive, missing }
}
