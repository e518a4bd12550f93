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
    pinned: true,
  },
  {
    path: 'calendar',
    title: 'Calendar',
    description:
      'What is due, takes place or runs, by month, week and day. Also in the calendar of your phone.',
    pinned: true,
  },
  {
    path: 'search',
    title: 'Search',
    description: 'Records of every kind that you may open.',
  },
]
