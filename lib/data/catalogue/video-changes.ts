import 'server-only'
import { type FilmingPlace, readFilmingPlace } from '@/lib/catalogue/filming-place'
import { toPlaceText, type VideoField } from '@/lib/catalogue/video-fields'
import { isSlugOf } from '@/lib/catalogue/video-slug'
import { changePageAddress } from '@/lib/data/website/page-addresses'
import { searchPlaces } from '@/lib/data/website/places'
import { DataError, INCOMPLETE, isRefused, UNIQUE_VIOLATION } from '@/lib/errors'
import type { Edit, EditState } from '@/lib/forms/form-state'
import { saveEdit } from '@/lib/forms/save-edit'
import { createSessionClient } from '@/lib/supabase/server'
import { CHANGES, FIELD_COLUMNS, placeColumns, toValues } from './video-record'
import { findFreeSlug } from './video-slugs'

export const readPlace = (text: string) => readFilmingPlace(text, searchPlaces(text))

export type VideoDraft = {
  name: string
  title: string
  goal: string
  service: string
  ratio: string
  placement: string
  place: FilmingPlace
}

const SLUG_ATTEMPTS = 3

/** The id of the new draft; null when the person may not add videos. */
export async function createVideo({ place, ...draft }: VideoDraft): Promise<string | null> {
  const client = await createSessionClient()
  for (let attempt = 1; ; attempt += 1) {
    const { data, error } = await client
      .from('videos')
      .insert({
        ...CHANGES.name(draft.name),
        ...CHANGES.title(draft.title),
        ...CHANGES.goal(draft.goal),
        ...CHANGES.service(draft.service),
        ...CHANGES.ratio(draft.ratio),
        ...CHANGES.placement(draft.placement),
        ...placeColumns(place),
        slug: await findFreeSlug(draft.name),
      })
      .select('id')
      .single()
    if (!error) return data.id
    if (isRefused(error)) return null
    if (error.code !== UNIQUE_VIOLATION || attempt === SLUG_ATTEMPTS) {
      throw new DataError('videoChanges.createVideo', { cause: error })
    }
  }
}

/** Thrown inside `saveEdit`, which knows only of versions. */
class NotPossible extends Error {}

const ADDRESS_TAKEN = 'Another video has this address, or had it: its visitors would get lost.'
const NEEDED = 'A published video needs this. Unpublish it first.'

/** The address of a video that visitors have never seen follows its name, until somebody types one. */
async function addressForName(id: string, name: string): Promise<{ slug?: string }> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('videos')
    .select('slug, name_on_website, published_at')
    .eq('id', id)
    .maybeSingle()
  if (error) throw new DataError('videoChanges.addressForName', { cause: error })
  if (!data || data.published_at !== null || !isSlugOf(data.name_on_website ?? '', data.slug)) return {}
  return isSlugOf(name, data.slug) ? {} : { slug: await findFreeSlug(name) }
}

async function columnsOf(id: string, field: VideoField, value: string) {
  if (field === 'place') {
    const read = readPlace(value)
    if ('problem' in read) throw new NotPossible(read.problem)
    return placeColumns(read.place)
  }
  return { ...CHANGES[field](value), ...(field === 'name' && (await addressForName(id, value))) }
}

/** Links in texts follow. False: somebody else has changed the address. */
async function changeSlug(id: string, slug: string, expected: string): Promise<boolean> {
  const { outcome } = await changePageAddress({ kind: 'video', id, slug, expected })
  if (outcome === 'taken') throw new NotPossible(ADDRESS_TAKEN)
  return outcome === 'done'
}

export async function editVideo(id: string, field: VideoField, edit: Edit): Promise<EditState> {
  const client = await createSessionClient()
  let slug = ''
  const saved = saveEdit(edit, {
    async read() {
      const { data, error } = await client.from('videos').select(FIELD_COLUMNS).eq('id', id).maybeSingle()
      if (error) throw new DataError('videoChanges.editVideo', { cause: error })
      slug = data?.slug ?? ''
      return data && { version: data.version, value: toValues(data)[field] }
    },
    async write(value, version) {
      if (field === 'slug') return changeSlug(id, value, slug)
      const { data, error } = await client
        .from('videos')
        .update(await columnsOf(id, field, value))
        .eq('id', id)
        .eq('version', version)
        .select('id')
      if (error?.code === UNIQUE_VIOLATION) throw new NotPossible(ADDRESS_TAKEN)
      if (error?.code === INCOMPLETE) throw new NotPossible(NEEDED)
      if (error && !isRefused(error)) throw new DataError('videoChanges.editVideo', { cause: error })
      return data !== null && data.length > 0
    },
  })
  return saved.catch((error: unknown) => {
    if (!(error instanceof NotPossible)) throw error
    return { status: 'invalid', error: error.message, edit }
  })
}

/** 'Detroit, mi' as 'Detroit, Michigan', so that it is compared as it is stored. Unknown places stay as typed. */
export function normalizePlace(text: string): string {
  const read = readPlace(text)
  return 'place' in read ? toPlaceText(read.place) : text
}

/** False when it is gone, published, or the person may not. */
export async function deleteDraft(id: string): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client.from('videos').delete().eq('id', id).eq('draft', true).select('id')
  if (isRefused(error)) return false
  if (error) throw new DataError('videoChanges.deleteDraft', { cause: error })
  return data.length > 0
}
