import { countFiles, createAdFill, readFill } from '../../servers/ad-fill.ts'
import { unless } from '../fault.ts'
import { openDatabaseAs } from '../films.ts'
import type { Work } from '../work.ts'

const ROWS = 12

export const adFill: Work = {
  name: 'fill',
  stages: /fill|ad_files|object/,
  begin: async (site) => {
    const manager = await openDatabaseAs(site, 'manager@fieldlight.example')
    const before = await countFiles(manager)
    const id = await createAdFill(manager, ROWS, (number) => `Store ${number}.`)
    await manager.rpc('check_ad_fill', { checked_id: id }).throwOnError()

    return {
      isOver: async () => {
        const { status } = await readFill(manager, id)
        if (status === 'draft') await manager.rpc('run_ad_fill', { run_id: id }).throwOnError()
        return status === 'done'
      },
      listProblems: async () => {
        const { data: drawings } = await manager
          .from('ad_drawings')
          .select('fill_row, ads(static_ad_url, ad_files!ad_files_ad_id_fkey(path))')
          .eq('fill_id', id)
          .throwOnError()
        const { made } = (await readFill(manager, id)).counts
        const rows = new Set(drawings.map(({ fill_row: row }) => row))
        const stored = (await countFiles(manager)) - before
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
