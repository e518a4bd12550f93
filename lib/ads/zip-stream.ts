import { makeZip, predictLength } from 'client-zip'
import type { NamedFile } from './file-names'

/** Opens a file of the archive; null when it is gone. */
type Open = (file: NamedFile, signal: AbortSignal) => Promise<ReadableStream<Uint8Array> | null>

/** Bytes of the archive that `zipStream` makes of these files. From 4 GB on it is of the kind Zip64. */
export const zipLength = (files: readonly NamedFile[]): number =>
  Number(predictLength(files.map(({ name, bytes }) => ({ name, size: bytes }))))

/**
 * An archive of files as they are, of which one is open at a time and none is held in memory. It breaks off when a file
 * is gone by the time it is reached.
 *
 * @param signal ends it, with the file that is open
 */
export function zipStream(
  files: readonly NamedFile[],
  open: Open,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  async function* contents() {
    for (const file of files) {
      const input = await open(file, signal)
      if (!input) throw new Error(`A file of the archive is gone: ${file.path}`)
      yield { name: file.name, size: file.bytes, input }
    }
  }
  return makeZip(contents())
}
