import 'server-only'

/** The gazetteer is a megabyte of names and numbers: routes search it from here, where no build sends it to a browser. */
export { searchPlaces } from '@/lib/geo/search/search-places'
