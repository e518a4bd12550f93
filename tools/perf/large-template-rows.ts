import { PEOPLE } from '../../supabase/tests/people.ts'

const idSql = (kind: number, number: string) =>
  `('fa${kind}00000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`
const template = (number: string) => idSql(0, number)
const version = (number: string) => idSql(1, number)

/** A template for each fifty rows. Every size has this one. */
export const MEASURED_TEMPLATE = 'fa000000-0000-4000-8000-000000000050'
const OF_ROW = '(n + 49) / 50 * 50'

/** An ad of a template for each row, and 40 events on seven days: two million with 50,000 rows. */
export const insertTemplateRows = `
  insert into public.ad_templates (id, name, formats, created_at, updated_at)
  select ${template('n')}, 'Layout ' || n, array['preview'], timestamptz '2024-01-01' + n * interval '10 minutes', now()
  from number where n % 50 = 0;
  insert into public.ad_template_drafts (template_id, document)
  select ${template('n')}, known.document
  from number, (select document from public.ad_template_versions limit 1) as known where n % 50 = 0;
  insert into public.ad_template_versions (id, template_id, number, document)
  select ${version('n')}, ${template('n')}, 1, known.document
  from number, (select document from public.ad_template_versions limit 1) as known where n % 50 = 0;

  insert into public.ad_drawings (ad_id, template_id, version_id, format, texts, pictures, hash)
  select ad.id, ${template(OF_ROW)}, ${version(OF_ROW)}, 'preview', '{}', '{}', md5('a' || n) || md5('b' || n)
  from number join public.ads as ad on ad.ad_group_id = md5('group ' || n)::uuid;
  insert into public.ad_template_uses
    (ad_id, template_id, ad_group_id, parent_group_id, product_id, made_by, made_at, approved_at, is_first_version, comments)
  select ad.id, ${template(OF_ROW)}, ad_group.id, ad_group.parent_group_id, ad_group.product_id, '${PEOPLE.project_manager}', made.at,
    case when n % 3 > 0 then made.at + n % 9000 * interval '1 minute' end, case when n % 3 > 0 then n % 4 > 0 end, n % 5
  from number
  join public.ad_groups as ad_group on ad_group.id = md5('group ' || n)::uuid
  join public.ads as ad on ad.ad_group_id = ad_group.id
  cross join lateral (select now() - n % 700 * interval '1 day' as at) as made;

  insert into public.ad_template_days (template_id, day, opens, downloads, zip_downloads)
  select ${template(OF_ROW)}, current_date - (n % 50 * 7 + place), 3, 2, 1
  from number, generate_series(0, 6) as place;
  insert into public.ad_template_days as known (template_id, day, opens, downloads, zip_downloads)
  select null, current_date - (n % 50 * 7 + place), 3 * count(*), 2 * count(*), count(*)
  from number, generate_series(0, 6) as place
  group by 2
  on conflict (template_id, day) do update
  set opens = known.opens + excluded.opens, downloads = known.downloads + excluded.downloads,
    zip_downloads = known.zip_downloads + excluded.zip_downloads;
  insert into public.ad_template_overflows (template_id, layer_id, day, texts)
  select ${template('n')}, 'headline', current_date - place, 3 from number, generate_series(0, 60) as place where n % 50 = 0;
`
