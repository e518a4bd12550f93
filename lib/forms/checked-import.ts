export type CheckedRow = {
  /** As a spreadsheet counts. */
  line: number
  path: string
  target: string
  /** `same`: there is such a redirect. */
  outcome: 'added' | 'same' | 'refused'
  problem: string | null
}

/** What a look at a file of redirects has found. */
export type CheckedImport =
  | { status: 'idle' }
  | { status: 'refused'; problem: string }
  | {
      status: 'checked'
      fileName: string
      rows: CheckedRow[]
      /** The rows that would be added, as the run takes them. */
      entries: string
    }
