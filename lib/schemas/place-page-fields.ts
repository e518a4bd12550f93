import type { TextField } from './text-rules'

/** Separate from the schemas, so that forms do not load them. */
export const placePageFields = {
  place: { label: 'Place', max: 160 },
  slug: { label: 'Address', max: 120 },
  title: { label: 'Title', max: 200 },
  metaTitle: { label: 'Title in search results', max: 200 },
  metaDescription: { label: 'Description in search results', max: 400 },
  content: { label: 'Text', max: 50_000 },
} as const satisfies Record<string, TextField>
