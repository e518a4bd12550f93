import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { adPath, CAMPAIGNS, type Campaign, type DemoAd } from '../ads/campaigns.ts'

const MEDIA = path.join(import.meta.dirname, '../media/ads')
const DEMO_DESIGNER = 'a0000000-0000-4000-8000-000000000004'
const DEMO_MANAGER = 'a0000000-0000-4000-8000-000000000005'

const literal = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`

/** Ids that stay the same whenever the database is seeded anew. */
const adId = (groupNumber: number, adNumber: number) =>
  `e3000000-0000-4000-8000-${String(groupNumber * 100 + adNumber).padStart(12, '0')}`

function fileOf(group: Campaign, ad: DemoAd, kind: 'static' | 'motion', id: string) {
  if (ad.only && ad.only !== kind) return null
  const file = adPath(group, ad, kind)
  const content = readFileSync(path.join(MEDIA, file))
  return {
    path: file,
    ad_id: id,
    kind,
    content_type: kind === 'static' ? 'image/jpeg' : 'video/mp4',
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    created_at: group.createdAt,
  }
}

const groups = CAMPAIGNS.map((group) => ({
  id: group.id,
  name: group.name,
  description: group.description,
  parent_group: group.parentGroup,
  product: group.product,
  status: group.status,
  due_date: group.dueDate,
  preview_enabled: group.preview !== 'closed',
  preview_expires_at: group.preview === 'expired' ? '2026-09-30 04:00+00' : null,
  created_at: group.createdAt,
}))

const ads = CAMPAIGNS.flatMap((group, groupIndex) =>
  group.ads.map((ad, index) => {
    const id = adId(groupIndex + 1, index + 1)
    const [picture, film] = (['static', 'motion'] as const).map((kind) => fileOf(group, ad, kind, id))
    return {
      ad: {
        id,
        ad_group_id: group.id,
        title: ad.title,
        static_ad_url: picture?.path ?? null,
        motion_ad_url: film?.path ?? null,
        // The first of the list is the newest.
        created_at: new Date(Date.parse(group.createdAt) - index * 3_600_000).toISOString(),
      },
      files: [picture, film].filter((file) => file !== null && file !== undefined),
    }
  }),
)

/** Groups of ads, their files in the bucket `ads`, and who of the demo team works on them. */
export const seed = (): string => `
insert into public.parent_groups (name) select distinct parent_group from jsonb_to_recordset(${literal(groups)}) as g (parent_group text);
insert into public.products (name) select distinct product from jsonb_to_recordset(${literal(groups)}) as g (product text);

insert into public.ad_groups
  (id, name, description, parent_group_id, product_id, client_id, status, due_date, preview_enabled, preview_expires_at, created_at,
   updated_at)
select
  g.id, g.name, g.description, parent_group.id, product.id, client.id, g.status, g.due_date, g.preview_enabled,
  g.preview_expires_at, g.created_at, least(g.created_at + interval '20 days', now())
from jsonb_to_recordset(${literal(groups)}) as g (
  id uuid, name text, description text, parent_group text, product text, status text, due_date date,
  preview_enabled boolean, preview_expires_at timestamptz, created_at timestamptz
)
join public.parent_groups as parent_group on parent_group.name = g.parent_group
join public.products as product on product.name = g.product
left join public.clients as client on client.name = g.parent_group;

insert into public.ads (id, ad_group_id, title, created_at)
select id, ad_group_id, title, created_at from jsonb_populate_recordset(null::public.ads, ${literal(ads.map(({ ad }) => ad))});

insert into public.ad_files (path, ad_id, kind, content_type, bytes, sha256, created_at)
select path, ad_id, kind, content_type, bytes, sha256, created_at
from jsonb_populate_recordset(null::public.ad_files, ${literal(ads.flatMap(({ files }) => files))});

update public.ads as ad set static_ad_url = seeded.static_ad_url, motion_ad_url = seeded.motion_ad_url
from jsonb_populate_recordset(null::public.ads, ${literal(ads.map(({ ad }) => ad))}) as seeded
where seeded.id = ad.id;

insert into public.ad_group_assignments (ad_group_id, profile_id)
select id, '${DEMO_MANAGER}'::uuid from public.ad_groups
union all
select id, '${DEMO_DESIGNER}' from public.ad_groups where status in ('planned', 'in_progress', 'in_review');
`
