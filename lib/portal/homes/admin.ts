import type { ComingCall, CrmHome } from '@/lib/leads/crm'
import type { CallStatus } from '@/lib/leads/statuses'
import type { FirstSteps } from '@/lib/list/first-steps'
import { staffPaths } from '@/lib/portal/staff-paths'
import type { HomeRows } from './ad-groups'

/** Instants are ISO 8601. */
export type LeadToAnswer = { id: string; name: string; business: string; owner: string | null; dueAt: string }
type CallToday = {
  id: string
  leadId: string
  name: string
  business: string
  startsAt: string
  status: CallStatus
  /** Until when it waits for confirmation; null for a call that stays. */
  expiresAt: string | null
}
type NewApplication = { id: string; name: string; place: string; createdAt: string }

/** What `get_admin_home()` answers, without mail and figures. Each count is the number of rows of a list. */
export type AdminHome = {
  has: { clients: boolean; videos: boolean; reviews: boolean; quotes: boolean }
  /** `kept`: answered in time, of the last seven days. `held`: may come from a bot. */
  leads: { late: HomeRows<LeadToAnswer>; due: HomeRows<LeadToAnswer>; kept: number; held: number }
  /** `next` is the next call on any day. */
  calls: HomeRows<CallToday> & { next: ComingCall | null }
  /** `gear`: cameras and lenses that somebody suggested. */
  applications: HomeRows<NewApplication> & { gear: number }
  quotes: { sent: number; seen: number; expiring: number; accepted: number }
  quotesWaiting: CrmHome['quotes']
  tasks: CrmHome['tasks']
}

export const ADMIN_STEPS = {
  clients: {
    title: 'Add a client with its logo',
    why: 'Videos, reviews and quotes name it.',
    links: [{ href: staffPaths.newClient(), label: 'New client' }],
  },
  videos: {
    title: 'Publish a video',
    why: 'The site shows what is published, from the home page to the pages of cities.',
    links: [{ href: staffPaths.newVideo(), label: 'New video' }],
  },
  reviews: {
    title: 'Ask a client for a review',
    why: 'The client writes it from a link.',
    links: [{ href: staffPaths.newReviewRequest(), label: 'Ask for a review' }],
    needs: 'clients',
  },
  quotes: {
    title: 'Write a quote',
    why: 'The client opens it, asks questions and signs it online.',
    links: [{ href: staffPaths.quoteCreator(), label: 'New quote' }],
  },
} satisfies FirstSteps<keyof AdminHome['has']>
