import 'server-only'
import { RULE_SLUGS } from '@/lib/catalogue/home/places'
import { readBatches } from '@/lib/data/query/row-order'
import type { VideoFacts } from '@/lib/data/query/video-tags'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'
import { clientLabel, displayTitle } from '@/lib/video/labels'

export type FilmFacts = VideoFacts & {
  id: string
  title: string
  /** As the public lists name it: one of its clients. */
  clientLabel: string
  hasGoal: boolean
}

const COLUMNS = `id, slug, name_on_website, name_internal, draft, archived, city, state, website_placement,
  best_thumbnail, about_video_goal, captions(id), video_industries(industries(name)), video_clients(clients(name)), client_reviews(id)`

/** More ids make the address of the request too long. */
const IDS_PER_REQUEST = 100

/** Of videos that staff chose for the home page or the portfolio. */
async function listChosenIds(): Promise<Set<string>> {
  const client = await createSessionClient()
  const { data, error } = await client.from('home_slots').select('video_ids')
  if (error) throw new DataError('filmFacts.listChosenIds', { cause: error })
  return new Set(data.flatMap(({ video_ids }) => video_ids))
}

async function readFilms(ids: string[], chosenIds: ReadonlySet<string>): Promise<FilmFacts[]> {
  const client = await createSessionClient()
  const { data, error } = await client.from('videos').select(COLUMNS).in('id', ids)
  if (error) throw new DataError('filmFacts.readFilms', { cause: error })
  return data.map((row) => ({
    id: row.id,
    slug: row.slug,
    title: displayTitle(row),
    isPublished: !row.draft && !row.archived,
    city: row.city,
    state: row.state,
    placement: row.website_placement,
    isHomeCandidate: chosenIds.has(row.id) || row.best_thumbnail || RULE_SLUGS.includes(row.slug),
    isReviewed: row.client_reviews.length > 0,
    industries: row.video_industries.map(({ industries }) => industries.name),
    captions: row.captions.map(({ id }) => id),
    hasGoal: Boolean(row.about_video_goal?.trim()),
    clientLabel: clientLabel(row.video_clients.map(({ clients }) => clients.name).toSorted()),
  }))
}

/** Published ones only. Unknown ids are left out. */
export async function listPublishedFilms(ids: string[]): Promise<FilmFacts[]> {
  const films: FilmFacts[] = []
  const chosenIds = await listChosenIds()
  for (let first = 0; first < ids.length; first += IDS_PER_REQUEST) {
    films.push(...(await readFilms(ids.slice(first, first + IDS_PER_REQUEST), chosenIds)))
  }
  return films.filter(({ isPublished }) => isPublished)
}

type Link =
  { table: 'video_clients'; column: 'client_id' } | { table: 'video_industries'; column: 'industry_id' }

async function listFilmsLinkedTo({ table, column }: Link, ids: string[]): Promise<FilmFacts[]> {
  const client = await createSessionClient()
  const videoIds = new Set<string>()
  // Where a batch ends within the links of a film, the next one leaves out the rest: the film is known by then.
  const batches = readBatches<{ video_id: string }, string>(async (after, count) => {
    let request = client
      .from(table as 'video_clients')
      .select('video_id')
      .in(column as 'client_id', ids)
    if (after) request = request.gt('video_id', after)
    const { data, error } = await request.order('video_id').limit(count)
    if (error) throw new DataError('filmFacts.listFilmsLinkedTo', { cause: error })
    return { rows: data, after: data.at(-1)?.video_id ?? null }
  })
  for await (const links of batches) for (const link of links) videoIds.add(link.video_id)
  return listPublishedFilms([...videoIds])
}

export const listFilmsOfClients = (ids: string[]) =>
  listFilmsLinkedTo({ table: 'video_clients', column: 'client_id' }, ids)

export const listFilmsOfIndustries = (ids: string[]) =>
  listFilmsLinkedTo({ table: 'video_industries', column: 'industry_id' }, ids)
