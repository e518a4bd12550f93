import { randomUUID } from 'node:crypto'
import { DEMO_ROWS, FILLED_GROUP } from '../../../demo/ads/templates/fill.ts'
import { PRICE_VERSION } from '../../../demo/ads/templates/templates.ts'
import type { Fill } from '../../../lib/ads/templates/fills.ts'
import { unless } from '../fault.ts'
import { openDatabaseAs } from '../films.ts'
import type { Work } from '../work.ts'

const ROWS = 12

/** The rows of the demo in turns. No two of them say the same. */
function lineOf(number: number) {
  const pictured = DEMO_ROWS.filter(({ values }) => Object.values(values.pictures).every(Boolean))
  const { values } = pictured[number % pictured.length] as (typeof DEMO_ROWS)[number]
  return {
    ...{ number, title: `Offer ${number}`, sourceId: null, problems: [], isBad: false },
    ...{ texts: { ...values.texts, legal: `Store ${number}.` }, pictures: values.pictures },
  }
}

export const adFill: Work = {
  name: 'fill',
  stages: /fill|ad_files|object/,
  begin: async (site) => {
    const manager = await openDatabaseAs(site, 'manager@fieldlight.example')
    const id = randomUUID()
    const countFiles = async () => {
      const { count } = await manager
        .from('ad_files')
        .select('path', { count: 'exact', head: true })
        .like('path', `${FILLED_GROUP.id}/%`)
        .throwOnError()
      return count ?? NaN
    }
    const before = await countFiles()
    await manager
      .rpc('create_ad_fill', {
        ...{ new_id: id, of_group: FILLED_GROUP.id, of_version: PRICE_VERSION },
        ...{ of_formats: ['preview'], filled_from: 'csv' },
      })
      .throwOnError()
    const lines = Array.from({ length: ROWS }, (_, index) => lineOf(index + 1))
    await manager.rpc('save_ad_fill_rows', { saved_id: id, lines }).throwOnError()
    await manager.rpc('check_ad_fill', { checked_id: id }).throwOnError()
    const read = async () => {
      const { data } = await manager.rpc('list_ad_fills', { only_id: id }).throwOnError()
      return (data as Fill[])[0]
    }

    return {
      isOver: async () => {
        const status = (await read())?.status
        if (status === 'draft') await manager.rpc('run_ad_fill', { run_id: id }).throwOnError()
        return status === 'done'
      },
      listProblems: async () => {
        const { data: drawings } = await manager
          .from('ad_drawings')
          .select('fill_row, ads(static_ad_url, ad_files!ad_files_ad_id_fkey(path))')
          .eq('fill_id', id)
          .throwOnError()
        const made = (await read())?.counts.made
        const rows = new Set(drawings.map(({ fill_row: row }) => row))
        const stored = (await countFiles()) - before
        return [
          ...unless(made === ROWS, `${made} rows of ${ROWS} were made`),
          ...unless(
            drawings.length === ROWS && rows.size === ROWS,
            `${drawings.length} ads for ${ROWS} rows`,
          ),
          ...unless(
            drawings.every(({ ads }) => ads.static_ad_url !== null && ads.ad_files.length === 1),
            'an ad has no file, or two',
          ),
          ...unless(stored === ROWS, `${stored} files for ${ROWS} ads`),
        ]
      },
    }
  },
}
