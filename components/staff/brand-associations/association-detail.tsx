import type { ReactNode } from 'react'
import { DeleteRecord } from '@/components/staff/record/delete-record'
import { StaffLink } from '@/components/staff/staff-link'
import type { AssociationRecord } from '@/lib/data/owl/brand-associations/record'
import type { Action } from '@/lib/forms/form-state'
import { BRAND_ROLE_LABELS } from '@/lib/owl/brand-roles'
import { owlPaths } from '@/lib/portal/owl-paths'
import { DaysForm } from './days-form'

type Props = {
  association: AssociationRecord
  change: Action
  /** Null for those who may not. */
  remove: (() => Promise<void>) | null
  /** Its history. */
  children: ReactNode
}

export const AssociationDetail = ({ association, change, remove, children }: Props) => {
  const { id, brand, site, role, version, firstOn, lastOn } = association
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <StaffLink
          href={owlPaths.brandAssociationList()}
          className="justify-self-start text-sm underline underline-offset-4"
        >
          All brand associations
        </StaffLink>
        <h1 className="type-title [overflow-wrap:anywhere]">
          {brand.name} at {site.number}
        </h1>
        <p className="[overflow-wrap:anywhere] text-muted-foreground">
          {BRAND_ROLE_LABELS[role]} brand of{' '}
          <StaffLink href={owlPaths.site(site.id)} className="underline underline-offset-4">
            {site.name}
          </StaffLink>
          .{' '}
          <StaffLink href={owlPaths.brand(brand.id)} className="underline underline-offset-4">
            Open the brand
          </StaffLink>
        </p>
      </div>
      <DaysForm
        key={version}
        name={`association-${id}`}
        action={change}
        version={version}
        firstOn={firstOn}
        lastOn={lastOn}
      />
      {children}
      {remove && (
        <DeleteRecord what="this brand association" remove={remove}>
          A brand that a site gives up gets a last day. Remove the association only if the site never carried
          it. You can undo this from its page.
        </DeleteRecord>
      )}
    </div>
  )
}
