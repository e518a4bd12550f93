import { SectionHeading } from '@/components/staff/headings'
import { ListPager } from '@/components/staff/list/list-pager'
import type { Call } from '@/lib/data/leads/calls'
import type { ListPage } from '@/lib/data/query/lists'
import { staffPaths } from '@/lib/portal/staff-paths'
import { countOf } from '@/lib/text/format'
import { CallRows } from './call-rows'

type Props = {
  upcoming: Call[]
  past: ListPage<Call>
  /** Counts from 1. */
  page: number
  changeStatus: (call: Call) => (formData: FormData) => Promise<void>
}

export function CallLists({ upcoming, past, page, changeStatus }: Props) {
  return (
    <>
      <section aria-labelledby="coming-up">
        <h2 id="coming-up" className="mb-4 type-heading">
          Coming up
        </h2>
        {upcoming.length === 0 ? (
          <p className="text-muted-foreground">No call is booked.</p>
        ) : (
          <CallRows calls={upcoming} changeStatus={changeStatus} />
        )}
      </section>
      <section aria-labelledby="past-calls">
        <h2 id="past-calls" className="mb-4 type-heading">
          Past calls
        </h2>
        {past.rows.length === 0 ? (
          <p className="text-muted-foreground">No call has taken place yet.</p>
        ) : (
          <CallRows calls={past.rows} changeStatus={changeStatus} />
        )}
        <ListPager
          label="Pages of past calls"
          page={page}
          pageCount={past.pageCount}
          hrefOf={staffPaths.calls}
        />
      </section>
    </>
  )
}

type TodayProps = Pick<Props, 'changeStatus'> & { calls: Call[] }

export const CallsToday = ({ calls, changeStatus }: TodayProps) => (
  <section aria-labelledby="calls-today">
    <SectionHeading
      id="calls-today"
      title={`${countOf(calls.length, 'call', 'calls')} today`}
      more={{ href: staffPaths.calls(), label: 'All calls and company hours' }}
    />
    {calls.length === 0 ? (
      <p className="text-muted-foreground">No call is booked for today.</p>
    ) : (
      <CallRows calls={calls} changeStatus={changeStatus} />
    )}
  </section>
)
