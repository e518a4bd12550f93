import 'server-only'
import { toFilmingPlace } from '@/lib/catalogue/filming-place'
import { type Suggested, toPlaceText } from '@/lib/catalogue/video-fields'
import { searchPlaces } from '@/lib/data/website/places'
import { DataError } from '@/lib/errors'
import { searchWords } from '@/lib/data/query/lists'
import { createSessionClient } from '@/lib/supabase/server'
import { findNamed } from './video-links'

const MAX_READ = 200

async function findServices(text: string): Promise<string[]> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('videos')
    .select('service')
    .ilike('service', `%${searchWords(text).join('%')}%`)
    .order('service')
    .limit(MAX_READ)
  if (error) throw new DataError('videoSuggestions.findServices', { cause: error })
  return data.flatMap(({ service }) => service ?? [])
}

const findPlaces = (text: string): string[] =>
  searchPlaces(text).flatMap((place) => {
    const found = toFilmingPlace(place)
    return found ? toPlaceText(found) : []
  })

/** Texts that complete what somebody types. */
export async function suggest(kind: Suggested, text: string): Promise<string[]> {
  const found = await (async () => {
    switch (kind) {
      case 'place':
        return findPlaces(text)
      case 'service':
        return findServices(text)
      case 'client':
      case 'industry':
        return (await findNamed(kind, text)).map(({ name }) => name)
    }
  })()
  return [...new Set(found)].slice(0, 8)
}
