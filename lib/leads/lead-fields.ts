/** What sales edit in place. The stage has a form of its own, because a lost lead needs a reason. */
export const LEAD_FIELDS = [
  'owner',
  'nextStep',
  'nextStepOn',
  'value',
  'lostReason',
  'lostNote',
  'client',
] as const
export type LeadField = (typeof LEAD_FIELDS)[number]

/** As texts; empty for none. */
export type LeadValues = Record<LeadField, string>

/** Separate from the schema, so that forms do not load it. */
export const leadFields = {
  owner: { label: 'Owner', max: 36 },
  nextStep: { label: 'Next step', max: 200 },
  nextStepOn: { label: 'Day of the next step', max: 10 },
  value: { label: 'Value', max: 20 },
  lostReason: { label: 'Why it was lost', max: 30 },
  lostNote: { label: 'Note about the loss', max: 1000 },
  client: { label: 'Client', max: 160 },
} as const satisfies Record<LeadField, { label: string; max: number }>
