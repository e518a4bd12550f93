import type { AreaScreens } from '@/lib/portal/types'

/** Wherever people work on groups of ads. */
export const AD_GROUP_SCREENS: AreaScreens = [
  {
    path: 'ad-groups',
    title: 'Ad groups',
    about: 'Ads that are made, reviewed and delivered together, each group for one client and one product.',
    pinned: true,
  },
  {
    path: 'ad-groups/board',
    title: 'Ad groups board',
    about: 'Groups of ads by where they stand, the most urgent on top.',
  },
  { path: 'ad-groups/[id]', title: 'Ad group' },
  { path: 'ads/[id]', title: 'Ad' },
]

/** For those who hand out the work: designers add no groups. */
export const NEW_AD_GROUP_SCREENS: AreaScreens = [
  {
    path: 'ad-groups/new',
    title: 'New ad group',
    about: 'For one client and one product. The ads are added to it afterwards.',
  },
]

/** What project managers and graphic designers have in common: they work on the same ads. */
export const AD_SCREENS: AreaScreens = [
  ...AD_GROUP_SCREENS,
  {
    path: 'ad-library',
    title: 'Ad library',
    about: 'Every ad of every group, with the files that are in use.',
    pinned: true,
  },
  { path: 'settings', title: 'Settings', about: 'Your name, your address and your password.' },
]
