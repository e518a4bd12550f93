import { randomBytes } from 'node:crypto'
import { unless } from '../fault.ts'
import { openDatabaseAs } from '../films.ts'
import type { Work } from '../work.ts'

const ROWS = 300
const HEADERS = ['Site group', 'Number', 'Name', 'City', 'State', 'ZIP', 'Phone']
const FIELDS = { group: 1, number: 2, name: 3, city: 4, state: 5, zip: 6, phone: 7 }

type Import = { status: string; counts: Record<string, number> | null }

export const owlImport: Work = {
  name: 'import',
  stages: /owl_import/,
  begin: async (site) => {
    const owl = await openDatabaseAs(site, 'owl@fieldlight.example')
    const name = `Zz Chaos ${randomBytes(3).toString('hex')}`
    const { data: group } = await owl
      .from('parent_groups')
      .insert({ name })
      .select('id')
      .single()
      .throwOnError()
    const { data: id } = await owl
      .rpc('start_owl_import', { of_collection: 'sites', named: 'chaos.csv', headers: HEADERS })
      .throwOnError()
    const lines = Array.from({ length: ROWS }, (_, at) => [
      ...[String(at + 2), name, `N${at}`, `Site ${at}`, 'Flint', 'MI', '48502', '810 555 0100'],
    ])
    await owl.rpc('add_owl_import_rows', { added_id: id, lines }).throwOnError()
    await owl.rpc('match_owl_import', { matched_id: id, fields: FIELDS }).throwOnError()
    const read = async () => {
      const { data } = await owl
        .rpc('list_owl_imports', { of_collection: 'sites', only_id: id })
        .throwOnError()
      return (data as Import[])[0]
    }

    return {
      isOver: async () => {
        const found = await read()
        if (found?.status === 'checked')
          await owl.rpc('run_owl_import', { run_id: id, seen: found.counts }).throwOnError()
        return found?.status === 'done'
      },
      listProblems: async () => {
        const { data: sites } = await owl
          .from('sites')
          .select('number, version')
          .eq('parent_group_id', group.id)
          .throwOnError()
        const numbers = new Set(sites.map((found) => found.number))
        const created = (await read())?.counts?.create
        return [
          ...unless(created === ROWS, `the import says that it made ${created} sites`),
          ...unless(sites.length === ROWS && numbers.size === ROWS, `${sites.length} sites for ${ROWS} rows`),
          ...unless(
            sites.every(({ version }) => version === 1),
            'a site was written twice',
          ),
        ]
      },
    }
  },
}
