import * as z from 'zod/mini'

const orAny = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined)

const schema = z.object({
  person: orAny(z.uuid()),
  table: orAny(z.string().check(z.regex(/^[a-z_]{1,63}$/))),
  from: orAny(z.iso.date()),
  to: orAny(z.iso.date()),
})

/** Absent: any. Days are in the company's time zone. */
export type ActFilters = z.output<typeof schema>

/** What is not valid is no filter. */
export const readActFilters = (params: Record<string, string | string[] | undefined>): ActFilters =>
  schema.parse(params)
