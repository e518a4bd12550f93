import 'server-only'
import { createHash } from 'node:crypto'
import { type CellProblem, cellProblems, isBad } from '@/lib/ads/templates/cell-problems'
import type { Format, TemplateValues } from '@/lib/ads/templates/document'
import { idOfHash } from '@/lib/ads/templates/drawn-path'
import { adTitle } from '@/lib/ads/templates/fill-rows'
import type { StepAd } from '@/lib/ads/templates/fills'
import { getAdDrawing, recordDrawnAd } from '@/lib/data/ads/templates/drawings'
import { drawOnServer } from '@/lib/data/ads/templates/render'
import type { PublishedVersion } from '@/lib/data/ads/templates/template-record'
import { noteCheckedFile } from '@/lib/data/privileged/ad-uploads'
import { makeAd } from './make-ad'

type Wanted = {
  groupId: string
  version: PublishedVersion
  values: TemplateValues
  title: string
  formats: readonly Format[]
  /** New for each page: the same form sent twice makes the same ads. */
  key: string
  /** The ad that gets a next version; null for new ads. */
  adId: string | null
  /** The person has seen what is wrong. */
  isAccepted: boolean
}

export type MadeOne =
  /** Nothing is made. */
  | { outcome: 'problems'; problems: CellProblem[] }
  | { outcome: 'refused' }
  | { outcome: 'failed'; problem: string }
  /** In the order of the formats. `isNew`: a picture was made. */
  | { outcome: 'made'; adIds: string[]; isNew: boolean }

/** Other texts from the same page are other ads. */
const newId = ({ key, title, values }: Wanted, format: Format) =>
  idOfHash(
    createHash('sha256')
      .update(JSON.stringify([key, title, values, format]))
      .digest('hex'),
  )

async function knownAd(wanted: Wanted, format: Format): Promise<StepAd> {
  const adId = wanted.adId ?? newId(wanted, format)
  const drawing = await getAdDrawing(adId)
  return { format, adId, hash: drawing?.hash ?? null, motionHash: drawing?.motionHash ?? null }
}

/** Makes an ad for each format. Check first that the person may add ads to the group. */
export async function makeOne(wanted: Wanted): Promise<MadeOne> {
  const { groupId, version, values, title, formats, isAccepted } = wanted
  const drawn = []
  for (const format of formats) {
    drawn.push({ format, drawing: await drawOnServer(version.document, values, format) })
  }
  const problems = cellProblems(drawn.map(({ format, drawing }) => ({ format, problems: drawing.problems })))
  if (isBad(problems) && !isAccepted) return { outcome: 'problems', problems }
  const adIds: string[] = []
  let isNew = false
  for (const { format, drawing } of drawn) {
    const known = await knownAd(wanted, format)
    const ad = await makeAd({ groupId, known, drawing, title: adTitle(title, format, formats) })
    if ('problem' in ad) return { outcome: 'failed', problem: ad.problem }
    if (ad.static) await noteCheckedFile({ ...ad.static, kind: 'static' })
    // The file stays: the ad may have had it before.
    if ((await recordDrawnAd(groupId, version.id, { ...ad, ...values })) !== 'done')
      return { outcome: 'refused' }
    adIds.push(ad.adId)
    isNew ||= ad.static !== null
  }
  return { outcome: 'made', adIds, isNew }
}
