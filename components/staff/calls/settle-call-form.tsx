import { Button } from '@/components/ui/button'
import type { Call } from '@/lib/data/leads/calls'
import { nextCallStatuses } from '@/lib/leads/call-statuses'

type Props = { call: Call; settle: (formData: FormData) => Promise<void> }

/** Calling off writes to the lead, so it takes a second click. */
function CallOff({ name }: { name: string }) {
  return (
    <details>
      <summary className="inline-block cursor-pointer py-1 text-sm underline underline-offset-4">
        Call off<span className="sr-only"> the call with {name}</span>
      </summary>
      <p className="my-2 max-w-60 text-sm text-muted-foreground">
        {name} gets a mail and can choose another time.
      </p>
      <Button type="submit" name="to" value="canceled" variant="destructive" size="sm">
        Yes, call it off
      </Button>
    </details>
  )
}

/** What can be made of a call now; nothing when it is settled for good. */
export function SettleCallForm({ call, settle }: Props) {
  const next = nextCallStatuses(call.status, call.hasBegun)
  if (next.length === 0) return null
  return (
    <form action={settle} className="flex flex-wrap gap-2 max-md:mt-2">
      {next.includes('canceled') && <CallOff name={call.name} />}
      {next.includes('done') && (
        <Button type="submit" name="to" value="done" variant="outline" size="sm">
          Took place<span className="sr-only"> with {call.name}</span>
        </Button>
      )}
      {next.includes('missed') && (
        <Button type="submit" name="to" value="missed" variant="outline" size="sm">
          Missed<span className="sr-only"> by {call.name}</span>
        </Button>
      )}
    </form>
  )
}
