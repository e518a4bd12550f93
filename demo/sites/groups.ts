type DemoSiteGroup = {
  name: string
  legal_name: string
  status: 'prospect' | 'active' | 'paused' | 'former'
  website: string
  billing_street: string
  billing_city: string
  billing_state: string
  billing_zip: string
  notes: string | null
  /** Of its sites. */
  states: readonly string[]
  /** Of the numbers of its sites. */
  prefix: string
}

/** Companies that own filling stations and shops. All are invented. */
export const SITE_GROUPS: readonly DemoSiteGroup[] = [
  {
    name: 'Larkspur Fuel & Market',
    legal_name: 'Larkspur Fuel and Market Holdings, Inc.',
    status: 'active',
    website: 'https://larkspur-fuel.example',
    billing_street: '410 Loomis Court',
    billing_city: 'Grand Rapids',
    billing_state: 'MI',
    billing_zip: '49503',
    notes: 'New films for the pump-top screens every four weeks, on Monday.',
    states: ['MI', 'OH', 'IN'],
    prefix: 'LK',
  },
  {
    name: 'Bluewater Stations',
    legal_name: 'Bluewater Stations LLC',
    status: 'active',
    website: 'https://bluewater-stations.example',
    billing_street: '88 Pelican Row',
    billing_city: 'Tampa',
    billing_state: 'FL',
    billing_zip: '33602',
    notes: null,
    states: ['FL', 'GA', 'AL'],
    prefix: 'BW',
  },
  {
    name: 'Copper Mesa Stores',
    legal_name: 'Copper Mesa Stores, Inc.',
    status: 'active',
    website: 'https://copper-mesa.example',
    billing_street: '1200 Ocotillo Bend',
    billing_city: 'Phoenix',
    billing_state: 'AZ',
    billing_zip: '85004',
    notes: 'Sites in Arizona keep Mountain Standard Time all year.',
    states: ['AZ', 'NM', 'NV', 'UT'],
    prefix: 'CM',
  },
  {
    name: 'Prairie Lantern Travel Centers',
    legal_name: 'Prairie Lantern Travel Centers, LP',
    status: 'active',
    website: 'https://prairie-lantern.example',
    billing_street: '5 Windmill Square',
    billing_city: 'Wichita',
    billing_state: 'KS',
    billing_zip: '67202',
    notes: null,
    states: ['TX', 'OK', 'KS', 'NE'],
    prefix: 'PL',
  },
  {
    name: 'Northern Ember',
    legal_name: 'Northern Ember Fuel Cooperative',
    status: 'paused',
    website: 'https://northern-ember.example',
    billing_street: '31 Kestrel Way',
    billing_city: 'Anchorage',
    billing_state: 'AK',
    billing_zip: '99501',
    notes: 'Paused until the screens in Alaska are replaced.',
    states: ['AK', 'WA', 'OR', 'ID'],
    prefix: 'NE',
  },
  {
    name: 'Island & Bay Markets',
    legal_name: 'Island and Bay Markets, Inc.',
    status: 'prospect',
    website: 'https://island-bay.example',
    billing_street: '702 Monkeypod Lane',
    billing_city: 'Honolulu',
    billing_state: 'HI',
    billing_zip: '96813',
    notes: null,
    states: ['HI', 'CA'],
    prefix: 'IB',
  },
]

export const STREETS = [
  'Harborlight Road',
  'Quillwood Avenue',
  'Old Tannery Road',
  'Saltgrass Boulevard',
  'Fennel Street',
  'Brightwater Drive',
  'Cobbler Lane',
  'Juniper Gate',
  'Millwheel Road',
  'Sparrow Hill Road',
  'Lantern Parkway',
] as const

const everyDay = (opens: number, closes: number) =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens, closes }))

export const WEEKS = [
  everyDay(0, 1440),
  everyDay(300, 1380),
  // Until 2 AM on Friday and Saturday.
  everyDay(360, 1320).map((span) => (span.weekday >= 5 ? { ...span, closes: 1560 } : span)),
  // Closed at noon, and on Sunday.
  everyDay(360, 720).flatMap((span) =>
    span.weekday === 0 ? [] : [span, { ...span, opens: 780, closes: 1260 }],
  ),
] as const
