import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { WhereCarried } from '@/components/staff/brand-associations/where-carried'
import { ContactsPanel } from '@/components/staff/contacts/contacts-panel'
import { DeletedRecord } from '@/components/staff/record/delete-record'
import { History } from '@/components/staff/record/history'
import { RecordScreen } from '@/components/staff/record/record-screen'
import { RelatedRecords } from '@/components/staff/record/related-records'
import { RemoveRecord } from '@/components/staff/record/remove-record'
import { Badge } from '@/components/ui/badge'
import { undoOwlChange } from '@/lib/actions/undo-owl-change'
import { requireArea } from '@/lib/auth/session'
import { readShownHistory } from '@/lib/data/history/shown-history'
import { countCarryingSites } from '@/lib/data/owl/brand-associations/where-carried'
import { getBrand } from '@/lib/data/owl/brands'
import { listContactsOf } from '@/lib/data/owl/contacts-of'
import { readDay } from '@/lib/owl/brand-matrix/query'
import { BRAND_FIELDS } from '@/lib/owl/brands'
import { owlPaths } from '@/lib/portal/owl-paths'
import { staffPaths } from '@/lib/portal/staff-paths'
import { changeBrand, removeBrand } from '@/lib/actions/brands'
import { BrandFiles, showBrandFile } from './files'

export const metadata: Metadata = { title: 'Brand' }
const LIST = { href: owlPaths.brands(), label: 'All brands' }

export default async function BrandPage({ params, searchParams }: PageProps<'/dashboard/owl/brands/[id]'>) {
  const { id } = await params
  const viewer = await requireArea('owl', owlPaths.brand(id))
  if (!z.uuid().safeParse(id).success) notFound()
  const { history: shown } = await searchParams
  const [brand, changes, contacts, carrying] = await Promise.all([
    getBrand(id),
    readShownHistory('brands', id, shown),
    listContactsOf({ brand: id }),
    countCarryingSites(id, readDay('')),
  ])
  const history = <History {...changes} undo={undoOwlChange.bind(null, 'brands', id)} show={showBrandFile} />
  if (!brand) {
    if (changes.entries.length === 0) notFound()
    return (
      <DeletedRecord list={LIST} title="This brand was deleted">
        {history}
      </DeletedRecord>
    )
  }
  return (
    <RecordScreen
      list={LIST}
      fields={BRAND_FIELDS}
      record={brand}
      actionOf={(field) => changeBrand.bind(null, id, field)}
      side={<BrandFiles brand={brand} />}
    >
      <WhereCarried brand={id} groups={carrying} today={readDay('')} />
      <RelatedRecords
        id="products"
        title="Products"
        rows={brand.products}
        hrefOf={owlPaths.product}
        markOf={(product) => !product.is_active && <Badge tone="over">No longer sold</Badge>}
        none="No products of this brand."
        more={{ href: owlPaths.newProduct({ brand: id }), label: 'New product' }}
      />
      <ContactsPanel
        contacts={contacts}
        start={{ brand: id }}
        allHref={staffPaths.contacts('owl', new URLSearchParams({ brand: id }))}
        empty="No contacts for this brand yet."
      />
      {history}
      <RemoveRecord
        role={viewer.role}
        noun="brand"
        name={brand.values.name}
        uses={{ ...brand.uses, contact: contacts.count }}
        remove={removeBrand.bind(null, id)}
      />
    </RecordScreen>
  )
}
