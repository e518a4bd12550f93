import type { Metadata } from 'next'
import { ScreenHeading } from '@/components/staff/headings'
import { NewProductForm } from '@/components/staff/products/new-product-form'
import { beginFormPicture, finishFormPicture } from '@/lib/actions/record-pictures'
import { requireArea } from '@/lib/auth/session'
import { listBrandOptions } from '@/lib/data/owl/brand-options'
import { firstValue } from '@/lib/list/query'
import { getScreen, screenHref } from '@/lib/portal/screens'
import { addProduct } from './actions'

const screen = getScreen('owl', 'products/new')

export const metadata: Metadata = { title: screen.title }

export default async function NewProductPage({ searchParams }: PageProps<'/dashboard/owl/products/new'>) {
  await requireArea('owl', screenHref(screen))
  const [brands, query] = await Promise.all([listBrandOptions(), searchParams])
  const brand = brands.find(({ id }) => id === firstValue(query.brand))
  return (
    <div className="grid max-w-2xl gap-8">
      <ScreenHeading title={screen.title} description={screen.description} />
      <NewProductForm
        action={addProduct}
        brands={brands.map(({ id, name }) => [id, name])}
        picture={{ begin: beginFormPicture, finish: finishFormPicture.bind(null, 'products') }}
        start={{ soldBy: brand ? 'sites' : '', brand: brand?.id ?? '' }}
      />
    </div>
  )
}
