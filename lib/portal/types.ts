import type { Area } from '@/lib/auth/roles'

/** What screens count and list. Each kind is one table, or what a role may see of it. */
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
  /** Below the area's address; `[id]` stands for one record. */
  path: string
  title: string
  /** One sentence: what is found here. Absent on the screen of one record, which speaks for itself. */
  description?: string
  /** Stands in the area's sidebar. */
  pinned?: true
  /** What is counted and listed here, or belongs to what will be. */
  records?: readonly RecordKind[]
  /** Where the screen is when it is not below its area. */
  href?: string
}

/** Screens of one area, which they need not repeat. */
export type AreaScreens = readonly Omit<Screen, 'area'>[]
