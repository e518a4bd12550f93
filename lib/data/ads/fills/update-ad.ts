import 'server-only'
import { getAdDrawing } from '@/lib/data/ads/templates/drawings'
import { getNewestVersion } from '@/lib/data/ads/templates/template-record'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'
import { makeOne } from './fill-one'

export type UpdatedAd =
  | { outcome: 'made' }
  | { outcome: 'unchanged' }
  /** `reason` is a sentence for staff. */
  | { outcome: 'kept'; reason: string }

const kept = (reason: string): UpdatedAd => ({ outcome: 'kept', reason })

const NOT_YOURS = kept('It is gone, or you don’t have permission to change it.')

async function placeOf(adId: string) {
  const client = await createSessionClient()
  const [{ data, error }, rights] = await Promise.all([
    client.from('ads').select('ad_group_id, title').eq('id', adId).maybeSingle(),
    client.rpc('may_change_ad', { wanted_ad: adId }),
  ])
  if (error ?? rights.error) throw new DataError('updateAd.placeOf', { cause: error ?? rights.error })
  return rights.data ? data : null
}

/** Draws an ad anew with the newest version of its template and the texts that it has. It stays as it is where that goes wrong. */
export async function updateAd(adId: string): Promise<UpdatedAd> {
  const [place, drawing] = await Promise.all([placeOf(adId), getAdDrawing(adId)])
  if (!place) return NOT_YOURS
  if (!drawing) return kept('No template has made it.')
  const version = await getNewestVersion(drawing.template.id)
  if (!version) return kept('Its template is gone.')
  if (version.id === drawing.version.id) return { outcome: 'unchanged' }
  if (!version.document.formats.includes(drawing.format)) {
    return kept('The newest version of the template lacks its format.')
  }
  const made = await makeOne({
    ...{ groupId: place.ad_group_id, version, values: drawing.values, title: place.title, key: adId, adId },
    ...{ formats: [drawing.format], isAccepted: false },
  })
  switch (made.outcome) {
    case 'made':
      return { outcome: made.isNew ? 'made' : 'unchanged' }
    case 'problems':
      return kept(made.problems.map(({ message }) => message).join(' '))
    case 'failed':
      return kept(made.problem)
    case 'refused':
      return NOT_YOURS
  }
}
