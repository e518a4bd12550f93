import { ListResults, ListSearchForm, SummaryRows } from '@/components/staff/list/search-list'
import { StaffLink } from '@/components/staff/staff-link'
import type { ApplicationSummary } from '@/lib/data/leads/application-review'
import type { ListPage } from '@/lib/data/query/lists'
import { APPLICATION_STATUS_LABELS, APPLICATION_STATUSES, type ApplicationStatus } from '@/lib/leads/statuses'
import { type ApplicationSearch, NO_FILTER, writeSearch } from '@/lib/leads/search'
import { staffPaths } from '@/lib/portal/staff-paths'
import { StatusBadge } from '@/components/staff/status-badge'

type ApplicationsProps = { search: ApplicationSearch; page: ListPage<ApplicationSummary> }

export function Applications({ search, page }: ApplicationsProps) {
  return (
    <div>
      <ListSearchForm
        action={staffPaths.applications()}
        search={search}
        statusLabels={APPLICATION_STATUS_LABELS}
        label="Applications"
        searchLabel="Name, place, address or words of the application"
        placeholder="Name, place or words"
      />
      <ListResults
        search={search}
        page={page}
        hrefOf={(search) => staffPaths.applications(writeSearch(search))}
        nouns={['application', 'applications']}
        empty="Nobody has applied yet."
      >
        <ApplicationRows rows={page.rows} />
      </ListResults>
    </div>
  )
}

export function StatusCounts({ counts }: { counts: Record<ApplicationStatus, number> }) {
  return (
    <ul className="flex flex-wrap gap-px overflow-hidden rounded-md border bg-border">
      {APPLICATION_STATUSES.map((status) => (
        <li key={status} className="relative grow basis-28 bg-card px-4 py-3 hover:bg-secondary/50">
          <StaffLink
            href={staffPaths.applications(writeSearch({ ...NO_FILTER, status }))}
            className="flex flex-col after:absolute after:inset-0"
          >
            <span className="type-heading tabular-nums">{counts[status]}</span>
            <span className="text-sm text-muted-foreground">{APPLICATION_STATUS_LABELS[status]}</span>
          </StaffLink>
        </li>
      ))}
    </ul>
  )
}

function ApplicationRows({ rows }: { rows: ApplicationSummary[] }) {
  return (
    <SummaryRows
      rows={rows.map(({ id, name, place, status, createdAt }) => ({
        id,
        href: staffPaths.application(id),
        title: name,
        detail: place,
        badge: <StatusBadge status={status} labels={APPLICATION_STATUS_LABELS} />,
        createdAt,
      }))}
    />
  )
}
