import { SidebarSection } from '@/components/staff/headings'
import { OfficeTime } from '@/components/staff/office-time'
import type { QuotePerson } from '@/lib/data/quotes/quote-list'
import type { StaffQuote } from '@/lib/data/quotes/quote-record'
import { QUOTE_EVENT_LABELS } from '@/lib/quotes/states'

type QuoteTimelineProps = { events: StaffQuote['events']; people: QuotePerson[] }

export const QuoteTimeline = ({ events, people }: QuoteTimelineProps) => (
  <SidebarSection id="quote-timeline" title="What happened">
    <ol className="grid gap-3">
      {events.toReversed().map((event) => (
        <li key={`${event.kind} ${event.at}`} className="grid gap-0.5 border-l-2 pl-4">
          <span>
            {QUOTE_EVENT_LABELS[event.kind] ?? event.kind}
            {event.version > 1 && `, version ${event.version}`}
          </span>
          <span className="text-sm text-muted-foreground">
            <OfficeTime at={event.at} />
            {event.actorId && `, ${people.find(({ id }) => id === event.actorId)?.name ?? 'our team'}`}
          </span>
        </li>
      ))}
    </ol>
  </SidebarSection>
)
