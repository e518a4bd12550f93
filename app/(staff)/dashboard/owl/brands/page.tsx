import type { Metadata } from 'next'
import { BRAND_COLUMNS } from '@/components/staff/brands/brand-columns'
import { CollectionScreen } from '@/components/staff/list/collection-screen'
import { listViewActions } from '@/components/staff/list/saved-views'
import { requireArea } from '@/lib/auth/session'
import { searchBrands } from '@/lib/data/owl/brands'
import { listSavedViews } from '@/lib/data/portal/saved-views'
import { readListQuery } from '@/lib/list/query'
import { BRAND_LIST } from '@/lib/owl/brands'
import { owlPaths } from '@/lib/portal/owl-paths'
import { getScreen, screenHref } from '@/lib/portal/screens'

const screen = getScreen('owl', 'brands')
export const metadata: Metadata = { title: screen.title }

export default async function BrandsPage({ searchParams }: PageProps<'/dashboard/owl/brands'>) {
  await requireArea('owl', screenHref(screen))
  const query = readListQuery(BRAND_LIST, await searchParams)
  const [page, views] = await Promise.all([searchBrands(query), listSavedViews(BRAND_LIST.name)])
  return (
    <CollectionScreen
      screen={screen}
      spec={BRAND_LIST}
      query={query}
      page={page}
      columns={BRAND_COLUMNS}
      views={views}
      viewActions={listViewActions('owl', BRAND_LIST.name)}
      importHref={owlPaths.imports('brands')}
    />
  )
}
