import { ROLE_LABELS, toUserType } from '@/lib/auth/roles'
import type { AuditChange, AuditEntry } from './entry'
import { columnLabelOf } from './history'
import { formatValue, isPartOfRecord, nounOf } from './labels'

const FORMER = 'Former user'

const withArticle = (noun: string) => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`

/** What is replaced rather than changed. */
const REPLACED: Record<string, string> = {
  motion_ad_url: 'film',
  video_file: 'film',
  film_file: 'film',
  video_link: 'film',
  video_thumbnail: 'poster',
  static_ad_url: 'picture',
  picture_path: 'picture',
  featured_image: 'picture',
  logo_path: 'logo',
  logo_url: 'logo',
}

/** Choices of two: what each of them does to the record. */
const SWITCHES: Record<string, [on: string, off: string]> = {
  active: ['reactivated', 'deactivated'],
  archived: ['archived', 'took out of the archive'],
  is_archived: ['archived', 'took out of the archive'],
  draft: ['took back to draft', 'published'],
  preview_enabled: ['opened the preview of', 'closed the preview of'],
}

/** Times and people that follow from another change. */
const FOLLOWS = /_(?:at|by)$/

const MOST_NAMED = 3

/** ZIP and the like keep their capitals. */
const lowered = (label: string) =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

const inOrder = new Intl.ListFormat('en-US')

function nameFields(table: string, columns: string[]): string {
  if (columns.length > MOST_NAMED) return `${columns.length} fields`
  const labels = columns.map((column) => REPLACED[column] ?? lowered(columnLabelOf(table, column)))
  return `the ${inOrder.format(new Set(labels))}`
}

/** As in 'replaced the film of Harvest Morning'. */
function updated({ table, changes }: AuditEntry, record: string): string {
  const columns = changes.map(({ column }) => column).filter((column) => !FOLLOWS.test(column))
  const [only] = columns
  if (!only) return `updated ${record}`
  if (columns.length === 1) {
    const after = changes.find(({ column }) => column === only)?.values?.after
    const replaced = REPLACED[only]
    if (replaced) return `replaced the ${replaced} of ${record}`
    const [on, off] = SWITCHES[only] ?? []
    if (on && off && typeof after === 'boolean') return `${after ? on : off} ${record}`
    if (only === 'name' || only === 'title') return `renamed ${record}`
    if (only === 'target' && typeof after === 'string') return `pointed ${record} to ${after}`
    if (only === 'user_type') {
      const role = toUserType(after)
      return role ? `made ${record} ${withArticle(ROLE_LABELS[role])}` : `took the role of ${record}`
    }
    if (only === 'status' && after !== undefined) {
      return `set the ${columnLabelOf(table, only).toLowerCase()} of ${record} to ${formatValue(after)}`
    }
  }
  return `changed ${nameFields(table, columns)} of ${record}`
}

/** Of a deleted record without personal data, the log itself knows the name. */
const nameBefore = (changes: readonly AuditChange[]): string | null =>
  changes
    .filter(({ column }) => ['name', 'title', 'name_on_website', 'path'].includes(column))
    .map(({ values }) => values?.before ?? values?.after)
    .find((value): value is string => typeof value === 'string' && value !== '') ?? null

type Written = 'insert' | 'update' | 'delete'

/** What is said otherwise than 'added a …'. */
const DEEDS: Record<string, Partial<Record<Written, string>>> = {
  company_hours: {
    insert: 'set company hours',
    update: 'changed the company hours',
    delete: 'removed company hours',
  },
  company_closed_days: { insert: 'closed a day', delete: 'opened a closed day again' },
  second_factor_roles: { insert: 'required two-step sign-in', delete: 'made two-step sign-in optional' },
  second_factors: { insert: 'turned on two-step sign-in', delete: 'turned off two-step sign-in' },
}

function deed(entry: AuditEntry): string {
  const { action, table, actedAs, changes, subject } = entry
  const title = subject.title || (isPartOfRecord(table) ? null : nameBefore(changes))
  switch (action) {
    case 'start':
      return `started viewing as ${actedAs ?? FORMER}`
    case 'stop':
      return `stopped viewing as ${actedAs ?? FORMER}`
    case 'expire':
      return `ran out of time viewing as ${actedAs ?? FORMER}`
    case 'insert':
    case 'update':
    case 'delete':
      return DEEDS[table]?.[action] ?? written(entry, action, title)
  }
}

function written(entry: AuditEntry, action: Written, title: string | null): string {
  const { table } = entry
  const noun = nounOf(table)
  switch (action) {
    case 'insert':
      if (isPartOfRecord(table)) return `added ${withArticle(noun)} to ${title ?? 'a deleted record'}`
      return title ? `added the ${noun} ${title}` : `added ${withArticle(noun)}`
    case 'delete':
      if (isPartOfRecord(table)) return `removed ${withArticle(noun)} from ${title ?? 'a deleted record'}`
      return title ? `deleted the ${noun} ${title}` : `deleted ${withArticle(noun)}`
    case 'update':
      if (isPartOfRecord(table)) return `changed ${withArticle(noun)} of ${title ?? 'a deleted record'}`
      return updated(entry, title ?? withArticle(noun))
  }
}

const MIRRORING = ['start', 'stop', 'expire']

/** As in 'Ruth Ainsley, as Marcus Bell, archived Harvest Morning'. */
export function auditSentence(entry: AuditEntry): string {
  const actor = entry.actor ?? FORMER
  const inTheNameOf = entry.actedAs && !MIRRORING.includes(entry.action) ? `, as ${entry.actedAs},` : ''
  return `${actor}${inTheNameOf} ${deed(entry)}`
}
