/** Where a lead stands; `held` ones wait for somebody to say whether a person sent them. */
export const LEAD_STATUSES = ['new', 'held', 'contacted', 'won', 'lost', 'spam'] as const
export type LeadStatus = (typeof LEAD_STATUSES)[number]

export const LEAD_STATUS_LABELS: Record<LeadStatus, string> = {
  new: 'New',
  held: 'Held for review',
  contacted: 'Contacted',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
}

/** Null for anything that is no status. */
export const toLeadStatus = (value: unknown): LeadStatus | null =>
  LEAD_STATUSES.find((status) => status === value) ?? null
