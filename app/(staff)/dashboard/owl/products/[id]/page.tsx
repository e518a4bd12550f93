import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { PictureSection } from '@/components/staff/pictures/picture-section'
import { ProductDetail } from '@/components/staff/products/product-detail'
import { DeletedProduct, ProductHistory } from '@/components/staff/products/product-history'
import { ProductUses } from '@/components/staff/products/product-uses'
import { RemoveProduct } from '@/components/staff/products/remove-product'
import { beginPicture, finishPicture, removePicture } from '@/lib/actions/record-pictures'
import { undoOwlChange } from '@/lib/actions/undo-owl-change'
import { canEnter } from '@/lib/auth/roles'
import { requireArea } from '@/lib/auth/session'
import { listRecordHistory } from '@/lib/data/history/record-history'
import { listBrandOptions } from '@/lib/data/owl/brand-options'
import { getProductMerge, listProductOptions, planProductMerge } from '@/lib/data/owl/product-merges'
import { countProductAdGroups, getProduct } from '@/lib/data/owl/product-record'
import { firstValue } from '@/lib/list/query'
import { owlPaths } from '@/lib/portal/owl-paths'
import { changeProduct, mergeProduct, removeProduct } from './actions'

export const metadata: Metadata = { title: 'Product' }

const SOME = 10
const ALL = 199

export default async function ProductPage({
  params,
  searchParams,
}: PageProps<'/dashboard/owl/products/[id]'>) {
  const { id } = await params
  const viewer = await requireArea('owl', owlPaths.product(id))
  if (!z.uuid().safeParse(id).success) notFound()
  const query = await searchParams
  const isAdmin = canEnter('admin', viewer.role)
  const [product, adGroups, history, brands, others] = await Promise.all([
    getProduct(id),
    countProductAdGroups(id),
    listRecordHistory('products', id, query.history === 'all' ? ALL : SOME),
    listBrandOptions(),
    isAdmin ? listProductOptions() : [],
  ])
  const historyProps = {
    entries: history.entries,
    moreHref: history.hasMore && query.history !== 'all' ? owlPaths.product(id, { history: 'all' }) : null,
    brands,
    undo: undoOwlChange.bind(null, 'products', id),
  }
  if (!product) {
    if (history.entries.length === 0) notFound()
    return <DeletedProduct {...historyProps} merge={await getProductMerge(id)} />
  }

  const into = others.find((other) => other.id === firstValue(query.merge) && other.id !== id)
  const steps = into && (await planProductMerge(id, into.id))
  return (
    <ProductDetail
      product={product}
      brands={brands.map(({ id, name }) => [id, name])}
      actionOf={(field) => changeProduct.bind(null, id, field)}
      side={
        <PictureSection
          table="products"
          picture={product.picture}
          name={product.values.name}
          begin={beginPicture.bind(null, 'products', id)}
          finish={finishPicture.bind(null, 'products', id)}
          remove={removePicture.bind(null, 'products', id)}
        />
      }
    >
      <ProductUses product={product} adGroups={adGroups} role={viewer.role} />
      <ProductHistory {...historyProps} />
      {isAdmin && (
        <RemoveProduct
          product={product}
          adGroups={adGroups}
          others={others.filter((other) => other.id !== id)}
          plan={into && steps ? { into, steps } : null}
          merge={mergeProduct.bind(null, id)}
          remove={removeProduct.bind(null, id)}
        />
      )}
    </ProductDetail>
  )
}
