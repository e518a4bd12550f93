import type { UserType } from '@/lib/auth/roles'
import { highlightParts } from './highlight'
import { kindSpec, RECORD_KINDS, type RecordKind } from './found-records'
import { actionsFor, groupRecords, type RankedRecord } from './record-answer'
import { findRoute, lackedAccess } from './screens'

const ID = '00000000-0000-4000-8000-000000000000'

const found = (kind: RecordKind, change: Partial<RankedRecord> = {}): RankedRecord => ({
  kind,
  id: ID,
  title: 'Lake & Sons',
  context: '',
  status: null,
  about: ID,
  rank: 2,
  total: 1,
  ...change,
})

/** As in SQL's `private.kinds_found()`; a database test compares these with what each role reads. */
const OWL: RecordKind[] = [
  'lead',
  'call',
  'quote',
  'client',
  'contact',
  'task',
  'site_group',
  'site',
  'deal',
  'product',
  'brand',
  'loyalty_program',
]
const ALL = Object.keys(RECORD_KINDS) as RecordKind[]
const FOUND: Record<UserType, RecordKind[]> = {
  graphic_designer: ['ad_group', 'ad', 'ad_template', 'task'],
  owl: OWL,
  project_manager: [
    ...OWL.filter((kind) => kind !== 'lead' && kind !== 'call'),
    'ad_group',
    'ad',
    'ad_template',
  ],
  admin: ALL.filter((kind) => kind !== 'user'),
  super_admin: ALL,
}

const mayOpen = (href: string, role: UserType) => {
  const route = findRoute(href.split(/[?#]/)[0] ?? '')
  return route.kind === 'screen' && lackedAccess(route.screen, role) === null
}

test.each(Object.entries(FOUND) as [UserType, RecordKind[]][])(
  'a %s may open every record, list and action that is offered',
  (role, kinds) => {
    const records = kinds.map((kind) => found(kind, { total: 9 }))
    const groups = groupRecords(records, 'lake', role)
    const hrefs = [
      ...groups.flatMap(({ rows, more }) => [...rows.map(({ href }) => href), more ?? '']),
      ...actionsFor(records, 'lake', role).map(({ href }) => href),
      ...actionsFor([], 'lake', role).map(({ href }) => href),
    ]
    expect(hrefs.filter((href) => !mayOpen(href, role))).toEqual([])
  },
)

test('a kind stands where its best record does, and leads to the others', () => {
  const groups = groupRecords(
    [found('lead'), found('client', { total: 7 }), found('lead')],
    'lake & sons',
    'owl',
  )
  expect(groups.map(({ label, rows, more }) => [label, rows.length, more])).toEqual([
    ['Leads', 2, null],
    ['Clients', 1, '/dashboard/owl/crm?q=lake+%26+sons'],
  ])
})

test('lists forgive no typos, so the search page shows the others', () => {
  const [group] = groupRecords([found('client', { total: 7, rank: 4 })], 'laek', 'admin')
  expect(group?.more).toBe('/dashboard/admin/search?q=laek&kind=client')
})

test('actions begin with the best record', () => {
  const labels = (role: UserType, ...kinds: RecordKind[]) =>
    actionsFor(
      kinds.map((kind) => found(kind)),
      'lake',
      role,
    ).map(({ label }) => label)
  expect(labels('owl')).toEqual([])
  expect(labels('owl', 'client', 'lead')).toEqual([
    'Assign Lake & Sons',
    'New contact at Lake & Sons',
    'New quote for Lake & Sons',
    'New task about Lake & Sons',
  ])
  expect(labels('project_manager', 'site_group')).toEqual([
    'New ad group for Lake & Sons',
    'New site of Lake & Sons',
    'New deal for Lake & Sons',
    'New task about Lake & Sons',
  ])
  expect(labels('admin', 'ad_group')).toEqual([
    'New ad from a template in Lake & Sons',
    'Assign Lake & Sons',
    'New ad group “lake”',
    'New video “lake”',
  ])
  expect(labels('admin', 'contact', 'brand')).toEqual([
    'New product of Lake & Sons',
    'Ask Lake & Sons for a review',
    'New task about Lake & Sons',
    'New ad group “lake”',
    'New video “lake”',
  ])
  expect(labels('project_manager', 'ad_group')).toContain('Assign Lake & Sons')
  expect(labels('graphic_designer', 'ad_group', 'client')).toEqual(['New ad from a template in Lake & Sons'])
})

test.each([
  ['admin', 'ad_group', '/dashboard/admin/assignments/ad-groups?q=Lake+%26+Sons'],
  ['project_manager', 'ad_group', `/dashboard/project-manager/ad-groups/${ID}#assignees`],
  ['owl', 'lead', `/dashboard/owl/leads/${ID}#sales`],
  ['super_admin', 'lead', `/dashboard/admin/leads/${ID}#sales`],
] as const)('%s: an assignment of %s is made at %s', (role, kind, href) => {
  const actions = actionsFor([found(kind)], 'lake', role)
  expect(actions.find(({ label }) => label.startsWith('Assign '))?.href).toBe(href)
})

test('a done task of somebody is shown in their list', () => {
  const task = found('task', { title: 'Call back', status: 'done' })
  expect(kindSpec('task').href(task, 'owl')).toBe(`/dashboard/owl/tasks?q=Call+back&state=done&person=${ID}`)
  expect(kindSpec('task').href({ ...task, status: 'open' }, 'graphic_designer')).toBe(
    '/dashboard/graphic-designer/tasks?q=Call+back',
  )
})

test.each([
  ['TotoTata', 'tata', 'Toto[Tata]'],
  ['Zürich Ölquelle', 'ol zur', '[Zür]ich [Öl]quelle'],
  ['Lake', 'sea', 'Lake'],
  ['a.b', '.', 'a.b'],
])('in %j, %j is at %j', (title, asked, expected) => {
  const marked = highlightParts(title, asked).map(({ text, isFound }) => (isFound ? `[${text}]` : text))
  expect(marked.join('')).toBe(expected)
})
