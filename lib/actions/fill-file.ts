import 'server-only'
import { randomUUID } from 'node:crypto'
import { csvUploadProblem, CSV_TYPE, MAX_CSV_BYTES } from '@/lib/list/csv-upload'
import { type CsvFile, readCsv } from '@/lib/list/read-csv'
import { readIncoming, removeIncoming, storeIncoming } from '@/lib/data/privileged/incoming'
import type { AnnouncedFile, StartedUpload } from '@/lib/forms/upload'
import { isUuid } from '@/lib/list/query'
import { startIncoming } from './incoming-upload'

const FOLDER = 'ad-fills'

/** A file waits in the bucket `incoming`, for its person alone, until rows are made of it. It is removed after a day. */
const pathOf = (person: string, file: string) => `${FOLDER}/${person}-${file}`

export const startFillFile = (person: string, file: AnnouncedFile): Promise<StartedUpload> =>
  startIncoming({ folder: FOLDER, owner: person }, csvUploadProblem(file))

type Read = { problem: string } | { problem: null; file: CsvFile }

const GONE = 'The file no longer exists. Upload it again.'

export async function readFillFile(person: string, file: string): Promise<Read> {
  const content = isUuid(file) ? await readIncoming(pathOf(person, file), MAX_CSV_BYTES) : null
  return content ? readCsv(content) : { problem: GONE }
}

type Landed = { problem: string } | { problem: null; file: string }

/** Reads a file that was uploaded, to say at once what is wrong with it. */
export async function landFillFile(person: string, path: string): Promise<Landed> {
  const file = path.slice(pathOf(person, '').length)
  if (path !== pathOf(person, file)) return { problem: GONE }
  const read = await readFillFile(person, file)
  return read.problem === null ? { problem: null, file } : { problem: read.problem }
}

/** For a file that came with a form. */
export async function keepFillFile(person: string, content: Uint8Array): Promise<Landed> {
  const read = readCsv(content)
  if (read.problem !== null) return { problem: read.problem }
  const file = randomUUID()
  await storeIncoming(pathOf(person, file), content, CSV_TYPE)
  return { problem: null, file }
}

export const removeFillFile = (person: string, file: string): Promise<void> =>
  removeIncoming([pathOf(person, file)])
