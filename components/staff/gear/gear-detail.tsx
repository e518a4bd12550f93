import type { ReactNode } from 'react'
import { SidebarSection } from '@/components/staff/headings'
import { OfficeTime } from '@/components/staff/office-time'
import { FactList } from '@/components/staff/record/fact-list'
import { InlineEdit } from '@/components/staff/record/inline-edit'
import { StaffLink } from '@/components/staff/staff-link'
import type { GearRecord } from '@/lib/data/leads/gear-record'
import type { Action, EditAction } from '@/lib/forms/form-state'
import { GEAR_STATUS_LABELS, type GearField, toGearStatus } from '@/lib/leads/gear'
import { GEAR_KIND_LABELS } from '@/lib/leads/gear-list'
import { staffPaths } from '@/lib/portal/staff-paths'
import { gearFields } from '@/lib/schemas/gear-fields'
import { MergeGearForm } from './merge-gear-form'

type Props = {
  gear: GearRecord
  actionOf: (field: GearField) => EditAction
  merge: Action
  /** The history. */
  children: ReactNode
}

export function GearDetail({ gear, actionOf, merge, children }: Props) {
  const { kind, version, values, createdAt } = gear
  const status = toGearStatus(values.status)
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <StaffLink
          href={staffPaths.gear()}
          className="justify-self-start text-sm underline underline-offset-4"
        >
          All cameras and lenses
        </StaffLink>
        <InlineEdit
          label="Name"
          value={values.name}
          version={version}
          control={{ kind: 'text', maxLength: gearFields.name.max }}
          action={actionOf('name')}
        >
          <h1 className="type-title [overflow-wrap:anywhere]">{values.name}</h1>
        </InlineEdit>
      </div>
      <FactList
        facts={[
          ['Kind', GEAR_KIND_LABELS[kind]],
          [
            'Brand',
            <InlineEdit
              key="brand"
              label="Brand"
              value={values.brand}
              version={version}
              control={{ kind: 'text', maxLength: gearFields.brand.max }}
              action={actionOf('brand')}
            >
              {values.brand}
            </InlineEdit>,
          ],
          [
            'Status',
            <InlineEdit
              key="status"
              label="Status"
              value={values.status}
              version={version}
              control={{ kind: 'select', options: Object.entries(GEAR_STATUS_LABELS) }}
              action={actionOf('status')}
            >
              {status && GEAR_STATUS_LABELS[status]}
            </InlineEdit>,
          ],
          ['Added', <OfficeTime key="added" at={createdAt} />],
        ]}
      />
      <Applications gear={gear} />
      {children}
      <SidebarSection id="merge" title="Merge">
        <p className="text-sm text-muted-foreground">
          Is it another {GEAR_KIND_LABELS[kind].toLowerCase()} under a second name? Applications then name
          that one. The history can undo it.
        </p>
        <MergeGearForm id={gear.id} action={merge} />
      </SidebarSection>
    </div>
  )
}

const Applications = ({ gear: { applications, uses } }: { gear: GearRecord }) => (
  <section aria-labelledby="applications" className="grid gap-3">
    <h2 id="applications" className="type-heading">
      Applications
    </h2>
    {applications.length === 0 ? (
      <p className="text-muted-foreground">No applications use it.</p>
    ) : (
      <ul className="divide-y border-y">
        {applications.map(({ id, name }) => (
          <li key={id} className="py-2 [overflow-wrap:anywhere]">
            <StaffLink href={staffPaths.application(id)} className="underline underline-offset-4">
              {name}
            </StaffLink>
          </li>
        ))}
      </ul>
    )}
    {uses > applications.length && (
      <p className="text-sm text-muted-foreground">And {uses - applications.length} more.</p>
    )}
  </section>
)
