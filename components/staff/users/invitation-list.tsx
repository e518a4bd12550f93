import { ScreenHeading } from '@/components/staff/headings'
import { BulkButton, BulkReports } from '@/components/staff/list/bulk-reports'
import { ListScreen } from '@/components/staff/list/list-screen'
import type { SavedViewActions } from '@/components/staff/list/saved-views'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { fieldLook } from '@/components/ui/input'
import { INVITATION_LIST } from '@/lib/auth/user-list'
import type { Invitation, InvitationQuery } from '@/lib/data/people/invitations'
import type { SavedView } from '@/lib/data/portal/saved-views'
import type { ListPage } from '@/lib/data/query/lists'
import type { BulkAction } from '@/lib/list/bulk'
import { optionsFromLabels } from '@/lib/list/query'
import { staffPaths } from '@/lib/portal/staff-paths'
import { toInvitationRow } from './invitation-columns'

type Props = {
  title: string
  description?: string
  query: InvitationQuery
  page: ListPage<Invitation>
  /** When the page was read, ISO 8601. */
  asOf: string
  /** No mail server is configured; staff read the letters under 'Mail'. */
  isMailKept: boolean
  views: SavedView[]
  viewActions: SavedViewActions
  change: BulkAction
}

const { role, state } = INVITATION_LIST.filters

const OPTIONS = { role: optionsFromLabels(role.choices), state: optionsFromLabels(state.choices) }

export const InvitationList = ({ title, description, asOf, isMailKept, change, ...props }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
    <div className="flex flex-wrap items-end justify-between gap-4">
      <ScreenHeading title={title} description={description} />
      <StaffLink href={staffPaths.newInvitation()} className={buttonVariants()}>
        Invite user
      </StaffLink>
    </div>
    {isMailKept && <KeptLetters />}
    <BulkReports action={change}>
      <ListScreen
        {...props}
        spec={INVITATION_LIST}
        toRow={toInvitationRow(asOf, isMailKept)}
        options={OPTIONS}
        hrefOf={(query) => staffPaths.invitations(query)}
        exportHref={(query) => staffPaths.invitationExport(query)}
        bulk={{ asOf, controls: <InvitationChanges /> }}
      />
    </BulkReports>
  </div>
)

export const KeptLetters = () => (
  <p className="border-l-2 border-primary py-1 pl-4">
    No mail server is configured. The emails, with their links, are kept under{' '}
    <StaffLink
      href={staffPaths.mail(new URLSearchParams({ kind: 'invitation' }))}
      className="underline underline-offset-4"
    >
      Mail
    </StaffLink>
    .
  </p>
)

const InvitationChanges = () => (
  <div className="flex w-full flex-wrap items-center gap-2 sm:w-auto">
    <select
      name="change"
      aria-label="Change of the selected invitations"
      className={`${fieldLook} h-11 min-w-0 grow py-0 text-sm! sm:w-auto`}
    >
      <option value="resend">Send again</option>
      <option value="withdraw">Withdraw</option>
    </select>
    <BulkButton label="Apply" />
  </div>
)
