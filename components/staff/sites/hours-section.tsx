import { SidebarSection } from '@/components/staff/headings'
import type { Action } from '@/lib/forms/form-state'
import { formatSpans, type SpecialDay, summarizeWeek, type WeekSpan } from '@/lib/owl/hours'
import { writeHours } from '@/lib/owl/typed-hours'
import { fullDay } from '@/lib/time/in-zone'
import { HoursForm } from './hours-form'

type Props = {
  weekHours: WeekSpan[] | null
  specialDays: SpecialDay[]
  /** Names these hours. */
  seen: string
  action: Action
}

export const HoursSection = ({ weekHours, specialDays, seen, action }: Props) => (
  <SidebarSection id="hours" title="Opening hours">
    <WeekHours week={weekHours} />
    {specialDays.length > 0 && <SpecialDays days={specialDays} />}
    <HoursForm
      // The fields begin anew with hours that were saved.
      key={seen}
      action={action}
      initial={writeHours({ weekHours, specialDays })}
      seen={seen}
    />
  </SidebarSection>
)

export function WeekHours({ week }: { week: WeekSpan[] | null }) {
  if (!week) return <p className="text-muted-foreground">No opening hours yet.</p>
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 tabular-nums">
      {summarizeWeek(week).map(([days, hours]) => (
        <div key={days} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-muted-foreground">{days}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  )
}

export const SpecialDays = ({ days }: { days: SpecialDay[] }) => (
  <ul className="grid gap-1 tabular-nums">
    {days.map(({ day, reason, spans }) => (
      <li key={day} className="[overflow-wrap:anywhere]">
        <time dateTime={day}>{fullDay(day)}</time>: {formatSpans(spans)}
        {reason && <span className="text-muted-foreground">, {reason}</span>}
      </li>
    ))}
  </ul>
)
