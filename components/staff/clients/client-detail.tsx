import type { ReactNode } from 'react'
import type { EditControl } from '@/components/staff/record/edit-control'
import { FactList, WebLink } from '@/components/staff/record/fact-list'
import { InlineEdit } from '@/components/staff/record/inline-edit'
import { StaffLink } from '@/components/staff/staff-link'
import type { ClientField } from '@/lib/catalogue/clients'
import type { ClientRecord } from '@/lib/data/catalogue/client-record'
import type { EditAction } from '@/lib/forms/form-state'
import { staffPaths } from '@/lib/portal/staff-paths'
import { clientFields } from '@/lib/schemas/client-fields'
import { longDate } from '@/lib/time/in-zone'
import { industryHeading } from '@/lib/video/labels'

const LABELS: Record<ClientField, string> = { name: 'Name', website: 'Website', industry: 'Industry' }

type Industries = readonly (readonly [id: string, label: string])[]

type ClientDetailProps = {
  client: ClientRecord
  industries: Industries
  actionOf: (field: ClientField) => EditAction
  /** Below the facts, on narrow screens below `side`. */
  children: ReactNode
  /** Beside the facts on wide screens. */
  side: ReactNode
}

export function ClientDetail({ client, industries, actionOf, children, side }: ClientDetailProps) {
  const { values, version } = client
  const controls: Record<ClientField, EditControl> = {
    name: { kind: 'text', maxLength: clientFields.name.max },
    website: { kind: 'text', maxLength: clientFields.website.max },
    industry: { kind: 'select', options: [['', 'None'], ...industries] },
  }
  const editable = (field: ClientField, shown: ReactNode) => (
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
  const nothing = <span className="text-muted-foreground">None</span>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <StaffLink
          href={staffPaths.clients()}
          className="justify-self-start text-sm underline underline-offset-4"
        >
          All clients
        </StaffLink>
        {editable('name', <h1 className="type-title [overflow-wrap:anywhere]">{values.name}</h1>)}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <FactList
          facts={[
            ['Website', editable('website', values.website ? <WebLink text={values.website} /> : nothing)],
            ['Industry', editable('industry', client.industry ? industryHeading(client.industry) : nothing)],
            ['Created', longDate(client.createdAt)],
          ]}
        />
        <div className="grid content-start gap-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">{side}</div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8 lg:col-start-1">{children}</div>
      </div>
    </div>
  )
}
