import * as z from 'zod/mini'
import { staffPaths } from '@/lib/portal/staff-paths'
import { AUDIT_ACTIONS } from './labels'

const MAX_PAGE = 10_000

const orNull = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.nullable(schema), null)

/** Invalid values mean "no filter". */
const schema = z.object({
  person: orNull(z.uuid()),
  table: orNull(z.string().check(z.regex(/^[a-z_]{1,63}$/))),
  action: orNull(z.enum(AUDIT_ACTIONS)),
  from: orNull(z.iso.date()),
  to: orNull(z.iso.date()),
  page: z.catch(z.coerce.number().check(z.int(), z.gte(1), z.lte(MAX_PAGE)), 1),
})

/** Null: any. Days are in the company's time zone; pages count from 1. */
export type AuditSearch = z.output<typeof schema>

export const readAuditSearch = (params: Record<string, string | string[] | undefined>): AuditSearch =>
  schema.parse(params)

export function auditPath({ page = 1, ...filters }: Partial<AuditSearch>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${staffPaths.auditLog()}?${query}` : staffPaths.auditLog()
}

export const isFiltered = ({ page: _, ...filters }: AuditSearch): boolean =>
  Object.values(filters).some(Boolean)
