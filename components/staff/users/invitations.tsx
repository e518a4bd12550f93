import { OfficeTime } from '@/components/staff/office-time'
import { StaffLink } from '@/components/staff/staff-link'
import { Button } from '@/components/ui/button'
import type { Invitation } from '@/lib/data/privileged/invitations'
import { staffPaths } from '@/lib/portal/staff-paths'
import { UserTypeBadge } from './user-row'

type InvitationActions = {
  resend: (id: string) => Promise<void>
  withdraw: (id: string) => Promise<void>
}

type InvitationsProps = {
  rows: Invitation[]
  /** No mail server is configured; staff read the mails in the outbox. */
  isMailKept: boolean
  actions: InvitationActions
}

export function Invitations({ rows, isMailKept, actions }: InvitationsProps) {
  if (rows.length === 0) return <p className="text-muted-foreground">Nobody is invited at the moment.</p>
  return (
    <>
      <ul aria-label="Open invitations" className="divide-y rounded-md border bg-card">
        {rows.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4">
            <div className="min-w-0 grow basis-64 [overflow-wrap:anywhere]">
              <p className="font-medium">{row.name || 'N/A'}</p>
              <p className="text-sm text-muted-foreground">
                {row.email}, until <OfficeTime at={row.expiresAt} />
              </p>
            </div>
            <UserTypeBadge userType={row.userType} />
            <div className="flex gap-2">
              <form action={actions.resend.bind(null, row.id)}>
                <Button type="submit" variant="outline" size="sm" aria-label={`Send again to ${row.email}`}>
                  Send again
                </Button>
              </form>
              <form action={actions.withdraw.bind(null, row.id)}>
                <Button
                  type="submit"
                  variant="ghost"
                  size="sm"
                  aria-label={`Withdraw the invitation of ${row.email}`}
                >
                  Withdraw
                </Button>
              </form>
            </div>
          </li>
        ))}
      </ul>
      {isMailKept && (
        <p className="text-sm text-muted-foreground">
          No mail server is configured. The letters, with their links, are kept under{' '}
          <StaffLink href={staffPaths.unsentMail()} className="underline underline-offset-4">
            Mail
          </StaffLink>
          .
        </p>
      )}
    </>
  )
}
