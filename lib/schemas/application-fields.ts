import type { TextField } from './text-rules'

export type ApplicationField =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'street'
  | 'city'
  | 'state'
  | 'zipCode'
  | 'country'
  | 'website'
  | 'linkedinUrl'
  | 'about'
  | 'selectedCameras'
  | 'selectedLenses'
  | 'gear'

/** Without the schema: see `contactFields`. */
export const applicationFields: Record<ApplicationField, TextField> = {
  firstName: { label: 'First name', max: 80 },
  lastName: { label: 'Last name', max: 80 },
  email: { label: 'Email', max: 254 },
  phone: { label: 'Phone number', max: 40 },
  street: { label: 'Street address', max: 160 },
  city: { label: 'City', max: 100 },
  state: { label: 'State', max: 60 },
  zipCode: { label: 'ZIP code', max: 20 },
  country: { label: 'Country', max: 60 },
  website: { label: 'Website', max: 300 },
  linkedinUrl: { label: 'LinkedIn URL', max: 300 },
  about: { label: 'About you', name: 'About section', max: 5000 },
  selectedCameras: { label: 'Cameras', max: 5000 },
  selectedLenses: { label: 'Lenses', max: 5000 },
  gear: { label: 'Additional gear', max: 5000 },
}

export const DEFAULT_COUNTRY = 'USA'
