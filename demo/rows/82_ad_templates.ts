import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { BAD_ROWS, DEMO_ROWS, type DemoRow, FILL_ID, FILLED_GROUP, MADE_ROWS } from '../ads/templates/fill.ts'
import { HASHES } from '../ads/templates/hashes.ts'
import { DEMO_TEMPLATES, PRICE_TEMPLATE, PRICE_VERSION } from '../ads/templates/templates.ts'

const MEDIA = path.join(import.meta.dirname, '../media/ads')
const DEMO_DESIGNER = 'a0000000-0000-4000-8000-000000000004'
const DEMO_MANAGER = 'a0000000-0000-4000-8000-000000000005'
const MADE_AT = '2026-11-17 15:10+00'

const literal = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`

const templates = DEMO_TEMPLATES.map(({ client, createdAt, isArchived, versions, draft, ...template }) => ({
  ...template,
  client,
  is_archived: isArchived ?? false,
  formats: (versions.at(-1)?.document ?? draft).formats,
  created_at: createdAt,
  saved_at: versions.at(-1)?.createdAt ?? createdAt,
  draft,
}))

const versions = DEMO_TEMPLATES.flatMap(({ id, versions }) =>
  versions.map(({ createdAt, ...version }, index) => ({
    ...version,
    template_id: id,
    number: index + 1,
    created_at: createdAt,
  })),
)

const adId = ({ number }: DemoRow) => `e3000000-0000-4000-8000-${String(700 + number).padStart(12, '0')}`
const fileName = ({ slug }: DemoRow) => `${slug}-static.jpg`

const ads = MADE_ROWS.map((row) => {
  const content = readFileSync(path.join(MEDIA, FILLED_GROUP.id, fileName(row)))
  return {
    id: adId(row),
    title: row.title,
    path: `${FILLED_GROUP.id}/${fileName(row)}`,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    file_name: `${row.title}.jpg`,
    fill_row: row.number,
    hash: HASHES.get(row.slug),
    ...row.values,
  }
})

const rows = DEMO_ROWS.map((row) => ({
  number: row.number,
  title: row.title,
  ...row.values,
  ...(BAD_ROWS.includes(row)
    ? {
        status: 'bad',
        problems: [
          {
            cell: 'picture',
            kind: 'missing-picture',
            message: 'The picture is missing.',
            formats: ['preview'],
          },
        ],
        results: {},
      }
    : {
        status: 'made',
        problems: [],
        results: { preview: { adId: adId(row), hash: HASHES.get(row.slug) } },
      }),
}))

/** Templates of ads, a group whose ads are made from one, and the fill that has made them. */
export const seed = (): string => `
insert into public.ad_templates
  (id, name, description, parent_group_id, is_archived, formats, created_by, created_at, updated_at)
select t.id, t.name, t.description, parent_group.id, t.is_archived,
  array(select jsonb_array_elements_text(t.formats)), '${DEMO_DESIGNER}', t.created_at, t.saved_at
from jsonb_to_recordset(${literal(templates)}) as t (
  id uuid, name text, description text, client text, is_archived boolean, formats jsonb, created_at timestamptz, saved_at timestamptz
)
left join public.parent_groups as parent_group on parent_group.name = t.client;

insert into public.ad_template_drafts (template_id, document, saved_by, saved_at)
select t.id, t.draft, '${DEMO_DESIGNER}', t.saved_at
from jsonb_to_recordset(${literal(templates)}) as t (id uuid, draft jsonb, saved_at timestamptz);

insert into public.ad_template_versions (id, template_id, number, document, note, created_by, created_at)
select v.id, v.template_id, v.number, v.document, v.note, '${DEMO_DESIGNER}', v.created_at
from jsonb_to_recordset(${literal(versions)}) as v (
  id uuid, template_id uuid, number integer, document jsonb, note text, created_at timestamptz
);

insert into public.ad_groups
  (id, name, description, parent_group_id, product_id, status, due_date, preview_enabled, created_at, updated_at)
select g.id, g.name, g.description, parent_group.id, product.id, g.status, g."dueDate", true, g."createdAt",
  least(g."createdAt" + interval '8 days', now())
from jsonb_to_recordset(${literal([FILLED_GROUP])}) as g (
  id uuid, name text, description text, "parentGroup" text, product text, status text, "dueDate" date, "createdAt" timestamptz
)
join public.parent_groups as parent_group on parent_group.name = g."parentGroup"
join public.products as product on product.name = g.product;

insert into public.ad_group_assignments (ad_group_id, profile_id)
values ('${FILLED_GROUP.id}', '${DEMO_MANAGER}'), ('${FILLED_GROUP.id}', '${DEMO_DESIGNER}');

insert into public.ad_fills
  (id, template_id, version_id, ad_group_id, formats, source, status, planned, created_by, created_at, finished_at)
values (
  '${FILL_ID}', '${PRICE_TEMPLATE}', '${PRICE_VERSION}', '${FILLED_GROUP.id}', '{preview}', 'csv', 'done', ${MADE_ROWS.length},
  '${DEMO_DESIGNER}', timestamptz '${MADE_AT}' - interval '20 minutes', '${MADE_AT}'
);

insert into public.ad_fill_rows (fill_id, number, title, texts, pictures, status, problems, results, changed_at)
select '${FILL_ID}', r.number, r.title, r.texts, r.pictures, r.status, r.problems, r.results, '${MADE_AT}'
from jsonb_to_recordset(${literal(rows)}) as r (
  number integer, title text, texts jsonb, pictures jsonb, status text, problems jsonb, results jsonb
);

insert into public.ads (id, ad_group_id, title, created_at)
select a.id, '${FILLED_GROUP.id}', a.title, timestamptz '${MADE_AT}' + a.fill_row * interval '1 second'
from jsonb_to_recordset(${literal(ads)}) as a (id uuid, title text, fill_row integer);

insert into public.ad_files (path, ad_id, kind, content_type, bytes, sha256, file_name, uploaded_by, created_at)
select a.path, a.id, 'static', 'image/jpeg', a.bytes, a.sha256, a.file_name, '${DEMO_DESIGNER}',
  timestamptz '${MADE_AT}' + a.fill_row * interval '1 second'
from jsonb_to_recordset(${literal(ads)}) as a (
  path text, id uuid, bytes bigint, sha256 text, file_name text, fill_row integer
);

update public.ads as ad set static_ad_url = a.path
from jsonb_to_recordset(${literal(ads)}) as a (id uuid, path text)
where a.id = ad.id;

insert into public.ad_drawings
  (ad_id, template_id, version_id, format, texts, pictures, hash, drawn_by, drawn_at, fill_id, fill_row)
select a.id, '${PRICE_TEMPLATE}', '${PRICE_VERSION}', 'preview', a.texts, a.pictures, a.hash, '${DEMO_DESIGNER}',
  timestamptz '${MADE_AT}' + a.fill_row * interval '1 second', '${FILL_ID}', a.fill_row
from jsonb_to_recordset(${literal(ads)}) as a (id uuid, texts jsonb, pictures jsonb, hash text, fill_row integer);
`
