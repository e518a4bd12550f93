import type { CrmHome } from '@/lib/leads/crm'

/** What an open site may lack, the weightiest first. */
export const SITE_GAPS = ['brand', 'position', 'contact', 'hours'] as const
type SiteGap = (typeof SITE_GAPS)[number]

/** `on` as in '2026-11-23': the day on which it starts, ends or changes. */
type Dated = { id: string; title: string; group: string; on: string }
export type DatedRows<Row extends Dated = Dated> = { count: number; rows: Row[] }

/** What `get_owl_home()` answers. Each count is the number of rows of a list. */
export type OwlHome = {
  has: { brands: boolean; contacts: boolean; deals: boolean }
  deals: { running: number; starts: DatedRows; ends: DatedRows }
  sites: { all: number; open: number; missing: Record<SiteGap, number> }
  /** Active groups without a contact or an owner, and prospects without an open task. */
  groups: { all: number; contact: number; owner: number; step: number }
  loyalty: DatedRows<Dated & { number: number }>
  tasks: CrmHome['tasks']
}
