import 'server-only'
import { type AdGroupStatus, toAdGroupStatus } from '@/lib/ads/types'
import type { ClientField, ClientValues } from '@/lib/catalogue/clients'
import { keepFile } from '@/lib/data/records/keep-file'
import { DataError, isRefused, rpcOutcome, type RpcOutcome, UNIQUE_VIOLATION } from '@/lib/errors'
import type { Edit, EditState } from '@/lib/forms/form-state'
import { saveEdit } from '@/lib/forms/save-edit'
import type { NewClient } from '@/lib/schemas/client'
import { createSessionClient } from '@/lib/supabase/server'
import { displayTitle } from '@/lib/video/labels'

type ClientFilm = { id: string; slug: string; title: string; isPublished: boolean }
type ClientReview = { id: string; rating: number; description: string }
type ClientContact = { id: string; name: string; position: string | null }
type ClientAdGroup = { id: string; name: string; status: AdGroupStatus }

export type ClientRecord = {
  id: string
  /** Of the record, for edits. */
  version: number
  values: ClientValues
  /** Dash-separated. */
  industry: string | null
  /** File name in the bucket `logos`. */
  logo: string | null
  isFeatured: boolean
  /** ISO 8601. */
  createdAt: string
  films: ClientFilm[]
  reviews: ClientReview[]
  contacts: ClientContact[]
  /** Newest first. */
  adGroups: ClientAdGroup[]
  quoteIds: string[]
  leadIds: string[]
}

const FIELD_COLUMNS = 'name, website, industry_id, version'

type FieldRow = { name: string; website: string | null; industry_id: string | null }

const toValues = (row: FieldRow): ClientValues => ({
  name: row.name,
  website: row.website ?? '',
  industry: row.industry_id ?? '',
})

const CHANGES: Record<ClientField, (value: string) => Partial<FieldRow>> = {
  name: (name) => ({ name }),
  website: (website) => ({ website: website || null }),
  industry: (id) => ({ industry_id: id || null }),
}

/** With everything that names the client. Null for an unknown id. */
export async function getClient(id: string): Promise<ClientRecord | null> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('clients')
    .select(
      `id, logo, featured_logo, created_at, ${FIELD_COLUMNS}, industries(name),
      video_clients(videos(id, slug, name_on_website, name_internal, draft, archived)),
      client_reviews(id, rating, description), contacts(id, first_name, last_name, position),
      ad_groups(id, name, status), quotes!quotes_client_id_fkey(id),
      contact_submissions!contact_submissions_client_id_fkey(id)`,
    )
    .eq('id', id)
    .order('created_at', { referencedTable: 'client_reviews', ascending: false })
    .order('last_name', { referencedTable: 'contacts' })
    .order('created_at', { referencedTable: 'ad_groups', ascending: false })
    .maybeSingle()
  if (error) throw new DataError('clientRecord.getClient', { cause: error })
  return (
    data && {
      id: data.id,
      version: data.version,
      values: toValues(data),
      industry: data.industries?.name ?? null,
      logo: data.logo,
      isFeatured: data.featured_logo,
      createdAt: data.created_at,
      films: data.video_clients
        .map(({ videos: video }) => ({
          id: video.id,
          slug: video.slug,
          title: displayTitle(video),
          isPublished: !video.draft && !video.archived,
        }))
        .toSorted((one, other) => one.title.localeCompare(other.title)),
      reviews: data.client_reviews,
      contacts: data.contacts.map((contact) => ({
        id: contact.id,
        name: `${contact.first_name} ${contact.last_name}`,
        position: contact.position,
      })),
      adGroups: data.ad_groups.map(({ id, name, status }) => ({
        id,
        name,
        status: toAdGroupStatus(status) ?? 'planned',
      })),
      quoteIds: data.quotes.map(({ id }) => id),
      leadIds: data.contact_submissions.map(({ id }) => id),
    }
  )
}

/** Thrown inside `saveEdit`, which knows only of versions. */
class NameTaken extends Error {}

type CreatedClient = { id: string } | 'name-taken' | 'refused'

export async function createClient({ name, website, industry }: NewClient): Promise<CreatedClient> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('clients')
    .insert({ ...CHANGES.website(website), ...CHANGES.industry(industry), name })
    .select('id')
    .single()
  if (error?.code === UNIQUE_VIOLATION) return 'name-taken'
  if (isRefused(error)) return 'refused'
  if (error) throw new DataError('clientRecord.createClient', { cause: error })
  return data
}

export async function editClient(id: string, field: ClientField, edit: Edit): Promise<EditState> {
  const client = await createSessionClient()
  const saved = saveEdit(edit, {
    async read() {
      const { data, error } = await client.from('clients').select(FIELD_COLUMNS).eq('id', id).maybeSingle()
      if (error) throw new DataError('clientRecord.editClient', { cause: error })
      return data && { version: data.version, value: toValues(data)[field] }
    },
    async write(value, version) {
      const { data, error } = await client
        .from('clients')
        .update(CHANGES[field](value))
        .eq('id', id)
        .eq('version', version)
        .select('id')
      if (error?.code === UNIQUE_VIOLATION) throw new NameTaken()
      if (error && !isRefused(error)) throw new DataError('clientRecord.editClient', { cause: error })
      return data !== null && data.length > 0
    },
  })
  return saved.catch((error: unknown) => {
    if (!(error instanceof NameTaken)) throw error
    return { status: 'invalid', error: 'Another client has this name', edit }
  })
}

/** `logo` is a file name in the bucket `logos`. False when the client is gone, or the person may not change it. */
export async function setClientLogo(id: string, logo: string | null): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client.from('clients').update({ logo }).eq('id', id).select('id')
  if (error) throw new DataError('clientRecord.setClientLogo', { cause: error })
  return data.length > 0
}

/** Keeps a logo under its name for good. False when the person may not. */
export const storeLogo = (fileName: string, content: Buffer): Promise<boolean> =>
  keepFile('logos', fileName, content, 'image/webp')

/** 'conflict' when a film, review, contact or ad group names the client. */
export async function deleteClient(id: string): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('delete_unused_client', { unused_id: id })
  return rpcOutcome('clientRecord.deleteClient', error)
}
