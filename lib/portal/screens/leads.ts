import type { AreaScreens } from '@/lib/portal/screens'

/** Project managers may enter the owl's area, but do not read leads. */
const BELOW: AreaScreens = [
  {
    path: 'leads/board',
    title: 'Leads board',
    description: 'Leads by stage, with their value.',
    access: 'sales',
  },
  { path: 'leads/[id]', title: 'Lead', access: 'sales' },
]

const LIST = {
  path: 'leads',
  title: 'Leads',
  description: 'Who asked for an assessment, how far the sale is, and what comes next.',
  access: 'sales',
} as const

/** The sidebar of owls has eight entries by the specification; their CRM leads here. */
export const OWL_LEAD_SCREENS: AreaScreens = [{ ...LIST, parent: 'crm' }, ...BELOW]

export const ADMIN_LEAD_SCREENS: AreaScreens = [{ ...LIST, pinned: true }, ...BELOW]
