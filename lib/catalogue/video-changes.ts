import { isUuid } from '@/lib/list/query'
import { hasKey } from '@/lib/text/untrusted'
import type { Appearance } from './appearances'

/** What can be done to many videos at once. */
export const VIDEO_CHANGE_LABELS = {
  publish: 'Publish',
  unpublish: 'Unpublish',
  archive: 'Archive',
  restore: 'Take out of the archive',
  place: 'Show on pages of places',
  unplace: 'Keep off pages of places',
} as const

export type VideoChange =
  { kind: keyof typeof VIDEO_CHANGE_LABELS } | { kind: 'add-industry'; industryId: string }

const INDUSTRY = 'industry:'

export const addIndustryValue = (industryId: string) => `${INDUSTRY}${industryId}`

/** As the form posts it. Null for anything else. */
export function readVideoChange(value: string): VideoChange | null {
  if (hasKey(VIDEO_CHANGE_LABELS, value)) return { kind: value }
  const industryId = value.startsWith(INDUSTRY) ? value.slice(INDUSTRY.length) : ''
  return isUuid(industryId) ? { kind: 'add-industry', industryId } : null
}

/** Of a change of one video of many. */
export type RowOutcome = {
  id: string
  outcome: 'done' | 'unchanged' | 'refused'
  /** Why it was refused, in words; empty when the video is gone or the person may not change it. */
  reasons: string[]
}

export type ChangeReport = {
  /** The change, as 'Publish'. */
  label: string
  done: number
  unchanged: number
  refused: { id: string; title: string; reasons: string[] }[]
  /** That show the changed videos now, or did before. */
  pages: Appearance[]
}

/** A change that takes videos from public pages is asked about first. */
export type ChangeQuestion = {
  label: string
  /** As the form posts it, with the rows that were chosen. */
  change: string
  ids: string[]
  /** How many are chosen, where a job changes them. `ids` are then those of the page, and `pages` is empty. */
  all?: number
  query: string
  asOf: string
  /** That show the chosen videos now. */
  pages: Appearance[]
}

const WITHDRAWING: readonly VideoChange['kind'][] = ['unpublish', 'archive', 'unplace']

export const isWithdrawing = ({ kind }: VideoChange): boolean => WITHDRAWING.includes(kind)

/** `problem`: nothing was changed, and why. */
export type ChangeState = null | { problem: string } | { question: ChangeQuestion } | { report: ChangeReport }
