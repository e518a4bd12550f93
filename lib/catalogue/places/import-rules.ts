const MARKDOWN = 'text/markdown'
const ZIP = 'application/zip'

export const MAX_IMPORT_BYTES = 20 * 1024 ** 2
export const MAX_IMPORT_FILES = 5000
/** Of all files together, unpacked. */
export const MAX_UNPACKED_BYTES = 100 * 1024 ** 2
export const IMPORT_TYPES = ['.zip', '.md', ZIP, MARKDOWN]
export const IMPORT_RULE = 'One Markdown file, or a ZIP archive of up to 5,000 of them, up to 20 MB'

/** Systems announce these files by many types, or by none. */
export const importType = (fileName: string): string | null =>
  /\.(md|markdown)$/i.test(fileName) ? MARKDOWN : /\.zip$/i.test(fileName) ? ZIP : null

/** Why the browser need not send a file; null when it may. The server reads the content later. */
export function importProblem({ type, size }: { type: string; size: number }): string | null {
  if (type !== MARKDOWN && type !== ZIP) return 'This is neither a Markdown file nor a ZIP archive.'
  if (size === 0) return 'This file is empty.'
  return size > MAX_IMPORT_BYTES ? 'This file is larger than 20 MB. Split it into several.' : null
}

export const IMPORT_OUTCOMES = ['create', 'update', 'skip', 'error'] as const
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number]
export type ImportStatus = 'draft' | 'running' | 'done' | 'undoing' | 'undone'
export type ImportCounts = Record<ImportOutcome, number>
