import type { ClosedDay } from '@/lib/data/leads/company-hours'
import type { FormAction, FormValues } from '@/lib/forms/form-state'
import { ClosedDayForm } from './closed-day-form'
import { ClosedDays } from './closed-days'
import { HoursForm } from './hours-form'

type Props = {
  hours: FormValues
  saveHours: FormAction
  closedDays: ClosedDay[]
  bookedOn: ReadonlyMap<string, number>
  closeDay: FormAction
  openDay: (formData: FormData) => Promise<void>
  /** As in '2026-12-25', on the company's calendar. */
  today: string
}

/** When intro calls can be booked: the week, and its exceptions. */
export function Opening({ hours, saveHours, closedDays, bookedOn, closeDay, openDay, today }: Props) {
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
          <p className="mt-2 text-muted-foreground">Holidays, and whenever nobody can take calls.</p>
        </div>
        <ClosedDays days={closedDays} bookedOn={bookedOn} open={openDay} />
        <ClosedDayForm action={closeDay} today={today} />
      </section>
    </div>
  )
}
