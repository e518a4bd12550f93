import type { LeadStage, LeadStatus } from './statuses'
import type { ListedTask, TaskState } from './task-list'

export type PipelineStage = {
  stage: LeadStage
  count: number
  valueCents: number
  /** Leads without a value, which the sum lacks. */
  unvalued: number
}

/** Leads of the last 90 days that came to the stage at least. */
export type LeadSteps = Record<Exclude<LeadStage, 'lost'>, number>

export type ColdLead = {
  id: string
  business: string
  stage: LeadStage
  valueCents: number | null
  nextStep: string | null
  /** As in '2026-11-23'. */
  nextStepOn: string | null
  /** ISO 8601. */
  changedAt: string
  owner: string | null
}

export type ComingCall = {
  id: string
  leadId: string
  /** ISO 8601. */
  startsAt: string
  name: string
  business: string
  phone: string | null
  /** Until when it waits for confirmation; null for a call that stays. */
  expiresAt: string | null
}

type WaitingQuote = {
  id: string
  number: string
  title: string
  recipient: string
  /** As in '2026-11-23'. */
  validUntil: string
  totalCents: number
  /** ISO 8601; null until the client opened it. */
  seenAt: string | null
}

type FoundClient = { id: string; name: string; contacts: number }
type FoundContact = {
  id: string
  name: string
  position: string | null
  clientId: string | null
  client: string | null
  email: string | null
  phone: string | null
}

export type OwnGroup = {
  id: string
  name: string
  status: 'prospect' | 'active' | 'paused' | 'former'
  /** What starts or ends next, within 14 days. `on` as in '2026-11-23'. */
  deal: { id: string; title: string; kind: 'starts' | 'ends'; on: string } | null
  openTasks: number
  sites: number
  /** Open sites. */
  missing: Record<'brand' | 'position' | 'contact' | 'hours', number>
}

export type CrmHome = {
  /** Null for managers, who read no leads; so are the next two. Stages without leads are left out. */
  pipeline: PipelineStage[] | null
  leadSteps: LeadSteps | null
  goingCold: { count: number; rows: ColdLead[] } | null
  calls: ComingCall[] | null
  quotes: { count: number; totalCents: number; rows: WaitingQuote[] }
  tasks: { counts: Record<Exclude<TaskState, 'done'>, number>; rows: ListedTask[] }
  /** Site groups that the viewer owns. */
  groups: { count: number; rows: OwnGroup[] }
  found: { clientCount: number; clients: FoundClient[]; contactCount: number; contacts: FoundContact[] }
}

export type CompanyActivity = {
  /** ISO 8601. */
  at: string
  kind: string
  label: string
  actor: string | null
  /** Of the lead, quote, contact or ad group. */
  recordId: string | null
}

export type Company = {
  id: string
  name: string
  /** File name in the bucket `logos`. */
  logo: string | null
  website: string | null
  /** Dash-separated. */
  industry: string | null
  createdAt: string
  contactCount: number
  contacts: Omit<FoundContact, 'client' | 'clientId'>[]
  /** Null for managers. */
  leadCount: number | null
  leads:
    { id: string; name: string; stage: LeadStatus; valueCents: number | null; createdAt: string }[] | null
  quoteCount: number
  quoteSums: { sent: number; accepted: number }
  quotes: {
    id: string
    number: string
    title: string
    status: string
    totalCents: number | null
    validUntil: string | null
  }[]
  videoCount: number
  videos: { id: string; slug: string; title: string; isPublished: boolean }[]
  reviewCount: number
  reviews: { id: string; rating: number; description: string }[]
  /** Null for owls. */
  adGroupCount: number | null
  adGroups: { id: string; name: string; status: string }[] | null
  activity: CompanyActivity[]
}

export const ACTIVITY_LABELS: Record<string, string> = {
  lead: 'Sent a request',
  stage_contacted: 'Lead is contacted',
  stage_call_booked: 'Lead has booked a call',
  stage_quoted: 'Lead has a quote',
  stage_won: 'Lead is won',
  stage_lost: 'Lead is lost',
  call: 'Intro call booked',
  quote_created: 'Quote begun',
  quote_sent: 'Quote sent',
  quote_seen: 'Quote opened by the client',
  quote_reminded: 'Reminder of the quote sent',
  quote_replaced: 'Quote replaced by a new version',
  quote_withdrawn: 'Quote withdrawn',
  quote_commented: 'Comment on the quote',
  quote_accepted: 'Quote accepted',
  quote_declined: 'Quote declined',
  quote_expired: 'Quote expired',
  note: 'Note',
  task: 'Task added',
  task_done: 'Task done',
  contact: 'Contact added',
  review: 'Review',
  ad_group: 'Ad group added',
  video: 'Video added',
}
