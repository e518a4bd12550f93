import 'server-only'
import type { HistoryEntry } from '@/lib/data/history/record-history'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'
import { displayTitle } from '@/lib/video/labels'

export type ChoiceContact = { id: string; name: string; position: string | null; hasEmail: boolean }
type ChoiceFilm = { id: string; title: string; slug: string; isPublished: boolean }

/** A client with whom and what a review of it can name. `logo` is a file name in the bucket `logos`. */
export type ReviewChoices = {
  id: string
  name: string
  logo: string | null
  contacts: ChoiceContact[]
  films: ChoiceFilm[]
}

const MAX_CONTACTS = 500

type ContactRow = {
  id: string
  first_name: string
  last_name: string
  position: string | null
  contact_details: { email: string | null } | null
}
type FilmRow = {
  id: string
  slug: string
  name_on_website: string | null
  name_internal: string | null
  draft: boolean
  archived: boolean
}

const CONTACT_COLUMNS = 'id, first_name, last_name, position, contact_details(email)'
const FILM_COLUMNS = 'id, slug, name_on_website, name_internal, draft, archived'

const toContact = (row: ContactRow): ChoiceContact => ({
  id: row.id,
  name: `${row.first_name} ${row.last_name}`,
  position: row.position,
  hasEmail: Boolean(row.contact_details?.email),
})

const toFilm = (row: FilmRow): ChoiceFilm => ({
  id: row.id,
  title: displayTitle(row),
  slug: row.slug,
  isPublished: !row.draft && !row.archived,
})

/** Null for an unknown client. */
export async function getReviewChoices(clientId: string): Promise<ReviewChoices | null> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('clients')
    .select(`id, name, logo, contacts(${CONTACT_COLUMNS}), video_clients(videos(${FILM_COLUMNS}))`)
    .eq('id', clientId)
    .order('last_name', { referencedTable: 'contacts' })
    .limit(MAX_CONTACTS, { referencedTable: 'contacts' })
    .maybeSingle()
  if (error) throw new DataError('reviewChoices.getReviewChoices', { cause: error })
  return (
    data && {
      id: data.id,
      name: data.name,
      logo: data.logo,
      contacts: data.contacts.map(toContact),
      films: data.video_clients
        .map(({ videos }) => toFilm(videos))
        .toSorted((one, other) => one.title.localeCompare(other.title)),
    }
  )
}

/** With the person and the film that a review names although they are not of its client. Empty ids are ignored. */
export async function addNamed(
  choices: ReviewChoices,
  contactId: string,
  filmId: string,
): Promise<ReviewChoices> {
  const needsContact = contactId !== '' && !choices.contacts.some(({ id }) => id === contactId)
  const needsFilm = filmId !== '' && !choices.films.some(({ id }) => id === filmId)
  if (!needsContact && !needsFilm) return choices
  const client = await createSessionClient()
  const [contacts, films] = await Promise.all([
    needsContact ? client.from('contacts').select(CONTACT_COLUMNS).eq('id', contactId) : null,
    needsFilm ? client.from('videos').select(FILM_COLUMNS).eq('id', filmId) : null,
  ])
  if (contacts?.error) throw new DataError('reviewChoices.addNamed', { cause: contacts.error })
  if (films?.error) throw new DataError('reviewChoices.addNamed', { cause: films.error })
  return {
    ...choices,
    contacts: [...choices.contacts, ...(contacts?.data ?? []).map(toContact)],
    films: [...choices.films, ...(films?.data ?? []).map(toFilm)],
  }
}

/** Names of the clients, people and films in a history, by id. */
export async function nameHistory(entries: readonly HistoryEntry[]): Promise<Map<string, string>> {
  const idsOf = (column: string) => [
    ...new Set(
      entries
        .flatMap(({ changes }) => changes.filter((change) => change.column === column))
        .flatMap(({ before, after }) => [before, after])
        .filter((value) => typeof value === 'string'),
    ),
  ]
  const client = await createSessionClient()
  const [clients, contacts, films] = await Promise.all([
    client.from('clients').select('id, name').in('id', idsOf('client_id')),
    client.from('contacts').select(CONTACT_COLUMNS).in('id', idsOf('contact_id')),
    client.from('videos').select(FILM_COLUMNS).in('id', idsOf('featured_video_id')),
  ])
  const error = clients.error ?? contacts.error ?? films.error
  if (error) throw new DataError('reviewChoices.nameHistory', { cause: error })
  return new Map([
    ...(clients.data ?? []).map(({ id, name }) => [id, name] as const),
    ...(contacts.data ?? []).map((row) => [row.id, toContact(row).name] as const),
    ...(films.data ?? []).map((row) => [row.id, displayTitle(row)] as const),
  ])
}
