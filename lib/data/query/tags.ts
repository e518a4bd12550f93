/** Cache tags of public reads; staff actions revalidate them. */
export const tags = {
  videos: 'videos',
  clients: 'clients',
  industries: 'industries',
  captions: 'captions',
  reviews: 'reviews',
  geoPages: 'geo-pages',
  posts: 'posts',
  gear: 'gear',
  homeSlots: 'home-slots',
  websiteAssets: 'website-assets',
  retentionPeriods: 'retention-periods',
} as const
