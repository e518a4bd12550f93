/** Collections of the owl's area that come from files. The database has a row for each. */
export const IMPORT_COLLECTIONS = [
  'site-groups',
  'sites',
  'brands',
  'brand-associations',
  'products',
  'deals',
  'loyalty-program',
] as const
export type ImportCollection = (typeof IMPORT_COLLECTIONS)[number]

/** The screen of its list, below the owl's area. The matrix is at the name of brand associations. */
export const listOfCollection = (name: ImportCollection): string =>
  name === 'brand-associations' ? 'carried-brands' : name

export const toImportCollection = (name: string): ImportCollection | null =>
  IMPORT_COLLECTIONS.find((known) => known === name) ?? null

export const IMPORT_OUTCOMES = ['create', 'update', 'unchanged', 'error'] as const
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number]
export type ImportCounts = Record<ImportOutcome, number>

export const countRows = (counts: ImportCounts): number =>
  IMPORT_OUTCOMES.reduce((sum, outcome) => sum + counts[outcome], 0)

export const KEPT_LABELS = {
  changed: 'someone changed it since',
  used: 'other records name it by now',
  taken: 'another record has its former name by now',
  refused: 'it can no longer have its former values',
  gone: 'it was deleted since',
} as const
export type KeptReason = keyof typeof KEPT_LABELS

/** The number of the column in the file, from 1, for each field. */
export type ImportColumns = Partial<Record<string, number>>

export type ImportStatus = 'draft' | 'checking' | 'checked' | 'running' | 'done' | 'undoing' | 'undone'
