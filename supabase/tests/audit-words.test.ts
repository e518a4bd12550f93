import { columnLabelOf } from '@/lib/audit/history'
import { nounOf, tableLabel } from '@/lib/audit/labels'
import { auditSentence } from '@/lib/audit/sentence'
import { openDatabase } from './harness'

const database = openDatabase()

type Logged = { table: string; columns: string[] }

const loggedTables = () =>
  database.sql<Logged>(`
    select class.relname as table, array_agg(distinct attname::text) as columns
    from pg_trigger as logged
    join pg_class as class on class.oid = tgrelid
    join pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped and attname <> 'id'
    where tgfoid in ('private.record_change'::regproc, 'private.record_changes'::regproc) and not tgisinternal
    group by class.relname`)

/** Words of the database, which nobody at the company says. */
const JARGON =
  /_|\b(?:id|ids|url|sha256|ppm|cents|ms|hash|probes?|slots?|slug|seo|geo|submissions?|outbox|profiles?|fills?|videographer application|second factors?|owl imports?)\b/i

it('names every table and column of the log in words of the portal', async () => {
  const tables = await loggedTables()
  expect(tables.length).toBeGreaterThan(65)
  const names = tables.flatMap(({ table, columns }) => [
    [table, nounOf(table)],
    [table, tableLabel(table)],
    ...columns.map((column) => [`${table}.${column}`, columnLabelOf(table, column)]),
  ])
  expect(names.filter(([, name]) => JARGON.test(name ?? ''))).toEqual([])
})

it('tells every kind of change of every table in a sentence', async () => {
  const id = '6f9d3a52-1c7e-4a43-9b0e-5d2f8c1a7e40'
  for (const { table, columns } of await loggedTables()) {
    for (const action of ['insert', 'update', 'delete'] as const) {
      for (const column of columns) {
        const sentence = auditSentence({
          id: 1,
          happenedAt: '2026-11-20T22:00:00Z',
          actor: 'Theo Dunmore',
          actedAs: null,
          action,
          table,
          changes: [{ column, values: column.endsWith('_id') ? { before: null, after: id } : null }],
          reason: null,
          allowedChanges: false,
          subject: { kind: null, id, title: null, status: null, about: null },
        })
        expect(sentence).toMatch(/^Theo Dunmore [a-z]+ [a-z]/)
        expect(sentence).not.toContain(id)
        expect(sentence).not.toContain('_')
      }
    }
  }
})
