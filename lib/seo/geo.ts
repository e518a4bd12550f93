import type { GeoPage } from '@/lib/data/geo-pages'

type Titled = Pick<GeoPage, 'city' | 'state' | 'metaTitle' | 'metaDescription'>

/** Without the brand, which the root layout puts in front. */
export const geoTitle = ({ city, state, metaTitle }: Titled): string =>
  metaTitle || `Video Production in ${city ?? state}`

export const geoDescription = ({ city, state, metaDescription }: Titled): string =>
  metaDescription ||
  `Video production in ${city ? `${city}, ${state}` : state}: local videographers, one team for planning, filming and editing, and a free assessment before you decide.`
