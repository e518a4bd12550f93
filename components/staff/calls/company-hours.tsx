import { Button } from '@/components/ui/button'
import type { CallOverview } from '@/lib/data/leads/call-list'
import type { FormAction, FormValues } from '@/lib/forms/form-state'
import { openHolidays } from '@/lib/scheduling/federal-holidays'
import { fullDay } from '@/lib/time/in-zone'
import { ClosedDayForm } from './closed-day-form'
import { HoursForm } from './hours-form'

type CompanyHoursProps = {
  hours: FormValues
  saveHours: FormAction
  closedDays: CallOverview['closedDays']
  closeDay: FormAction
  closeHolidays: (formData: FormData) => Promise<void>
  openDay: (formData: FormData) => Promise<void>
  /** As '2026-12-25', in the company's time zone. */
  today: string
}

export function CompanyHours({ hours, saveHours, closedDays, today, ...actions }: CompanyHoursProps) {
  return (
    <div className="grid gap-12 min-[90rem]:grid-cols-[minmax(0,1fr)_22rem]">
      <section aria-labelledby="company-hours">
        <h2 id="company-hours" className="type-heading">
          Company hours
        </h2>
        <p className="mt-2 mb-4 text-muted-foreground">
          In Eastern Time, as in Detroit. Calls take half an hour; a day without hours is closed. Visitors see
          a change at once, and booked calls stay.
        </p>
        <HoursForm action={saveHours} initial={hours} />
      </section>
      <section aria-labelledby="closed-days" className="grid content-start gap-6">
        <div>
          <h2 id="closed-days" className="type-heading">
            Closed days
          </h2>
          <p className="mt-2 text-muted-foreground">Holidays, and whenever no one can take calls.</p>
        </div>
        <ClosedDays days={closedDays} open={actions.openDay} />
        <ClosedDayForm action={actions.closeDay} today={today} />
        <Holidays closed={closedDays} today={today} close={actions.closeHolidays} />
      </section>
    </div>
  )
}

type HolidaysProps = {
  closed: CallOverview['closedDays']
  today: string
  close: (formData: FormData) => Promise<void>
}

/** A button for each year with holidays that are not closed yet. */
function Holidays({ closed, today, close }: HolidaysProps) {
  const thisYear = Number(today.slice(0, 4))
  const years = [thisYear, thisYear + 1]
    .map((year) => ({ year, count: openHolidays(year, today, closed).length }))
    .filter(({ count }) => count > 0)
  if (years.length === 0) return null
  return (
    <form action={close} className="flex flex-wrap items-center gap-3 border-t pt-6">
      <p className="w-full text-muted-foreground">
        Close the US federal holidays, on the days offices observe:
      </p>
      {years.map(({ year, count }) => (
        <Button key={year} type="submit" name="year" value={year} variant="outline">
          {`${year}: ${count} ${count === 1 ? 'day' : 'days'}`}
        </Button>
      ))}
    </form>
  )
}

type ClosedDaysProps = {
  days: CallOverview['closedDays']
  open: (formData: FormData) => Promise<void>
}

const bookedCallsText = (count: number) =>
  count === 1 ? '1 call is booked and stays' : `${count} calls are booked and stay`

function ClosedDays({ days, open }: ClosedDaysProps) {
  if (days.length === 0) return <p className="text-muted-foreground">No day is closed.</p>
  return (
    <ul className="divide-y rounded-md border bg-card">
      {days.map(({ day, reason, booked }) => {
        const name = fullDay(day)
        return (
          <li key={day} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4">
            <span className="min-w-0 break-words">
              <time dateTime={day} className="font-medium">
                {name}
              </time>
              {reason && <span className="text-muted-foreground">, {reason}</span>}
              {booked > 0 && (
                <span className="block text-sm text-destructive">{bookedCallsText(booked)}</span>
              )}
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
