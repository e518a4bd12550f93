import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { AD_GROUP_LIST, AD_LIBRARY } from '@/lib/ads/lists'
import { AD_TEMPLATE_LIST } from '@/lib/ads/templates/list'
import { ARTICLE_LIST } from '@/lib/blog/articles'
import { CLIENT_LIST } from '@/lib/catalogue/clients'
import { CONTACT_LIST } from '@/lib/catalogue/contacts'
import { PLACE_LIST } from '@/lib/catalogue/places/place-list'
import { REVIEW_LIST } from '@/lib/catalogue/reviews'
import { VIDEO_LIST } from '@/lib/catalogue/video-list'
import { exportAdGroups, searchAdGroups } from '@/lib/data/ads/ad-groups'
import { exportAds, searchAds } from '@/lib/data/ads/ad-library'
import { exportTemplates, searchTemplates } from '@/lib/data/ads/templates/templates'
import { exportClients, searchClients } from '@/lib/data/catalogue/client-list'
import { exportContacts, searchContacts } from '@/lib/data/catalogue/contact-list'
import { exportReviews, searchReviews } from '@/lib/data/catalogue/review-list'
import { exportVideos, searchVideos } from '@/lib/data/catalogue/video-gallery'
import { exportGear, searchGear } from '@/lib/data/leads/gear-list'
import { exportCarriedBrands, searchCarriedBrands } from '@/lib/data/owl/brand-associations/list'
import { exportMatrix } from '@/lib/data/owl/brand-associations/matrix'
import { exportTasks } from '@/lib/data/sales/task-list'
import { EVERYBODY, TASK_LIST } from '@/lib/leads/task-list'
import { readMatrixQuery } from '@/lib/owl/brand-matrix/query'
import { exportBrands, searchBrands } from '@/lib/data/owl/brands'
import { exportDeals, searchDeals } from '@/lib/data/owl/deals/deal-list'
import { exportProducts, searchProducts } from '@/lib/data/owl/product-list'
import { exportSiteGroups, searchSiteGroups } from '@/lib/data/owl/site-group-list'
import { exportSites, searchSites } from '@/lib/data/owl/site-list'
import { exportQuotes, searchQuotes } from '@/lib/data/quotes/quote-list'
import { exportArticles, searchArticles } from '@/lib/data/website/article-list'
import { exportPlacePages, searchPlacePages } from '@/lib/data/website/place-page-list'
import { exportRedirects, searchRedirects } from '@/lib/data/website/redirect-list'
import { GEAR_LIST } from '@/lib/leads/gear-list'
import { listColumns, type ListQuery, type ListSpec, readListQuery } from '@/lib/list/query'
import { PRODUCT_LIST } from '@/lib/owl/products'
import { QUOTE_LIST } from '@/lib/quotes/lists'
import { REDIRECT_LIST } from '@/lib/seo/redirect-list'
import type { Database } from '@/lib/supabase/database.types'
import { BRAND_LIST } from '@/lib/owl/brands'
import { CARRIED_LIST } from '@/lib/owl/carried-list'
import { DEAL_LIST } from '@/lib/owl/deals/deal-list'
import { SITE_GROUP_LIST } from '@/lib/owl/site-groups'
import { SITE_LIST } from '@/lib/owl/sites'
import { freePort } from './free-port.ts'
import { startSeededStack } from './fresh-instance.ts'
import type { Stack } from './start-stack.ts'

const NOBODY = 'f0000000-0000-4000-8000-000000000000'

jest.mock('@/lib/supabase/server', () => ({ createSessionClient: () => Promise.resolve(mockClient) }))
jest.setTimeout(120_000)

let folder: string
let stack: Stack
let mockClient: SupabaseClient<Database>

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'exports-'))
  const options = { dataDir: path.join(folder, 'stack'), siteUrl: 'http://localhost:3999' }
  stack = await startSeededStack({ ...options, port: await freePort() })
  mockClient = createClient<Database>(stack.url, stack.publishableKey, { auth: { persistSession: false } })
  const { error } = await mockClient.auth.signInWithPassword({
    email: 'superadmin@fieldlight.example',
    password: 'Fieldlight-demo-2026',
  })
  if (error) throw error
})
afterAll(async () => {
  await stack.child.stop()
  await rm(folder, { recursive: true })
})

type Row = { id: string | number }
type List = {
  spec: ListSpec
  search: (query: ListQuery<never, never>) => Promise<{ rows: Row[]; pageCount: number }>
  read: (query: ListQuery<never, never>, size?: number) => Promise<AsyncIterable<Row[]>>
}

const LISTS: List[] = [
  { spec: AD_GROUP_LIST, search: searchAdGroups, read: exportAdGroups },
  { spec: AD_LIBRARY, search: searchAds, read: exportAds },
  { spec: AD_TEMPLATE_LIST, search: searchTemplates, read: exportTemplates },
  { spec: ARTICLE_LIST, search: searchArticles, read: exportArticles },
  { spec: BRAND_LIST, search: searchBrands, read: exportBrands },
  { spec: CARRIED_LIST, search: searchCarriedBrands, read: exportCarriedBrands },
  { spec: CLIENT_LIST, search: searchClients, read: exportClients },
  { spec: CONTACT_LIST, search: searchContacts, read: exportContacts },
  { spec: DEAL_LIST, search: searchDeals, read: exportDeals },
  { spec: GEAR_LIST, search: searchGear, read: exportGear },
  { spec: PLACE_LIST, search: searchPlacePages, read: exportPlacePages },
  { spec: PRODUCT_LIST, search: searchProducts, read: exportProducts },
  { spec: QUOTE_LIST, search: searchQuotes, read: exportQuotes },
  { spec: REDIRECT_LIST, search: searchRedirects, read: exportRedirects },
  { spec: REVIEW_LIST, search: searchReviews, read: exportReviews },
  { spec: SITE_GROUP_LIST, search: searchSiteGroups, read: exportSiteGroups },
  { spec: SITE_LIST, search: searchSites, read: exportSites },
  { spec: VIDEO_LIST, search: searchVideos, read: exportVideos },
]

const idsOf = (rows: Row[]) => rows.map(({ id }) => id)

async function collect(batches: AsyncIterable<Row[]>): Promise<Row[][]> {
  const all: Row[][] = []
  for await (const rows of batches) all.push(rows)
  return all
}

async function readPages({ spec, search }: List, params: Record<string, string>) {
  const ids: (string | number)[] = []
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const query = readListQuery(spec, { ...params, layout: 'table', page: String(page) })
    const found = await search(query as ListQuery<never, never>)
    pageCount = found.pageCount
    ids.push(...idsOf(found.rows))
  }
  return ids
}

async function readExport({ spec, read }: List, params: Record<string, string>, size: number) {
  const ids: (string | number)[] = []
  for await (const rows of await read(readListQuery(spec, params) as ListQuery<never, never>, size)) {
    ids.push(...idsOf(rows))
  }
  return ids
}

it.each(LISTS.map((list) => [list.spec.name, list] as const))(
  'exports %s in every order as its pages show them',
  async (_, list) => {
    for (const sort of listColumns(list.spec).filter((column) => list.spec.columns[column]?.sort)) {
      for (const order of ['asc', 'desc']) {
        const shown = await readPages(list, { sort, order })
        // Three batches, with places among equal values and nulls.
        const size = Math.max(2, Math.ceil(shown.length / 3))
        expect({ sort, order, ids: await readExport(list, { sort, order }, size) }).toEqual({
          sort,
          order,
          ids: shown,
        })
      }
    }
  },
)

it('exports tasks, and the sites of a group with their brands, in batches as in one', async () => {
  const read = async (batches: AsyncIterable<Row[]>) => (await collect(batches)).flatMap(idsOf)
  const { data: group } = await mockClient
    .from('sites')
    .select('parent_group_id')
    .limit(1)
    .single()
    .throwOnError()
  const matrix = readMatrixQuery({ group: group.parent_group_id })
  const sites = await read(await exportMatrix(matrix))
  expect(await read(await exportMatrix(matrix, 2))).toEqual(sites)
  expect(sites.length).toBeGreaterThan(2)

  for (const state of [undefined, 'done']) {
    const query = readListQuery(TASK_LIST, { person: EVERYBODY, state })
    const tasks = await read(await exportTasks(query, NOBODY))
    expect(await read(await exportTasks(query, NOBODY, 2))).toEqual(tasks)
    expect(tasks.length).toBeGreaterThan(2)
  }
})

/** Which filters and the embedded stack could take for something else. */
const ODD = [
  'null',
  'true',
  '12.50',
  '1e5',
  '007',
  ' a b ',
  'a,b.c',
  '(x',
  '"q"',
  String.raw`a\b"`,
  '{x}',
  '%',
  'Ünï',
  'zz)',
]

const products = () => mockClient.from('products')
const odd = (name: string, category: string | null) => ({ name, category, sold_by: 'us' })

it.each(['asc', 'desc'])('exports every row once while others come and go (%s)', async (order) => {
  const kept = ODD.flatMap((text) => [odd(text, text), odd(`${text} `, text), odd(`${text}  `, null)])
  const gone = ODD.map((text) => odd(`${text}   `, text))
  const { data: before } = await products().insert(kept).select('id').throwOnError()
  const { data: leaving } = await products().insert(gone).select('id').throwOnError()
  const list = { spec: PRODUCT_LIST, search: searchProducts, read: exportProducts }
  const shown = await readPages(list, { sort: 'category', order })

  const exported: (string | number)[] = []
  const query = readListQuery(PRODUCT_LIST, { sort: 'category', order })
  const added: string[] = []
  for await (const rows of await exportProducts(query, 5)) {
    exported.push(...idsOf(rows))
    const next = leaving.pop()
    if (next) await products().delete().eq('id', next.id).throwOnError()
    const name = `added ${added.length}`
    const category = ODD[added.length % ODD.length] ?? null
    const { data } = await products().insert(odd(name, category)).select('id').single().throwOnError()
    added.push(data.id)
    if (added.length > 500) throw new Error('The export does not end.')
  }
  const left = new Set(leaving.map(({ id }) => id))
  const always = shown.filter((id) => idsOf(before).includes(id) || left.has(String(id)))
  expect(exported.filter((id) => always.includes(id))).toEqual(always)
  expect(new Set(exported).size).toBe(exported.length)
  await products()
    .delete()
    .in('id', [...idsOf(before), ...added, ...left] as string[])
})
