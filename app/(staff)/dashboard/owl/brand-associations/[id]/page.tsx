import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AssociationDetail } from '@/components/staff/brand-associations/association-detail'
import { DeletedRecord } from '@/components/staff/record/delete-record'
import { History } from '@/components/staff/record/history'
import { undoOwlChange } from '@/lib/actions/undo-owl-change'
import { canEnter } from '@/lib/auth/roles'
import { requireArea } from '@/lib/auth/session'
import { readShownHistory } from '@/lib/data/history/shown-history'
import { getAssociation } from '@/lib/data/owl/brand-associations/record'
import { isUuid } from '@/lib/list/query'
import { owlPaths } from '@/lib/portal/owl-paths'
import { changeDays, removeAssociation } from './actions'

export const metadata: Metadata = { title: 'Brand association' }

export default async function BrandAssociationPage({
  params,
  searchParams,
}: PageProps<'/dashboard/owl/brand-associations/[id]'>) {
  const { id } = await params
  const viewer = await requireArea('owl', owlPaths.brandAssociation(id))
  if (!isUuid(id)) notFound()
  const { history: shown } = await searchParams
  const [association, changes] = await Promise.all([
    getAssociation(id),
    readShownHistory('brand_associations', id, shown),
  ])
  const history = (
    <History
      {...changes}
      names={new Map(association && [[association.brand.id, association.brand.name]])}
      undo={undoOwlChange.bind(null, 'brand_associations', id)}
    />
  )
  if (!association) {
    if (changes.entries.length === 0) notFound()
    return (
      <DeletedRecord
        list={{ href: owlPaths.brandAssociationList(), label: 'All brand associations' }}
        title="This brand association was removed"
      >
        {history}
      </DeletedRecord>
    )
  }
  return (
    <AssociationDetail
      association={association}
      change={changeDays.bind(null, id)}
      remove={canEnter('admin', viewer.role) ? removeAssociation.bind(null, id) : null}
    >
      {history}
    </AssociationDetail>
  )
}
