import type { AreaScreens } from '@/lib/portal/screens'
import { OWN_SCREENS, QUOTE_SCREENS } from './shared'

export const AD_GROUP_SCREENS: AreaScreens = [
  {
    path: 'ad-groups',
    title: 'Ad groups',
    description: 'Ads produced, reviewed and delivered together, for one client and one product.',
    pinned: 'production',
  },
  {
    path: 'ad-groups/board',
    title: 'Ad groups board',
    description: 'Ad groups by status, most urgent first.',
  },
  { path: 'ad-groups/[id]', title: 'Ad group' },
  {
    path: 'ad-groups/[id]/fill',
    title: 'Ad from a template',
    description: 'Choose a template. Text and pictures come from the client, product, deal and site.',
  },
  {
    path: 'ad-groups/[id]/fill-many',
    title: 'Many ads from a template',
    description: 'One row per deal, site or line of a file. Every row is checked before its ads are made.',
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
    description: 'For one client and one product. Add the ads next.',
  },
]

/** Shared by project managers and graphic designers. */
const AD_SCREENS: AreaScreens = [
  ...AD_GROUP_SCREENS,
  {
    path: 'ad-library',
    title: 'Ad library',
    description: 'Every ad with its current files.',
    pinned: 'production',
  },
  { path: 'settings', title: 'Settings', description: 'Your name, your address and your password.' },
]

const TEMPLATE_SCREENS: AreaScreens = [
  {
    path: 'ad-templates',
    title: 'Ad templates',
    description: 'Ad layouts, drawn once and filled for each deal and site.',
    pinned: 'production',
  },
  {
    path: 'ad-templates/new',
    title: 'New ad template',
    description: 'For one client or for all. Draw it next.',
  },
  { path: 'ad-templates/[id]', title: 'Ad template' },
  { path: 'ad-templates/[id]/edit', title: 'Layout of an ad template' },
]

export const PROJECT_MANAGER_SCREENS: AreaScreens = [
  {
    path: 'home',
    title: 'Home',
    description: 'Your ad groups, deadlines and client feedback.',
    pinned: 'day',
  },
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
