import type { CrmHome } from '@/lib/leads/crm'
import type { FirstSteps } from '@/lib/list/first-steps'
import { staffPaths } from '@/lib/portal/staff-paths'
import type { AdToAnswer, HomeGroup, HomeRows } from './ad-groups'

type DesignerLoad = { id: string; name: string; groups: number; overdue: number }

/** `week` is its Monday, as in '2026-11-23'. */
export type AdWeek = { week: string; added: number; approved: number }

/** What `get_manager_home()` answers. Each count is the number of rows of a list. */
export type ManagerHome = {
  has: { groups: boolean; designers: boolean; ads: boolean; previews: boolean }
  /** These leave out groups that are approved or delivered. */
  overdue: HomeRows<HomeGroup>
  week: HomeRows<HomeGroup>
  nobody: HomeRows<HomeGroup>
  review: HomeRows<HomeGroup>
  toAnswer: HomeRows<AdToAnswer>
  loads: HomeRows<DesignerLoad>
  adWeeks: AdWeek[]
  tasks: CrmHome['tasks']
}

const allGroups = { href: staffPaths.adGroups('project-manager'), label: 'Ad groups' }

export const MANAGER_STEPS: FirstSteps<keyof ManagerHome['has']> = {
  groups: {
    title: 'Start an ad group',
    why: 'The ads of one campaign, for one client and product.',
    links: [{ href: staffPaths.newAdGroup('project-manager'), label: 'New ad group' }],
  },
  designers: {
    title: 'Assign a designer',
    why: 'Designers upload ads to groups assigned to them.',
    links: [allGroups],
    needs: 'groups',
  },
  ads: {
    title: 'Add a first ad',
    why: 'A picture, a film or both. Designers can do it, too.',
    links: [allGroups],
    needs: 'groups',
  },
  previews: {
    title: 'Show the client a preview',
    why: 'A link without a sign-in, where the client comments and approves.',
    links: [allGroups],
    needs: 'ads',
  },
}
