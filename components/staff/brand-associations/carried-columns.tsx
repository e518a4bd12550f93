import { Day } from '@/components/staff/office-time'
import { type ListColumns, timeColumn } from '@/components/staff/list/list-columns'
import type { CarriedRow } from '@/lib/data/owl/brand-associations/list'
import { BRAND_ROLE_LABELS, toBrandRole } from '@/lib/owl/brand-roles'
import type { CarriedColumn } from '@/lib/owl/carried-list'

const dayColumn = (dayOf: (row: CarriedRow) => string | null) => ({
  text: dayOf,
  cell: (row: CarriedRow) => {
    const day = dayOf(row)
    return day && <Day on={day} />
  },
})

const roleText = (text: string) => {
  const role = toBrandRole(text)
  return role ? BRAND_ROLE_LABELS[role] : text
}

export const CARRIED_COLUMNS: ListColumns<CarriedColumn, CarriedRow> = {
  brand: { text: ({ brand }) => brand },
  role: { text: ({ role }) => roleText(role) },
  number: {
    text: ({ number }) => number,
    cell: ({ number }) => <span className="tabular-nums">{number}</span>,
  },
  site: { text: ({ site }) => site },
  group: { text: (row) => row.parent_group },
  place: { text: ({ city, state }) => [city, state].filter(Boolean).join(', ') },
  first: dayColumn((row) => row.first_on),
  last: dayColumn((row) => row.last_on),
  created: timeColumn((row) => row.created_at),
  changed: timeColumn((row) => row.updated_at),
}
