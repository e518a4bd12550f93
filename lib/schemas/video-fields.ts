import type { TextField } from './text-rules'

/** Separate from the schemas, so that forms do not load them. */
export const videoFields = {
  name: { label: 'Name on the website', max: 200 },
  title: { label: 'Working title', max: 200 },
  slug: { label: 'Address', max: 120 },
  goal: { label: 'Goal', max: 2000 },
  service: { label: 'Service', max: 100 },
  place: { label: 'Filmed in', max: 160 },
  client: { label: 'Client', max: 160 },
  industry: { label: 'Industry', max: 80 },
} as const satisfies Record<string, TextField>
