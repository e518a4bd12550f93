import { randomBytes } from 'node:crypto'
import type { BulkWork } from '../../../lib/list/bulk-work.ts'
import { unless } from '../fault.ts'
import { openDatabase, openDatabaseAs } from '../films.ts'
import type { Work } from '../work.ts'

const LEADS = 300
const AHEAD_MS = 60_000

export const bulkChange: Work = {
  name: 'bulk-change',
  stages: /bulk/,
  begin: async (site) => {
    const server = openDatabase(site)
    const owl = await openDatabaseAs(site, 'owl@fieldlight.example')
    const name = `looms${randomBytes(3).toString('hex')}`
    const lead = { first_name: 'Ada', last_name: 'Byron', email: `ada@${name}.example`, business_name: name }
    const leads = Array.from({ length: LEADS }, () => ({ ...lead, message: 'A film.' }))
    await server.from('contact_submissions').insert(leads).throwOnError()
    await owl
      .rpc('begin_bulk_change', {
        of_list: 'leads',
        list_query: `q=${name}`,
        filters: { words: [name] },
        asked: { change: 'stage', stage: 'quoted' },
        asked_verb: 'set to Quoted',
        seen_count: LEADS,
        seen_time: new Date(Date.now() + AHEAD_MS).toISOString(),
      })
      .throwOnError()
    const read = async () => {
      const { data } = await owl.rpc('list_bulk_changes', { of_list: 'leads' }).throwOnError()
      return (data as unknown as BulkWork[])[0]
    }

    return {
      isOver: async () => (await read())?.status === 'done',
      listProblems: async () => {
        const { data: rows } = await server
          .from('contact_submissions')
          .select('status, version')
          .eq('business_name', name)
          .throwOnError()
        const once = rows.filter(({ status, version }) => status === 'quoted' && version === 2).length
        return unless(once === LEADS, `${once} of ${LEADS} leads were changed once`)
      },
    }
  },
}
