import { SectionHeading } from '@/components/staff/headings'
import { OfficeTime } from '@/components/staff/office-time'
import { StaffLink } from '@/components/staff/staff-link'
import { recordColumnLabel } from '@/lib/audit/history'
import { AUDIT_ACTION_LABELS } from '@/lib/audit/labels'
import type { OverviewTable } from '@/lib/catalogue/website-overview'
import type { WebsiteChange } from '@/lib/data/website/overview'
import { staffPaths } from '@/lib/portal/staff-paths'
import { editorOf } from './editors'

const NAMES: Record<OverviewTable, string> = {
  videos: 'Video',
  seo_blog_posts: 'Article',
  service_geo_pages: 'Place page',
  slug_redirects: 'Old address',
  path_redirects: 'Redirect',
  industries: 'Industry',
  home_slots: 'Home page films',
}

export function WebsiteChanges({ changes }: { changes: WebsiteChange[] }) {
  return (
    <section aria-labelledby="changes">
      <SectionHeading
        id="changes"
        title="Last changes"
        more={{ href: staffPaths.auditLog(), label: 'Audit log' }}
      />
      {changes.length === 0 ? (
        <p className="text-muted-foreground">No changes yet.</p>
      ) : (
        <ol className="divide-y border-y">
          {changes.map((change) => (
            <li
              key={change.id}
              className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[14rem_minmax(0,1fr)_minmax(0,1fr)]"
            >
              <span className="text-sm text-muted-foreground">
                <OfficeTime at={change.happenedAt} className="tabular-nums" />,{' '}
                {change.actor ?? 'Former user'}
              </span>
              <span className="[overflow-wrap:anywhere]">
                {NAMES[change.table]}: <Label change={change} />
              </span>
              <span className="text-sm [overflow-wrap:anywhere] text-muted-foreground">
                {change.action === 'update'
                  ? change.columns.map(recordColumnLabel).join(', ')
                  : AUDIT_ACTION_LABELS[change.action]}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Label({ change: { table, recordId, label } }: { change: WebsiteChange }) {
  const href = recordId === null ? null : editorOf(table, recordId)
  const text = label ?? 'deleted since'
  return href === null ? (
    text
  ) : (
    <StaffLink href={href} className="underline underline-offset-4">
      {text}
    </StaffLink>
  )
}
