import 'server-only'
import { DataError } from '@/lib/errors'
import type { NewFinding } from '@/lib/seo/health/finding-kinds'
import { createAdminClient } from '@/lib/supabase/admin'

/** In the order in which a check does them. */
export type SearchPhase = 'sitemap' | 'pages' | 'files' | 'texts'

/** Whoever holds it may write for the check. The functions below answer false when it is lost or the check was canceled. */
export type SearchLease = { check: string; job: string; token: number }

export type ReadPage = {
  path: string
  /** 0 for no answer. */
  status: number
  leadsTo: string | null
  title: string | null
  description: string | null
  /** A path, or an address of another site. */
  canonical: string | null
  isNoindex: boolean
  targets: { path: string; kind: 'page' | 'file' | 'picture' }[]
  findings: NewFinding[]
}

export type PublishedText = {
  id: string
  path: string
  text: string
  /** Null for an article. */
  words: number | null
  hasFilm: boolean
}

/** The end reads and compares all pages. */
const FINISH_WITHIN_MS = 120_000

/** The check that runs, or a new one when one is due. */
export async function beginSearchCheck(): Promise<{ id: string; phase: SearchPhase } | null> {
  const { data, error } = await createAdminClient().rpc('begin_search_check')
  if (error) throw new DataError('searchChecks.beginSearchCheck', { cause: error })
  const [check] = data
  return check ? { id: check.id, phase: check.phase as SearchPhase } : null
}

export async function hasOpenSearchCheck(): Promise<boolean> {
  const { data, error } = await createAdminClient().rpc('has_open_search_check')
  if (error) throw new DataError('searchChecks.hasOpenSearchCheck', { cause: error })
  return data
}

export async function enterSearchPhase(lease: SearchLease, phase: SearchPhase): Promise<boolean> {
  const { data, error } = await createAdminClient().rpc('enter_search_phase', { lease, next_phase: phase })
  if (error) throw new DataError('searchChecks.enterSearchPhase', { cause: error })
  return data
}

export async function addSearchPages(lease: SearchLease, paths: string[]): Promise<boolean> {
  const { data, error } = await createAdminClient().rpc('add_search_pages', { lease, paths })
  if (error) throw new DataError('searchChecks.addSearchPages', { cause: error })
  return data
}

export async function nextSearchPages(count: number): Promise<{ path: string; isListed: boolean }[]> {
  const { data, error } = await createAdminClient().rpc('next_search_pages', { page_count: count })
  if (error) throw new DataError('searchChecks.nextSearchPages', { cause: error })
  return data.map(({ path, is_listed }) => ({ path, isListed: is_listed }))
}

export async function recordSearchPages(lease: SearchLease, pages: ReadPage[]): Promise<boolean> {
  const { data, error } = await createAdminClient().rpc('record_search_pages', {
    lease,
    pages: pages.map(({ leadsTo, isNoindex, ...page }) => ({
      ...page,
      leads_to: leadsTo,
      is_noindex: isNoindex,
    })),
  })
  if (error) throw new DataError('searchChecks.recordSearchPages', { cause: error })
  return data
}

export async function noteSearchFindings(lease: SearchLease, findings: NewFinding[]): Promise<boolean> {
  const { data, error } = await createAdminClient().rpc('note_search_findings', { lease, findings })
  if (error) throw new DataError('searchChecks.noteSearchFindings', { cause: error })
  return data
}

export async function nextSearchFiles(count: number): Promise<string[]> {
  const { data, error } = await createAdminClient().rpc('next_search_files', { file_count: count })
  if (error) throw new DataError('searchChecks.nextSearchFiles', { cause: error })
  return data
}

export async function recordSearchFiles(
  lease: SearchLease,
  files: { path: string; status: number }[],
): Promise<boolean> {
  const { data, error } = await createAdminClient().rpc('record_search_files', { lease, files })
  if (error) throw new DataError('searchChecks.recordSearchFiles', { cause: error })
  return data
}

/** In the order of their ids; `after` is the last one of the batch before. */
export async function listPublishedTexts(after: string, count: number): Promise<PublishedText[]> {
  const { data, error } = await createAdminClient().rpc('list_published_texts', {
    after_id: after,
    page_count: count,
  })
  if (error) throw new DataError('searchChecks.listPublishedTexts', { cause: error })
  return data.map(({ id, path, text, words, has_film }) => ({
    id,
    path,
    text,
    words: words as number | null,
    hasFilm: has_film,
  }))
}

/** Compares with the check before. False when the lease is lost or the check was canceled. */
export async function finishSearchCheck(lease: SearchLease): Promise<boolean> {
  const client = createAdminClient({ timeoutMs: FINISH_WITHIN_MS })
  const { data, error } = await client.rpc('finish_search_check', { lease })
  if (error) throw new DataError('searchChecks.finishSearchCheck', { cause: error })
  return data !== null
}
