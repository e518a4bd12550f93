import type { Area } from '@/lib/auth/roles'

/** Each kind is one table, limited to the rows that the role may read. */
export type RecordKind =
  | 'adGroups'
  | 'ads'
  | 'clients'
  | 'contacts'
  | 'industries'
  | 'parentGroups'
  | 'places'
  | 'posts'
  | 'products'
  | 'reviews'
  | 'videos'

export type Screen = {
  area: Area
  /** Relative to the area; `[id]` stands for one record. */
  path: string
  title: string
  /** One sentence. Absent on the screen of one record. */
  description?: string
  pinned?: true
  /** Path of the screen above it, where its own path does not say so. */
  parent?: string
  /** Records that the screen counts and lists until it has a page of its own. */
  records?: readonly RecordKind[]
  /** Set when the screen is not below its area. */
  href?: string
}

export type AreaScreens = readonly Omit<Screen, 'area'>[]
