import type { z } from 'zod'
import type { Letter } from './letter'

/** What every letter may need to know besides what it is about. */
export type Surroundings = {
  /** Origin of the site, for links. */
  siteUrl: string
  contactEmail: string
  /** The lead, application or call that the letter tells about. */
  aboutId: string
}

/** @throws ZodError for a payload that the template cannot be filled with. */
export type Template = (payload: unknown, surroundings: Surroundings) => Letter

export const defineTemplate =
  <Schema extends z.ZodType>(
    schema: Schema,
    compose: (payload: z.output<Schema>, surroundings: Surroundings) => Letter,
  ): Template =>
  (payload, surroundings) =>
    compose(schema.parse(payload), surroundings)
