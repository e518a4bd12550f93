import type { AdKind } from './types'

/** Which file an ad shows, and which of those it had of that kind, counted from 1. */
export type FileVersion = { sha256: string; version: number }

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
export type SeenFiles = Record<AdKind, string | null>
