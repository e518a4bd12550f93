import { toLabel } from '@/lib/text/format'

export const AUDIT_ACTION_LABELS = {
  insert: 'Added',
  update: 'Changed',
  delete: 'Deleted',
  start: 'Mirroring started',
  stop: 'Mirroring stopped',
  expire: 'Mirroring expired',
} as const
export type AuditAction = keyof typeof AUDIT_ACTION_LABELS

/** What a row is called, where the name of its table does not say it. */
const NOUNS: Record<string, string> = {
  ad_fills: 'set of template ads',
  brand_associations: 'brand of a site',
  calendar_addresses: 'calendar address',
  client_reviews: 'review',
  company_closed_days: 'closed day',
  company_hours: 'opening hour',
  contact_imports: 'import of contacts',
  contact_submissions: 'lead',
  home_slots: 'film place on the home page',
  ignored_addresses: 'ignored address',
  industries: 'industry',
  intro_calls: 'call',
  lenses: 'lens',
  missing_addresses: 'missing address',
  outbox_messages: 'message',
  owl_imports: 'import',
  page_preview_links: 'preview link',
  page_versions: 'version of a page',
  parent_groups: 'site group',
  path_redirects: 'redirect',
  place_imports: 'import of place pages',
  privacy_requests: 'privacy request',
  profiles: 'user',
  retention_periods: 'retention period',
  saved_views: 'view of a list',
  search_ignores: 'ignored finding',
  second_factor_roles: 'role that needs two-step sign-in',
  seo_blog_posts: 'article',
  service_geo_pages: 'place page',
  slug_redirects: 'old address',
  videographer_applications: 'application',
  website_asset_slots: 'website asset',
  website_asset_versions: 'version of a website asset',
}

/** What belongs to a record that has a page. */
const PARTS: Record<string, string> = {
  ad_approval_contacts: 'name of an approver',
  ad_approvals: 'approval',
  ad_comment_contacts: 'name of a commenter',
  ad_comments: 'comment',
  ad_files: 'file',
  ad_group_assignments: 'person',
  ad_preview_opens: 'visit',
  ad_template_versions: 'version',
  captions: 'caption file',
  contact_details: 'private detail',
  contact_duties: 'duty',
  film_probes: 'film report',
  loyalty_versions: 'version of its rules',
  quote_acceptances: 'signature',
  quote_comments: 'question',
  quote_declines: 'refusal',
  quote_lines: 'line',
  quote_versions: 'version',
  second_factors: 'two-step sign-in',
  passkeys: 'passkey',
  video_clients: 'client',
  video_industries: 'industry',
  videographer_application_cameras: 'camera',
  videographer_application_lenses: 'lens',
}

const replaceUnderscores = (name: string) => name.replaceAll('_', ' ')

export const isPartOfRecord = (table: string): boolean => Object.hasOwn(PARTS, table)

/** One row, as in 'ad group'. */
export const nounOf = (table: string): string =>
  PARTS[table] ?? NOUNS[table] ?? replaceUnderscores(table).replace(/s$/, '')

const TABLE_NAMES: Record<string, string> = {
  ad_fills: 'Ads from templates',
  client_reviews: 'Reviews',
  company_closed_days: 'Closed days',
  contact_submissions: 'Leads',
  film_probes: 'Film reports',
  home_slots: 'Home page films',
  intro_calls: 'Calls',
  mirroring_sessions: 'User mirroring',
  outbox_messages: 'Mail',
  parent_groups: 'Site groups',
  owl_imports: 'Imports',
  path_redirects: 'Redirects',
  place_imports: 'Imports of place pages',
  profiles: 'Users',
  search_ignores: 'Ignored findings',
  second_factor_roles: 'Sign-in rules',
  second_factors: 'Two-step sign-in',
  seo_blog_posts: 'Articles',
  service_geo_pages: 'Place pages',
  slug_redirects: 'Old addresses',
  videographer_application_cameras: 'Cameras of applications',
  videographer_application_lenses: 'Lenses of applications',
  videographer_applications: 'Applications',
  website_asset_slots: 'Website assets',
}

export const tableLabel = (table: string): string => TABLE_NAMES[table] ?? toLabel(table)

const MAX_TEXT = 120

/** Names of choices lose their underscores; long texts are cut. */
export function formatValue(value: unknown): string {
  if (value === null || value === undefined) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = String(value)
  if (/^[a-z_]+$/.test(text)) return replaceUnderscores(text)
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text
}
