import type { AreaScreens } from '@/lib/portal/screens'
import { OWN_SCREENS, QUOTE_SCREENS } from './shared'

type Collection = {
  path: string
  names: readonly [string, string]
  description: string
  newDescription: string
}

/** A list, the screen that adds a record, and the screen of one record. */
const collection = ({ path, names: [many, one], description, newDescription }: Collection): AreaScreens => [
  { path, title: many, description, pinned: 'sites' },
  { path: `${path}/new`, title: `New ${one}`, description: newDescription },
  { path: `${path}/[id]`, title: one.charAt(0).toUpperCase() + one.slice(1) },
]

/** As in `lib/owl/imports/collections.ts`: the name, its nouns, and the path of its list. */
const IMPORTS = [
  ['site-groups', 'site groups', 'site-groups'],
  ['sites', 'sites', 'sites'],
  ['brands', 'brands', 'brands'],
  ['brand-associations', 'brand associations', 'carried-brands'],
  ['products', 'products', 'products'],
  ['deals', 'deals', 'deals'],
  ['loyalty-program', 'loyalty programs', 'loyalty-program'],
] as const

/** Imports of each collection, and the screen of one. */
const IMPORT_SCREENS: AreaScreens = IMPORTS.flatMap(([collection, nouns, list]) => [
  {
    path: `imports/${collection}`,
    title: `Import ${nouns}`,
    description: 'From a spreadsheet. You review every row before anything changes.',
    parent: list,
  },
  { path: `imports/${collection}/[id]`, title: `Import of ${nouns}` },
])

/** Project managers may enter the owl's area, but do not read leads. */
const BELOW_LEADS: AreaScreens = [
  {
    path: 'leads/board',
    title: 'Leads board',
    description: 'Leads by stage, with their value.',
    access: 'sales',
  },
  {
    path: 'leads/new',
    title: 'New lead',
    description: 'Log a phone inquiry. It becomes your lead, and no email goes out.',
    access: 'sales',
  },
  { path: 'leads/[id]', title: 'Lead', access: 'sales' },
]

const LEADS = {
  path: 'leads',
  title: 'Leads',
  description: 'Who asked for an assessment, where the sale stands and what comes next.',
  access: 'sales',
} as const

/** The sidebar of owls has eight entries by the specification; their CRM leads here. */
const OWL_LEAD_SCREENS: AreaScreens = [{ ...LEADS, parent: 'crm' }, ...BELOW_LEADS]

export const ADMIN_LEAD_SCREENS: AreaScreens = [{ ...LEADS, pinned: 'incoming' }, ...BELOW_LEADS]

export const OWL_SCREENS: AreaScreens = [
  {
    path: 'home',
    title: 'Home',
    description: 'Sites, brands, deals and the people behind them.',
    pinned: 'day',
  },
  ...OWN_SCREENS,
  {
    path: 'crm',
    title: 'CRM',
    description: 'Your pipeline, open items, clients and contacts.',
    pinned: 'day',
  },
  ...OWL_LEAD_SCREENS,
  {
    path: 'leads/sources',
    title: 'Lead sources',
    description: 'Which pages, places, sites and campaigns bring leads, and what they are worth.',
    access: 'sales',
  },
  { path: 'crm/companies/[id]', title: 'Company' },
  // The sidebar of owls is full; the CRM leads to the quotes.
  ...QUOTE_SCREENS.map(({ pinned: _, ...screen }) => screen),
  ...collection({
    path: 'site-groups',
    names: ['Site groups', 'site group'],
    description: 'Companies that own several sites.',
    newDescription: 'A site group is one company, named as it signs its contracts.',
  }),
  ...collection({
    path: 'sites',
    names: ['Sites', 'site'],
    description: 'Single locations, each with its address and brands.',
    newDescription: 'A site is one address of one site group.',
  }),
  ...collection({
    path: 'brands',
    names: ['Brands', 'brand'],
    description: 'Brands that sites carry and that deals and ads promote.',
    newDescription: 'Brands that sites carry, each with its name and logo.',
  }),
  {
    path: 'brand-associations',
    title: 'Brand associations',
    description: 'Which site carries which brand, in which role and when.',
  },
  {
    path: 'brand-associations/give',
    title: 'Give a brand to many sites',
    description: 'To a whole group, to states, or to site numbers. You review each site first.',
  },
  { path: 'brand-associations/[id]', title: 'Brand association' },
  {
    path: 'carried-brands',
    title: 'List of brand associations',
    description: 'All brands that sites carried, carry and will carry, one in each row.',
    parent: 'brand-associations',
  },
  ...collection({
    path: 'products',
    names: ['Products', 'product'],
    description: 'What sites sell and ads promote.',
    newDescription: 'A product is one thing that we sell, or that sites sell. Ads and deals name it.',
  }),
  {
    path: 'deals',
    title: 'Deals',
    description: 'Offers at the sites, with start and end dates.',
    pinned: 'sites',
  },
  {
    path: 'deals/new',
    title: 'New deal',
    description:
      'A deal names products, an offer, its days and its places. You see overlaps with other deals first.',
  },
  {
    path: 'deals/why',
    title: 'Why this deal?',
    description: 'What runs at a site at any time, which deal a customer gets, and why.',
  },
  {
    path: 'deals/timeline',
    title: 'Timeline of deals',
    description: 'The deals of one group, week by week. Drag a bar to move a deal. You see overlaps first.',
  },
  { path: 'deals/[id]', title: 'Deal' },
  { path: 'deals/[id]/edit', title: 'Edit deal' },
  {
    path: 'contacts',
    title: 'Contacts',
    description: 'People at our clients and their roles.',
    pinned: 'sites',
  },
  {
    path: 'contacts/new',
    title: 'New contact',
    description: 'A contact is one person with a position at one client.',
  },
  {
    path: 'contacts/import',
    title: 'Import contacts',
    description: 'Contacts from a spreadsheet. You review every row before anything changes.',
  },
  { path: 'contacts/import/[id]', title: 'Import' },
  { path: 'contacts/[id]', title: 'Contact' },
  {
    path: 'loyalty-program',
    title: 'Loyalty programs',
    description: 'Rewards for returning customers.',
    pinned: 'sites',
  },
  {
    path: 'loyalty-program/new',
    title: 'New loyalty program',
    description: 'A program belongs to one site group, and begins with a draft of its rules.',
  },
  { path: 'loyalty-program/[id]/simulator', title: 'Loyalty simulator' },
  { path: 'loyalty-program/[id]/ledger', title: 'Loyalty ledger' },
  { path: 'loyalty-program/versions/[id]', title: 'Loyalty version', parent: 'loyalty-program' },
  { path: 'loyalty-program/versions/[id]/replay', title: 'Loyalty replay' },
  { path: 'loyalty-program/[id]', title: 'Loyalty program' },
  ...IMPORT_SCREENS,
  { path: 'settings', title: 'Settings', description: 'Your name, your address and your password.' },
]
