import { makeZip, predictLength } from 'client-zip'
import type { NamedFile } from './file-names'

/** Opens a file of the archive; null when it is gone. */
type Open = (file: NamedFile, signal: AbortSignal) => Promise<ReadableStream<Uint8Array> | null>

type ZipStream = { body: ReadableStream<Uint8Array>; bytes: number }

/**
 * An archive of files as they are, of which one is open at a time and none is held in memory. It breaks off when a file
 * turns out to be gone: its length was promised.
 *
 * @param signal ends it, with the file that is open
 */
export function zipStream(files: readonly NamedFile[], open: Open, signal: AbortSignal): ZipStream {
  const entries = files.map(({ name, bytes }) => ({ name, size: bytes }))

  async function* contents() {
    for (const file of files) {
      const input = await open(file, signal)
      if (!input) throw new Error(`A file of the archive is gone: ${file.path}`)
      yield { name: file.name, size: file.bytes, input }
    }
  }

  return { body: makeZip(contents()), bytes: Number(predictLength(entries)) }
}
