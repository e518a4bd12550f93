import { ownArea, type UserType, workArea } from '@/lib/auth/roles'
import type { BulkList } from '@/lib/list/selection'
import type { ImportCollection } from '@/lib/owl/imports/collections'
import { owlPaths } from './owl-paths'
import { BULK_LIST_PATHS, staffPaths, toLeadArea, toQuoteArea } from './staff-paths'

/** How a kind reaches somebody. Mail and digest come on top of the inbox. */
export const DELIVERIES = {
  app: 'In the inbox',
  mail: 'Inbox, and email at once',
  digest: 'Inbox, and one email a day',
  nothing: 'Not at all',
} as const
export type Delivery = keyof typeof DELIVERIES

const ADS: readonly UserType[] = ['graphic_designer', 'project_manager', 'admin', 'super_admin']
const SALES: readonly UserType[] = ['owl', 'admin', 'super_admin']
const JOBS: readonly UserType[] = ['graphic_designer', 'project_manager', 'owl', 'admin', 'super_admin']
const IMPORTS: readonly UserType[] = ['owl', 'project_manager', 'admin', 'super_admin']

/** `label` as in the settings, `to` the roles that can get it. The database checks the same names. */
export const NOTIFICATION_KINDS = {
  ad_comment: { label: 'A client comments on an ad', to: ADS },
  ad_approval: { label: 'A client approves an ad', to: ADS },
  ad_assignment: { label: 'An ad group is assigned to me', to: ADS },
  quote_seen: { label: 'A client opens my quote', to: SALES },
  quote_question: { label: 'A client asks about my quote', to: SALES },
  quote_accepted: { label: 'A client accepts my quote', to: SALES },
  quote_declined: { label: 'A client declines my quote', to: SALES },
  quote_assignment: { label: 'A quote is assigned to me', to: SALES },
  lead_assignment: { label: 'A lead is assigned to me', to: SALES },
  task_assignment: { label: 'A task is assigned to me', to: JOBS },
  job_done: { label: 'Ads, a film or a change of many rows that I started are ready', to: JOBS },
  job_failed: { label: 'Ads, a film or a change of many rows that I started failed', to: JOBS },
  import_done: { label: 'My import is done', to: IMPORTS },
  import_failed: { label: 'My import failed', to: IMPORTS },
} as const satisfies Record<string, { label: string; to: readonly UserType[] }>
export type NotificationKind = keyof typeof NOTIFICATION_KINDS

export const kindsFor = (role: UserType): NotificationKind[] =>
  (Object.keys(NOTIFICATION_KINDS) as NotificationKind[]).filter((kind) =>
    NOTIFICATION_KINDS[kind].to.includes(role),
  )

/** The record that a notification is about. */
type Subject = {
  aboutKind: keyof typeof SUBJECTS
  aboutId: string
  label: string
  /** What the record belongs to. */
  context?: string | null
  /** Of an import. */
  collection?: ImportCollection
  /** Of many rows. */
  list?: BulkList
}

export type NotificationLine = Subject & {
  kind: NotificationKind
  /** How many events it stands for. */
  events: number
  author?: string
  /** What somebody wrote, or why it failed. */
  words?: string | null
  /** Of a job or an import: it took back what an earlier one did. */
  isUndo?: boolean
  /** The latest comment asks for changes. */
  wantsChanges?: boolean
}

export type Notification = NotificationLine & {
  id: string
  /** ISO 8601. */
  latestAt: string
  isUnread: boolean
}

export type MutedRecord = Subject

const SUBJECTS = {
  ad: 'Ad',
  ad_group: 'Ad group',
  quote: 'Quote',
  lead: 'Lead',
  task: 'Task',
  ad_fill: 'Ads from a template',
  video: 'Video',
  owl_import: 'Import',
  place_import: 'Import of place pages',
  bulk_change: 'Change of many rows',
  handover: 'Handover',
} as const
export const SUBJECT_NAMES = Object.keys(SUBJECTS) as (keyof typeof SUBJECTS)[]

export const subjectKind = ({ aboutKind }: Subject): string => SUBJECTS[aboutKind]

/** A job, an import and a change of many rows end once, so there is nothing to mute. */
export const canMute = ({ kind, aboutKind }: NotificationLine): boolean =>
  !['bulk_change', 'handover'].includes(aboutKind) && !/^(job|import)_/.test(kind)

/** One sentence without a period, as in '3 comments on Harvest Morning'. */
export function describeNotification(line: NotificationLine): string {
  const { kind, events, label, author } = line
  const theRun = line.isUndo ? 'The undo of the' : 'The'
  switch (kind) {
    case 'ad_comment':
      if (events > 1) return `${events} comments on ${label}`
      return `${author ?? 'A client'} ${line.wantsChanges ? 'asks for changes to' : 'commented on'} ${label}`
    case 'ad_approval':
      return events > 1
        ? `${label} was approved ${events} times`
        : `${author ?? 'A client'} approved ${label}`
    case 'ad_assignment':
      return author ? `${author} assigned you to ${label}` : `You are assigned to ${label}`
    case 'quote_seen':
      return `The client has opened quote ${label}`
    case 'quote_question':
      return events > 1 ? `${events} questions about quote ${label}` : `A question about quote ${label}`
    case 'quote_accepted':
      return `Quote ${label} is accepted`
    case 'quote_declined':
      return `Quote ${label} is declined`
    case 'quote_assignment':
      return author ? `${author} gave you quote ${label}` : `Quote ${label} is yours`
    case 'task_assignment':
      return author ? `${author} gave you the task ${label}` : `The task ${label} is yours`
    case 'lead_assignment':
      if (line.list) return `${author ?? 'Someone'} gave you ${label}`
      return author ? `${author} gave you the lead ${label}` : `The lead ${label} is yours`
    case 'job_done':
      if (line.aboutKind === 'bulk_change')
        return `The change of ${label} ${line.isUndo ? 'was put back' : 'is done'}`
      return line.aboutKind === 'video' ? `The film ${label} is ready` : `The ads from ${label} are ready`
    case 'job_failed':
      if (line.aboutKind === 'bulk_change') return `${theRun} change of ${label} failed`
      return line.aboutKind === 'video'
        ? `The film ${label} could not be prepared`
        : `The ads from ${label} could not be made`
    case 'import_done':
      return `The import of ${label} ${line.isUndo ? 'was undone' : 'is done'}`
    case 'import_failed':
      return `${theRun} import of ${label} failed`
  }
}

/** The page of the record, in the area of the role. Rows that were given to `me` at once are their list with mine alone. */
export function placeOf(
  { kind, aboutKind, aboutId, collection = 'sites', list = 'leads' }: NotificationLine,
  role: UserType,
  me: string | undefined,
): string {
  const area = workArea(role)
  switch (aboutKind) {
    case 'ad':
      return staffPaths.ad(area, aboutId)
    case 'ad_group':
      return staffPaths.adGroup(area, aboutId)
    case 'ad_fill':
      return staffPaths.adFillRun(area, aboutId)
    case 'quote':
      return staffPaths.quote(toQuoteArea(area), aboutId)
    case 'lead':
      return staffPaths.lead(toLeadArea(area), aboutId)
    case 'video':
      return staffPaths.video(aboutId)
    case 'place_import':
      return staffPaths.placeImport(aboutId)
    case 'owl_import':
      return owlPaths.import(collection, aboutId)
    case 'task':
      return staffPaths.tasks(ownArea(role))
    case 'bulk_change':
    case 'handover':
      if (me && kind === 'lead_assignment')
        return staffPaths.leads(toLeadArea(area), new URLSearchParams({ owner: me }))
      if (me && kind === 'ad_assignment')
        return staffPaths.adGroups(area, new URLSearchParams({ assignee: me }))
      return BULK_LIST_PATHS[list](area)
  }
}
