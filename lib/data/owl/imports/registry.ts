import 'server-only'
import type { ImportCollection } from '@/lib/owl/imports/collections'
import { BRAND_ASSOCIATIONS } from './brand-associations'
import { BRANDS } from './brands'
import type { Collection } from './collection'
import { DEALS } from './deals'
import { LOYALTY_PROGRAMS } from './loyalty-programs'
import { PRODUCTS } from './products'
import { SITE_GROUPS } from './site-groups'
import { SITES } from './sites'

/** One entry for each collection that comes from files. */
const COLLECTIONS: Record<ImportCollection, Collection> = {
  'site-groups': SITE_GROUPS,
  sites: SITES,
  brands: BRANDS,
  'brand-associations': BRAND_ASSOCIATIONS,
  products: PRODUCTS,
  deals: DEALS,
  'loyalty-program': LOYALTY_PROGRAMS,
}

export const collectionOf = (name: ImportCollection): Collection => COLLECTIONS[name]
