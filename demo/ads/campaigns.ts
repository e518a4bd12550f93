export type DemoAd = {
  /** Names its files. */
  slug: string
  title: string
  /** The film that it is cut from, by slug. */
  film: string
  headline: string
  line: string
  action: string
  /** Where the words stand. */
  words: 'left' | 'right' | 'below'
  /** What is there of it; both when absent. */
  only?: 'static' | 'motion'
}

export type Campaign = {
  id: string
  /** File name of the client's mark, which every ad carries. */
  logo: string
  name: string
  description: string
  parentGroup: string
  product: string
  status: 'planned' | 'in_progress' | 'in_review' | 'approved' | 'delivered'
  createdAt: string
  dueDate: string | null
  preview: 'open' | 'closed' | 'expired'
  ads: readonly DemoAd[]
}

/** Groups of ads for fictional clients. `render/ads.ts` draws them, `70_ad_groups.ts` stores them. */
export const CAMPAIGNS: readonly Campaign[] = [
  {
    id: 'e2000000-0000-4000-8000-000000000001',
    logo: 'lakeshore-roasters',
    name: 'Cold Brew Summer',
    description:
      'Twelve weeks on the pump tops of forty stations along I-75, from the first warm week to Labor Day.',
    parentGroup: 'Lakeshore Roasters',
    product: 'Pump-Top Screens',
    status: 'in_review',
    createdAt: '2026-10-19 14:00+00',
    dueDate: '2026-12-04',
    preview: 'open',
    ads: [
      {
        slug: 'first-pour',
        title: 'First Pour',
        film: 'lakeshore-roasters-first-pour',
        headline: 'Worth pulling over for.',
        line: 'Fresh at every pump, from five in the morning.',
        action: 'Inside, by the door',
        words: 'right',
      },
      {
        slug: 'eleven-seconds',
        title: 'Eleven Seconds',
        film: 'lakeshore-roasters-cold-brew-reel',
        headline: 'Cold brew in eleven seconds.',
        line: 'Your tank takes longer.',
        action: 'Grab one while you wait',
        words: 'left',
      },
      {
        slug: 'two-for-the-road',
        title: 'Two for the Road',
        film: 'lakeshore-roasters-first-pour',
        headline: 'Two for the road.',
        line: 'The second large cup is on us until noon.',
        action: 'Ask at the counter',
        words: 'below',
        only: 'static',
      },
    ],
  },
  {
    id: 'e2000000-0000-4000-8000-000000000002',
    logo: 'voltera-motors',
    name: 'Silent Miles Launch',
    description: 'Launch of the touring model: charging stops first, showrooms from the second week.',
    parentGroup: 'Voltera Motors',
    product: 'Digital Billboards',
    status: 'approved',
    createdAt: '2026-09-28 13:00+00',
    dueDate: '2026-11-30',
    preview: 'open',
    ads: [
      {
        slug: 'hear-the-road',
        title: 'Hear the Road',
        film: 'voltera-motors-silent-miles',
        headline: 'Hear the road again.',
        line: '412 miles, and nothing in between.',
        action: 'Drive it this week',
        words: 'left',
      },
      {
        slug: 'coffee-and-eighty-percent',
        title: 'Coffee and Eighty Percent',
        film: 'voltera-motors-charge-point-reel',
        headline: 'One coffee. Eighty percent.',
        line: 'Charged before the cup is empty.',
        action: 'Find a charge point',
        words: 'right',
      },
    ],
  },
  {
    id: 'e2000000-0000-4000-8000-000000000003',
    logo: 'granite-peak-outfitters',
    name: 'Above Treeline, Winter',
    description: 'Winter window for the six stores in mountain towns, with one motif per weekend.',
    parentGroup: 'Granite Peak Outfitters',
    product: 'In-Store Displays',
    status: 'in_progress',
    createdAt: '2026-11-02 15:00+00',
    dueDate: '2026-11-16',
    preview: 'open',
    ads: [
      {
        slug: 'nobody-up-there',
        title: 'Nobody Up There',
        film: 'granite-peak-outfitters-above-treeline',
        headline: 'Nobody up there but you.',
        line: 'Shells that have been where you are going.',
        action: 'Second floor',
        words: 'below',
      },
      {
        slug: 'leave-a-track',
        title: 'Leave a Track',
        film: 'granite-peak-outfitters-trail-cut',
        headline: 'Leave a track, nothing else.',
        line: 'Repairs for life, on everything we sell.',
        action: 'Bring yours in',
        words: 'left',
        only: 'motion',
      },
    ],
  },
  {
    id: 'e2000000-0000-4000-8000-000000000004',
    logo: 'saltgrass-distilling',
    name: 'Slow Copper Tour',
    description: 'Invitation to the distillery tour, for visitors of the harbor towns.',
    parentGroup: 'Saltgrass Distilling',
    product: 'Digital Billboards',
    status: 'delivered',
    createdAt: '2026-07-06 14:00+00',
    dueDate: '2026-08-14',
    preview: 'expired',
    ads: [
      {
        slug: 'good-things-drip',
        title: 'Good Things Drip',
        film: 'saltgrass-distilling-slow-copper',
        headline: 'Good things drip.',
        line: 'Tours on the hour, tasting at the end of it.',
        action: 'Pier 4, daily from noon',
        words: 'left',
      },
    ],
  },
  {
    id: 'e2000000-0000-4000-8000-000000000005',
    logo: 'cedar-spur-lodge',
    name: 'First Snow Weekends',
    description: 'Weekends in January and February, before the school holidays fill the house.',
    parentGroup: 'Cedar Spur Lodge',
    product: 'Social Ads',
    status: 'in_review',
    createdAt: '2026-10-26 16:00+00',
    dueDate: '2026-12-11',
    preview: 'closed',
    ads: [
      {
        slug: 'first-snow',
        title: 'First Snow',
        film: 'cedar-spur-lodge-first-snow',
        headline: 'Be there when it starts.',
        line: 'Two nights, one fireplace, from $380.',
        action: 'See free weekends',
        words: 'left',
      },
      {
        slug: 'sunrise-included',
        title: 'Sunrise Included',
        film: 'cedar-spur-lodge-sunrise-over-the-ridge',
        headline: 'Sunrise included.',
        line: 'Every room faces east.',
        action: 'See free weekends',
        words: 'below',
      },
    ],
  },
  {
    id: 'e2000000-0000-4000-8000-000000000006',
    logo: 'kinetic-row',
    name: 'Five in the Morning',
    description: 'January memberships. Copy is agreed, pictures follow after the shoot on December 3.',
    parentGroup: 'Kinetic Row',
    product: 'Social Ads',
    status: 'planned',
    createdAt: '2026-11-16 15:00+00',
    dueDate: '2026-12-18',
    preview: 'open',
    ads: [],
  },
]

/** Path of a file in the bucket `ads`: the folder is the group's id, as policies on that bucket expect. */
export const adPath = (group: Campaign, ad: DemoAd, kind: 'static' | 'motion') =>
  `${group.id}/${ad.slug}-${kind}.${kind === 'static' ? 'jpg' : 'mp4'}`
