import 'server-only'
import type { PictureSlot } from '@/lib/ads/templates/document'
import { type CsvColumns, csvFields, type CsvField, guessCsvColumns } from '@/lib/ads/templates/fill-csv'
import { fillNames } from '@/lib/ads/templates/fill-names'
import { FILL_SOURCES, type FillSourceKind } from '@/lib/ads/templates/fill-rows'
import type { Fill } from '@/lib/ads/templates/fills'
import { listFills } from '@/lib/data/ads/templates/fills'
import { getNewestVersion, type PublishedVersion } from '@/lib/data/ads/templates/template-record'
import { listFillableTemplates, type TemplateOption } from '@/lib/data/ads/templates/templates'
import { firstValue, isUuid, type SearchParams } from '@/lib/list/query'
import type { CsvFile } from '@/lib/list/read-csv'
import { offerText } from '@/lib/owl/deals/offer-text'
import { canFilm, type FilmAnswer } from './can-film'
import { listFillDeals } from './fill-deals'
import type { FillGroup } from './fill-group'
import { listPictureChoices, type PictureChoice, uniqueChoices } from './named-pictures'

type FillManyDeal = { id: string; title: string; note: string }

/** A file that was uploaded, and what its columns seem to be. */
export type FillFile = {
  headers: string[]
  sample: string[]
  rows: number
  fields: CsvField[]
  columns: CsvColumns
}

export type FillManyScreen = {
  templates: TemplateOption[]
  /** The newest first. */
  fills: Fill[]
  chosen: { template: string; source: FillSourceKind | ''; file: string }
  /** Null before template and source are chosen. */
  start: {
    version: PublishedVersion
    source: FillSourceKind
    deals: FillManyDeal[]
    choices: Record<PictureSlot, PictureChoice[]>
    film: FilmAnswer
  } | null
}

const NO_CHOICES = { logo: [], picture: [] }

export async function readFillManyScreen(group: FillGroup, query: SearchParams): Promise<FillManyScreen> {
  const template = firstValue(query.template)
  const source = FILL_SOURCES.find((known) => known === firstValue(query.source)) ?? ''
  const [templates, fills, version] = await Promise.all([
    listFillableTemplates(group.clientId),
    listFills({ groupId: group.id }),
    isUuid(template) ? getNewestVersion(template) : null,
  ])
  const isFitting = version !== null && templates.some(({ id }) => id === template)
  const chosen: FillManyScreen['chosen'] = {
    template: isFitting ? template : '',
    source,
    file: firstValue(query.file),
  }
  if (!isFitting || !source) return { templates, fills, chosen, start: null }
  const [deals, choices, film] = await Promise.all([
    source === 'csv' ? [] : listFillDeals(group.clientId),
    fillNames(version.document).pictures.length > 0 ? listPictureChoices(group.clientId) : NO_CHOICES,
    canFilm(version.document),
  ])
  return {
    ...{ templates, fills, chosen },
    start: {
      ...{ version, source, film },
      deals: deals.map(({ id, title, offer, days }) => ({ id, title, note: `${offerText(offer)}, ${days}` })),
      choices: { logo: uniqueChoices(choices.logo), picture: uniqueChoices(choices.picture) },
    },
  }
}

export const describeFile = ({ headers, rows }: CsvFile, { document }: PublishedVersion): FillFile => ({
  headers,
  sample: rows[0]?.cells ?? [],
  rows: rows.length,
  fields: csvFields(fillNames(document)),
  columns: guessCsvColumns(headers),
})
