import { ListResults } from '@/components/staff/list/list-results'
import { ListSearchForm } from '@/components/staff/list/list-search-form'
import { buttonVariants } from '@/components/ui/button-variants'
import type { LeadSummary } from '@/lib/data/leads/leads'
import type { ListPage } from '@/lib/data/query/list-page'
import type { LeadSearch } from '@/lib/leads/search'
import { LEAD_STATUS_LABELS } from '@/lib/leads/statuses'
import { staffPaths } from '@/lib/portal/staff-paths'
import { LeadRows } from './lead-rows'

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
            href={staffPaths.leadExport(search)}
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
          >
            Export as CSV
          </a>
        )}
      </div>
      <ListSearchForm
        action={staffPaths.leads()}
        search={search}
        statusLabels={LEAD_STATUS_LABELS}
        label="Contact requests"
        searched="Name, business, address or words of the message"
        placeholder="Name, business or words"
      />
      <ListResults
        search={search}
        page={page}
        to={staffPaths.leads}
        nouns={['request', 'requests']}
        empty="Nobody has written yet."
      >
        <LeadRows rows={page.rows} />
      </ListResults>
    </section>
  )
}
