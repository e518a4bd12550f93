import { cellsOf, type ListColumns, textsOf, timeColumn } from '@/components/staff/list/list-columns'
import type { ListRow } from '@/components/staff/list/list-table'
import { MailBadge } from '@/components/staff/mail/mail-columns'
import { Badge } from '@/components/ui/badge'
import { ROLE_LABELS } from '@/lib/auth/roles'
import { INVITATION_STATE_LABELS, type InvitationColumn } from '@/lib/auth/user-list'
import type { Invitation } from '@/lib/data/people/invitations'
import { MAIL_STATUS_LABELS } from '@/lib/portal/mail-list'
import { staffPaths } from '@/lib/portal/staff-paths'
import { UserTypeBadge } from './user-columns'

type StateProps = {
  expiresAt: string
  /** ISO 8601. */
  now: string
}

const stateOf = ({ expiresAt, now }: StateProps) => (expiresAt > now ? 'open' : 'expired')

export const InvitationBadge = (props: StateProps) => (
  <Badge tone={stateOf(props) === 'open' ? 'waiting' : 'problem'}>
    {INVITATION_STATE_LABELS[stateOf(props)]}
  </Badge>
)

/** @param isMailKept no mail server is configured */
const columns = (now: string, isMailKept: boolean): ListColumns<InvitationColumn, Invitation> => ({
  email: { text: ({ email }) => email },
  name: { text: ({ name }) => name || 'N/A' },
  type: {
    text: ({ userType }) => (userType ? ROLE_LABELS[userType] : 'No role'),
    cell: ({ userType }) => <UserTypeBadge userType={userType} />,
  },
  state: {
    text: ({ expiresAt }) => INVITATION_STATE_LABELS[stateOf({ expiresAt, now })],
    cell: ({ expiresAt }) => <InvitationBadge expiresAt={expiresAt} now={now} />,
  },
  letter: {
    text: ({ letter }) => letter && MAIL_STATUS_LABELS[letter.status],
    cell: ({ letter }) => letter && <MailBadge status={letter.status} isKept={isMailKept} />,
  },
  inviter: { text: ({ invitedBy }) => invitedBy },
  created: timeColumn(({ createdAt }) => createdAt),
  expires: timeColumn(({ expiresAt }) => expiresAt),
})

/** For `exportList`. `now` is ISO 8601. */
export const invitationTexts = (now: string) => textsOf(columns(now, false))

export const toInvitationRow =
  (now: string, isMailKept: boolean) =>
  (invitation: Invitation): ListRow<InvitationColumn> => ({
    id: invitation.id,
    href: staffPaths.invitation(invitation.id),
    title: invitation.email,
    cells: cellsOf(columns(now, isMailKept), invitation),
  })
