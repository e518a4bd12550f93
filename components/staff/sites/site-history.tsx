import { History } from '@/components/staff/record/history'
import type { HistoryEntry } from '@/lib/data/history/record-history'
import type { Action } from '@/lib/forms/form-state'
import type { SpecialDay, WeekSpan } from '@/lib/owl/hours'
import { zoneLabel } from '@/lib/owl/zones'
import { SpecialDays, WeekHours } from './hours-section'

type Props = {
  entries: HistoryEntry[]
  moreHref: string | null
  groups: readonly { id: string; name: string }[]
  undo: Action
}

function show(column: string, value: unknown) {
  if (value === null) return null
  if (column === 'week_hours') return <WeekHours week={value as WeekSpan[]} />
  if (column === 'special_days') return <SpecialDays days={value as SpecialDay[]} />
  if (column === 'time_zone') return zoneLabel(String(value))
  return null
}

export const SiteHistory = ({ groups, ...props }: Props) => (
  <History {...props} table="sites" names={new Map(groups.map(({ id, name }) => [id, name]))} show={show} />
)
