import { makeZip, predictLength } from 'client-zip'
import type { NamedFile } from './file-names'

/** Null when the file no longer exists. */
type Open = (file: NamedFile, signal: AbortSignal) => Promise<ReadableStream<Uint8Array> | null>

/** Size of the archive in bytes. Above 4 GB it is a Zip64 archive. */
export const zipLength = (files: readonly NamedFile[]): number =>
  Number(predictLength(files.map(({ name, bytes }) => ({ name, size: bytes }))))

/**
 * Streams one file after the other, uncompressed, without holding one in memory. The stream fails when a file no
 * longer exists.
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
