import { ListResults, ListSearchForm, SummaryRows } from '@/components/staff/list/search-list'
import { buttonVariants } from '@/components/ui/button-variants'
import type { LeadSummary } from '@/lib/data/leads/leads'
import type { ListPage } from '@/lib/data/query/lists'
import { writeSearch, type LeadSearch } from '@/lib/leads/search'
import { LEAD_STATUS_LABELS } from '@/lib/leads/statuses'
import { staffPaths } from '@/lib/portal/staff-paths'
import { StatusBadge } from '@/components/staff/status-badge'

type LeadsProps = { search: LeadSearch; page: ListPage<LeadSummary> }

export function Leads({ search, page }: LeadsProps) {
  return (
    <section id="leads" aria-labelledby="leads-heading" className="scroll-mt-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="leads-heading" className="type-heading">
          Contact requests
        </h2>
        {page.total > 0 && (
          <a
            href={staffPaths.leadExport(writeSearch({ ...search, page: 1 }))}
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
          >
            Export as CSV
          </a>
        )}
      </div>
      <ListSearchForm
        action={staffPaths.newestLeads()}
        search={search}
        statusLabels={LEAD_STATUS_LABELS}
        label="Contact requests"
        searchLabel="Name, business, address or words of the message"
        placeholder="Name, business or words"
      />
      <ListResults
        search={search}
        page={page}
        hrefOf={(search) => staffPaths.newestLeads(writeSearch(search))}
        nouns={['request', 'requests']}
        empty="Nobody has written yet."
      >
        <LeadRows rows={page.rows} />
      </ListResults>
    </section>
  )
}

export function LatestLeads({ rows }: { rows: LeadSummary[] }) {
  return (
    <section aria-labelledby="latest-leads">
      <h2 id="latest-leads" className="mb-4 type-heading">
        Latest contact requests
      </h2>
      {rows.length === 0 ? (
        <p className="text-muted-foreground">Nobody has written yet.</p>
      ) : (
        <LeadRows rows={rows} />
      )}
    </section>
  )
}

function LeadRows({ rows }: { rows: LeadSummary[] }) {
  return (
    <SummaryRows
      rows={rows.map(({ id, name, businessName, status, createdAt }) => ({
        id,
        href: staffPaths.lead('admin', id),
        title: name,
        detail: businessName,
        badge: <StatusBadge status={status} labels={LEAD_STATUS_LABELS} />,
        createdAt,
      }))}
    />
  )
}
