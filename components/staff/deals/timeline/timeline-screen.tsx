import { Day } from '@/components/staff/office-time'
import { ScreenHeading } from '@/components/staff/headings'
import { ListPager } from '@/components/staff/list/list-pager'
import { GroupChoice } from '@/components/staff/site-groups/group-choice'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import type { DealOptions } from '@/lib/data/owl/deals/deal-options'
import type { DealTimeline } from '@/lib/data/owl/deals/deal-timeline'
import { daysText } from '@/lib/owl/deals/days-text'
import { mondayOf, type TimelineQuery, untilOf, ZOOMS } from '@/lib/owl/deals/timeline'
import { owlPaths } from '@/lib/portal/owl-paths'
import { countOf } from '@/lib/text/format'
import { TimelineChart } from './timeline-chart'
import { TimelineChoices } from './timeline-choices'
import { hrefOf } from './timeline-href'
import { TimelineNavigation } from './timeline-navigation'
import { TimelineTable } from './timeline-table'
import type { MoveActions } from './use-deal-move'

type Props = {
  title: string
  description?: string
  query: TimelineQuery
  options: DealOptions
  /** Null before a group is chosen, and for an unknown one. */
  timeline: DealTimeline | null
  rowsPerPage: number
  actions: MoveActions
}

export function TimelineScreen({
  title,
  description,
  query,
  options,
  timeline,
  rowsPerPage,
  actions,
}: Props) {
  const pageCount = timeline ? Math.max(1, Math.ceil(timeline.rowCount / rowsPerPage)) : 1
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ScreenHeading title={title} description={description} />
        <StaffLink href={owlPaths.deals()} className={buttonVariants({ variant: 'outline' })}>
          All deals
        </StaffLink>
      </div>
      <TimelineChoices query={query} options={options} />
      {!timeline && (
        <>
          {query.group && (
            <p className="text-muted-foreground">There is no such group. Choose another one.</p>
          )}
          <GroupChoice groups={options.groups} hrefOf={(group) => hrefOf(query, { group })} />
        </>
      )}
      {timeline && (
        <>
          <TimelineNavigation query={query} />
          {timeline.rows.length === 0 ? (
            <Empty query={query} timeline={timeline} />
          ) : (
            <>
              <p className="text-sm text-muted-foreground">
                {countOf(timeline.dealCount, 'deal', 'deals')} of {timeline.group}
                {query.rowsBy === 'product' && ` in ${countOf(timeline.rowCount, 'row', 'rows')}`}.
              </p>
              <TimelineChart
                rows={timeline.rows}
                namesRows={query.rowsBy === 'product'}
                since={query.since}
                length={ZOOMS[query.zoom]}
                today={timeline.today}
                actions={actions}
              />
              <TimelineTable rows={timeline.rows} />
            </>
          )}
          <ListPager
            label="Pages of rows"
            labels={['Previous rows', 'Next rows']}
            page={query.page}
            pageCount={pageCount}
            hrefOf={(page) => hrefOf(query, { page })}
          />
        </>
      )}
    </div>
  )
}

function Empty({ query, timeline }: { query: TimelineQuery; timeline: DealTimeline }) {
  const { earlier, later } = timeline
  const days = daysText({ firstOn: query.since, lastOn: untilOf(query) })
  return (
    <div className="grid justify-items-start gap-3 border-y py-8">
      <p>
        {timeline.group} has no deal{query.product && ' for this product'} from {days}.
      </p>
      <ul className="flex flex-wrap gap-x-6 gap-y-2 underline underline-offset-4">
        {earlier && (
          <li>
            <StaffLink href={hrefOf(query, { since: mondayOf(earlier) })}>
              Earlier deals, until <Day on={earlier} />
            </StaffLink>
          </li>
        )}
        {later && (
          <li>
            <StaffLink href={hrefOf(query, { since: mondayOf(later) })}>
              Later deals, from <Day on={later} />
            </StaffLink>
          </li>
        )}
        <li>
          <StaffLink href={owlPaths.newDeal({ group: query.group })}>New deal</StaffLink>
        </li>
      </ul>
    </div>
  )
}
