import type { ContactField } from '@/lib/catalogue/contacts'
import type { TextField } from './text-rules'

/** Separate from the schemas, so that forms do not load them. */
export const clientContactFields = {
  firstName: { label: 'First name', max: 100 },
  lastName: { label: 'Last name', max: 100 },
  position: { label: 'Position', max: 120 },
  client: { label: 'Client', max: 160 },
  email: { label: 'Email', max: 254 },
  phone: { label: 'Phone', max: 40 },
  notes: { label: 'Notes', max: 5000 },
  group: { label: 'Site group', max: 36 },
  sites: { label: 'Sites', max: 5000 },
  brand: { label: 'Brand', max: 36 },
  reach: { label: 'Reach', max: 200 },
  preferredWay: { label: 'Preferred way', max: 5 },
  doNotContact: { label: 'Do not contact', max: 3 },
} as const satisfies Record<ContactField, TextField>

/** The key of what was typed into the form. */
export const NEW_CONTACT_DRAFT = 'new-contact'
