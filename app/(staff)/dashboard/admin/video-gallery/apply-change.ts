import 'server-only'
import type { RowOutcome, VideoChange } from '@/lib/catalogue/video-changes'
import { CHECK_LABELS } from '@/lib/catalogue/video-checklist'
import { addIndustryToVideos, setVideosPlacement } from '@/lib/data/catalogue/video-bulk'
import {
  archiveVideos,
  publishVideos,
  restoreVideos,
  unpublishVideos,
} from '@/lib/data/catalogue/video-publishing'

async function publish(ids: string[]): Promise<RowOutcome[]> {
  const { published, refused } = await publishVideos(ids)
  const missing = new Map(refused.map(({ id, missing }) => [id, missing]))
  return ids.map((id) => {
    const gaps = missing.get(id)
    if (gaps) return { id, outcome: 'refused', reasons: gaps.map((gap) => `Missing: ${CHECK_LABELS[gap]}`) }
    return { id, outcome: published.includes(id) ? 'done' : 'unchanged', reasons: [] }
  })
}

async function step(
  ids: string[],
  change: (ids: readonly string[]) => Promise<string[]>,
): Promise<RowOutcome[]> {
  const done = new Set(await change(ids))
  return ids.map((id) => ({ id, outcome: done.has(id) ? 'done' : 'unchanged', reasons: [] }))
}

/** The outcome of each video. */
export function applyChange(change: VideoChange, ids: string[]): Promise<RowOutcome[]> {
  switch (change.kind) {
    case 'publish':
      return publish(ids)
    case 'unpublish':
      return step(ids, unpublishVideos)
    case 'archive':
      return step(ids, archiveVideos)
    case 'restore':
      return step(ids, restoreVideos)
    case 'place':
      return setVideosPlacement(ids, true)
    case 'unplace':
      return setVideosPlacement(ids, false)
    case 'add-industry':
      return addIndustryToVideos(ids, change.industryId)
  }
}
