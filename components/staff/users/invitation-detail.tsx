import { MailBadge } from '@/components/staff/mail/mail-columns'
import { OfficeTime } from '@/components/staff/office-time'
import { FactList, MailAddress } from '@/components/staff/record/fact-list'
import { StaffLink } from '@/components/staff/staff-link'
import { Button } from '@/components/ui/button'
import type { Invitation } from '@/lib/data/people/invitations'
import { staffPaths } from '@/lib/portal/staff-paths'
import { InvitationBadge } from './invitation-columns'
import { KeptLetters } from './invitation-list'
import { UserTypeBadge } from './user-columns'

type Props = {
  invitation: Invitation
  /** ISO 8601. */
  now: string
  isMailKept: boolean
  /** Both end with a redirect. */
  resend: () => Promise<void>
  withdraw: () => Promise<void>
}

const time = (at: string) => <OfficeTime at={at} className="tabular-nums" />

export function InvitationDetail({ invitation, now, isMailKept, resend, withdraw }: Props) {
  const { email, name, userType, invitedBy, letter, createdAt, expiresAt } = invitation
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <StaffLink
          href={staffPaths.invitations()}
          className="justify-self-start text-sm underline underline-offset-4"
        >
          All invitations
        </StaffLink>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="type-title [overflow-wrap:anywhere]">{name || email}</h1>
          <InvitationBadge expiresAt={expiresAt} now={now} />
        </div>
      </div>
      <FactList
        facts={[
          ['Email', <MailAddress key="email" address={email} />],
          ['User Type', <UserTypeBadge key="type" userType={userType} />],
          ['Invited', time(createdAt)],
          ['Invited by', invitedBy],
          ['Until', time(expiresAt)],
          [
            'Invitation email',
            letter && <MailBadge key="letter" status={letter.status} isKept={isMailKept} />,
          ],
          ['Why', letter?.lastError],
        ]}
      />
      {isMailKept && <KeptLetters />}
      <div className="flex flex-wrap gap-3">
        <form action={resend}>
          <Button type="submit">Send again</Button>
        </form>
        <form action={withdraw}>
          <Button type="submit" variant="outline">
            Withdraw
          </Button>
        </form>
      </div>
    </div>
  )
}
