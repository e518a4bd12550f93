import type { AuditEntry } from './entry'
import { auditSentence } from './sentence'

const HARVEST = { kind: 'ad', id: 'a7', title: 'Harvest Morning', status: null, about: null }
const NOBODYS = { kind: null, id: null, title: null, status: null, about: null }

const ENTRY: AuditEntry = {
  id: 7,
  happenedAt: '2026-11-20T22:00:00Z',
  actor: 'Theo Dunmore',
  actedAs: null,
  action: 'update',
  table: 'ads',
  changes: [],
  reason: null,
  allowedChanges: false,
  subject: HARVEST,
}

const change = (column: string, before?: unknown, after?: unknown) => ({
  column,
  values: after === undefined && before === undefined ? null : { before, after },
})

const told = (entry: Partial<AuditEntry>) => auditSentence({ ...ENTRY, ...entry })

test('says what was done, with the name of the record', () => {
  expect(told({ changes: [change('motion_ad_url')] })).toBe(
    'Theo Dunmore replaced the film of Harvest Morning',
  )
  expect(told({ changes: [change('title'), change('updated_at')] })).toBe(
    'Theo Dunmore renamed Harvest Morning',
  )
  expect(told({ changes: [change('title'), change('static_ad_url')] })).toBe(
    'Theo Dunmore changed the title and picture of Harvest Morning',
  )
  expect(told({ changes: ['a', 'b', 'c', 'd'].map((column) => change(column)) })).toBe(
    'Theo Dunmore changed 4 fields of Harvest Morning',
  )
  expect(told({ table: 'ad_groups', changes: [change('status', 'planned', 'in_review')] })).toBe(
    'Theo Dunmore set the status of Harvest Morning to in review',
  )
  expect(told({ table: 'videos', changes: [change('draft', true, false), change('published_at')] })).toBe(
    'Theo Dunmore published Harvest Morning',
  )
  expect(told({ table: 'path_redirects', changes: [change('target', '/', '/blog')] })).toBe(
    'Theo Dunmore pointed Harvest Morning to /blog',
  )
  expect(told({ changes: [change('published_at')] })).toBe('Theo Dunmore updated Harvest Morning')
})

test('says what became of a user', () => {
  const user = { ...HARVEST, kind: 'user', title: 'Ines' }
  const of = (column: string, after: unknown) =>
    told({ table: 'profiles', subject: user, changes: [change(column, 'x', after)] })
  expect(of('user_type', 'owl')).toBe('Theo Dunmore made Ines an Owl')
  expect(of('user_type', null)).toBe('Theo Dunmore took the role of Ines')
  expect(of('active', false)).toBe('Theo Dunmore deactivated Ines')
})

test('names new and deleted records, also those whose name only the log knows', () => {
  expect(told({ action: 'insert', table: 'seo_blog_posts' })).toBe(
    'Theo Dunmore added the article Harvest Morning',
  )
  const gone = { action: 'delete', table: 'industries', subject: NOBODYS } as const
  expect(told({ ...gone, changes: [change('name', 'canals', null)] })).toBe(
    'Theo Dunmore deleted the industry canals',
  )
  expect(told(gone)).toBe('Theo Dunmore deleted an industry')
})

test('says what has no name in its own words', () => {
  expect(told({ action: 'insert', table: 'second_factors', subject: NOBODYS })).toBe(
    'Theo Dunmore turned on two-step sign-in',
  )
  expect(told({ action: 'update', table: 'company_hours', subject: NOBODYS })).toBe(
    'Theo Dunmore changed the company hours',
  )
})

test('says what belongs to a record', () => {
  expect(told({ action: 'insert', table: 'ad_group_assignments' })).toBe(
    'Theo Dunmore added a person to Harvest Morning',
  )
  expect(told({ action: 'update', table: 'ad_comments', subject: NOBODYS })).toBe(
    'Theo Dunmore changed a comment of a deleted record',
  )
})

test('names both people of a mirroring, and former users', () => {
  expect(told({ actedAs: 'Marcus Bell', changes: [change('active', true, false)] })).toBe(
    'Theo Dunmore, as Marcus Bell, deactivated Harvest Morning',
  )
  expect(told({ action: 'start', table: 'mirroring_sessions', actedAs: 'Ines Carvalho' })).toBe(
    'Theo Dunmore started viewing as Ines Carvalho',
  )
  expect(told({ actor: null, changes: [change('title')] })).toBe('Former user renamed Harvest Morning')
})
