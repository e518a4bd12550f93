import { Button } from '@/components/ui/button'
import type { ClosedDay } from '@/lib/data/leads/company-hours'
import { fullDay } from '@/lib/time/long-date'

type Props = {
  days: ClosedDay[]
  /** Calls that were booked before their day was closed, by day. */
  bookedOn: ReadonlyMap<string, number>
  open: (formData: FormData) => Promise<void>
}

const bookedText = (count: number) =>
  count === 1 ? '1 call is booked and stays' : `${count} calls are booked and stay`

export function ClosedDays({ days, bookedOn, open }: Props) {
  if (days.length === 0) return <p className="text-muted-foreground">No day is closed.</p>
  return (
    <ul className="divide-y rounded-md border bg-card">
      {days.map(({ day, reason }) => {
        const name = fullDay(day)
        const booked = bookedOn.get(day)
        return (
          <li key={day} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4">
            <span className="min-w-0 break-words">
              <time dateTime={day} className="font-medium">
                {name}
              </time>
              {reason && <span className="text-muted-foreground">, {reason}</span>}
              {booked && <span className="block text-sm text-destructive">{bookedText(booked)}</span>}
            </span>
            <form action={open}>
              <input type="hidden" name="day" value={day} />
              <Button type="submit" variant="outline" size="sm">
                Open again<span className="sr-only">: {name}</span>
              </Button>
            </form>
          </li>
        )
      })}
    </ul>
  )
}
