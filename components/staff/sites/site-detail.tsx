import type { ReactNode } from 'react'
import type { EditControl } from '@/components/staff/record/edit-control'
import { FactList } from '@/components/staff/record/fact-list'
import { InlineEdit } from '@/components/staff/record/inline-edit'
import { StaffLink } from '@/components/staff/staff-link'
import type { SiteGroupOption } from '@/lib/data/owl/site-group-list'
import type { SiteRecord } from '@/lib/data/owl/site-record'
import type { EditAction } from '@/lib/forms/form-state'
import { SITE_STATUS_LABELS, type SiteField, toSiteStatus } from '@/lib/owl/sites'
import { SITE_ZONES, zoneLabel } from '@/lib/owl/zones'
import { owlPaths } from '@/lib/portal/owl-paths'
import { siteFields } from '@/lib/schemas/site-fields'
import { longDate, longDay } from '@/lib/time/in-zone'
import { SiteStatusBadge } from './site-status-badge'

const LABELS: Record<SiteField, string> = {
  name: 'Name',
  number: 'Number',
  group: 'Site group',
  status: 'Status',
  opensOn: 'First day',
  closedOn: 'Last day',
  address: 'Address',
  county: 'County',
  position: 'Position',
  timeZone: 'Time zone',
  phone: 'Phone',
  screens: 'Screens',
  pumps: 'Pumps',
  notes: 'Notes',
}

const zoneOptions = (present: string) =>
  [...new Set<string>([...SITE_ZONES, present])].map((zone) => [zone, zoneLabel(zone)] as const)

const controlsOf = ({ values }: SiteRecord, groups: SiteGroupOption[]): Record<SiteField, EditControl> => {
  const text = (field: 'name' | 'number' | 'county' | 'phone' | 'screens' | 'pumps'): EditControl => ({
    kind: 'text',
    maxLength: siteFields[field].max,
  })
  return {
    name: text('name'),
    number: text('number'),
    group: { kind: 'select', options: groups.map(({ id, name }) => [id, name] as const) },
    status: { kind: 'select', options: Object.entries(SITE_STATUS_LABELS) },
    opensOn: { kind: 'date' },
    closedOn: { kind: 'date' },
    address: { kind: 'textarea' },
    county: text('county'),
    position: { kind: 'position' },
    timeZone: { kind: 'select', options: zoneOptions(values.timeZone) },
    phone: text('phone'),
    screens: text('screens'),
    pumps: text('pumps'),
    notes: { kind: 'textarea' },
  }
}

type Props = {
  site: SiteRecord
  groups: SiteGroupOption[]
  actionOf: (field: SiteField) => EditAction
  /** Below the facts, on narrow screens below `side`. */
  children: ReactNode
  /** Beside the facts on wide screens. */
  side: ReactNode
}

export function SiteDetail({ site, groups, actionOf, children, side }: Props) {
  const { values, version } = site
  const controls = controlsOf(site, groups)
  const editable = (field: SiteField, shown: ReactNode) => (
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
  const fact = (field: SiteField, shown: ReactNode = values[field]): [string, ReactNode] => [
    LABELS[field],
    editable(field, values[field] === '' ? <span className="text-muted-foreground">None</span> : shown),
  ]
  const lines = (text: string) => <span className="whitespace-pre-line">{text}</span>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <StaffLink
          href={owlPaths.sites()}
          className="justify-self-start text-sm underline underline-offset-4"
        >
          All sites
        </StaffLink>
        {editable('name', <h1 className="type-title [overflow-wrap:anywhere]">{values.name}</h1>)}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
        <FactList
          facts={[
            fact('number'),
            fact(
              'group',
              <StaffLink href={owlPaths.siteGroup(site.group.id)} className="underline underline-offset-4">
                {site.group.name}
              </StaffLink>,
            ),
            fact('status', <SiteStatusBadge status={toSiteStatus(values.status) ?? 'open'} />),
            fact('opensOn', values.opensOn && longDay(values.opensOn)),
            fact('closedOn', values.closedOn && longDay(values.closedOn)),
            fact('address', lines(values.address)),
            fact('county'),
            fact('position'),
            fact('timeZone', zoneLabel(values.timeZone)),
            fact('phone'),
            fact('screens'),
            fact('pumps'),
            fact('notes', lines(values.notes)),
            ['Created', longDate(site.createdAt)],
          ]}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {side}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8 lg:col-start-1">{children}</div>
      </div>
    </div>
  )
}
