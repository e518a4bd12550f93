import type { RecordKind } from './types'

type Labels = { title: string; empty: string }

export const RECORD_LABELS: Record<RecordKind, Labels> = {
  videos: { title: 'Videos', empty: 'No video has been added.' },
  clients: { title: 'Clients', empty: 'No client has been added.' },
  industries: { title: 'Industries', empty: 'No industry has been added.' },
  reviews: { title: 'Client reviews', empty: 'No client has written a review.' },
  contacts: { title: 'Contacts', empty: 'No contact has been added.' },
  posts: { title: 'Blog posts', empty: 'No post has been written.' },
  places: { title: 'Place pages', empty: 'No place has a page.' },
  adGroups: { title: 'Ad groups', empty: 'No ad group has been planned.' },
  ads: { title: 'Ads', empty: 'No ad has been made.' },
  parentGroups: { title: 'Site groups', empty: 'No site group has been added.' },
  products: { title: 'Products', empty: 'No product has been added.' },
}
