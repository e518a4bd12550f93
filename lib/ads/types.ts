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
