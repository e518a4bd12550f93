import 'server-only'
import { typedProblems } from '@/lib/ads/templates/cell-problems'
import { fillNames } from '@/lib/ads/templates/fill-names'
import type { NewFillRow } from '@/lib/ads/templates/fill-rows'
import { type FillSource, picturesOf, valuesOf, withDefaults } from '@/lib/ads/templates/fill-values'
import type { Fill, FillRow } from '@/lib/ads/templates/fills'
import { checkFill, exportFillRows, saveFillRows } from '@/lib/data/ads/templates/fills'
import { getTemplateVersion } from '@/lib/data/ads/templates/template-record'
import type { RpcOutcome } from '@/lib/errors'
import { getFillDeals } from './fill-deals'
import { getFillGroup } from './fill-group'
import { readBestPictures } from './fill-rows'
import { listFillSites } from './fill-sites'

async function readRows(fillId: string): Promise<FillRow[]> {
  const rows: FillRow[] = []
  for await (const batch of await exportFillRows({ fillId })) rows.push(...batch)
  return rows
}

const IDS_PER_REQUEST = 100

/** What stands behind the rows, by the id that they keep. A row of a deal at a site keeps the deal. */
async function readSources(fill: Fill, ids: readonly string[]): Promise<ReadonlyMap<string, FillSource>> {
  const { clientId } = fill.group
  const sources = new Map<string, FillSource>()
  for (let first = 0; first < ids.length; first += IDS_PER_REQUEST) {
    for (const { id, source } of await getFillDeals(clientId, ids.slice(first, first + IDS_PER_REQUEST))) {
      sources.set(id, source)
    }
  }
  if (fill.source === 'sites' && ids.some((id) => !sources.has(id))) {
    for (const { id, source } of await listFillSites(clientId)) sources.set(id, source)
  }
  return sources
}

/** Puts what deals and sites say now into the rows; what they do not say stays. Rows that change are checked anew. */
export async function readAgain(fill: Fill): Promise<RpcOutcome> {
  const [group, version, rows] = await Promise.all([
    getFillGroup(fill.group.id),
    getTemplateVersion(fill.version.id),
    readRows(fill.id),
  ])
  if (!group || !version) return 'refused'
  const sources = await readSources(fill, [...new Set(rows.flatMap(({ sourceId }) => sourceId ?? []))])
  const behind = rows.flatMap((row) => {
    const source = row.sourceId === null ? undefined : sources.get(row.sourceId)
    if (!source) return []
    const isAtSite = fill.source === 'sites' && source.deal
    // What its site has said stays as it is.
    return [{ row, source: isAtSite ? { deal: source.deal } : { ...group.source, ...source } }]
  })
  const slots = fillNames(version.document).pictures
  const known = await readBestPictures(
    behind.map(({ source }) => picturesOf(source)),
    slots,
  )
  const changed = behind.map(({ row, source }): NewFillRow => {
    const { number, title, sourceId } = row
    const values = withDefaults(valuesOf(source, known), row.values)
    // The line of a deal at a site names the site.
    if (fill.source === 'sites' && !source.site) values.texts.line = row.values.texts.line
    return { number, title, sourceId, values, problems: typedProblems(title, values.texts) }
  })
  const saved = await saveFillRows(fill.id, changed)
  return saved === 'done' ? checkFill(fill.id) : saved
}
