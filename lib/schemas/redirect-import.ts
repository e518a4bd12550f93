import { guessColumns } from '@/lib/list/match-columns'
import { readCsv } from '@/lib/list/read-csv'
import { redirectSchema } from './redirect'

export const MAX_IMPORT_ROWS = 1_000
/** Below the size of a request that the server takes. */
export const MAX_IMPORT_BYTES = 700_000

const COLUMN_NAMES = {
  path: {
    exact: ['oldaddress', 'from', 'old', 'source', 'path', 'oldurl', 'oldpath'],
    part: ['old', 'from'],
  },
  target: {
    exact: ['leadsto', 'to', 'new', 'target', 'destination', 'newurl', 'newpath'],
    part: ['new', 'to'],
  },
}

type ImportRow = {
  /** As a spreadsheet counts. */
  line: number
  path: string
  target: string
  /** What is wrong with it before the database is asked; null when nothing is. */
  problem: string | null
}

type ReadImport = { problem: string } | { problem: null; rows: ImportRow[] }

/** Reads a file with a column for the old address and one for where it leads; other columns are left out. */
export function readRedirectFile(bytes: Uint8Array, origin: string): ReadImport {
  const read = readCsv(bytes)
  if (read.problem !== null) return { problem: read.problem }
  const { headers, rows } = read.file
  const columns = guessColumns(headers, COLUMN_NAMES)
  const { path: from, target: to } = columns
  if (from === undefined || to === undefined) {
    return { problem: 'Name one column “Old address” and one “Leads to”.' }
  }
  if (rows.length > MAX_IMPORT_ROWS) return { problem: 'Import at most 1,000 rows at a time.' }
  const { both } = redirectSchema(origin)
  return {
    problem: null,
    rows: rows.map(({ number, cells }) => {
      const typed = { path: cells[from - 1] ?? '', target: cells[to - 1] ?? '' }
      const parsed = both.safeParse(typed)
      return parsed.success
        ? { line: number, ...parsed.data, problem: null }
        : { line: number, ...typed, problem: parsed.error.issues[0]?.message ?? 'This cannot be read' }
    }),
  }
}
