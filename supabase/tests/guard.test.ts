import { openDatabase } from './harness'
import { PERMISSIONS, TABLES } from './permissions'
import { verbsOf, type Rank } from './rights'

const database = openDatabase()

const OURS = `namespace.nspname in ('public', 'private')`
const RANKS = Object.keys(PERMISSIONS['public.videos']) as Rank[]

/** The privileges that a database role needs so that everyone behind it can have their rights; policies do the rest. */
function grantsFor(ranks: Rank[]): string[] {
  return TABLES.flatMap((table) => {
    const verbs = ranks.map((rank) => verbsOf(PERMISSIONS[table][rank]))
    return [
      ...(verbs.some(({ delete: may }) => may) ? [`${table} DELETE`] : []),
      ...(verbs.some(({ insert }) => insert) ? [`${table} INSERT`] : []),
      ...(verbs.some(({ select }) => select !== 'none') ? [`${table} SELECT`] : []),
      ...(verbs.some(({ update }) => update) ? [`${table} UPDATE`] : []),
    ]
  }).toSorted()
}

/** Views read as whoever asks: the policies of their tables decide. */
const VISITOR_VIEW_GRANTS = ['public.indexable_geo_pages SELECT']
const VIEW_GRANTS = [
  ...VISITOR_VIEW_GRANTS,
  'public.ad_catalogue SELECT',
  'public.ad_group_list SELECT',
  'public.ad_list SELECT',
  'public.assigned_ad_group_list SELECT',
  'public.client_list SELECT',
  'public.contact_list SELECT',
  'public.deal_list SELECT',
  'public.gear_list SELECT',
  'public.missing_address_list SELECT',
  'public.loyalty_ledger SELECT',
  'public.loyalty_program_list SELECT',
  'public.product_list SELECT',
  'public.quote_list SELECT',
  'public.redirect_list SELECT',
  'public.search_finding_list SELECT',
  'public.site_group_list SELECT',
  'public.site_list SELECT',
  'public.review_list SELECT',
  'public.review_request_list SELECT',
]

const tableGrants = (role: string) =>
  database
    .sql<{ granted: string }>(
      `select namespace.nspname || '.' || class.relname || ' ' || acl.privilege_type as granted
      from pg_class as class
      join pg_namespace as namespace on namespace.oid = class.relnamespace
      cross join lateral aclexplode(class.relacl) as acl
      where ${OURS} and class.relkind in ('r', 'v', 'm', 'p', 'S')
        and acl.grantee = coalesce(to_regrole($1)::oid, 0)`,
      [role],
    )
    .then((rows) => rows.map(({ granted }) => granted).toSorted())

describe('tables', () => {
  it('are all named in the table of rights', async () => {
    const rows = await database.sql<{ name: string }>(
      `select namespace.nspname || '.' || class.relname as name
      from pg_class as class join pg_namespace as namespace on namespace.oid = class.relnamespace
      where ${OURS} and class.relkind in ('r', 'p')`,
    )
    expect(rows.map(({ name }) => name).toSorted()).toEqual(TABLES.toSorted())
  })

  it('all have row-level security', async () => {
    const rows = await database.sql(
      `select class.relname from pg_class as class join pg_namespace as namespace on namespace.oid = class.relnamespace
      where ${OURS} and class.relkind in ('r', 'p') and not class.relrowsecurity`,
    )
    expect(rows).toEqual([])
  })

  it('grant visitors and signed-in people what somebody among them may do, and nothing by default', async () => {
    expect(await tableGrants('anon')).toEqual([...grantsFor(['visitor']), ...VISITOR_VIEW_GRANTS].toSorted())
    expect(await tableGrants('authenticated')).toEqual([...grantsFor(RANKS), ...VIEW_GRANTS].toSorted())
    expect(await tableGrants('public')).toEqual([])
  })

  it('are not readable through a view without their policies', async () => {
    const rows = await database.sql(
      `select class.relname from pg_class as class join pg_namespace as namespace on namespace.oid = class.relnamespace
      where ${OURS} and class.relkind in ('v', 'm') and not coalesce(class.reloptions @> array['security_invoker=true'], false)`,
    )
    expect(rows).toEqual([])
  })

  it('have no column grants, which do not survive on every stack', async () => {
    const rows = await database.sql(
      `select class.relname, attribute.attname from pg_attribute as attribute
      join pg_class as class on class.oid = attribute.attrelid
      join pg_namespace as namespace on namespace.oid = class.relnamespace
      where ${OURS} and attribute.attacl is not null`,
    )
    expect(rows).toEqual([])
  })

  it('have an index for every foreign key', async () => {
    const rows = await database.sql(
      `select key.conrelid::regclass::text as table, key.conname as key from pg_constraint as key
      join pg_namespace as namespace on namespace.oid = key.connamespace
      where ${OURS} and key.contype = 'f' and not exists (
        select from pg_index as index
        where index.indrelid = key.conrelid and index.indpred is null
          and (index.indkey::smallint[])[0:cardinality(key.conkey) - 1] = key.conkey
      )`,
    )
    expect(rows).toEqual([])
  })
})

describe('functions', () => {
  it('can be called by the people they are for, and by nobody by default', async () => {
    const rows = await database.sql<{ granted: string }>(
      `select namespace.nspname || '.' || proc.proname || ' ' || case acl.grantee when 0 then 'public' else acl.grantee::regrole::text end as granted
      from pg_proc as proc
      join pg_namespace as namespace on namespace.oid = proc.pronamespace
      cross join lateral aclexplode(coalesce(proc.proacl, acldefault('f', proc.proowner))) as acl
      where ${OURS} and acl.grantee not in (proc.proowner, 'service_role'::regrole)`,
    )
    expect(rows.map(({ granted }) => granted).toSorted()).toEqual([
      'private.are_asset_files authenticated',
      'private.company_activity authenticated',
      'private.company_leads authenticated',
      'private.company_quotes authenticated',
      'private.count_product_ad_groups authenticated',
      'private.crm_calls authenticated',
      'private.crm_going_cold authenticated',
      'private.crm_pipeline authenticated',
      'private.crm_quotes_waiting authenticated',
      'private.crm_search authenticated',
      'private.deal_reaches authenticated',
      'private.is_product_code authenticated',
      'private.is_set_of_ids authenticated',
      'private.lead_filter authenticated',
      'private.lead_sort_key authenticated',
      'private.leads_with_news authenticated',
      'private.mail_domain authenticated',
      'private.may_follow_up authenticated',
      'private.people_to_follow_up authenticated',
      'private.search_kinds authenticated',
      'private.sites_of_deal authenticated',
      'private.staff_name_of authenticated',
      'private.task_about authenticated',
      'private.task_json authenticated',
      'private.tasks_due authenticated',
      'private.today authenticated',
      'private.undo_content_change authenticated',
      'private.viewer_id authenticated',
      'private.viewer_role authenticated',
      'private.viewer_write_role authenticated',
      'private.where_rank authenticated',
      'public.ad_group_feedback anon',
      'public.ad_group_preview anon',
      'public.add_ad_file authenticated',
      'public.add_contact authenticated',
      'public.add_film authenticated',
      'public.add_industry_to_videos authenticated',
      'public.add_lead authenticated',
      'public.add_place_import_files authenticated',
      'public.add_records_of_lead authenticated',
      'public.adjust_loyalty_points authenticated',
      'public.answer_quote authenticated',
      'public.arrange_featured_client authenticated',
      'public.arrange_industry authenticated',
      'public.ask_for_review authenticated',
      'public.assign_ad_groups authenticated',
      'public.assign_quote authenticated',
      'public.begin_account_change authenticated',
      'public.cancel_place_import authenticated',
      'public.cancel_search_check authenticated',
      'public.change_article_status authenticated',
      'public.change_articles authenticated',
      'public.change_page_address authenticated',
      'public.change_publication authenticated',
      'public.copy_quote authenticated',
      'public.count_ads authenticated',
      'public.count_applications authenticated',
      'public.count_catalogue authenticated',
      'public.count_client_records authenticated',
      'public.count_deal_sites authenticated',
      'public.count_gear_uses authenticated',
      'public.count_industry_uses authenticated',
      'public.count_loyalty_records authenticated',
      'public.create_ad_group authenticated',
      'public.create_quote authenticated',
      'public.deals_at authenticated',
      'public.delete_quote_draft authenticated',
      'public.delete_quote_template authenticated',
      'public.delete_unused_client authenticated',
      'public.delete_unused_contact authenticated',
      'public.delete_unused_industry authenticated',
      'public.discard_contact_import authenticated',
      'public.export_leads authenticated',
      'public.find_deal_overlaps authenticated',
      'public.find_lead_matches authenticated',
      'public.find_lead_neighbors authenticated',
      'public.find_leads_of authenticated',
      'public.find_moved_page anon',
      'public.find_moved_page authenticated',
      'public.find_or_add_client authenticated',
      'public.find_similar_contacts authenticated',
      'public.find_sites_by_number authenticated',
      'public.get_client_merge authenticated',
      'public.get_company authenticated',
      'public.get_crm_home authenticated',
      'public.get_gear_merge authenticated',
      'public.get_industry_merge authenticated',
      'public.get_loyalty_member authenticated',
      'public.get_mirroring authenticated',
      'public.get_product_merge authenticated',
      'public.get_record_change authenticated',
      'public.get_sign_in authenticated',
      'public.get_user_type authenticated',
      'public.get_website_overview authenticated',
      'public.has_job_worker authenticated',
      'public.impersonate_user authenticated',
      'public.import_redirects authenticated',
      'public.invite_user authenticated',
      'public.lead_sources authenticated',
      'public.list_ad_approvals authenticated',
      'public.list_ad_files authenticated',
      'public.list_ad_group_assignees authenticated',
      'public.list_ad_group_board authenticated',
      'public.list_ad_group_cards authenticated',
      'public.list_address_changes authenticated',
      'public.list_alike_candidates authenticated',
      'public.list_all_users authenticated',
      'public.list_article_gaps authenticated',
      'public.list_article_topics authenticated',
      'public.list_assets_in_use anon',
      'public.list_assets_in_use authenticated',
      'public.list_assignable_staff authenticated',
      'public.list_audit_log authenticated',
      'public.list_audited_people authenticated',
      'public.list_audited_tables authenticated',
      'public.list_carried_brands authenticated',
      'public.list_contact_history authenticated',
      'public.list_contact_import_rows authenticated',
      'public.list_contact_imports authenticated',
      'public.list_deals_at authenticated',
      'public.list_home_films anon',
      'public.list_home_films authenticated',
      'public.list_invitations authenticated',
      'public.list_last_changes authenticated',
      'public.list_lead_board authenticated',
      'public.list_lead_history authenticated',
      'public.list_lead_owners authenticated',
      'public.list_lead_timeline authenticated',
      'public.list_loyalty_purchases authenticated',
      'public.list_page_versions authenticated',
      'public.list_people_for_tasks authenticated',
      'public.list_place_imports authenticated',
      'public.list_place_neighbors authenticated',
      'public.list_preview_links authenticated',
      'public.list_quote_people authenticated',
      'public.list_record_history authenticated',
      'public.list_site_group_owners authenticated',
      'public.list_sitemap_parts anon',
      'public.list_suggesting_articles authenticated',
      'public.list_tasks authenticated',
      'public.list_texts_naming authenticated',
      'public.list_texts_with_links authenticated',
      'public.list_video_choices authenticated',
      'public.list_video_gaps authenticated',
      'public.list_video_pages authenticated',
      'public.match_contact_import authenticated',
      'public.may_change_ad authenticated',
      'public.merge_clients authenticated',
      'public.merge_contacts authenticated',
      'public.merge_gear authenticated',
      'public.merge_industries authenticated',
      'public.merge_products authenticated',
      'public.new_quote_version authenticated',
      'public.place_featured_client authenticated',
      'public.place_industry authenticated',
      'public.place_lead authenticated',
      'public.plan_place_import authenticated',
      'public.post_loyalty_purchase authenticated',
      'public.post_loyalty_redemption authenticated',
      'public.publish_loyalty_version authenticated',
      'public.quote_evidence authenticated',
      'public.quote_figures authenticated',
      'public.read_follow_up authenticated',
      'public.read_search_health authenticated',
      'public.rename_oneself authenticated',
      'public.rename_quote_template authenticated',
      'public.renew_quote_link authenticated',
      'public.reopen_ad_approval authenticated',
      'public.request_renditions authenticated',
      'public.resend_invitation authenticated',
      'public.resolve_ad_comment authenticated',
      'public.restore_video_links authenticated',
      'public.run_contact_import authenticated',
      'public.run_place_import authenticated',
      'public.save_page authenticated',
      'public.save_quote_draft authenticated',
      'public.save_quote_template authenticated',
      'public.search_ad_groups authenticated',
      'public.search_ads authenticated',
      'public.search_leads authenticated',
      'public.search_place_pages authenticated',
      'public.search_videos authenticated',
      'public.send_quote authenticated',
      'public.send_review_request_again authenticated',
      'public.set_ad_groups_status authenticated',
      'public.set_company_hours authenticated',
      'public.set_leads_owner authenticated',
      'public.set_leads_stage authenticated',
      'public.set_place_pages_status authenticated',
      'public.set_user_active authenticated',
      'public.set_user_type authenticated',
      'public.set_videos_placement authenticated',
      'public.settle_gear authenticated',
      'public.start_contact_import authenticated',
      'public.start_place_import authenticated',
      'public.start_search_check authenticated',
      'public.stop_mirroring authenticated',
      'public.take_back_loyalty_version authenticated',
      'public.undo_changes authenticated',
      'public.undo_contact_import authenticated',
      'public.undo_lead_change authenticated',
      'public.undo_page_address authenticated',
      'public.undo_place_import authenticated',
      'public.withdraw_invitation authenticated',
      'public.withdraw_quote authenticated',
      'public.withdraw_review_request authenticated',
    ])
  })

  it('all have an empty search path', async () => {
    const rows = await database.sql(
      `select proc.proname from pg_proc as proc join pg_namespace as namespace on namespace.oid = proc.pronamespace
      where ${OURS} and not coalesce(proc.proconfig @> array['search_path=""'], false)`,
    )
    expect(rows).toEqual([])
  })

  it('of the private schema cannot be called by visitors', async () => {
    expect(await database.value(`select has_schema_privilege('anon', 'private', 'usage')`)).toBe(false)
  })
})

describe('policies', () => {
  const policies = () =>
    database.sql<{ name: string; roles: string[]; conditions: string }>(
      `select policyname as name, roles::text[] as roles, concat_ws(' ', qual, with_check) as conditions
      from pg_policies where schemaname in ('public', 'private', 'storage')`,
    )

  it('name the roles they are for', async () => {
    const allowed = ['anon', 'authenticated']
    const others = (await policies()).filter(({ roles }) => roles.some((role) => !allowed.includes(role)))
    expect(others).toEqual([])
  })

  it('ask for the viewer once per statement, not once per row', async () => {
    const perRow = (await policies()).filter(({ conditions }) =>
      /(?<!SELECT \(?)(private\.\w+|auth\.\w+)\(/.test(conditions),
    )
    expect(perRow).toEqual([])
  })

  it('never ask for the signed-in person instead of the effective one', async () => {
    expect((await policies()).filter(({ conditions }) => conditions.includes('auth.'))).toEqual([])
  })

  it('on writes use viewer_write_role()', async () => {
    const rows = await database.sql(
      `select policyname from pg_policies where cmd <> 'SELECT' and schemaname in ('public', 'storage')
        and concat_ws(' ', qual, with_check) not like '%viewer_write_role%'`,
    )
    expect(rows).toEqual([])
  })

  it('are sentences', async () => {
    for (const { name } of await policies()) expect(name).toMatch(/^[A-Z][a-z]+,?( [a-z]+,?){2,}$/)
  })
})
