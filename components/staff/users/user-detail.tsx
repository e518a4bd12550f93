import { SidebarSection } from '@/components/staff/headings'
import { MirroringForm } from '@/components/staff/mirroring/start-mirroring'
import { OfficeTime } from '@/components/staff/office-time'
import { FactList, MailAddress } from '@/components/staff/record/fact-list'
import { History } from '@/components/staff/record/history'
import { StaffLink } from '@/components/staff/staff-link'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { ROLE_LABELS } from '@/lib/auth/roles'
import type { HistoryEntry } from '@/lib/data/history/record-history'
import type { SecondFactor } from '@/lib/data/people/security'
import type { User } from '@/lib/data/people/users'
import type { Action } from '@/lib/forms/form-state'
import { staffPaths } from '@/lib/portal/staff-paths'
import { fullName } from '@/lib/text/format'
import { RoleSelect } from './role-select'
import { UserTypeBadge } from './user-columns'

type Props = {
  user: User
  /** Null without a second factor. */
  factor: SecondFactor | null
  /** Nobody manages their own account here. */
  isSelf: boolean
  history: HistoryEntry[]
  undo: Action
  /** They end with a redirect. */
  changeRole: (formData: FormData) => Promise<void>
  setActive: () => Promise<void>
  resetFactor: () => Promise<void>
}

const LABELS = new Map(Object.entries(ROLE_LABELS))

const time = (at: string | null) => (at ? <OfficeTime at={at} className="tabular-nums" /> : 'Never')

export function UserDetail({ user, factor, isSelf, history, undo, ...actions }: Props) {
  const name = fullName(user)
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <StaffLink
          href={staffPaths.users()}
          className="justify-self-start text-sm underline underline-offset-4"
        >
          All users
        </StaffLink>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="type-title [overflow-wrap:anywhere]">{name || user.email}</h1>
          <UserTypeBadge userType={user.userType} />
          {!user.isActive && <Badge tone="over">Deactivated</Badge>}
        </div>
      </div>
      <FactList
        facts={[
          ['Email', <MailAddress key="email" address={user.email} />],
          ['Created At', time(user.createdAt)],
          ['Last sign-in', time(user.signedInAt)],
          ['Two steps', factor ? <OfficeTime key="factor" at={factor.since} /> : 'Off'],
          [
            'Changes',
            <StaffLink
              key="changes"
              href={staffPaths.auditLog(new URLSearchParams({ person: user.id }))}
              className="underline underline-offset-4"
            >
              What this person changed
            </StaffLink>,
          ],
        ]}
      />
      {isSelf ? (
        <p className="text-muted-foreground">This is you. Another super admin changes your role.</p>
      ) : (
        <ManageUser user={user} factor={factor} name={name || user.email} {...actions} />
      )}
      <History
        table="profiles"
        entries={history}
        moreHref={null}
        undo={isSelf ? null : undo}
        names={LABELS}
      />
    </div>
  )
}

type ManageProps = Omit<Props, 'isSelf' | 'history' | 'undo'> & { name: string }

const ManageUser = ({ user, factor, name, changeRole, setActive, resetFactor }: ManageProps) => (
  <>
    <SidebarSection id="role" title="Role">
      <form action={changeRole} className="flex max-w-md flex-wrap gap-3">
        <RoleSelect
          key={user.userType}
          aria-label={`Role of ${name}`}
          defaultValue={user.userType ?? undefined}
          className="w-auto! grow"
        />
        <Button type="submit" variant="secondary">
          Save
        </Button>
      </form>
    </SidebarSection>
    {user.isActive && (
      <SidebarSection id="mirroring" title="User Mirroring">
        <p className="text-muted-foreground">
          For 60 minutes you see what this person sees. The audit log keeps who looked, when and why.
        </p>
        <div className="max-w-md">
          <MirroringForm userId={user.id} />
        </div>
      </SidebarSection>
    )}
    {factor && (
      <SidebarSection id="second-factor" title="Two-step sign-in">
        <details>
          <summary className={buttonVariants({ variant: 'outline', className: 'list-none' })}>Reset…</summary>
          <form action={resetFactor} className="mt-4 grid justify-items-start gap-3">
            <p className="text-muted-foreground">
              For someone who lost phone and recovery codes. {name} is signed out everywhere, gets an email,
              and signs in with the password alone. Make sure that the request comes from them.
            </p>
            <Button type="submit" variant="destructive">
              Reset
            </Button>
          </form>
        </details>
      </SidebarSection>
    )}
    <SidebarSection id="account" title="Account">
      {user.isActive ? (
        <details>
          <summary className={buttonVariants({ variant: 'outline', className: 'list-none' })}>
            Deactivate…
          </summary>
          <form action={setActive} className="mt-4 grid justify-items-start gap-3">
            <p className="text-muted-foreground">
              {name} is signed out everywhere at once, and cannot sign in until the account is reactivated.
            </p>
            <Button type="submit" variant="destructive">
              Deactivate
            </Button>
          </form>
        </details>
      ) : (
        <form action={setActive}>
          <Button type="submit" variant="outline">
            Reactivate
          </Button>
        </form>
      )}
    </SidebarSection>
  </>
)
