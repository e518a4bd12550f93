import { randomUUID } from 'node:crypto'
import type { TestDatabase } from './harness'

type NewAd = {
  group: string
  /** Null for an ad that people have uploaded. */
  template: string | null
  madeAt?: string
  madeBy?: string
  hasFile?: boolean
}

const HASH = '0'.repeat(64)

/** Ads of templates, as fills leave them, and what clients say about them. */
export function openUseDesk(database: TestDatabase) {
  async function createTemplate(name: string, layers: { id: string; name: string }[] = []): Promise<string> {
    const id = randomUUID()
    await database.sql(`insert into public.ad_templates (id, name, formats) values ($1, $2, '{preview}')`, [
      id,
      name,
    ])
    await database.sql(
      `insert into public.ad_template_versions (template_id, number, document) values ($1, 1, $2::jsonb)`,
      [id, JSON.stringify({ formats: ['preview'], layers })],
    )
    return id
  }

  /** Of a client and a product of its own. */
  async function createGroup({ isOpen = true } = {}): Promise<string> {
    const id = randomUUID()
    await database.sql(
      `with client as (insert into public.parent_groups (name) values ($1) returning id),
        product as (insert into public.products (name) values ($1) returning id)
      insert into public.ad_groups (id, name, parent_group_id, product_id, preview_enabled)
      select $2, $1, client.id, product.id, $3 from client, product`,
      [`Group ${id}`, id, isOpen],
    )
    return id
  }

  async function addFile(ad: string, createdAt: string, kind: 'static' | 'motion' = 'static'): Promise<void> {
    await database.sql(
      `insert into public.ad_files (path, ad_id, kind, content_type, bytes, sha256, created_at)
      select ad.ad_group_id || '/' || $2, ad.id, $3, case $3 when 'static' then 'image/png' else 'video/mp4' end, 1, $4, $5
      from public.ads as ad where ad.id = $1`,
      [ad, `${randomUUID()}.bin`, kind, HASH, createdAt],
    )
    await database.sql(
      `update public.ads set static_ad_url = (select path from public.ad_files where ad_id = $1 and kind = 'static' order by created_at desc limit 1)
      where id = $1`,
      [ad],
    )
  }

  async function addAd({
    group,
    template,
    madeAt = new Date().toISOString(),
    madeBy,
    hasFile = true,
  }: NewAd): Promise<string> {
    const id = randomUUID()
    await database.sql(
      `insert into public.ads (id, ad_group_id, title, created_at) values ($1, $2, 'Ad', $3)`,
      [id, group, madeAt],
    )
    if (hasFile) await addFile(id, madeAt)
    if (template) {
      await database.sql(
        `insert into public.ad_drawings (ad_id, template_id, version_id, format, texts, pictures, hash, drawn_by, drawn_at)
        select $1, version.template_id, version.id, 'preview', '{}', '{}', $3, $4, $5
        from public.ad_template_versions as version where version.template_id = $2`,
        [id, template, HASH, madeBy ?? null, madeAt],
      )
    }
    return id
  }

  /** Answers its id. */
  const approve = (ad: string, at: string) =>
    database.value<string>(
      `insert into public.ad_approvals (ad_id, author_name, static_sha256, approved_at)
      values ($1, 'Dana', encode(sha256(gen_random_uuid()::text::bytea), 'hex'), $2) returning id`,
      [ad, at],
    )

  const reopen = (approval: string) =>
    database.sql('update public.ad_approvals set reopened_at = now() where id = $1', [approval])

  const comment = (ad: string, at: string) =>
    database.sql(
      `insert into public.ad_comments (ad_id, author_name, body, created_at) values ($1, 'Dana', 'Brighter', $2)`,
      [ad, at],
    )

  return { createTemplate, createGroup, addFile, addAd, approve, reopen, comment }
}

/** The same numbers in every run. */
export function openDice(seed = 7) {
  let last = seed
  const below = (limit: number) => {
    last = (last * 48_271) % 2_147_483_647
    return last % limit
  }
  return { below, pick: <T>(list: readonly T[]) => list[below(list.length)] as T }
}
