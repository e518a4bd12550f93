import Papa from 'papaparse'

type CsvRow = {
  /** As a spreadsheet counts; the names of the columns are row 1. */
  number: number
  /** As many as there are headers. */
  cells: string[]
}

export type CsvFile = { headers: string[]; rows: CsvRow[] }

type ReadCsv = { problem: string } | { problem: null; file: CsvFile }

const MAX_ROWS = 10_000
const MAX_COLUMNS = 100

/** Excel writes its own encoding where nobody chose UTF-8. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Trims, keeps line breaks, and takes back the apostrophe that our exports put before a formula. */
export const cleanCell = (cell: string): string =>
  cell
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
    .replace(/^'(?=[=+\-@])/, '')

/** The one that stands most often between the names of the columns. */
function findSeparator(text: string): string {
  const names = (/^(?:"(?:[^"]|"")*"|[^\r\n"])*/.exec(text)?.[0] ?? '').replace(/"(?:[^"]|"")*"/g, '')
  const count = (separator: string) => names.split(separator).length
  return [',', ';', '\t', '|'].reduce((best, other) => (count(other) > count(best) ? other : best))
}

const refuse = (problem: string): ReadCsv => ({ problem })

/** Rows without any text are left out. */
export function readCsv(bytes: Uint8Array): ReadCsv {
  const text = decode(bytes)
  if (text.startsWith('PK') || text.includes('\0')) {
    return refuse('This is not a CSV file. In a spreadsheet, choose “Save as” or “Download” and then CSV.')
  }
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: findSeparator(text) })
  const quotes = errors.find(({ type }) => type === 'Quotes')
  if (quotes) return refuse(`Row ${(quotes.row ?? 0) + 1} has a quotation mark that does not end.`)

  const [first = [], ...rest] = data.map((cells) => cells.map(cleanCell))
  const headers = first.map((header, index) => header.replaceAll('\n', ' ') || `Column ${index + 1}`)
  if (first.every((header) => header === '')) return refuse('The first row must name the columns.')
  if (headers.length > MAX_COLUMNS) return refuse(`The file has more than ${MAX_COLUMNS} columns.`)

  const rows = rest
    .map((cells, index) => ({ number: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (rows.length === 0) return refuse('The file has no rows below the names of the columns.')
  if (rows.length > MAX_ROWS) {
    return refuse(
      `The file has ${rows.length.toLocaleString('en-US')} rows. Import at most 10,000 at a time.`,
    )
  }
  const wide = rows.find(({ cells }) => cells.slice(headers.length).some((cell) => cell !== ''))
  if (wide) {
    return refuse(
      `Row ${wide.number} has more cells than the first row has names. Check its commas and quotation marks.`,
    )
  }
  return {
    problem: null,
    file: {
      headers,
      rows: rows.map(({ number, cells }) => ({
        number,
        cells: headers.map((_, index) => cells[index] ?? ''),
      })),
    },
  }
}
