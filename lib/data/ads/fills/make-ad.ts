import 'server-only'
import type { Drawing } from '@/lib/ads/templates/draw/drawing'
import type { StepAd, TemplateDrawn } from '@/lib/ads/templates/fills'
import { toPicture } from '@/lib/data/ads/templates/render'
import { StorageAway } from '@/lib/data/catalogue/pictures'
import { storeDrawnFile } from '@/lib/data/privileged/drawn-files'
import { log } from '@/lib/observability/log'

type Ad = { groupId: string; known: StepAd; drawing: Drawing; title: string }

/** Makes and stores the picture of an ad, which keeps the one that it has where the drawing is the same. Nothing is recorded yet. */
export async function makeAd({
  groupId,
  known,
  drawing,
  title,
}: Ad): Promise<TemplateDrawn | { problem: string }> {
  const { adId, format } = known
  const drawn = {
    ...{ adId, title, format, hash: drawing.hash, motionHash: known.motionHash, motion: null },
    problems: drawing.problems.map(({ kind, layerId }) => ({ kind, layerId })),
  }
  if (drawing.hash === known.hash) return { ...drawn, static: null }
  const picture = await toPicture(drawing).catch((error: unknown) => {
    // Not for good: the ad is made when storage is back.
    if (error instanceof StorageAway) throw error
    log.warn('makeAd.toPicture', error, { adId })
    return null
  })
  if (!picture) return { problem: 'A picture of this ad cannot be read. Choose another one, or try again.' }
  const file = await storeDrawnFile({ groupId, adId, kind: 'static', title, hash: drawing.hash, ...picture })
  return 'problem' in file ? file : { ...drawn, static: file }
}
