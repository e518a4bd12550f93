import type { TextField } from './text-rules'

/** Without the schema: see `contactFields`. */
export const adGroupFields = {
  name: { label: 'Name', max: 120 },
  description: { label: 'Description', max: 2000 },
  client: { label: 'Client', max: 120 },
  catalogueClient: { label: 'Catalog client', max: 120 },
  product: { label: 'Product', max: 120 },
  title: { label: 'Title', max: 120 },
} as const satisfies Record<string, TextField>
