import type { TextField } from './text-rules'

export type ContactField =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phoneNumber'
  | 'businessName'
  | 'website'
  | 'city'
  | 'state'
  | 'message'

/** `max` in characters, after trimming. Without the schema, so that the form shows labels and limits without loading zod. */
export const contactFields: Record<ContactField, TextField> = {
  firstName: { label: 'First name', max: 80 },
  lastName: { label: 'Last name', max: 80 },
  email: { label: 'Email', max: 254 },
  phoneNumber: { label: 'Phone number', max: 40 },
  businessName: { label: 'Business name', max: 160 },
  website: { label: 'Website', max: 300 },
  city: { label: 'City', max: 100 },
  state: { label: 'State', max: 60 },
  message: { label: 'Message', max: 5000 },
}
