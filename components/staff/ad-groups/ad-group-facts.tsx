import type { ReactNode } from 'react'
import { FactList } from '@/components/staff/list/fact-list'
import type { AdGroup } from '@/lib/data/ads/ad-group-detail'
import { longDate } from '@/lib/time/long-date'
import type { AdGroupEditing } from './ad-group-editing'
import { AdGroupStatusBadge } from './ad-group-status-badge'
import { DueDate } from './due-date'
import { GroupField } from './group-field'

export function AdGroupFacts({ group, editing }: { group: AdGroup; editing: AdGroupEditing }) {
  const facts: [string, ReactNode][] = [
    [
      'Status',
      <GroupField key="status" field="status" editing={editing}>
        <AdGroupStatusBadge status={group.status} />
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
      'Product',
      <GroupField key="product" field="product" editing={editing}>
        {group.product}
      </GroupField>,
    ],
    ['Created', longDate(group.createdAt)],
  ]
  return <FactList facts={facts} />
}
