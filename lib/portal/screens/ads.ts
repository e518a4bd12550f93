import type { AreaScreens } from '@/lib/portal/screens'
import { OWN_SCREENS, QUOTE_SCREENS } from './shared'

export const AD_GROUP_SCREENS: AreaScreens = [
  {
    path: 'ad-groups',
    title: 'Ad groups',
    description:
      'Ads that are made, reviewed and delivered together, each group for one client and one product.',
    pinned: 'production',
  },
  {
    path: 'ad-groups/board',
    title: 'Ad groups board',
    description: 'Groups of ads by where they stand, the most urgent on top.',
  },
  { path: 'ad-groups/[id]', title: 'Ad group' },
  {
    path: 'ad-groups/[id]/fill',
    title: 'Ad from a template',
    description:
      'Choose a template. Texts and pictures come from the client, the product, a deal and a site.',
  },
  {
    path: 'ad-groups/[id]/fill-many',
    title: 'Many ads from a template',
    description:
      'A row for each deal, each site or each line of a file. Every row is checked before its ads are made.',
  },
  { path: 'ad-fills/[id]', title: 'Ads from a template', parent: 'ad-groups' },
  { path: 'ad-fills/[id]/row', title: 'Row of ads from a template' },
  { path: 'ads/[id]', title: 'Ad', parent: 'ad-groups' },
]

/** Designers cannot create ad groups. */
export const NEW_AD_GROUP_SCREENS: AreaScreens = [
  {
    path: 'ad-groups/new',
    title: 'New ad group',
    description: 'For one client and one product. The ads are added to it afterwards.',
  },
]

/** Shared by project managers and graphic designers. */
const AD_SCREENS: AreaScreens = [
  ...AD_GROUP_SCREENS,
  {
    path: 'ad-library',
    title: 'Ad library',
    description: 'Every ad of every group, with the files that are in use.',
    pinned: 'production',
  },
  { path: 'settings', title: 'Settings', description: 'Your name, your address and your password.' },
]

const TEMPLATE_SCREENS: AreaScreens = [
  {
    path: 'ad-templates',
    title: 'Ad templates',
    description: 'Layouts that ads are made from: drawn once, filled for each deal and each site.',
    pinned: 'production',
  },
  {
    path: 'ad-templates/new',
    title: 'New ad template',
    description: 'For one client or for all. You draw it afterwards.',
  },
  { path: 'ad-templates/[id]', title: 'Ad template' },
  { path: 'ad-templates/[id]/edit', title: 'Layout of an ad template' },
]

export const PROJECT_MANAGER_SCREENS: AreaScreens = [
  { path: 'home', title: 'Home', description: 'Where a project manager’s day begins.', pinned: 'day' },
  ...OWN_SCREENS,
  ...AD_SCREENS,
  ...NEW_AD_GROUP_SCREENS,
  ...QUOTE_SCREENS,
  ...TEMPLATE_SCREENS,
]

export const GRAPHIC_DESIGNER_SCREENS: AreaScreens = [
  { path: 'home', title: 'Home', description: 'Your ads, deadlines and feedback.', pinned: 'day' },
  ...OWN_SCREENS,
  ...AD_SCREENS,
  ...TEMPLATE_SCREENS,
]
