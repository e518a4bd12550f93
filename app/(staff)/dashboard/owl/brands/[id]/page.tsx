import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { BrandDetail } from '@/components/staff/brands/brand-detail'
import { BrandHistory, DeletedBrand } from '@/components/staff/brands/brand-history'
import { BrandLogoSection } from '@/components/staff/brands/brand-logo-section'
import { BrandProducts } from '@/components/staff/brands/brand-products'
import { RemoveBrand } from '@/components/staff/brands/remove-brand'
import { LogoUpload } from '@/components/staff/clients/logo-upload'
import { undoOwlChange } from '@/lib/actions/undo-owl-change'
import { canEnter } from '@/lib/auth/roles'
import { requireArea } from '@/lib/auth/session'
import { getBrand } from '@/lib/data/owl/brand-record'
import { listRecordHistory } from '@/lib/data/history/record-history'
import { staffPaths } from '@/lib/portal/staff-paths'
import { changeBrand, removeBrand, removeBrandLogo } from './actions'
import { beginBrandLogo, finishBrandLogo } from './logo'

export const metadata: Metadata = { title: 'Brand' }

const SOME = 10
const ALL = 199

export default async function BrandPage({ params, searchParams }: PageProps<'/dashboard/owl/brands/[id]'>) {
  const { id } = await params
  const viewer = await requireArea('owl', staffPaths.brand(id))
  if (!z.uuid().safeParse(id).success) notFound()
  const { history: shown } = await searchParams
  const [brand, history] = await Promise.all([
    getBrand(id),
    listRecordHistory('brands', id, shown === 'all' ? ALL : SOME),
  ])
  const historyProps = {
    entries: history.entries,
    moreHref: history.hasMore && shown !== 'all' ? staffPaths.brand(id, { history: 'all' }) : null,
    undo: undoOwlChange.bind(null, 'brands', id),
  }
  if (!brand) {
    if (history.entries.length === 0) notFound()
    return <DeletedBrand {...historyProps} />
  }
  return (
    <BrandDetail
      brand={brand}
      actionOf={(field) => changeBrand.bind(null, id, field)}
      side={
        <BrandLogoSection
          logo={brand.logo}
          remove={removeBrandLogo.bind(null, id)}
          upload={(logo) => (
            <LogoUpload
              hasLogo={brand.logo !== null}
              begin={beginBrandLogo.bind(null, id)}
              finish={finishBrandLogo.bind(null, id)}
            >
              {logo}
            </LogoUpload>
          )}
        />
      }
    >
      <BrandProducts brand={brand} />
      <BrandHistory {...historyProps} />
      {canEnter('admin', viewer.role) && <RemoveBrand brand={brand} remove={removeBrand.bind(null, id)} />}
    </BrandDetail>
  )
}
