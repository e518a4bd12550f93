import type { AreaScreens } from '@/lib/portal/types'

export const SUPER_ADMIN_SCREENS: AreaScreens = [
  {
    path: 'home',
    title: 'Home',
    about: 'The company at a glance, and the latest contact requests.',
    pinned: true,
  },
  {
    path: 'website',
    title: 'Website',
    about: 'What the public site is made of, and how much of it is published.',
    pinned: true,
    records: ['videos', 'industries', 'posts', 'places'],
  },
  {
    path: 'website/style-guide',
    title: 'Style guide',
    about: 'The colors, type and components that every page is built from.',
    pinned: true,
  },
  { path: 'users', title: 'Users', about: 'Everyone who can sign in, with their roles.', pinned: true },
  {
    path: 'audit-log',
    title: 'Audit log',
    about: 'Who changed what, when, and as whom.',
    pinned: true,
  },
]
