import type { Metadata } from 'next'
import { ProductList } from '@/components/staff/products/product-list'
import { listViewActions } from '@/components/staff/list/saved-views'
import { requireArea } from '@/lib/auth/session'
import { listBrandOptions } from '@/lib/data/owl/brand-options'
import { searchProducts } from '@/lib/data/owl/product-list'
import { listSavedViews } from '@/lib/data/portal/saved-views'
import { readListQuery } from '@/lib/list/query'
import { PRODUCT_LIST } from '@/lib/owl/products'
import { getScreen, screenHref } from '@/lib/portal/screens'

const screen = getScreen('owl', 'products')

export const metadata: Metadata = { title: screen.title }

export default async function ProductsPage({ searchParams }: PageProps<'/dashboard/owl/products'>) {
  await requireArea('owl', screenHref(screen))
  const query = readListQuery(PRODUCT_LIST, await searchParams)
  const [page, brands, views] = await Promise.all([
    searchProducts(query),
    listBrandOptions(),
    listSavedViews(PRODUCT_LIST.name),
  ])
  return (
    <ProductList
      title={screen.title}
      description={screen.description}
      query={query}
      page={page}
      brands={brands}
      views={views}
      viewActions={listViewActions('owl', PRODUCT_LIST.name)}
    />
  )
}
