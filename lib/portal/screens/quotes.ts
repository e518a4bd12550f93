import type { AreaScreens } from '@/lib/portal/screens'

/** Shared by admins, owls and project managers, who read only. */
export const QUOTE_SCREENS: AreaScreens = [
  {
    path: 'quotes',
    title: 'Quotes',
    description: 'What we have offered, to whom, and what became of it.',
    pinned: true,
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
