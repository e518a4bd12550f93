import { StepForm } from '@/components/staff/follow-up/step-form'
import { ScreenHeading, ViewSwitch } from '@/components/staff/headings'
import { ListPager } from '@/components/staff/list/list-pager'
import { RowShortcuts } from '@/components/staff/list/list-rows'
import { StaffLink } from '@/components/staff/staff-link'
import { markAllRead } from '@/lib/actions/inbox'
import type { Area, UserType } from '@/lib/auth/roles'
import type { InboxPage } from '@/lib/data/portal/inbox'
import { paths } from '@/lib/paths'
import type { Notification } from '@/lib/portal/notifications'
import { staffPaths } from '@/lib/portal/staff-paths'
import { cappedCount } from '@/lib/text/format'
import { addDays } from '@/lib/time/days'
import { companyDay, fullDay } from '@/lib/time/in-zone'
import { FollowUnread } from './follow-unread'
import { InboxRow } from './inbox-row'

type Props = {
  area: Area
  role: UserType
  description?: string
  show: 'unread' | 'all'
  page: number
  inbox: InboxPage
}

function byDay(rows: Notification[]): [day: string, rows: Notification[]][] {
  const days = Map.groupBy(rows, ({ latestAt }) => companyDay(latestAt))
  return [...days]
}

function dayLabel(day: string, today: string): string {
  if (day === today) return 'Today'
  if (day === addDays(today, -1)) return 'Yesterday'
  return fullDay(day)
}

export function Inbox({ area, role, description, show, page, inbox }: Props) {
  const { asOf, state, mayChange, unread, recent, hasMore, rows } = inbox
  const today = companyDay(asOf)
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
      <FollowUnread shown={{ asOf, state, unread }} />
      <ScreenHeading title="Inbox" description={description} />
      <div className="flex flex-wrap items-center gap-3">
        <ViewSwitch
          label="Which notifications"
          views={[
            {
              name: 'unread',
              label: unread > 0 ? `Unread ${cappedCount(unread)}` : 'Unread',
              href: staffPaths.inbox(area),
            },
            { name: 'all', label: 'All', href: staffPaths.inbox(area, { show: 'all' }) },
          ]}
          current={show}
        />
        {mayChange && unread > 0 && (
          <StepForm action={markAllRead} values={{ seen: asOf, recent: JSON.stringify(recent) }}>
            Mark all as read
          </StepForm>
        )}
        <StaffLink
          href={`${paths.settings(role)}#notifications`}
          className="ml-auto text-sm underline underline-offset-4"
        >
          Notification settings
        </StaffLink>
      </div>
      {!mayChange && (
        <p className="border-l-2 border-primary py-1 pl-4 text-sm">
          You are viewing as someone else. What you open here stays unread for them.
        </p>
      )}
      {rows.length === 0 && <EmptyInbox area={area} show={show} page={page} />}
      <RowShortcuts label="Notifications" className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {byDay(rows).map(([day, ofDay]) => (
          <section key={day} aria-labelledby={`day-${day}`} className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <h2 id={`day-${day}`} className="type-heading">
              {dayLabel(day, today)}
            </h2>
            <ul className="divide-y border-y">
              {ofDay.map((notification) => (
                <InboxRow key={notification.id} notification={notification} mayChange={mayChange} />
              ))}
            </ul>
          </section>
        ))}
      </RowShortcuts>
      <ListPager
        label="Pages of the inbox"
        page={page}
        hasNext={hasMore}
        hrefOf={(number) => staffPaths.inbox(area, { ...(show === 'all' && { show }), page: number })}
      />
    </div>
  )
}

function EmptyInbox({ area, show, page }: Pick<Props, 'area' | 'show' | 'page'>) {
  const href = staffPaths.inbox(area, page > 1 ? {} : { show: 'all' })
  return (
    <div
      role="status"
      className="grid justify-items-center gap-2 rounded-md border bg-card px-4 py-12 text-center"
    >
      <p className="font-medium">
        {page > 1
          ? 'Nothing on this page.'
          : show === 'all'
            ? 'No activity yet.'
            : 'You have read everything.'}
      </p>
      {show === 'all' && page === 1 ? (
        <p className="max-w-prose text-sm text-muted-foreground">
          Client comments and approvals, assignments and finished jobs appear here.
        </p>
      ) : (
        <StaffLink href={href} className="text-sm underline underline-offset-4">
          {page > 1 ? 'Go to the first page' : 'Show all notifications'}
        </StaffLink>
      )}
    </div>
  )
}
