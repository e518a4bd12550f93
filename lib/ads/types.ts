export const AD_GROUP_STATUSES = ['planned', 'in_progress', 'in_review', 'approved', 'delivered'] as const
export type AdGroupStatus = (typeof AD_GROUP_STATUSES)[number]

export const AD_GROUP_STATUS_LABELS: Record<AdGroupStatus, string> = {
  planned: 'Planned',
  in_progress: 'In progress',
  in_review: 'In review',
  approved: 'Approved',
  delivered: 'Delivered',
}

export const DONE_STATUSES: readonly AdGroupStatus[] = ['approved', 'delivered']

export const toAdGroupStatus = (value: unknown): AdGroupStatus | null =>
  AD_GROUP_STATUSES.find((status) => status === value) ?? null

/** Both days are in the company's time zone, as '2026-12-04'. */
export const isOverdue = (dueDate: string | null, status: AdGroupStatus, today: string): boolean =>
  dueDate !== null && dueDate < today && !DONE_STATUSES.includes(status)

export const AD_KINDS = ['static', 'motion'] as const

export type AdKind = (typeof AD_KINDS)[number]

export const toAdKind = (value: string | undefined): AdKind | null =>
  AD_KINDS.find((kind) => kind === value) ?? null

export const AD_KIND_LABELS: Record<AdKind, string> = { static: 'Static Ad', motion: 'Motion Ad' }

export type AdFile = {
  /** In the storage bucket `ads`. */
  path: string
  contentType: string
  bytes: number
}

export type PreviewAd = { id: string; title: string } & Record<AdKind, AdFile | null>

export type AdGroupPreview = {
  id: string
  name: string
  parentGroup: string
  product: string
  createdAt: string
  /** As '2026-12-04'. */
  dueDate: string | null
  /** Newest first. */
  ads: PreviewAd[]
}

export const AD_GROUP_FIELDS = [
  'name',
  'description',
  'client',
  'catalogueClient',
  'product',
  'status',
  'dueDate',
  'previewUntil',
] as const

export type AdGroupField = (typeof AD_GROUP_FIELDS)[number]

/**
 * As forms post them: ids of client (a parent group) and product, the name of the client of the catalogue, days as
 * '2026-12-04', empty for none.
 */
export type AdGroupValues = Record<AdGroupField, string>

/** `version` counts the files of one kind from 1. `answered`: settled comments between the one before and this one. */
export type FileVersion = { sha256: string; version: number; since: string; answered: number }

/** Per mille of width and height of the frame of 1000 × 550 that shows pictures. */
export type Point = { x: number; y: number }

/** What a comment points at. Marks of files that were replaced are not drawn. */
export type CommentMarks = {
  film: { ms: number; isCurrent: boolean } | null
  point: (Point & { isCurrent: boolean }) | null
}

export type AdComment = CommentMarks & {
  id: string
  /** In the order of writing, from 1. */
  number: number
  name: string
  body: string
  createdAt: string
  isResolved: boolean
  wantsChanges: boolean
}

export type AdApproval = {
  name: string
  approvedAt: string
  /** False when the ad got other files after the approval. */
  isCurrent: boolean
  isPictureCurrent: boolean
  isFilmCurrent: boolean
}

export type AdFeedback = Record<AdKind, FileVersion | null> & {
  adId: string
  approval: AdApproval | null
  /** A client asked for changes, later than the approval, and the team has not settled it. */
  wantsChanges: boolean
  commentCount: number
  /** Page 1 has the newest comments. */
  commentPage: number
  /** Oldest first. */
  comments: AdComment[]
}

export const COMMENTS_PER_PAGE = 20

/** Hashes of the files that the client sees while answering; null where the ad has none. */
export type SeenFiles = Record<AdKind, string | null>

export type SeenAd = { adId: string; files: SeenFiles }
