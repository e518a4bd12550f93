import type { CrmHome } from '@/lib/leads/crm'
import { type FirstStep, stepsToDo } from '@/lib/list/first-steps'

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

export type OwlStep = 'groups' | 'sites' | 'brands' | 'contacts' | 'deals'

/** What a new company does first, in this order. Empty when all of it is done. */
export function firstSteps({
  has,
  groups,
  sites,
}: Pick<OwlHome, 'has' | 'groups' | 'sites'>): FirstStep<OwlStep>[] {
  const hasGroups = groups.all > 0
  const hasSites = sites.all > 0
  return stepsToDo<OwlStep>([
    { name: 'groups', isDone: hasGroups, isPossible: true },
    { name: 'sites', isDone: hasSites, isPossible: hasGroups },
    { name: 'brands', isDone: has.brands, isPossible: hasSites },
    { name: 'contacts', isDone: has.contacts, isPossible: hasGroups },
    { name: 'deals', isDone: has.deals, isPossible: hasGroups },
  ])
}
