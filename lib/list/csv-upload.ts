export const MAX_CSV_BYTES = 5 * 1024 ** 2
export const CSV_TYPE = 'text/csv'
export const CSV_RULE = 'CSV, up to 5 MB and 10,000 rows, the names of the columns in the first row'

/** Why the browser need not send a file; null when it may. The server reads the content later. */
export function csvUploadProblem({ type, size }: { type: string; size: number }): string | null {
  if (type !== CSV_TYPE) return 'This is not a CSV file. In a spreadsheet, choose “Save as” and then CSV.'
  if (size === 0) return 'This file is empty.'
  return size > MAX_CSV_BYTES ? 'This file is larger than 5 MB. Split it into several.' : null
}
