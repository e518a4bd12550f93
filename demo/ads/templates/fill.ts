import type { TemplateValues, TextSlot } from '../../../lib/ads/templates/document.ts'

/** Of the fuel group whose sites and deals the demo has. `70_ad_groups.ts` has those of the catalogue's clients. */
export const FILLED_GROUP = {
  id: 'e2000000-0000-4000-8000-000000000007',
  name: 'Prices at the Pump, December',
  description: 'Seven offers on the screens of all Larkspur stations, each on for four days.',
  parentGroup: 'Larkspur Fuel & Market',
  product: 'Pump-Top Screens',
  status: 'in_review',
  dueDate: '2026-12-09',
  createdAt: '2026-11-16 14:00+00',
} as const

export const FILL_ID = 'a4300000-0000-4000-8000-000000000101'

export type DemoRow = { number: number; slug: string; title: string; values: TemplateValues }

const PICTURE_SIZE = { width: 800, height: 600 }
const LOGO_HEIGHTS = {
  'third-rail-coffee': 103,
  'sunday-griddle': 69,
  'corner-lantern': 83,
  'tamarack-tacos': 56,
  'silver-fern-wash': 112,
  'larkspur-market': 129,
}

type Offer = [
  slug: string,
  title: string,
  brand: keyof typeof LOGO_HEIGHTS,
  texts: Partial<Record<TextSlot, string>>,
]

const LEGAL = 'At participating Larkspur stations until December 31. While supplies last.'

const OFFERS: readonly Offer[] = [
  [
    'drip-coffee',
    'Any size coffee for a dollar',
    'third-rail-coffee',
    { price: '$1', oldPrice: '$2.29', line: 'Third Rail drip coffee, until you are awake.' },
  ],
  [
    'cold-brew',
    'Two cold brews for five',
    'third-rail-coffee',
    { price: '$5', oldPrice: '$6.58', line: 'Third Rail cold brew, 12 oz.' },
  ],
  [
    'breakfast-sandwich',
    'Breakfast before the highway',
    'sunday-griddle',
    { price: '$3.49', line: 'Egg, cheese and a warm roll, until 11 in the morning.' },
  ],
  [
    'jerky',
    'Jerky for the long way',
    'corner-lantern',
    { price: '$4.50', oldPrice: '$6.25', line: 'Lantern jerky, 3 oz.' },
  ],
  [
    'tacos',
    'Taco Tuesday all week',
    'tamarack-tacos',
    { price: '$3.84', oldPrice: '$5.49', line: 'Two street tacos with green salsa.' },
  ],
  [
    'complete-wash',
    'Complete wash for the price of a basic one',
    'silver-fern-wash',
    { price: '$9', oldPrice: '$14', line: 'Foam, wheels and a warm dry.' },
  ],
  // The catalogue has no picture of it, so that the fill has a row to repair.
  [
    'ice',
    'Ice for the weekend',
    'larkspur-market',
    { price: '$1.99', oldPrice: '$2.99', line: 'Ten pounds, at the door.' },
  ],
]

const PICTURED = OFFERS.length - 1

export const DEMO_ROWS: readonly DemoRow[] = OFFERS.map(([slug, title, brand, texts], index) => ({
  number: index + 2,
  slug,
  title,
  values: {
    texts: { headline: title, line: '', price: '', oldPrice: '', legal: LEGAL, button: '', ...texts },
    pictures: {
      logo: { path: `brands/${brand}.webp`, width: 480, height: LOGO_HEIGHTS[brand] },
      picture: index < PICTURED ? { path: `products/${slug}.webp`, ...PICTURE_SIZE } : null,
    },
  },
}))

export const MADE_ROWS = DEMO_ROWS.slice(0, PICTURED)
export const BAD_ROWS = DEMO_ROWS.slice(PICTURED)
