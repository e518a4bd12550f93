import type { PageKind, ShownMetric } from '@/lib/analytics/vitals'
import type { UserType } from '@/lib/auth/roles'
import type { CrmHome, LeadSteps } from '@/lib/leads/crm'
import type { FirstSteps } from '@/lib/list/first-steps'
import { paths } from '@/lib/paths'
import { staffPaths } from '@/lib/portal/staff-paths'
import type { HomeRows } from './ad-groups'
import { ADMIN_STEPS } from './admin'
import type { AdWeek } from './manager'

/** Instants are ISO 8601. */
export type PeopleOfRole = {
  role: UserType | null
  count: number
  inactive: number
  lastSignIn: string | null
}
type OpenInvitation = {
  id: string
  name: string | null
  email: string
  role: UserType | null
  expiresAt: string
}
type RunningMirroring = {
  id: string
  actor: string | null
  target: string | null
  reason: string | null
  allowsChanges: boolean
  startedAt: string
  expiresAt: string
}
type HomeJob = {
  id: string
  kind: string
  status: 'failed' | 'running'
  error: string | null
  progress: number
  at: string
}
type SlowPage = {
  page: PageKind
  metric: ShownMetric
  /** Three of four loads stay below it. */
  p75: number
  loads: number
}
type UsedBucket = { bucket: string; files: number; bytes: number }

/** What `get_super_admin_home()` answers, without the log. */
export type SuperAdminHome = {
  has: { people: boolean; clients: boolean; videos: boolean; leads: boolean }
  /** Null in mirroring, where accounts are closed. */
  people: PeopleOfRole[] | null
  invitations: HomeRows<OpenInvitation> | null
  mirrorings: HomeRows<RunningMirroring>
  mail: { failed: number; all: number; oldestAt: string | null }
  /** `failed`: within seven days. */
  jobs: { queued: number; running: number; failed: number; rows: HomeJob[] }
  storage: UsedBucket[]
  /** Of the last seven days, the worst first. `loads` counts those of the page that has the most. */
  slowPages: { loads: number; rows: SlowPage[] }
  leadWeeks: { week: string; leads: number }[]
  leadSteps: LeadSteps
  adWeeks: AdWeek[]
  tasks: CrmHome['tasks']
}

export const SUPER_ADMIN_STEPS: FirstSteps<keyof SuperAdminHome['has']> = {
  people: {
    title: 'Invite user',
    why: 'Each person gets a role, and a link to choose a password.',
    links: [{ href: staffPaths.newInvitation(), label: 'Invite user' }],
  },
  clients: ADMIN_STEPS.clients,
  videos: ADMIN_STEPS.videos,
  leads: {
    title: 'Send the first contact request',
    why: 'Fill in the form of the site once, and see it arrive among the leads.',
    links: [{ href: paths.getStarted(), label: 'The form' }],
  },
}
