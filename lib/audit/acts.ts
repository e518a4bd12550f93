import type { UserType } from '@/lib/auth/roles'
import { kindSpec, type RecordKind } from '@/lib/portal/found-records'
import { capitalized, formatCount } from '@/lib/text/format'

type ActKind = 'change' | 'import' | 'import_undo' | 'fill' | 'undo'
export type ActAction = 'insert' | 'update' | 'delete'

export type Act = {
  id: number
  /** ISO 8601. */
  happenedAt: string
  kind: ActKind
  /** Null: the person was deleted meanwhile. */
  actor: string | null
  /** The mirrored user in whose name the actor worked. */
  actedAs: string | null
  summary: { table: string; action: ActAction; count: number }[]
  /** Of the only record; null when there are several. */
  title: string | null
  /** The summary counts the first thousand changes only. */
  isMore: boolean
  /** The act that this one took back, and the newest act that took this one back. */
  undoes: number | null
  undoneBy: number | null
}

export type RecordRef = { table: string; key: Record<string, string> }

type RecordSpec = { nouns: readonly [one: string, many: string]; kind?: RecordKind }

/** Every table whose changes belong to acts. Without a kind, a record has no page of its own. */
const RECORDS: Record<string, RecordSpec> = {
  ad_group_assignments: { nouns: ['assignment', 'assignments'] },
  ad_groups: { nouns: ['ad group', 'ad groups'], kind: 'ad_group' },
  ad_templates: { nouns: ['ad template', 'ad templates'], kind: 'ad_template' },
  ads: { nouns: ['ad', 'ads'], kind: 'ad' },
  brand_associations: { nouns: ['carried brand', 'carried brands'] },
  brands: { nouns: ['brand', 'brands'], kind: 'brand' },
  cameras: { nouns: ['camera', 'cameras'], kind: 'camera' },
  captions: { nouns: ['captions', 'captions'] },
  client_reviews: { nouns: ['review', 'reviews'], kind: 'review' },
  clients: { nouns: ['client', 'clients'], kind: 'client' },
  company_closed_days: { nouns: ['closed day', 'closed days'] },
  company_hours: { nouns: ['hours of a day', 'hours of days'] },
  contact_duties: { nouns: ['duties of a contact', 'duties of contacts'] },
  contact_submissions: { nouns: ['lead', 'leads'], kind: 'lead' },
  contacts: { nouns: ['contact', 'contacts'], kind: 'contact' },
  deals: { nouns: ['deal', 'deals'], kind: 'deal' },
  home_slots: { nouns: ['place on the home page', 'places on the home page'] },
  industries: { nouns: ['industry', 'industries'], kind: 'industry' },
  lenses: { nouns: ['lens', 'lenses'], kind: 'lens' },
  loyalty_programs: { nouns: ['loyalty program', 'loyalty programs'], kind: 'loyalty_program' },
  loyalty_versions: { nouns: ['version of loyalty rules', 'versions of loyalty rules'] },
  notes: { nouns: ['note', 'notes'] },
  parent_groups: { nouns: ['site group', 'site groups'], kind: 'site_group' },
  path_redirects: { nouns: ['redirect', 'redirects'], kind: 'redirect' },
  products: { nouns: ['product', 'products'], kind: 'product' },
  quote_lines: { nouns: ['line of a quote', 'lines of quotes'] },
  quote_templates: { nouns: ['quote template', 'quote templates'] },
  quote_versions: { nouns: ['version of a quote', 'versions of quotes'] },
  quotes: { nouns: ['quote', 'quotes'], kind: 'quote' },
  search_ignores: { nouns: ['ignored finding', 'ignored findings'] },
  seo_blog_posts: { nouns: ['article', 'articles'], kind: 'article' },
  service_geo_pages: { nouns: ['place page', 'place pages'], kind: 'place_page' },
  sites: { nouns: ['site', 'sites'], kind: 'site' },
  tasks: { nouns: ['task', 'tasks'], kind: 'task' },
  video_clients: { nouns: ['client of a video', 'clients of videos'] },
  video_industries: { nouns: ['industry of a video', 'industries of videos'] },
  videos: { nouns: ['video', 'videos'], kind: 'video' },
  website_asset_slots: { nouns: ['website picture', 'website pictures'] },
  website_asset_versions: { nouns: ['file of a website picture', 'files of website pictures'] },
}

export const ACT_TABLES = Object.keys(RECORDS)

export const recordNouns = (table: string): readonly [one: string, many: string] =>
  RECORDS[table]?.nouns ?? ['record', 'records']

/** Null for records without a page. */
export function recordHref({ table, key }: RecordRef, title: string, role: UserType): string | null {
  const kind = RECORDS[table]?.kind
  if (!kind || !key.id) return null
  return kindSpec(kind).href({ kind, id: key.id, title, context: '', status: null, about: null }, role)
}

const VERBS: Record<ActAction, string> = { insert: 'added', update: 'changed', delete: 'deleted' }

const BEGINNINGS: Record<ActKind, string> = {
  change: '',
  import: 'Import: ',
  import_undo: 'Undo of an import: ',
  fill: 'Ads from a template: ',
  undo: 'Undo: ',
}

/** As in 'Changed 3 videos, added 1 client of a video'. */
export function describeAct({ kind, summary, title, isMore }: Act): string {
  const parts = summary.map(({ table, action, count }) => {
    const [one, many] = recordNouns(table)
    if (title) return `${VERBS[action]} the ${one} “${title}”`
    return `${VERBS[action]} ${formatCount(count)} ${count === 1 ? one : many}`
  })
  if (parts.length === 0) return capitalized(`${BEGINNINGS[kind]}nothing is left of it`)
  const sentence = `${BEGINNINGS[kind]}${parts.join(', ')}${isMore ? ' and more' : ''}`
  return capitalized(sentence)
}

/** `same`: it is so already. Others than `done` and `same` leave the record as it is. */
type RestoreOutcome =
  | 'done'
  | 'same'
  | 'changed'
  | 'gone'
  | 'taken'
  | 'in_use'
  | 'missing'
  | 'conflict'
  | 'incomplete'
  | 'refused'

export type Restored = RecordRef & {
  action: ActAction
  outcome: RestoreOutcome
  /** Of `changed`. */
  columns?: string[]
  /** Of `conflict` and `incomplete`: what the database says, for the reader. */
  message?: string
  /** Of `in_use`: the table that names the record. */
  by?: string
}

/** @param label of a column */
export function whyNotRestored(
  { outcome, action, columns = [], message, by }: Restored,
  label: (column: string) => string,
): string {
  switch (outcome) {
    case 'done':
    case 'same':
      return ''
    case 'changed':
      return `Changed again since: ${columns.map(label).join(', ')}`
    case 'gone':
      return 'It no longer exists'
    case 'taken':
      return action === 'delete'
        ? 'It, or another record with its name, already exists'
        : 'Another record now has this name'
    case 'in_use':
      return by ? `In use by ${recordNouns(by)[1]}` : 'In use elsewhere'
    case 'missing':
      return 'A record it refers to no longer exists'
    case 'conflict':
      return message ?? 'Another record is in the way'
    case 'incomplete':
      return message ?? 'What visitors see would lack something that it needs'
    case 'refused':
      return 'You don’t have permission to change it'
  }
}
