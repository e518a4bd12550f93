import Link from 'next/link'
import type { Call } from '@/lib/data/calls'
import { staffPaths } from '@/lib/staff-paths'
import { CallRows } from './call-rows'

/** The intro calls that are next, for a home. */
export function NextCalls({ calls }: { calls: Call[] }) {
  return (
    <section aria-labelledby="next-calls">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="next-calls" className="type-heading">
          Calls
        </h2>
        <Link href={staffPaths.calls()} className="text-sm underline underline-offset-4">
          All calls and company hours
        </Link>
      </div>
      {calls.length === 0 ? (
        <p className="text-muted-foreground">No call is booked.</p>
      ) : (
        <CallRows calls={calls} />
      )}
    </section>
  )
}
