import type { TestDatabase } from './harness'
import type { Person } from './people'

/** What an undo does not restore: how often and when a row was written, and what follows from other columns. */
const LEFT_OUT = ['version', 'edit_version', 'updated_at', 'search_text']

const SALES_FIELDS = [
  'id',
  'status',
  'owner_id',
  'next_step',
  'next_step_on',
  'value_cents',
  'lost_reason',
  'lost_note',
  'client_id',
  'contact_id',
  'first_answered_at',
  'board_rank',
]

type RecordOutcome = {
  table: string
  key: Record<string, string>
  outcome: string
  columns?: string[]
  message?: string
}

/** Acts as the portal makes them: each in a transaction of its own. For databases of one test file. */
export function openActDesk(database: TestDatabase) {
  const commit = () => database.run('commit; begin')

  /** Runs what a person does, and answers the newest act. */
  async function act(work: () => Promise<unknown>): Promise<number> {
    await work()
    await commit()
    return newestAct()
  }

  const newestAct = () => database.value<number>('select max(id)::integer from private.acts')

  async function restore(
    act: number,
    who: Person = 'super_admin',
    options: { records?: object[]; columns?: string[]; tryOnly?: boolean; limit?: number } = {},
  ): Promise<{ records: RecordOutcome[]; isMore: boolean }> {
    const { records = null, columns = null, tryOnly = false, limit = 1000 } = options
    const answer = await database.asUser(who).value<{
      records: RecordOutcome[]
      isMore: boolean
    }>('select public.restore_act($1, $2, $3, $4, $5)', [act, records && JSON.stringify(records), columns, tryOnly, limit])
    await commit()
    return answer ?? { records: [], isMore: false }
  }

  /** Of every row whose history is kept, and of the fields that sales write. */
  async function hash(): Promise<string> {
    const tables = await database.sql<{ table_name: string }>(
      'select table_name from private.content_tables order by table_name',
    )
    const parts = tables.map(
      ({ table_name: table }) => `
        select '${table}' as name, (to_jsonb(one) - '{${LEFT_OUT.join()}}'::text[])::text as content from public.${table} as one`,
    )
    const leads = `select 'leads', row_to_json(lead)::text from (select ${SALES_FIELDS.join()} from public.contact_submissions) as lead`
    return database.value<string>(
      `select string_agg(name || ' ' || hash, e'\\n' order by name) from (
        select name, md5(string_agg(content, '' order by content)) as hash
        from (${[...parts, leads].join(' union all ')}) as content group by name
      ) as hashed`,
    )
  }

  return { act, commit, newestAct, restore, hash }
}
