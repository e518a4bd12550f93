import { ScreenHeading, SidebarSection } from '@/components/staff/headings'
import { ListPager } from '@/components/staff/list/list-pager'
import { OfficeTime } from '@/components/staff/office-time'
import { StaffLink } from '@/components/staff/staff-link'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Action } from '@/lib/forms/form-state'
import type { PrivacyRequestRow } from '@/lib/portal/privacy-requests'
import { getScreen } from '@/lib/portal/screens'
import { staffPaths } from '@/lib/portal/staff-paths'
import { AddressForm } from './address-form'

type Props = { rows: PrivacyRequestRow[]; page: number; pageCount: number; open: Action }

const SHOWN_OF_HASH = 12

export function PrivacyRequests({ rows, page, pageCount, open }: Props) {
  const screen = getScreen('super-admin', 'privacy-requests')
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <ScreenHeading title={screen.title} description={screen.description} />
        <StaffLink href={staffPaths.retention()} className={buttonVariants({ variant: 'outline' })}>
          Retention
        </StaffLink>
      </div>
      <AddressForm
        action={open}
        label="Email"
        hint="The request is kept here and in the audit log. Make sure that the person wrote from this address."
        submit="Find what we keep"
      />
      <SidebarSection id="requests" title="Requests">
        {rows.length === 0 ? (
          <p className="text-muted-foreground">Nobody has asked yet.</p>
        ) : (
          <ul className="divide-y border-y">
            {rows.map((row) => (
              <RequestRow key={row.id} row={row} />
            ))}
          </ul>
        )}
        <ListPager
          label="Pages of requests"
          page={page}
          pageCount={pageCount}
          hrefOf={(number) => staffPaths.privacyRequests(number)}
        />
      </SidebarSection>
    </div>
  )
}

const RequestRow = ({ row }: { row: PrivacyRequestRow }) => (
  <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
    <div className="min-w-0">
      <StaffLink
        href={staffPaths.privacyRequest(row.id)}
        className="[overflow-wrap:anywhere] underline underline-offset-4"
      >
        {row.address ?? `Erased address ${row.addressHash.slice(0, SHOWN_OF_HASH)}…`}
      </StaffLink>
      <p className="text-sm text-muted-foreground">
        <OfficeTime at={row.createdAt} /> by {row.requestedBy ?? 'a former user'}
      </p>
    </div>
    <RequestState row={row} />
  </li>
)

function RequestState({ row: { address, erasedAt, exportedAt } }: { row: PrivacyRequestRow }) {
  if (erasedAt) return <Badge tone="done">Erased</Badge>
  if (address === null) return <Badge tone="over">Erased by a later request</Badge>
  return exportedAt ? <Badge tone="active">Exported</Badge> : <Badge tone="idle">Looked up</Badge>
}
