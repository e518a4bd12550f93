import 'server-only'
import type { Appearance } from '@/lib/catalogue/appearances'
import {
  type ChangeQuestion,
  type ChangeReport,
  type RowOutcome,
  VIDEO_CHANGE_LABELS,
  type VideoChange,
} from '@/lib/catalogue/video-changes'
import { listAppearancesOf } from '@/lib/data/catalogue/appearances'
import { listIndustryOptions } from '@/lib/data/catalogue/client-list'
import { listVideoTitles } from '@/lib/data/catalogue/video-bulk'
import { MAX_SELECTION } from '@/lib/list/selection'
import { industryHeading } from '@/lib/video/labels'

async function labelOf(change: VideoChange): Promise<string> {
  if (change.kind !== 'add-industry') return VIDEO_CHANGE_LABELS[change.kind]
  const industry = (await listIndustryOptions()).find(({ id }) => id === change.industryId)
  return `Add ${industry ? industryHeading(industry.name) : 'an industry'}`
}

const VERBS: Record<Exclude<VideoChange['kind'], 'add-industry'>, string> = {
  publish: 'published',
  unpublish: 'unpublished',
  archive: 'archived',
  restore: 'taken out of the archive',
  place: 'put on pages of places',
  unplace: 'kept off pages of places',
}

/** As in '1,200 videos published'. */
export async function verbOf(change: VideoChange): Promise<string> {
  if (change.kind !== 'add-industry') return VERBS[change.kind]
  const industry = (await listIndustryOptions()).find(({ id }) => id === change.industryId)
  return `added to ${industry ? industryHeading(industry.name) : 'an industry'}`
}

/** With the pages that would change. `formData` is what the list posted. */
export async function askBefore(
  change: VideoChange,
  ids: string[],
  formData: FormData,
): Promise<ChangeQuestion> {
  const text = (name: string) => String(formData.get(name) ?? '')
  const all = Number(text('all'))
  const isForJob = all > MAX_SELECTION
  const [label, pages] = await Promise.all([labelOf(change), isForJob ? [] : listAppearancesOf('video', ids)])
  const asked = { label, change: text('change'), query: text('query'), asOf: text('asOf'), pages }
  return isForJob ? { ...asked, ids: ids.slice(0, 1), all } : { ...asked, ids }
}

export async function writeReport(
  change: VideoChange,
  outcomes: RowOutcome[],
  pages: Appearance[],
): Promise<ChangeReport> {
  const refused = outcomes.filter(({ outcome }) => outcome === 'refused')
  const [label, titles] = await Promise.all([labelOf(change), listVideoTitles(refused.map(({ id }) => id))])
  const count = (wanted: RowOutcome['outcome']) => outcomes.filter(({ outcome }) => outcome === wanted).length
  return {
    label,
    done: count('done'),
    unchanged: count('unchanged'),
    refused: refused.map(({ id, reasons }) => ({ id, reasons, title: titles.get(id) ?? 'A video' })),
    pages,
  }
}
