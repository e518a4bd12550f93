import { OfficeTime } from '@/components/staff/office-time'
import { StaffLink } from '@/components/staff/staff-link'
import type { Timeline, TimelineEntry } from '@/lib/data/leads/lead-timeline'
import { describeEvent } from '@/lib/leads/timeline'
import { staffPaths, type LeadArea } from '@/lib/portal/staff-paths'
import { formatCount } from '@/lib/text/format'

type Props = {
  area: LeadArea
  timeline: Timeline
  isNewestFirst: boolean
  /** The other order. */
  orderHref: string
  allHref: string
  /** The list of its calls; null where there is none, or nobody may open it. */
  callsHref: string | null
}

/** Everything that happened with the lead, of every kind. */
export const LeadTimeline = ({
  area,
  timeline: { entries, total },
  isNewestFirst,
  orderHref,
  allHref,
  callsHref,
}: Props) => (
  <section aria-labelledby="timeline" className="grid grid-cols-[minmax(0,1fr)] gap-3">
    <div className="flex flex-wrap items-baseline justify-between gap-3">
      <h2 id="timeline" className="type-heading">
        Timeline
      </h2>
      <div className="flex flex-wrap gap-x-5 gap-y-1 text-sm underline underline-offset-4">
        {callsHref && <StaffLink href={callsHref}>View calls</StaffLink>}
        <StaffLink href={orderHref} scroll={false}>
          {isNewestFirst ? 'Oldest first' : 'Newest first'}
        </StaffLink>
      </div>
    </div>
    <ol className="grid gap-4 border-l pl-5">
      {entries.map((entry) => (
        <Entry key={entry.id} area={area} entry={entry} />
      ))}
    </ol>
    {entries.length < total && (
      <StaffLink
        href={allHref}
        scroll={false}
        className="justify-self-start text-sm underline underline-offset-4"
      >
        Show all {formatCount(total)}
      </StaffLink>
    )}
  </section>
)

function Entry({ area, entry }: { area: LeadArea; entry: TimelineEntry }) {
  const { facts, actor, happenedAt } = entry
  const detail = [facts.body, facts.note].find((text) => typeof text === 'string')
  return (
    <li className="relative grid gap-1 before:absolute before:top-2 before:-left-[1.55rem] before:size-2.5 before:rounded-full before:bg-primary">
      <p className="flex flex-wrap gap-x-3 text-sm text-muted-foreground">
        <OfficeTime at={happenedAt} className="tabular-nums" />
        {actor && <span>{actor}</span>}
      </p>
      <p className="[overflow-wrap:anywhere]">
        {typeof facts.quote === 'string' ? (
          <StaffLink href={staffPaths.quote(area, facts.quote)} className="underline underline-offset-4">
            {describeEvent(entry)}
          </StaffLink>
        ) : (
          describeEvent(entry)
        )}
        {typeof facts.starts_at === 'string' && (
          <>
            {' '}
            for <OfficeTime at={facts.starts_at} />
          </>
        )}
      </p>
      {detail && (
        <p className="text-sm [overflow-wrap:anywhere] whitespace-pre-line text-muted-foreground">{detail}</p>
      )}
    </li>
  )
}
