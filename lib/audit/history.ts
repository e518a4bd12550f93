import { capitalized } from '@/lib/text/format'
import { formatValue } from './labels'

const COLUMN_LABELS: Record<string, string> = {
  week_hours: 'Opening hours',
  special_days: 'Special days',
  parent_group_id: 'Site group',
  opens_on: 'First day',
  closed_on: 'Last day',
  exception_ids: 'Without these sites',
  first_on: 'First day',
  last_on: 'Last day',
  offer_basis_points: 'Percent off',
  offer_cents: 'Dollars',
  offer_count: 'How many',
  offer_get: 'How many are free',
  offer_kind: 'Offer',
  offer_points: 'Points',
  old_price_cents: 'Old price',
  product_ids: 'Products',
  site_ids: 'Sites',
  where_brand_ids: 'Brands carried',
  where_kind: 'Where',
  where_role: 'Carried as',
  where_states: 'States',
  next_step_on: 'Next step on',
  logo_path: 'Logo',
  picture_alt: 'What the picture shows',
  picture_path: 'Picture',
  pictures: 'Pictures',
  guidelines_url: 'Guidelines',
  guidelines_file_name: 'Guidelines file',
  guidelines_file_since: 'File since',
  brand_id: 'Brand',
  sold_by: 'Sold by',
  is_active: 'Sold',
  program_id: 'Program',
  owner_id: 'Owner',
  value_cents: 'Value',
  lost_reason: 'Lost because',
  lost_note: 'Note',
  first_answered_at: 'First answer',
  static_ad_url: 'Picture',
  motion_ad_url: 'Film',
  document: 'Layout',
  lease: 'Worker',
  payload: 'Contents',
  row_key: 'Record',
  slot: 'Place',
  slot_id: 'Place',
  profile_id: 'Person',
  submission_id: 'Lead',
  token_hash: 'Link',
  zip: 'ZIP code',
  zip_code: 'ZIP code',
  billing_zip: 'Billing ZIP code',
  linkedin_url: 'LinkedIn address',
  seo_topic_cluster: 'Topic cluster',
  publish_problem: 'Lacked when it was due',
  publish_at: 'Goes live',
  preview_text: 'Excerpt',
  image_focus_y: 'Focus top to bottom',
  image_focus_x: 'Focus left to right',
  featured_image: 'Featured picture',
  dont_feature: 'Left out of lists',
  blog_post: 'Text',
  alt_text: 'What the picture shows',
  about_video_goal: 'Goal',
  aspect_ratio: 'Shape',
  best_thumbnail: 'Thumbnail at the top of the home page',
  client_id: 'Client',
  featured_logo: 'Featured',
  featured_rank: 'Order of featured logos',
  industry_id: 'Industry',
  email: 'Email',
  contact_id: 'Person',
  do_not_contact: 'Do not contact',
  preferred_way: 'Preferred way',
  featured_video_id: 'Film',
  description: 'Text',
  name_internal: 'Working title',
  name_on_website: 'Name on the website',
  slug: 'Address',
  is_composed: 'Composed text',
  meta_description: 'Description in search results',
  meta_title: 'Title in search results',
  written_content: 'Text',
  path: 'Old address',
  rank: 'Place',
  target: 'Leads to',
  video_file: 'Film file',
  film_file: 'Uploaded film',
  video_link: 'Film link',
  video_thumbnail: 'Poster',
  thumbnail_focus_x: 'Focus left to right',
  thumbnail_focus_y: 'Focus top to bottom',
  vimeo_video_id: 'Vimeo film',
  website_placement: 'Placement',
  video_ids: 'Films',
  version_id: 'In use',
  assignee_id: 'Assigned to',
  author_id: 'Written by',
  body: 'Text',
  due_on: 'Due',
  edited_at: 'Edited',
  is_optional: 'Optional',
  is_preselected: 'Chosen at first',
  is_taxable: 'Taxed',
  lead_id: 'Lead',
  tax_ppm: 'Tax, parts per million',
  unit_price_cents: 'Price',
  valid_until: 'Valid until',
}

/** How a column is stored tells a reader nothing: 'sent_at' is 'Sent', 'total_cents' is 'Total'. */
const spoken = (column: string) =>
  column
    .replace(/^(?:is|has)_/, '')
    .replace(/_(?:id|ids|at|cents|url|ms|ppm)$/, '')
    .replace(/_?sha256$/, ' fingerprint')
    .trim()
    .replaceAll('_', ' ')

export const recordColumnLabel = (column: string): string =>
  COLUMN_LABELS[column] ?? capitalized(spoken(column))

/** Where a column means something else than in other tables. */
const LABELS_OF_TABLES: Record<string, Record<string, string>> = {
  contact_submissions: { status: 'Stage' },
  profiles: { user_type: 'Role' },
  privacy_requests: { address_hash: 'Address' },
  quote_lines: { version_id: 'Version' },
}

export const columnLabelOf = (table: string, column: string): string =>
  LABELS_OF_TABLES[table]?.[column] ?? recordColumnLabel(column)

/** Every record has them, so that adding and deleting tells nothing about them. */
const ALWAYS_SET = [
  'id',
  'import_id',
  'created_at',
  'created_by',
  'created_on',
  'published_at',
  'video_id',
  'quote_id',
  'current_version',
]

/** Where a file is stored. Other columns tell its name and its time. */
const STORED_FILES = ['guidelines_file']

/** Their numbers mean nothing alone: only a move from one to another is shown. */
const RANKS = ['featured_rank', 'rank']

type Change = { column: string; before: unknown; after: unknown }

/** Whether people learn something from a change: not from ids, and not from columns that were empty before and after. */
function isTelling({ column, before, after }: Change): boolean {
  if (ALWAYS_SET.includes(column) && (before === null || after === null)) return false
  if (STORED_FILES.includes(column)) return false
  const isSet = (value: unknown) =>
    value !== null && value !== false && !(Array.isArray(value) && value.length === 0)
  // Of an industry, because no other column says whether it has a place.
  if (column === 'rank') return isSet(before) || isSet(after)
  return RANKS.includes(column) ? isSet(before) && isSet(after) : isSet(before) || isSet(after)
}

export const tellingChanges = <T extends Change>(changes: T[]): T[] => changes.filter(isTelling)

/** As in 'moved up' for the rank of a record; null for other columns. */
export function describeMove({ column, before, after }: Change): string | null {
  if (!RANKS.includes(column)) return null
  if (before === null) return 'put in the order'
  if (after === null) return 'out of the order'
  return Number(after) < Number(before) ? 'moved up' : 'moved down'
}

/** `names` are of the records that ids stand for. */
export function formatRecordValue(value: unknown, names: ReadonlyMap<string, string>): string {
  if (typeof value !== 'string') return formatValue(value)
  return names.get(value) ?? value
}

type Entry = {
  table: string
  action: 'insert' | 'update' | 'delete'
  changes: readonly Change[]
  privateColumns?: readonly string[]
}

/** Of what belongs to a record: the ids of the linked records. */
const contentOf = ({ changes }: Entry) =>
  JSON.stringify(changes.map(({ column, before, after }) => [column, before ?? after]).toSorted())

/**
 * A deletion can be undone until the record is back, other changes while it is there. A link can be undone while it is as
 * the entry left it. `entries` are the newest first; `table` is that of the record.
 */
export function canUndo(entries: readonly Entry[], index: number, table: string): boolean {
  const entry = entries[index]
  // What it was is kept for a year.
  if (!entry || entry.privateColumns || entry.changes.length === 0) return false
  const newest = entries.find((other) => other.table === table)
  if (newest?.action === 'delete') return entry === newest
  if (entry.table === table) return entry.action === 'update'
  if (entry.action === 'update') return true
  const content = contentOf(entry)
  return entries.findIndex((other) => other.table === entry.table && contentOf(other) === content) === index
}
