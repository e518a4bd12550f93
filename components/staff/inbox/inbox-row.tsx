import { cx } from 'class-variance-authority'
import { StepForm } from '@/components/staff/follow-up/step-form'
import { markRead, mute } from '@/lib/actions/inbox'
import { canMute, describeNotification, subjectKind, type Notification } from '@/lib/portal/notifications'
import { staffPaths } from '@/lib/portal/staff-paths'
import { COMPANY_ZONE, htmlTime, timeIn } from '@/lib/time/in-zone'

const officeTime = timeIn(COMPANY_ZONE)

/** The name is a plain link to a route, which marks it read: also in a new tab, and without JavaScript. */
export function InboxRow({ notification, mayChange }: { notification: Notification; mayChange: boolean }) {
  const { id, context, words, latestAt, isUnread } = notification
  const what = describeNotification(notification)
  return (
    <li data-item className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 grow basis-72 grid-cols-[0.5rem_minmax(0,1fr)] gap-x-3">
        <span
          aria-hidden="true"
          className={cx('mt-2 size-2 rounded-full', isUnread ? 'bg-primary' : 'border border-input')}
        />
        <div className="grid justify-items-start gap-1">
          <a
            href={staffPaths.notification(id)}
            data-row
            className={cx(
              '[overflow-wrap:anywhere] underline-offset-4 hover:underline',
              isUnread ? 'font-medium' : 'text-muted-foreground',
            )}
          >
            {isUnread && <span className="sr-only">Unread: </span>}
            {what}
          </a>
          {words && (
            <p className="line-clamp-2 border-l-2 border-input pl-3 text-sm [overflow-wrap:anywhere] text-muted-foreground">
              {words}
            </p>
          )}
          <p className="text-sm [overflow-wrap:anywhere] text-muted-foreground">
            {subjectKind(notification)}
            {context && ` · ${context}`} · <time dateTime={htmlTime(latestAt)}>{officeTime(latestAt)}</time>
          </p>
        </div>
      </div>
      {mayChange && (
        <div className="flex gap-1 pl-1.5 sm:pl-0">
          {isUnread && (
            <StepForm action={markRead.bind(null, id)} values={{ seen: latestAt }} variant="ghost">
              Mark as read
              <span className="sr-only">: {what}</span>
            </StepForm>
          )}
          {canMute(notification) && (
            <StepForm action={mute.bind(null, id)} variant="ghost">
              Mute
              <span className="sr-only">: {notification.label}</span>
            </StepForm>
          )}
        </div>
      )}
    </li>
  )
}
