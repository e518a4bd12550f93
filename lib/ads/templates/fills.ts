import type { CellProblem } from './cell-problems'
import type { Problem } from './draw/drawing'
import type { Format, TemplateDocument, TemplateValues } from './document'
import type { FillOrigin } from './fill-rows'

export const FILL_STATUS_LABELS = {
  draft: 'Draft',
  checking: 'Being checked',
  running: 'Running',
  paused: 'Paused',
  done: 'Done',
  canceled: 'Canceled',
} as const
export type FillStatus = keyof typeof FILL_STATUS_LABELS

export const ROW_STATUS_LABELS = {
  unchecked: 'Not checked',
  ready: 'Ready',
  bad: 'To repair',
  made: 'Made',
  unchanged: 'Unchanged',
  failed: 'Failed',
} as const
export type RowStatus = keyof typeof ROW_STATUS_LABELS

/** Rows may be changed, and the fill may be deleted. */
export const isAtRest = (status: FillStatus): boolean => status !== 'checking' && status !== 'running'

export type Fill = {
  id: string
  source: FillOrigin
  status: FillStatus
  formats: Format[]
  hasMotion: boolean
  /** Why the last check or run ended early. */
  problem: string | null
  /** How many rows the check or the run had before it when it began. */
  planned: number
  template: { id: string; name: string }
  /** What the next run draws. */
  version: { id: string; number: number }
  /** Number of the template's newest version. */
  newest: number
  group: { id: string; name: string; clientId: string }
  createdBy: string | null
  createdAt: string
  finishedAt: string | null
  /** Rows by status; absent for none. */
  counts: Partial<Record<RowStatus, number>>
  /** While it is checked or runs. `problem` is of the last attempt. */
  work: { problem: string | null; hasWorker: boolean } | null
}

/** What is made of one row. */
type MadeAd = { adId: string; hash: string }

export type FillRow = {
  number: number
  /** Counts the changes of what it shows. */
  revision: number
  title: string
  sourceId: string | null
  values: TemplateValues
  status: RowStatus
  problems: CellProblem[]
  /** Of a failed row. */
  error: string | null
  results: Partial<Record<Format, MadeAd>>
  changedAt: string
}

/** An ad of a row, as it is now. The hashes are null where nothing is drawn yet. */
export type StepAd = { format: Format; adId: string; hash: string | null; motionHash: string | null }

/** What the worker has before it. */
export type FillStep = {
  status: 'checking' | 'running'
  groupId: string
  versionId: string
  document: TemplateDocument
  formats: Format[]
  hasMotion: boolean
  /** When it began, and now. */
  planned: number
  left: number
  rows: (Pick<FillRow, 'number' | 'revision' | 'title'> & TemplateValues & { ads: StepAd[] })[]
}

/** A file in the bucket `ads`, below the id of the group, that was judged as an upload is. */
export type DrawnFile = { path: string; type: string; bytes: number; sha256: string; fileName: string }

/** One ad as it was drawn. A file is null where the ad keeps the one that it has. */
export type TemplateDrawn = {
  adId: string
  /** Of a new ad. */
  title: string
  format: Format
  hash: string
  motionHash: string | null
  problems: Pick<Problem, 'kind' | 'layerId'>[]
  static: DrawnFile | null
  motion: DrawnFile | null
}

/** What became of a row. The ads of a bad or failed row may be there in part. */
export type RowOutcome = {
  /** That it was drawn with. */
  versionId: string
  status: Exclude<RowStatus, 'unchecked' | 'ready'>
  problems: CellProblem[]
  error: string | null
  ads: TemplateDrawn[]
}

export type CheckedRow = { number: number; revision: number; isBad: boolean; problems: CellProblem[] }
