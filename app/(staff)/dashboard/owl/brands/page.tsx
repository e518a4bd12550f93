import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { BrandList } from '@/components/staff/brands/brand-list'
import { deleteListView, saveListView } from '@/lib/actions/saved-views'
import { requireArea } from '@/lib/auth/session'
import { searchBrands } from '@/lib/data/owl/brand-list'
import { listSavedViews } from '@/lib/data/portal/saved-views'
import { listQueryParams, readListQuery } from '@/lib/list/query'
import { BRAND_LIST } from '@/lib/owl/brands'
import { getScreen, screenHref } from '@/lib/portal/screens'
import { staffPaths } from '@/lib/portal/staff-paths'

const screen = getScreen('owl', 'brands')

export const metadata: Metadata = { title: screen.title }

export default async function BrandsPage({ searchParams }: PageProps<'/dashboard/owl/brands'>) {
  await requireArea('owl', screenHref(screen))
  const query = readListQuery(BRAND_LIST, await searchParams)
  const [page, views] = await Promise.all([searchBrands(query), listSavedViews(BRAND_LIST.name)])
  if (!page) redirect(staffPaths.brands(listQueryParams(BRAND_LIST, { ...query, page: 1 })))
  const place = { area: 'owl', list: BRAND_LIST.name } as const
  return (
    <BrandList
      title={screen.title}
      description={screen.description}
      query={query}
      page={page}
      views={views}
      viewActions={{ save: saveListView.bind(null, place), remove: deleteListView.bind(null, place) }}
    />
  )
}
