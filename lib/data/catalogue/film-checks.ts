import 'server-only'
import type { Judgement } from '@/lib/catalogue/film/judge-film'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

export type FilmCheck =
  | { status: 'none' }
  | { status: 'queued' }
  /** From 0 to 100. */
  | { status: 'running'; progress: number }
  | { status: 'failed'; problem: string }
  | { status: 'judged'; judgement: Judgement }

const PREFIX = 'film-check:'
const FAILED = 'The film could not be checked. Try again.'

export const filmCheckKey = (uploadId: string): string => PREFIX + uploadId

type Row = {
  unique_key: string | null
  status: string
  progress: number
  error: string | null
  result: unknown
}

function toCheck({ status, progress, error, result }: Row): FilmCheck {
  switch (status) {
    case 'queued':
      return { status }
    case 'running':
      return { status, progress }
    case 'done':
      // Written by the worker alone.
      return { status: 'judged', judgement: result as Judgement }
    default:
      return { status: 'failed', problem: error ?? FAILED }
  }
}

/** By the id of the upload. */
export async function listFilmChecks(uploadIds: readonly string[]): Promise<ReadonlyMap<string, FilmCheck>> {
  if (uploadIds.length === 0) return new Map()
  const client = await createSessionClient()
  const { data, error } = await client
    .from('jobs')
    .select('unique_key, status, progress, error, result')
    .in('unique_key', uploadIds.map(filmCheckKey))
    .order('created_at')
  if (error) throw new DataError('filmChecks.listFilmChecks', { cause: error })
  // The newest one counts.
  return new Map(data.map((row) => [(row.unique_key ?? '').slice(PREFIX.length), toCheck(row)]))
}

export const getFilmCheck = async (uploadId: string): Promise<FilmCheck> =>
  (await listFilmChecks([uploadId])).get(uploadId) ?? { status: 'none' }
