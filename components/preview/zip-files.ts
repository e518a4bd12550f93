import type { NamedFile } from '@/lib/ads/file-names'
import { fetchBlob } from './downloads'

type Source = Pick<NamedFile, 'name'> & { address: string }

type Zipped = {
  /** Null when none of the files could be fetched. */
  archive: Blob | null
  /** Names of the files that could not be fetched. */
  missing: string[]
}

/**
 * Packs files as they are: pictures and films do not get smaller. One is fetched after the other.
 *
 * @param onProgress is told how many are done
 */
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
