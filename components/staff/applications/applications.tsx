import { ListResults } from '@/components/staff/list/list-results'
import { ListSearchForm } from '@/components/staff/list/list-search-form'
import type { ApplicationSummary } from '@/lib/data/leads/application-review'
import type { ListPage } from '@/lib/data/query/list-page'
import { APPLICATION_STATUS_LABELS } from '@/lib/leads/application-statuses'
import type { ApplicationSearch } from '@/lib/leads/search'
import { staffPaths } from '@/lib/portal/staff-paths'
import { ApplicationRows } from './application-rows'

type Props = { search: ApplicationSearch; page: ListPage<ApplicationSummary> }

export function Applications({ search, page }: Props) {
  return (
    <div>
      <ListSearchForm
        action={staffPaths.applications()}
        search={search}
        statusLabels={APPLICATION_STATUS_LABELS}
        label="Applications"
        searched="Name, place, address or words of the application"
        placeholder="Name, place or words"
      />
      <ListResults
        search={search}
        page={page}
        to={staffPaths.applications}
        nouns={['application', 'applications']}
        empty="Nobody has applied yet."
      >
        <ApplicationRows rows={page.rows} />
      </ListResults>
    </div>
  )
}
