import type { ReactNode } from 'react'
import { FactList } from '@/components/staff/record/fact-list'
import { DeleteRecord } from '@/components/staff/record/delete-record'
import { StaffLink } from '@/components/staff/staff-link'
import type { Area } from '@/lib/auth/roles'
import type { AdGroup } from '@/lib/data/ads/ad-group-detail'
import { longDate } from '@/lib/time/in-zone'
import { staffPaths } from '@/lib/portal/staff-paths'
import { AdContactSheet } from './ad-contact-sheet'
import { StatusBadge } from '@/components/staff/status-badge'
import { AD_GROUP_STATUS_LABELS } from '@/lib/ads/types'
import { DueDate } from './due-date'
import { type AdGroupEditing, GroupField } from './group-field'

type AdGroupDetailProps = {
  group: AdGroup
  area: Area
  editing: AdGroupEditing
  badgesOf: (adId: string) => ReactNode
  newAd: ReactNode
  /** Shown beside the ads on wide screens, below them on narrow ones. */
  children: ReactNode
}

export function AdGroupDetail({ group, area, editing, badgesOf, newAd, children }: AdGroupDetailProps) {
  return (
    <div className="grid gap-8">
      <AdGroupHeading group={group} editing={editing} />
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <AdGroupFacts group={group} area={area} editing={editing} />
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <AdContactSheet ads={group.ads} area={area} badgesOf={badgesOf}>
            {newAd}
          </AdContactSheet>
        </div>
        <div className="grid content-start gap-8 lg:col-start-2">{children}</div>
      </div>
    </div>
  )
}

function AdGroupHeading({ group, editing }: { group: AdGroup; editing: AdGroupEditing }) {
  const { name, description } = group.values
  return (
    <div className="grid max-w-3xl gap-3">
      <GroupField field="name" editing={editing}>
        <h1 className="type-title [overflow-wrap:anywhere]">{name}</h1>
      </GroupField>
      <GroupField field="description" editing={editing}>
        <p className="[overflow-wrap:anywhere] whitespace-pre-line text-muted-foreground">
          {description || 'No description'}
        </p>
      </GroupField>
    </div>
  )
}

type AdGroupFactsProps = Pick<AdGroupDetailProps, 'group' | 'area' | 'editing'>

function AdGroupFacts({ group, area, editing }: AdGroupFactsProps) {
  const facts: [string, ReactNode][] = [
    [
      'Status',
      <GroupField key="status" field="status" editing={editing}>
        <StatusBadge status={group.status} labels={AD_GROUP_STATUS_LABELS} />
      </GroupField>,
    ],
    [
      'Due',
      <GroupField key="due" field="dueDate" editing={editing}>
        <DueDate dueDate={group.dueDate} status={group.status} />
      </GroupField>,
    ],
    [
      'Client',
      <GroupField key="client" field="client" editing={editing}>
        {group.client}
      </GroupField>,
    ],
    [
      'Catalog client',
      <GroupField key="catalogueClient" field="catalogueClient" editing={editing}>
        <CatalogueClient client={group.catalogueClient} area={area} />
      </GroupField>,
    ],
    [
      'Product',
      <GroupField key="product" field="product" editing={editing}>
        {group.product}
      </GroupField>,
    ],
    ['Created', longDate(group.createdAt)],
  ]
  return <FactList facts={facts} />
}

function CatalogueClient({ client, area }: { client: AdGroup['catalogueClient']; area: Area }) {
  if (!client) return <span className="text-muted-foreground">None</span>
  if (area !== 'admin') return client.name
  return (
    <StaffLink href={staffPaths.client(client.id)} className="underline underline-offset-4">
      {client.name}
    </StaffLink>
  )
}

type DeleteAdGroupProps = { group: AdGroup; remove: () => Promise<void> }

function deletionWarning(ads: number): string {
  if (ads === 0) return 'It has no ads.'
  return ads === 1
    ? 'Its ad and all files are deleted too.'
    : `Its ${ads} ads and all their files go with it.`
}

export const DeleteAdGroup = ({ group, remove }: DeleteAdGroupProps) => (
  <DeleteRecord what="this group" remove={remove}>
    “{group.values.name}” will be gone for good. {deletionWarning(group.ads.length)}
  </DeleteRecord>
)
