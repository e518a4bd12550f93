import 'server-only'
import { createHash } from 'node:crypto'
import { env } from '@/lib/env'
import { DataError, rpcOutcome, UNIQUE_VIOLATION } from '@/lib/errors'
import { rewriteLinks } from '@/lib/markdown/rewrite-links'
import { type PageKind, pathOfPage } from '@/lib/seo/page-kinds'
import { createSessionClient } from '@/lib/supabase/server'

/** A page in whose text a link changed. */
type LinkingPage = { kind: PageKind; slug: string }

/**
 * `taken`: another page has the address, or had it. `conflict`: somebody changed the address, or keeps changing a text with links.
 * `refused`: not by this person, no such page, or not an address that this page can have.
 */
type Refusal = { outcome: 'taken' | 'conflict' | 'refused' }

export type AddressChange = { outcome: 'done'; changeId: number; pages: LinkingPage[] } | Refusal

type Address = { kind: PageKind; id: string; slug: string; expected: string }

/** Each one more means that a text was saved between reading and writing it. */
const ATTEMPTS = 3

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

async function rewriteTexts({ kind, slug, expected }: Address) {
  const client = await createSessionClient()
  const from = pathOfPage(kind, expected)
  const move = { from, to: pathOfPage(kind, slug), origin: new URL(env.SITE_URL).origin }
  const { data, error } = await client.rpc('list_texts_naming', { path: from })
  if (error) throw new DataError('pageAddresses.rewriteTexts', { cause: error })
  return data.flatMap((page) => {
    const text = rewriteLinks(page.page_text, move)
    return text === null ? [] : [{ ...page, was: md5(page.page_text), page_text: text }]
  })
}

/**
 * One act: the page gets the address, the old one leads on, and the links in articles and place pages follow (in a thousand of
 * them; the others lead on). `expected` is the slug that the person saw. Callers renew the pages: `renewAddresses`.
 */
export async function changePageAddress(address: Address): Promise<AddressChange> {
  const client = await createSessionClient()
  for (let attempt = 1; ; attempt += 1) {
    const texts = await rewriteTexts(address)
    const { data, error } = await client.rpc('change_page_address', {
      page_kind: address.kind,
      page_id: address.id,
      new_slug: address.slug,
      expected_slug: address.expected,
      rewrites: texts.map(({ kind, id, was, page_text }) => ({ kind, id, was, page_text })),
    })
    if (error?.code === UNIQUE_VIOLATION) return { outcome: 'taken' }
    const outcome = rpcOutcome('pageAddresses.changePageAddress', error)
    if (outcome === 'done') {
      const pages = texts.map(({ kind, slug }) => ({ kind: kind as PageKind, slug }))
      return { outcome, changeId: Number(data), pages }
    }
    if (outcome !== 'conflict') return { outcome: 'refused' }
    if (attempt === ATTEMPTS) return { outcome }
  }
}

/** `changed`: nothing is undone, because somebody has changed these pages since. */
export type AddressUndo = { outcome: 'done' | 'changed'; pages: LinkingPage[] } | Refusal

export async function undoPageAddress(changeId: number): Promise<AddressUndo> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('undo_page_address', { change_id: changeId })
  if (error?.code === UNIQUE_VIOLATION) return { outcome: 'taken' }
  const outcome = rpcOutcome('pageAddresses.undoPageAddress', error)
  if (outcome !== 'done' || !data) return { outcome: outcome === 'conflict' ? outcome : 'refused' }
  const changed = data.filter(({ is_changed }) => is_changed)
  const pages = (changed.length > 0 ? changed : data).map(({ kind, slug }) => ({
    kind: kind as PageKind,
    slug,
  }))
  return { outcome: changed.length > 0 ? 'changed' : 'done', pages }
}

export type PastAddressChange = {
  id: number
  /** ISO 8601. */
  happenedAt: string
  /** Null: the person was deleted meanwhile. */
  actor: string | null
  from: string
  to: string
  /** In how many texts links changed. */
  texts: number
  canUndo: boolean
}

/** The newest first; only of the last 90 days, because older ones cannot be undone. */
export async function listAddressChanges(kind: PageKind, id: string): Promise<PastAddressChange[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_address_changes', { page_kind: kind, page_id: id })
  if (error) throw new DataError('pageAddresses.listAddressChanges', { cause: error })
  return data.map((row) => ({
    id: row.id,
    happenedAt: row.happened_at,
    actor: row.actor_name,
    from: pathOfPage(kind, row.old_slug),
    to: pathOfPage(kind, row.new_slug),
    texts: row.texts,
    canUndo: row.can_undo,
  }))
}
