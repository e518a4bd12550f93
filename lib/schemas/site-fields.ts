import type { TextField } from './text-rules'

/** Separate from the schemas, so that forms do not load them. */
export const siteFields = {
  name: { label: 'Name', max: 200 },
  number: { label: 'Number', max: 40 },
  street: { label: 'Street', max: 200 },
  city: { label: 'City', max: 100 },
  zip: { label: 'ZIP code', max: 10 },
  county: { label: 'County', max: 100 },
  position: { label: 'Position', max: 60 },
  phone: { label: 'Phone', max: 40 },
  screens: { label: 'Screens', max: 4 },
  pumps: { label: 'Pumps', max: 4 },
  address: { label: 'Address', max: 320 },
  notes: { label: 'Notes', max: 5000 },
} as const satisfies Record<string, TextField>

export const siteGroupFields = {
  name: { label: 'Name', max: 120 },
  legalName: { label: 'Legal name', max: 200 },
  website: { label: 'Website', max: 300 },
  billingAddress: { label: 'Billing address', max: 320 },
  notes: { label: 'Notes', max: 5000 },
} as const satisfies Record<string, TextField>
