import 'server-only'
import { searchWords } from '@/lib/data/query/lists'
import { DataError } from '@/lib/errors'
import type { SiteQuery } from './site-list'
import { readBox, readCircle } from '@/lib/owl/area'
import type { SitePoints } from '@/lib/owl/site-points'
import { toMissingFact } from '@/lib/owl/sites'
import { createSessionClient } from '@/lib/supabase/server'

type Wanted = Partial<Pick<SiteQuery, 'text'>> & SiteQuery['filters']

/** All sites with a position that the list of sites shows for the same filters. */
export async function listSitePoints({
  text = '',
  group,
  state,
  status,
  missing,
  ...area
}: Wanted): Promise<SitePoints> {
  const client = await createSessionClient()
  const words = searchWords(text).map((word) => `%${word.toLowerCase()}%`)
  const box = readBox(area.box)
  const circle = readCircle(area.near)
  const { data, error } = await client.rpc('list_site_points', {
    of_group: group,
    in_state: state,
    of_status: status,
    without_fact: toMissingFact(missing) ?? undefined,
    words: words.length > 0 ? words : undefined,
    box: box ? [box.south, box.west, box.north, box.east] : undefined,
    near: circle ? [circle.lat, circle.lng, circle.miles] : undefined,
  })
  if (error) throw new DataError('sitePoints.listSitePoints', { cause: error })
  return data as SitePoints
}
