import type { CrmHome } from '@/lib/leads/crm'
import type { FirstSteps } from '@/lib/list/first-steps'
import { staffPaths } from '@/lib/portal/staff-paths'
import type { AdToAnswer, HomeGroup, HomeRows } from './ad-groups'

/** `at` is ISO 8601. */
type ApprovedAd = { id: string; title: string; group: string; at: string; author: string }

/** What `get_designer_home()` answers. Everything is of the caller's groups, and each count the number of rows of a list. */
export type DesignerHome = {
  has: { groups: boolean; ads: boolean; approvals: boolean }
  queue: HomeRows<HomeGroup> & { overdue: number }
  toChange: HomeRows<AdToAnswer>
  approved: HomeRows<ApprovedAd>
  tasks: CrmHome['tasks']
}

export const DESIGNER_STEPS: FirstSteps<keyof DesignerHome['has']> = {
  groups: {
    title: 'Get an ad group',
    why: 'A project manager assigns it to you. It then appears here, by its due date.',
    links: [{ href: staffPaths.adGroups('graphic-designer'), label: 'All ad groups' }],
  },
  ads: {
    title: 'Upload a first ad',
    why: 'Open your ad group, and add a picture, a film or both.',
    links: [{ href: staffPaths.adGroups('graphic-designer'), label: 'Ad groups' }],
    needs: 'groups',
  },
  approvals: {
    title: 'See it approved',
    why: 'The client approves it in the preview. What they ask for before that appears here.',
    links: [],
    needs: 'ads',
  },
}
