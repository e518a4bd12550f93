import type { AreaScreens } from '@/lib/portal/screens'

/** The user's own, in every area; each role is led to those of its own area. */
export const OWN_SCREENS: AreaScreens = [
  {
    path: 'inbox',
    title: 'Inbox',
    description: 'What clients, colleagues and finished jobs have for you. It is kept for 90 days.',
  },
  {
    path: 'tasks',
    title: 'My tasks',
    description: 'What you have to do, the most urgent first. A letter reminds you in the morning.',
    pinned: 'day',
  },
  {
    path: 'calendar',
    title: 'Calendar',
    description:
      'What is due, takes place or runs, by month, week and day. Also in the calendar of your phone.',
    pinned: 'day',
  },
  {
    path: 'changes',
    title: 'Changes',
    description: 'Who changed what, and how to have it back: a field, a record, or all of it.',
  },
  { path: 'changes/[id]', title: 'Change' },
  {
    path: 'search',
    title: 'Search',
    description: 'Records of every kind that you may open.',
  },
]

/** Shared by admins, owls and project managers, who read only. */
export const QUOTE_SCREENS: AreaScreens = [
  {
    path: 'quotes',
    title: 'Quotes',
    description: 'What we have offered, to whom, and what became of it.',
    pinned: 'company',
  },
  {
    path: 'quotes/new',
    title: 'New quote',
    description: 'For a lead or a client. It starts as a draft that only staff see.',
    access: 'sales',
  },
  {
    path: 'quotes/templates',
    title: 'Quote templates',
    description: 'Lines and terms that new quotes can begin with.',
  },
  { path: 'quotes/[id]', title: 'Quote' },
]
