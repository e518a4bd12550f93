import type { ReactNode } from 'react'
import type { EditControl } from '@/components/staff/record/edit-control'
import { FactList, WebLink } from '@/components/staff/record/fact-list'
import { InlineEdit } from '@/components/staff/record/inline-edit'
import { StaffLink } from '@/components/staff/staff-link'
import type { SiteGroupOwner } from '@/lib/data/owl/site-group-list'
import type { SiteGroupRecord } from '@/lib/data/owl/site-group-record'
import type { EditAction } from '@/lib/forms/form-state'
import { SITE_GROUP_STATUS_LABELS, type SiteGroupField, toSiteGroupStatus } from '@/lib/owl/site-groups'
import { owlPaths } from '@/lib/portal/owl-paths'
import { siteGroupFields } from '@/lib/schemas/site-fields'
import { longDate } from '@/lib/time/in-zone'
import { SiteGroupStatusBadge } from './site-group-status-badge'

const LABELS: Record<SiteGroupField, string> = {
  name: 'Name',
  legalName: 'Legal name',
  status: 'Status',
  owner: 'Owner',
  website: 'Website',
  billingAddress: 'Billing address',
  notes: 'Notes',
}

type Props = {
  group: SiteGroupRecord
  owners: SiteGroupOwner[]
  actionOf: (field: SiteGroupField) => EditAction
  /** Below the facts, on narrow screens below `side`. */
  children: ReactNode
  /** Beside the facts on wide screens. */
  side: ReactNode
}

export function SiteGroupDetail({ group, owners, actionOf, children, side }: Props) {
  const { values, version } = group
  const mayOwn = owners.filter((owner) => owner.mayOwn || owner.id === values.owner)
  const controls: Record<SiteGroupField, EditControl> = {
    name: { kind: 'text', maxLength: siteGroupFields.name.max },
    legalName: { kind: 'text', maxLength: siteGroupFields.legalName.max },
    status: { kind: 'select', options: Object.entries(SITE_GROUP_STATUS_LABELS) },
    owner: {
      kind: 'select',
      options: [['', 'Unassigned'], ...mayOwn.map(({ id, name }) => [id, name] as const)],
    },
    website: { kind: 'text', maxLength: siteGroupFields.website.max },
    billingAddress: { kind: 'textarea' },
    notes: { kind: 'textarea' },
  }
  const editable = (field: SiteGroupField, shown: ReactNode) => (
    <InlineEdit
      key={field}
      label={LABELS[field]}
      value={values[field]}
      version={version}
      control={controls[field]}
      action={actionOf(field)}
    >
      {shown}
    </InlineEdit>
  )
  const fact = (field: SiteGroupField, shown: ReactNode = values[field]): [string, ReactNode] => [
    LABELS[field],
    editable(field, values[field] === '' ? <span className="text-muted-foreground">None</span> : shown),
  ]
  const lines = (text: string) => <span className="whitespace-pre-line">{text}</span>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <StaffLink
          href={owlPaths.siteGroups()}
          className="justify-self-start text-sm underline underline-offset-4"
        >
          All site groups
        </StaffLink>
        {editable('name', <h1 className="type-title [overflow-wrap:anywhere]">{values.name}</h1>)}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
        <FactList
          facts={[
            fact('legalName'),
            fact('status', <SiteGroupStatusBadge status={toSiteGroupStatus(values.status) ?? 'active'} />),
            fact('owner', owners.find(({ id }) => id === values.owner)?.name),
            fact('website', <WebLink text={values.website} />),
            fact('billingAddress', lines(values.billingAddress)),
            fact('notes', lines(values.notes)),
            ['Created', longDate(group.createdAt)],
          ]}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {side}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8 lg:col-start-1">{children}</div>
      </div>
    </div>
  )
}
