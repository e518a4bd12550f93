import 'server-only'
import { FORMAT_NAMES, type Format } from '@/lib/ads/templates/document'
import type { TemplateColumn, TemplateFilter } from '@/lib/ads/templates/list'
import {
  batchesOf,
  pagesOf,
  readViewPage,
  type RowRange,
  searchTextFilter,
  type SessionClient,
  toFoundRows,
} from '@/lib/data/query/lists'
import { inOrder, type SortKey } from '@/lib/data/query/row-order'
import { DataError } from '@/lib/errors'
import type { ListQuery } from '@/lib/list/query'
import { createSessionClient } from '@/lib/supabase/server'

export type TemplateRow = {
  id: string
  name: string
  description: string | null
  /** Null for all clients. */
  clientId: string | null
  client: string | null
  formats: Format[]
  /** Of the newest version; null before there is one. */
  version: number | null
  versionId: string | null
  isArchived: boolean
  /** How many ads it has made. */
  used: number
  createdAt: string
  changedAt: string
}

/** The generated type has null in every column of a view. */
type ViewRow = {
  id: string
  name: string
  description: string | null
  parent_group_id: string | null
  parent_group: string | null
  formats: string[]
  version_number: number | null
  version_id: string | null
  is_archived: boolean
  ads: number
  created_at: string
  updated_at: string
}

const COLUMNS =
  'id, name, description, parent_group_id, parent_group, formats, version_number, version_id, is_archived, ads, created_at, updated_at'

const ORDERS: Partial<Record<TemplateColumn, keyof ViewRow>> = {
  name: 'name',
  client: 'parent_group',
  created: 'created_at',
}

const toRow = (row: ViewRow): TemplateRow => ({
  id: row.id,
  name: row.name,
  description: row.description,
  clientId: row.parent_group_id,
  client: row.parent_group,
  formats: FORMAT_NAMES.filter((format) => row.formats.includes(format)),
  version: row.version_number,
  versionId: row.version_id,
  isArchived: row.is_archived,
  used: row.ads,
  createdAt: row.created_at,
  changedAt: row.updated_at,
})

async function readRows(
  client: SessionClient,
  { text, filters, sort, isDescending }: ListQuery<TemplateColumn, TemplateFilter>,
  range: RowRange,
) {
  const column = ORDERS[sort] ?? 'updated_at'
  const order: SortKey<keyof ViewRow>[] = [{ column, isDescending }, { column: 'id' }]
  const response = await readViewPage(range, COLUMNS, column === 'parent_group', (columns, slice, ids) => {
    let request = client.from('ad_template_list').select(columns, { count: slice?.count })
    if (filters.client === 'general') request = request.is('parent_group_id', null)
    else if (filters.client) request = request.eq('parent_group_id', filters.client)
    if (filters.format) request = request.contains('formats', [filters.format])
    if (filters.archived !== 'all') request = request.eq('is_archived', filters.archived === 'only')
    const words = searchTextFilter(text)
    if (words) request = request.or(words)
    if (ids) request = request.in('id', ids)
    return inOrder(request, order, slice).overrideTypes<ViewRow[], { merge: false }>()
  })
  return toFoundRows('templates.readRows', response, order, toRow)
}

export const searchTemplates = pagesOf(readRows)
export const exportTemplates = batchesOf(readRows)

export type TemplateOption = Pick<TemplateRow, 'id' | 'name' | 'formats'> & {
  version: number
  versionId: string
}

/** Published templates that can be filled for a client: its own and general ones, the newest first. */
export async function listFillableTemplates(clientId: string): Promise<TemplateOption[]> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('ad_template_list')
    .select(COLUMNS)
    .eq('is_archived', false)
    .not('version_id', 'is', null)
    .or(`parent_group_id.is.null,parent_group_id.eq.${clientId}`)
    .order('updated_at', { ascending: false })
    .order('id')
    .limit(200)
    .overrideTypes<ViewRow[], { merge: false }>()
  if (error) throw new DataError('templates.listFillableTemplates', { cause: error })
  return data.map(toRow).flatMap(({ id, name, formats, version, versionId }) => {
    return versionId && version !== null ? { id, name, formats, version, versionId } : []
  })
}

/** The clients for whom the person may make templates. */
export async function listTemplateClients(): Promise<{ id: string; name: string }[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_template_clients')
  if (error) throw new DataError('templates.listTemplateClients', { cause: error })
  return data
}
