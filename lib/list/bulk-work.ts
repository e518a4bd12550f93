import { formatCount } from '@/lib/text/format'
import { type BulkReport, bulkSummary } from './bulk'
import { NOT_UNDONE_REASONS, type UndoneChange } from './bulk-undo'

type Outcome = 'thin' | 'refused' | 'incomplete' | 'live' | 'missing' | 'meanwhile' | 'not_next'

type Note = {
  id: string
  /** Null: the row is gone. */
  title: string | null
  outcome: Outcome
  /** What an article or a video still needs. */
  gaps: string[]
  undone: Exclude<UndoneChange['outcome'], 'done'> | null
}

/** A change of many rows that runs as a job, and what came of it. */
export type BulkWork = {
  id: string
  /** As in 'set to Won'. */
  verb: string
  status: 'running' | 'done' | 'undoing' | 'undone'
  total: number
  /** Rows that the change has reached. */
  reached: number
  done: number
  unchanged: number
  skipped: number
  undone: number
  /** Rows that the undo left as they are. */
  kept: number
  /** Why it ended early. */
  problem: string | null
  /** Why the last attempt of the job ended, in words for staff. */
  trouble: string | null
  hasWorker: boolean
  /** False where somebody got a letter, and for what this person may not take back. */
  canUndo: boolean
  /** Rows that need a look, at most 100. Empty while it goes on. */
  notes: Note[]
}

export type BulkProgress = { done: number; total: number } & Pick<BulkWork, 'trouble' | 'hasWorker'>

/** Null for work that has ended. */
export function progressOf(work: BulkWork): BulkProgress | null {
  const { status, total, reached, done, undone, kept, trouble, hasWorker } = work
  switch (status) {
    case 'running':
      return { done: reached, total, trouble, hasWorker }
    case 'undoing':
      return { done: undone + kept, total: done, trouble, hasWorker }
    case 'done':
    case 'undone':
      return null
  }
}

const REASONS: Record<Exclude<Outcome, 'incomplete'>, string> = {
  thin: 'Published, but not in search yet: it has too few words, and no film from there.',
  refused: 'Not changed: it no longer exists, or you don’t have permission to change it.',
  live: 'Not changed: it is published already.',
  missing: 'It no longer exists.',
  meanwhile: 'Not changed: someone else changed it after you opened the list.',
  not_next: 'Not changed: not possible from its current status.',
}

function reasonOf({ outcome, gaps, undone }: Note, gapLabel: (gap: string) => string): string {
  if (undone) return NOT_UNDONE_REASONS[undone]
  if (outcome !== 'incomplete') return REASONS[outcome]
  return `Not changed. It still needs: ${gaps.map(gapLabel).join(', ')}.`
}

type Rows = {
  nouns: readonly [one: string, many: string]
  hrefOf: (id: string) => string
  gapLabel: (gap: string) => string
}

const countPart = (count: number, text: string) => (count > 0 ? ` ${formatCount(count)} ${text}.` : '')

/** Of work that has ended. */
export function workReport(work: BulkWork, { nouns, hrefOf, gapLabel }: Rows): BulkReport {
  const { done, unchanged, skipped, undone, kept, total, reached, problem } = work
  const isUndone = undone + kept > 0 || work.status === 'undone'
  const summary = isUndone
    ? bulkSummary(nouns, { done: undone, verb: 'put back', unchanged: 0 }) + countPart(kept, 'not put back')
    : bulkSummary(nouns, { done, verb: work.verb, unchanged }) +
      countPart(skipped, 'skipped') +
      countPart(total - reached, 'not reached')
  return {
    summary: problem ? `${summary} It ended early: ${problem}` : summary,
    notes: work.notes.map((note) => ({
      id: note.id,
      title: note.title ?? `A ${nouns[0]}`,
      href: hrefOf(note.id),
      reason: reasonOf(note, gapLabel),
    })),
  }
}
