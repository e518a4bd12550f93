import { toLabel } from '@/lib/text/format'

export const AUDIT_ACTIONS = ['insert', 'update', 'delete', 'start', 'stop', 'expire'] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

export const AUDIT_ACTION_LABELS: Record<AuditAction, string> = {
  insert: 'Added',
  update: 'Changed',
  delete: 'Deleted',
  start: 'Mirroring started',
  stop: 'Mirroring stopped',
  expire: 'Mirroring expired',
}

const TABLE_NAMES: Record<string, string> = {
  contact_submissions: 'Contact requests',
  mirroring_sessions: 'User mirroring',
  outbox_messages: 'Mail',
  profiles: 'Users',
  seo_blog_posts: 'Blog posts',
  service_geo_pages: 'Place pages',
}

const replaceUnderscores = (name: string) => name.replaceAll('_', ' ')

export const tableLabel = (table: string): string => TABLE_NAMES[table] ?? toLabel(table)

export const columnLabel = replaceUnderscores

const MAX_TEXT = 120

/** Names of choices lose their underscores; long texts are cut. */
export function formatValue(value: unknown): string {
  if (value === null || value === undefined) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = String(value)
  if (/^[a-z_]+$/.test(text)) return replaceUnderscores(text)
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text
}
