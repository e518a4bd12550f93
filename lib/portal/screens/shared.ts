import type { AreaScreens } from '@/lib/portal/screens'

/** The user's own, in every area; each role is led to those of its own area. */
export const OWN_SCREENS: AreaScreens = [
  {
    path: 'inbox',
    title: 'Inbox',
    description: 'News from clients, colleagues and finished jobs. Kept for 90 days.',
  },
  {
    path: 'tasks',
    title: 'My tasks',
    description: 'Your to-dos, most urgent first. An email reminds you in the morning.',
    pinned: 'day',
  },
  {
    path: 'calendar',
    title: 'Calendar',
    description: 'What is due, scheduled or running, by month, week or day. You can subscribe on your phone.',
    pinned: 'day',
  },
  {
    path: 'changes',
    title: 'Changes',
    description: 'Who changed what, and how to undo it: a field, a record or everything.',
  },
  { path: 'changes/[id]', title: 'Change' },
  {
    path: 'search',
    title: 'Search',
    description: 'Every record you can open.',
  },
]

/** Shared by admins, owls and project managers, who read only. */
export const QUOTE_SCREENS: AreaScreens = [
  {
    path: 'quotes',
    title: 'Quotes',
    description: 'Quotes we sent, their recipients and status.',
    pinned: 'company',
  },
  {
    path: 'quotes/new',
    title: 'New quote',
    description: 'For a lead or a client. Starts as a draft only staff can see.',
    access: 'sales',
  },
  {
    path: 'quotes/templates',
    title: 'Quote templates',
    description: 'Lines and terms to start new quotes from.',
  },
  { path: 'quotes/[id]', title: 'Quote' },
]
