import type { LeadPage } from '@/lib/data/leads'
import type { LeadSearch } from '@/lib/leads/search'
import { LeadPager } from './lead-pager'
import { LeadRows } from './lead-rows'
import { LeadSearchForm } from './lead-search-form'

type LeadsProps = { search: LeadSearch; page: LeadPage }

export function Leads({ search, page }: LeadsProps) {
  const isNarrowed = search.text !== '' || search.status !== null
  return (
    <section id="leads" aria-labelledby="leads-heading" className="scroll-mt-6">
      <h2 id="leads-heading" className="mb-4 type-heading">
        Contact requests
      </h2>
      <LeadSearchForm search={search} />
      {isNarrowed && (
        <p role="status" className="mb-3 text-sm text-muted-foreground">
          {page.total === 1 ? '1 request matches' : `${page.total} requests match`}
        </p>
      )}
      {page.rows.length > 0 ? (
        <LeadRows rows={page.rows} />
      ) : (
        <p className="text-muted-foreground">
          {isNarrowed ? 'Try fewer words, or any status.' : 'Nobody has written yet.'}
        </p>
      )}
      <LeadPager search={search} pageCount={page.pageCount} />
    </section>
  )
}
