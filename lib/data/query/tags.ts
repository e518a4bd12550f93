/** Cache tags of public reads. A staff action that changes an entity revalidates its tag, and every page with it follows. */
export const tags = {
  videos: 'videos',
  clients: 'clients',
  industries: 'industries',
  reviews: 'reviews',
  geoPages: 'geo-pages',
  posts: 'posts',
  /** Cameras and lenses. */
  gear: 'gear',
} as const
