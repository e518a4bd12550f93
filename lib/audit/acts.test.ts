import { globSync, readFileSync } from 'node:fs'
import { TABLE_TAGS } from '@/lib/data/history/record-history'
import { type Act, ACT_TABLES, describeAct, whyNotRestored } from './acts'

const ACT: Act = {
  id: 1,
  happenedAt: '2026-11-20T22:00:00Z',
  kind: 'change',
  actor: 'Ada',
  actedAs: null,
  summary: [{ table: 'brands', action: 'update', count: 1 }],
  title: 'Corner',
  isMore: false,
  undoes: null,
  undoneBy: null,
}

test('names the only record, and counts several', () => {
  expect(describeAct(ACT)).toBe('Changed the brand “Corner”')
  const summary: Act['summary'] = [
    { table: 'sites', action: 'insert', count: 1200 },
    { table: 'products', action: 'delete', count: 1 },
  ]
  expect(describeAct({ ...ACT, summary, title: null, kind: 'import', isMore: true })).toBe(
    'Import: added 1,200 sites, deleted 1 product and more',
  )
  expect(describeAct({ ...ACT, summary: [], title: null })).toBe('Nothing is left of it')
})

test('says why a record stays as it is', () => {
  const restored = { table: 'brands', key: { id: '1' }, action: 'update' as const }
  const label = (column: string) => column.toUpperCase()
  expect(whyNotRestored({ ...restored, outcome: 'changed', columns: ['name'] }, label)).toBe(
    'Changed again since: NAME',
  )
  expect(whyNotRestored({ ...restored, outcome: 'in_use', by: 'products' }, label)).toBe('In use by products')
})

test('knows every table whose values are kept', () => {
  const migrations = globSync('supabase/migrations/*.sql').map((file) => readFileSync(file, 'utf8'))
  const kept = migrations.flatMap((text) =>
    [...text.matchAll(/insert into private\.content_tables [^;]*;/g)].flatMap(([statement]) =>
      [...statement.matchAll(/\('([a-z_]+)'/g)].map(([, table]) => table),
    ),
  )
  expect([...new Set([...kept, 'contact_submissions'])].toSorted()).toEqual(ACT_TABLES.toSorted())
  expect(
    Object.keys(TABLE_TAGS)
      .filter((table) => table !== 'ad_template_versions')
      .toSorted(),
  ).toEqual(
    kept.filter((table) => table !== 'search_ignores' && table !== 'website_asset_versions').toSorted(),
  )
})
