import type { AreaScreens } from '@/lib/portal/types'
import { AD_SCREENS, NEW_AD_GROUP_SCREENS } from './ads'

export const PROJECT_MANAGER_SCREENS: AreaScreens = [
  { path: 'home', title: 'Home', about: 'Where a project manager’s day begins.', pinned: true },
  ...AD_SCREENS,
  ...NEW_AD_GROUP_SCREENS,
  {
    path: 'ad-templates',
    title: 'Ad templates',
    about: 'Layouts that ads start from: a film, a logo and a line of copy, each in its place.',
    pinned: true,
    records: ['videos', 'clients'],
  },
  {
    path: 'ad-templates/new',
    title: 'New ad template',
    about: 'A template begins with a film of the catalogue and says where logo and copy stand.',
    records: ['videos', 'clients'],
  },
  { path: 'ad-templates/[id]', title: 'Ad template' },
]
