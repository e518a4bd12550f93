import type { AreaScreens } from '@/lib/portal/types'

/** What project managers and graphic designers have in common: they work on the same ads. */
export const AD_SCREENS: AreaScreens = [
  {
    path: 'ad-groups',
    title: 'Ad groups',
    about: 'Ads that are made, reviewed and delivered together, each group for one client and one product.',
    pinned: true,
    records: ['adGroups'],
  },
  { path: 'ad-groups/[id]', title: 'Ad group' },
  {
    path: 'ad-library',
    title: 'Ad library',
    about: 'Every ad that was delivered, and the films that ads are cut from.',
    pinned: true,
    records: ['ads', 'adGroups', 'videos'],
  },
  { path: 'ads/[id]', title: 'Ad' },
  { path: 'settings', title: 'Settings', about: 'Your name, your address and your password.' },
]
