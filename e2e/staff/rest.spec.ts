import type { SupabaseClient } from '@supabase/supabase-js'
import { PEOPLE } from '../../supabase/tests/people.ts'
import { PERMISSIONS, type Table } from '../../supabase/tests/permissions.ts'
import { verbsOf, type Rank } from '../../supabase/tests/rights.ts'
import type { DemoUser } from '../fixtures/login.ts'
import { asCaller, asServer } from '../fixtures/rest.ts'
import { expect, test } from '../fixtures/test.ts'

/** The first column of each key, which every row has. */
const KEYS: Partial<Record<string, string>> = {
  ad_approval_contacts: 'approval_id',
  ad_comment_contacts: 'comment_id',
  ad_drawings: 'ad_id',
  ad_files: 'path',
  ad_fill_rows: 'fill_id',
  ad_group_assignments: 'ad_group_id',
  ad_preview_opens: 'ad_group_id',
  ad_template_days: 'day',
  ad_template_drafts: 'template_id',
  ad_template_overflows: 'template_id',
  ad_template_uses: 'ad_id',
  company_closed_days: 'day',
  company_hours: 'weekday',
  contact_details: 'contact_id',
  notification_mutes: 'profile_id',
  notification_settings: 'profile_id',
  slug_redirects: 'slug',
  video_clients: 'video_id',
  video_industries: 'video_id',
  videographer_application_cameras: 'application_id',
  videographer_application_lenses: 'application_id',
  deal_brands: 'deal_id',
  deal_products: 'deal_id',
  deal_sites: 'deal_id',
  ignored_addresses: 'path',
  missing_addresses: 'path',
  page_versions: 'page_id',
  redirect_hits: 'path',
  retention_periods: 'kind',
}

/** Columns that the database fills by itself, and refuses from anybody. */
const GENERATED: Partial<Record<string, readonly string[]>> = {
  ad_events: ['id'],
  ad_groups: ['search_text'],
  ad_template_uses: ['made_on', 'approved_on', 'approval_minutes'],
  ad_templates: ['search_text'],
  ads: ['search_text'],
  brands: ['search_text'],
  clients: ['search_text'],
  contact_details: ['search_text'],
  contact_submissions: ['search_text'],
  contacts: ['search_text'],
  loyalty_entries: ['id'],
  deals: ['search_text'],
  outbox_messages: ['search_text'],
  parent_groups: ['search_text'],
  path_redirects: ['search_text', 'target_path'],
  products: ['search_text'],
  quotes: ['search_text'],
  search_findings: ['urgency', 'search_text'],
  seo_blog_posts: ['word_count', 'search_text'],
  sites: ['search_text'],
  service_geo_pages: ['word_count', 'search_text'],
  tasks: ['search_text'],
  videographer_applications: ['search_text'],
  videos: ['search_text'],
}

const tables = (Object.keys(PERMISSIONS) as Table[])
  .filter((table) => table.startsWith('public.'))
  .map((table) => {
    const name = table.replace('public.', '')
    return { table, name, key: KEYS[name] ?? 'id' }
  })

type Caller = { name: string; rank: Rank; who: DemoUser | null; mirrored?: DemoUser }

const CALLERS: Caller[] = [
  { name: 'a visitor', rank: 'visitor', who: null },
  { name: 'somebody without a role', rank: 'visitor', who: 'member' },
  ...(['graphic_designer', 'project_manager', 'owl', 'admin', 'super_admin'] as const).map((role) => ({
    name: role,
    rank: role,
    who: role,
  })),
  ...(['graphic_designer', 'project_manager', 'owl', 'admin'] as const).map((role) => ({
    name: `a super admin as ${role}, for reading`,
    rank: role,
    who: 'super_admin' as const,
    mirrored: role,
  })),
]

/** Everybody deletes what they wrote: the database tests tell whose row it is. */
const DELETED_BY_AUTHORS = ['notes', 'tasks']

/** What refuses for lack of rights; an incomplete row fails otherwise. */
const REFUSED = [401, 403]

async function countRows(client: SupabaseClient, table: string): Promise<number> {
  const { count } = await client.from(table).select('*', { count: 'exact', head: true })
  return count ?? 0
}

async function groupsOfDesigner(): Promise<string[]> {
  const { data } = await asServer()
    .from('ad_group_assignments')
    .select('ad_group_id')
    .eq('profile_id', PEOPLE.graphic_designer)
    .returns<{ ad_group_id: string }[]>()
    .throwOnError()
  return data.map(({ ad_group_id: group }) => group)
}

for (const { name: caller, rank, who, mirrored } of CALLERS) {
  test(`${caller} reads and writes through the API only what the permissions allow`, async () => {
    const [api, server] = [await asCaller(who, mirrored), asServer()]
    for (const { table, name, key } of tables) {
      const verbs = verbsOf(PERMISSIONS[table][rank])
      const mayWrite = mirrored === undefined
      if (verbs.select === 'none') expect(await countRows(api, name), `rows of ${name}`).toBe(0)
      if (verbs.select === 'all') {
        // Other tests add rows meanwhile.
        const readsAll = async () =>
          expect(await countRows(api, name), `rows of ${name}`).toBe(await countRows(server, name))
        await expect(readsAll).toPass()
      }

      const rows = server.from(name).select()
      // Designers add ads to groups that they work on.
      const { data: sample } = await (
        name === 'ads' ? rows.in('ad_group_id', await groupsOfDesigner()) : rows
      )
        .limit(1)
        .maybeSingle<Record<string, unknown>>()
      if (!sample) continue
      // Once more what is there: whoever may add fails at the key.
      const generated = GENERATED[name] ?? []
      const copy = Object.fromEntries(
        Object.entries(sample).filter(([column]) => !generated.includes(column)),
      )
      const added = await api.from(name).insert(copy)
      expect(REFUSED.includes(added.status), `adding to ${name} is refused`).toBe(!(verbs.insert && mayWrite))

      if (verbs.select === 'own') continue
      const same = { [key]: sample[key] }
      if (!verbs.update || !mayWrite) {
        const changed = await api.from(name).update(same, { count: 'exact' }).match(same)
        expect(changed.count ?? 0, `rows changed in ${name}`).toBe(0)
      }
      if ((!verbs.delete && !DELETED_BY_AUTHORS.includes(name)) || !mayWrite) {
        const deleted = await api.from(name).delete({ count: 'exact' }).match(same)
        expect(deleted.count ?? 0, `rows deleted from ${name}`).toBe(0)
      }
    }
  })
}
