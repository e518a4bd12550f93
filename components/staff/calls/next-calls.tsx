import { SectionHeading } from '@/components/staff/screens/section-heading'
import type { Call } from '@/lib/data/leads/calls'
import { staffPaths } from '@/lib/portal/staff-paths'
import { CallRows } from './call-rows'

/** The intro calls that are next, for a home. */
export function NextCalls({ calls }: { calls: Call[] }) {
  return (
    <section aria-labelledby="next-calls">
      <SectionHeading
        id="next-calls"
        title="Calls"
        more={{ href: staffPaths.calls(), label: 'All calls and company hours' }}
      />
      {calls.length === 0 ? (
        <p className="text-muted-foreground">No call is booked.</p>
      ) : (
        <CallRows calls={calls} />
      )}
    </section>
  )
}
