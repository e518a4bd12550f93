export const AD_KINDS = ['static', 'motion'] as const

/** An ad is a picture, a film, or both. */
export type AdKind = (typeof AD_KINDS)[number]

export const toAdKind = (value: string | undefined): AdKind | null =>
  AD_KINDS.find((kind) => kind === value) ?? null

export const AD_KIND_LABELS: Record<AdKind, string> = { static: 'Static Ad', motion: 'Motion Ad' }

export type AdFile = {
  /** In the bucket `ads`. */
  path: string
  contentType: string
  bytes: number
}

export type PreviewAd = { id: string; title: string } & Record<AdKind, AdFile | null>

/** What a client sees of a group of ads. */
export type AdGroupPreview = {
  id: string
  name: string
  parentGroup: string
  product: string
  /** ISO 8601. */
  createdAt: string
  /** As in '2026-12-04'; null when none was agreed. */
  dueDate: string | null
  /** The newest first. */
  ads: PreviewAd[]
}

/** What can be changed about a group of ads, one at a time. */
export const AD_GROUP_FIELDS = [
  'name',
  'description',
  'client',
  'product',
  'status',
  'dueDate',
  'previewUntil',
] as const

export type AdGroupField = (typeof AD_GROUP_FIELDS)[number]

/** Texts as their forms post them: ids of client and product, days as in '2026-12-04', empty where there is none. */
export type AdGroupValues = Record<AdGroupField, string>

/** Which file an ad shows, and which of those it had of that kind, counted from 1. */
type FileVersion = { sha256: string; version: number }

export type AdComment = {
  id: string
  name: string
  body: string
  /** ISO 8601. */
  createdAt: string
  /** Whether the staff have settled it. */
  isResolved: boolean
}

export type AdApproval = {
  name: string
  /** ISO 8601. */
  approvedAt: string
  /** False when the ad has got other files since. */
  isCurrent: boolean
}

/** What clients said about an ad, as they see it themselves. */
export type AdFeedback = Record<AdKind, FileVersion | null> & {
  adId: string
  /** Null when nobody has approved it, or the staff reopened it. */
  approval: AdApproval | null
  /** The oldest first. */
  comments: AdComment[]
}

/** The files that somebody approves. Null where the ad has none of the kind. */
export type ApprovedFiles = Record<AdKind, string | null>
