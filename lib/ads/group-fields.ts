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
