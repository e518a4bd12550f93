import 'server-only'
import { DataError, INCOMPLETE, isRefused, rpcOutcome, UNIQUE_VIOLATION } from '@/lib/errors'
import type { Edit, EditState } from '@/lib/forms/form-state'
import { saveEdit } from '@/lib/forms/save-edit'
import { describeProblem, type RedirectProblem } from '@/lib/seo/redirect-rules'
import { createSessionClient } from '@/lib/supabase/server'

export type Redirect = {
  id: string
  /** Of the record, for edits. */
  version: number
  path: string
  target: string
  /** ISO 8601. */
  createdAt: string
}

export type DayHits = { /** As '2026-12-04'. */ day: string; hits: number }

/** Null for an unknown id. */
export async function getRedirect(id: string): Promise<Redirect | null> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('path_redirects')
    .select('id, version, path, target, created_at')
    .eq('id', id)
    .maybeSingle()
  if (error) throw new DataError('redirects.getRedirect', { cause: error })
  return data && { ...data, createdAt: data.created_at }
}

/** Days without hits are left out. */
export async function listHits(path: string, since: string): Promise<DayHits[]> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('redirect_hits')
    .select('day, hits')
    .eq('path', path)
    .gte('day', since)
    .order('day')
  if (error) throw new DataError('redirects.listHits', { cause: error })
  return data
}

type Refusal = { code: string; message: string; details?: string | null }

const problemOf = ({ code, message, details }: Refusal): RedirectProblem | null =>
  code === UNIQUE_VIOLATION
    ? describeProblem('known', null)
    : code === INCOMPLETE
      ? describeProblem(message, details || null)
      : null

type Created = { id: string } | { problem: RedirectProblem } | 'refused'

export async function createRedirect(path: string, target: string): Promise<Created> {
  const client = await createSessionClient()
  const { data, error } = await client.from('path_redirects').insert({ path, target }).select('id').single()
  const problem = error && problemOf(error)
  if (problem) return { problem }
  if (isRefused(error)) return 'refused'
  if (error) throw new DataError('redirects.createRedirect', { cause: error })
  return data
}

/** Thrown inside `saveEdit`, which knows only of versions. */
class NotPossible extends Error {}

export async function editTarget(id: string, edit: Edit): Promise<EditState> {
  const client = await createSessionClient()
  const saved = saveEdit(edit, {
    async read() {
      const redirect = await getRedirect(id)
      return redirect && { version: redirect.version, value: redirect.target }
    },
    async write(target, version) {
      const { data, error } = await client
        .from('path_redirects')
        .update({ target })
        .eq('id', id)
        .eq('version', version)
        .select('id')
      const problem = error && problemOf(error)
      if (problem) throw new NotPossible(problem.text)
      if (error && !isRefused(error)) throw new DataError('redirects.editTarget', { cause: error })
      return data !== null && data.length > 0
    },
  })
  return saved.catch((error: unknown) => {
    if (!(error instanceof NotPossible)) throw error
    return { status: 'invalid', error: error.message, edit }
  })
}

/** False when it is gone, or the person may not. */
export async function deleteRedirect(id: string): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client.from('path_redirects').delete().eq('id', id).select('id')
  if (error) throw new DataError('redirects.deleteRedirect', { cause: error })
  return data.length > 0
}

export type RedirectEntry = { line: number; path: string; target: string }

export type ImportAnswer = {
  line: number
  /** `same`: there is such a redirect. */
  outcome: 'added' | 'same' | 'refused'
  problem: string | null
}

const IMPORT_TIMEOUT_MS = 60_000

/** Null when the person may not. A dry run changes nothing. */
export async function importRedirects(
  entries: RedirectEntry[],
  isDryRun: boolean,
): Promise<{ id: string | null; answers: ImportAnswer[] } | null> {
  const client = await createSessionClient()
  const { data, error } = await client
    .rpc('import_redirects', { entries, dry_run: isDryRun })
    .abortSignal(AbortSignal.timeout(IMPORT_TIMEOUT_MS))
  if (rpcOutcome('redirects.importRedirects', error) !== 'done' || !data) return null
  return {
    id: data[0]?.import_id ?? null,
    answers: data.map(({ line, outcome, detail }) =>
      outcome === 'added' || outcome === 'same'
        ? { line, outcome, problem: null }
        : { line, outcome: 'refused', problem: describeProblem(outcome, detail).text },
    ),
  }
}

/** How many redirects of the import were deleted. */
export async function undoImport(importId: string): Promise<number> {
  const client = await createSessionClient()
  const { data, error } = await client.from('path_redirects').delete().eq('import_id', importId).select('id')
  if (error) throw new DataError('redirects.undoImport', { cause: error })
  return data.length
}
