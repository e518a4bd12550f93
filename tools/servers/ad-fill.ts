import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { DEMO_ROWS, FILLED_GROUP } from '../../demo/ads/templates/fill.ts'
import { PRICE_VERSION } from '../../demo/ads/templates/templates.ts'
import type { Fill } from '../../lib/ads/templates/fills.ts'
import type { Database } from '../../lib/supabase/database.types.ts'

type Client = SupabaseClient<Database>

/** The rows of the demo in turns, with their pictures and logos. Their legal texts set them apart. */
function lineOf(number: number, legal: string) {
  const pictured = DEMO_ROWS.filter(({ values }) => Object.values(values.pictures).every(Boolean))
  const { values } = pictured[number % pictured.length] as (typeof DEMO_ROWS)[number]
  return {
    ...{ number, title: `Offer ${number}`, sourceId: null, problems: [], isBad: false },
    ...{ texts: { ...values.texts, legal }, pictures: values.pictures },
  }
}

/** Template ads that are neither checked nor made. `legalOf` gets the number of a row, from 1. */
export async function createAdFill(
  manager: Client,
  rows: number,
  legalOf: (number: number) => string,
): Promise<string> {
  const id = randomUUID()
  await manager
    .rpc('create_ad_fill', {
      ...{ new_id: id, of_group: FILLED_GROUP.id, of_version: PRICE_VERSION },
      ...{ of_formats: ['preview'], filled_from: 'csv' },
    })
    .throwOnError()
  const lines = Array.from({ length: rows }, (_, index) => lineOf(index + 1, legalOf(index + 1)))
  await manager.rpc('save_ad_fill_rows', { saved_id: id, lines }).throwOnError()
  return id
}

export async function readFill(manager: Client, id: string): Promise<Fill> {
  const { data } = await manager.rpc('list_ad_fills', { only_id: id }).throwOnError()
  const [fill] = data as Fill[]
  if (!fill) throw new Error('The fill is gone')
  return fill
}

/** Files of the ad group that the demo fills. */
export async function countFiles(manager: Client): Promise<number> {
  const { count } = await manager
    .from('ad_files')
    .select('path', { count: 'exact', head: true })
    .like('path', `${FILLED_GROUP.id}/%`)
    .throwOnError()
  return count ?? NaN
}
