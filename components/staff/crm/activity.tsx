import { OfficeTime } from '@/components/staff/office-time'
import { StaffLink } from '@/components/staff/staff-link'
import { canEnter, type UserType } from '@/lib/auth/roles'
import { ACTIVITY_LABELS, type CompanyActivity } from '@/lib/leads/crm'
import { staffPaths } from '@/lib/portal/staff-paths'
import { Panel } from './panel'

/** Null where the role has no screen of the record. */
function hrefOf({ kind, recordId }: CompanyActivity, role: UserType): string | null {
  if (!recordId) return null
  if (kind === 'contact') return staffPaths.contact('owl', recordId)
  if (kind.startsWith('quote_')) return staffPaths.quote('owl', recordId)
  if (kind === 'lead' || kind === 'call' || kind.startsWith('stage_')) return staffPaths.lead('owl', recordId)
  if (!canEnter('admin', role)) return null
  if (kind === 'review') return staffPaths.review(recordId)
  return kind === 'video' ? staffPaths.video(recordId) : staffPaths.adGroup('admin', recordId)
}

/** The database keeps this many characters of a note or a review. */
const CUT_AT = 120

const shownLabel = ({ kind, label }: CompanyActivity) =>
  (kind === 'note' || kind === 'review') && label.length >= CUT_AT ? `${label.trimEnd()}…` : label

/** What happened last at a company, the newest first. */
export const Activity = ({ activity, role }: { activity: readonly CompanyActivity[]; role: UserType }) => (
  <Panel id="activity" title="Newest activity" empty="No activity yet." isEmpty={activity.length === 0}>
    <ol className="divide-y">
      {activity.map((event, index) => {
        const href = hrefOf(event, role)
        return (
          <li key={index} className="grid gap-0.5 px-4 py-3 text-sm">
            <p className="flex flex-wrap justify-between gap-x-4 text-muted-foreground">
              <span>
                {ACTIVITY_LABELS[event.kind] ?? event.kind}
                {event.actor && `, ${event.actor}`}
              </span>
              <OfficeTime at={event.at} className="tabular-nums" />
            </p>
            <p className="[overflow-wrap:anywhere]">
              {href ? (
                <StaffLink href={href} className="underline underline-offset-4">
                  {shownLabel(event)}
                </StaffLink>
              ) : (
                shownLabel(event)
              )}
            </p>
          </li>
        )
      })}
    </ol>
  </Panel>
)
