import 'server-only'
import type { PictureSlot } from '@/lib/ads/templates/document'
import type { Fill, FillRow } from '@/lib/ads/templates/fills'
import { getFill, getFillRow } from '@/lib/data/ads/templates/fills'
import { getTemplateVersion, type PublishedVersion } from '@/lib/data/ads/templates/template-record'
import { isUuid } from '@/lib/list/query'
import { listPictureChoices, type PictureChoice, uniqueChoices } from './named-pictures'

export type FillRowScreen = {
  fill: Fill
  row: FillRow
  version: PublishedVersion
  choices: Record<PictureSlot, PictureChoice[]>
}

/** Null for an unknown row. */
export async function readFillRowScreen(id: string, number: number): Promise<FillRowScreen | null> {
  if (!isUuid(id) || !Number.isInteger(number) || number < 1) return null
  const [fill, row] = await Promise.all([getFill(id), getFillRow(id, number)])
  if (!fill || !row) return null
  const [version, choices] = await Promise.all([
    getTemplateVersion(fill.version.id),
    listPictureChoices(fill.group.clientId),
  ])
  if (!version) return null
  const withOwn = (slot: PictureSlot): PictureChoice[] => {
    const own = row.values.pictures[slot]
    const unique = uniqueChoices(choices[slot])
    if (!own || unique.some(({ path }) => path === own.path)) return unique
    return [{ path: own.path, name: 'As it is' }, ...unique]
  }
  return { fill, row, version, choices: { logo: withOwn('logo'), picture: withOwn('picture') } }
}
