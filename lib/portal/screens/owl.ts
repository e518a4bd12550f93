import type { AreaScreens, RecordKind } from '@/lib/portal/types'

type Collection = {
  path: string
  /** Plural and singular. */
  names: readonly [string, string]
  about: string
  /** What one has to know to add one. */
  needs: string
  records: readonly RecordKind[]
}

/** A list, the screen that adds to it, and the screen of one record. */
const collection = ({ path, names: [many, one], about, needs, records }: Collection): AreaScreens => [
  { path, title: many, about, pinned: true, records },
  { path: `${path}/new`, title: `New ${one}`, about: needs, records },
  { path: `${path}/[id]`, title: one.charAt(0).toUpperCase() + one.slice(1) },
]

export const OWL_SCREENS: AreaScreens = [
  {
    path: 'home',
    title: 'Home',
    about: 'Sites, brands and deals, and the people behind them.',
    pinned: true,
  },
  {
    path: 'crm',
    title: 'CRM',
    about: 'Clients and the people we know there, side by side.',
    records: ['clients', 'contacts', 'reviews'],
  },
  ...collection({
    path: 'site-groups',
    names: ['Site groups', 'site group'],
    about: 'Companies that own several sites, and the sites of each.',
    needs: 'A site group is one company, named as it signs its contracts.',
    records: ['parentGroups'],
  }),
  ...collection({
    path: 'sites',
    names: ['Sites', 'site'],
    about: 'Single places of business, each with its address and the brands it carries.',
    needs: 'A site is one address of one site group.',
    records: ['parentGroups'],
  }),
  ...collection({
    path: 'brands',
    names: ['Brands', 'brand'],
    about: 'Brands that sites carry, and that deals and ads are made for.',
    needs: 'A brand has a name and a logo of its own, whoever carries it.',
    records: ['clients'],
  }),
  {
    path: 'brand-associations',
    title: 'Brand associations',
    about: 'Which site carries which brand.',
    records: ['clients'],
  },
  ...collection({
    path: 'products',
    names: ['Products', 'product'],
    about: 'What is sold at the sites, and what ads speak of.',
    needs: 'A product belongs to one site group and may appear in any of its ads.',
    records: ['products', 'parentGroups'],
  }),
  ...collection({
    path: 'deals',
    names: ['Deals', 'deal'],
    about: 'Offers at the sites, with the days on which each begins and ends.',
    needs: 'A deal names a product, a price and its first and last day.',
    records: ['products'],
  }),
  ...collection({
    path: 'contacts',
    names: ['Contacts', 'contact'],
    about: 'The people we work with at our clients, and what they do there.',
    needs: 'A contact is one person with a position at one client.',
    records: ['contacts', 'clients'],
  }),
  {
    path: 'loyalty-program',
    title: 'Loyalty programs',
    about: 'What the sites promise to customers who come back.',
    pinned: true,
    records: ['clients'],
  },
  { path: 'loyalty-program/[id]', title: 'Loyalty program' },
  { path: 'settings', title: 'Settings', about: 'Your name, your address and your password.' },
]
