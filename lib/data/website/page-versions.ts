import 'server-only'
import { DataError, INCOMPLETE, rpcOutcome, UNIQUE_VIOLATION } from '@/lib/errors'
import type { Json } from '@/lib/supabase/database.types'
import { createSessionClient } from '@/lib/supabase/server'

export type PageKind = 'article' | 'place'

/** Columns of a page by name. */
export type PageContent = Record<string, Json>

/** How a kind of page is stored. */
export type PageTexts<Field extends string> = {
  kind: PageKind
  /** As in 'this article'. */
  noun: string
  /** Drafts of it are joined by paragraph. */
  longField: Field
  toTexts: (content: PageContent) => Record<Field, string>
  /** The columns of these fields alone. */
  toColumns: (texts: Partial<Record<Field, string>>) => PageContent
}

export type PageVersion = {
  number: number
  /** ISO 8601. */
  savedAt: string
  /** Null: the server, or a deleted user. */
  author: string | null
  note: string | null
}

const VERSIONS_PER_PAGE = 20

/** Newest first. `page` counts from 1. `before` is the version before the last one of the page; null when there is none. */
export async function listPageVersions(
  kind: PageKind,
  id: string,
  page: number,
): Promise<{ versions: PageVersion[]; before: number | null }> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_page_versions', {
    listed_kind: kind,
    listed_id: id,
    row_limit: VERSIONS_PER_PAGE + 1,
    row_offset: (page - 1) * VERSIONS_PER_PAGE,
  })
  if (error) throw new DataError('pageVersions.listPageVersions', { cause: error })
  const versions = data.slice(0, VERSIONS_PER_PAGE).map((row) => ({
    number: row.number,
    savedAt: row.saved_at,
    author: row.author_name as string | null,
    note: row.note as string | null,
  }))
  return { versions, before: data[VERSIONS_PER_PAGE]?.number ?? null }
}

/** Null for an unknown version. */
export async function getPageVersion(
  kind: PageKind,
  id: string,
  number: number,
): Promise<PageContent | null> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('page_versions')
    .select('content')
    .eq('page_kind', kind)
    .eq('page_id', id)
    .eq('number', number)
    .maybeSingle()
  if (error) throw new DataError('pageVersions.getPageVersion', { cause: error })
  return data && (data.content as PageContent)
}

/** Whether every version after this one came from these opened forms. */
export async function isSavedOnlyBy(
  formIds: readonly string[],
  kind: PageKind,
  id: string,
  after: number,
): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('page_versions')
    .select('form_id')
    .eq('page_kind', kind)
    .eq('page_id', id)
    .gt('number', after)
  if (error) throw new DataError('pageVersions.isSavedOnlyBy', { cause: error })
  return data.length > 0 && data.every(({ form_id: formId }) => formId !== null && formIds.includes(formId))
}

/**
 * `conflict`: somebody else has saved since. `taken`: the new title would give the page the address of another one. `incomplete`:
 * a published page would lack what it needs.
 */
export type SavedPage =
  { outcome: 'done'; version: number } | { outcome: 'conflict' | 'refused' | 'taken' | 'incomplete' }

/**
 * Writes these columns. `madeFrom` is the version that the changes were made from. The same save sent again answers the first
 * result.
 */
export async function savePage(
  kind: PageKind,
  id: string,
  changes: PageContent,
  { madeFrom, note, formId }: { madeFrom: number; note?: string; formId?: string },
): Promise<SavedPage> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('save_page', {
    saved_kind: kind,
    saved_id: id,
    changes,
    made_from: madeFrom,
    save_note: note,
    of_form: formId,
  })
  if (error?.code === UNIQUE_VIOLATION) return { outcome: 'taken' }
  if (error?.code === INCOMPLETE) return { outcome: 'incomplete' }
  const outcome = rpcOutcome('pageVersions.savePage', error)
  if (outcome === 'done') return { outcome, version: data as number }
  return { outcome: outcome === 'conflict' ? 'conflict' : 'refused' }
}
