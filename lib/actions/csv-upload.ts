import 'server-only'
import type { AnnouncedFile } from '@/lib/forms/upload'
import { csvUploadProblem, MAX_CSV_BYTES } from '@/lib/list/csv-upload'
import { type CsvFile, readCsv } from '@/lib/list/read-csv'
import { landIncoming, startIncoming } from './incoming-upload'

/** The import that keeps the rows of the file is at `href`. */
type KeptFile = { problem: string } | { problem: null; href: string }
type KeepRows = (file: CsvFile) => Promise<KeptFile>

/** `folder` is in the bucket `incoming`. */
export const startCsvUpload = (folder: string, file: AnnouncedFile) =>
  startIncoming({ folder, owner: null }, csvUploadProblem(file))

export async function keepCsv(content: Uint8Array, keep: KeepRows): Promise<KeptFile> {
  const read = readCsv(content)
  return read.problem === null ? keep(read.file) : { problem: read.problem }
}

/** Keeps the rows for the import; the file itself is removed. */
export const landCsvUpload = (folder: string, path: string, keep: KeepRows) =>
  landIncoming<KeptFile>({ folder, owner: null }, path, {
    maxBytes: MAX_CSV_BYTES,
    keep: (content) => keepCsv(content, keep),
    refusal: { problem: 'You can’t import here right now.' },
    missing: { problem: 'The file has not arrived. Upload it again.' },
  })
