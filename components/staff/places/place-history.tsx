import type { ReactNode } from 'react'
import { History } from '@/components/staff/record/history'
import { StaffLink } from '@/components/staff/staff-link'
import type { HistoryEntry } from '@/lib/data/history/record-history'
import type { Action } from '@/lib/forms/form-state'
import { staffPaths } from '@/lib/portal/staff-paths'

type Props = { entries: HistoryEntry[]; moreHref: string | null; undo: Action }

const MAX_SHOWN = 160

/** Whole pages of Markdown are compared among the versions. */
const showValue = (column: string, value: unknown): ReactNode =>
  column === 'written_content' && typeof value === 'string' && value.length > MAX_SHOWN
    ? `${value.slice(0, MAX_SHOWN)}…`
    : null

export const PlaceHistory = (props: Props) => (
  <History {...props} table="service_geo_pages" show={showValue} />
)

export const AllPlacePages = () => (
  <StaffLink
    href={staffPaths.placePages()}
    className="justify-self-start text-sm underline underline-offset-4"
  >
    All place pages
  </StaffLink>
)
