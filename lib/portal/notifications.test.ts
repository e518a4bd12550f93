import { USER_TYPES } from '@/lib/auth/roles'
import {
  canMute,
  describeNotification,
  kindsFor,
  NOTIFICATION_KINDS,
  placeOf,
  type NotificationKind,
  type NotificationLine,
} from './notifications'
import { findRoute } from './screens'

const ID = 'e3000000-0000-4000-8000-000000000101'

const line = (change: Partial<NotificationLine> = {}): NotificationLine => ({
  kind: 'ad_comment',
  aboutKind: 'ad',
  aboutId: ID,
  label: 'Harvest Morning',
  events: 1,
  ...change,
})

const ABOUT: Record<NotificationKind, NotificationLine['aboutKind'][]> = {
  ad_comment: ['ad'],
  ad_approval: ['ad'],
  ad_assignment: ['ad_group', 'handover'],
  quote_seen: ['quote'],
  quote_question: ['quote'],
  quote_accepted: ['quote'],
  quote_declined: ['quote'],
  quote_assignment: ['quote'],
  lead_assignment: ['lead', 'bulk_change', 'handover'],
  task_assignment: ['task'],
  job_done: ['ad_fill', 'video', 'bulk_change'],
  job_failed: ['ad_fill', 'video', 'bulk_change'],
  import_done: ['owl_import', 'place_import'],
  import_failed: ['owl_import', 'place_import'],
}

test.each([
  [line({ author: 'Dana' }), 'Dana commented on Harvest Morning'],
  [line(), 'A client commented on Harvest Morning'],
  [line({ author: 'Dana', wantsChanges: true }), 'Dana asks for changes to Harvest Morning'],
  [line({ events: 3, author: 'Dana' }), '3 comments on Harvest Morning'],
  [line({ kind: 'ad_approval', author: 'Dana' }), 'Dana approved Harvest Morning'],
  [
    line({ kind: 'lead_assignment', aboutKind: 'lead', author: 'Marcus Bell' }),
    'Marcus Bell gave you the lead Harvest Morning',
  ],
  [
    line({
      kind: 'lead_assignment',
      aboutKind: 'bulk_change',
      list: 'leads',
      author: 'Marcus Bell',
      label: '1,200 leads',
    }),
    'Marcus Bell gave you 1,200 leads',
  ],
  [
    line({ kind: 'task_assignment', aboutKind: 'task', author: 'Marcus Bell' }),
    'Marcus Bell gave you the task Harvest Morning',
  ],
  [line({ kind: 'task_assignment', aboutKind: 'task' }), 'The task Harvest Morning is yours'],
  [
    line({ kind: 'quote_assignment', aboutKind: 'quote', author: 'Marcus Bell', label: 'Q-2026-1 Film' }),
    'Marcus Bell gave you quote Q-2026-1 Film',
  ],
  [
    line({
      kind: 'ad_assignment',
      aboutKind: 'bulk_change',
      author: 'Marcus Bell',
      label: '1,200 ad groups',
    }),
    'Marcus Bell assigned you to 1,200 ad groups',
  ],
  [
    line({ kind: 'job_done', aboutKind: 'bulk_change', label: '1,200 leads' }),
    'The change of 1,200 leads is done',
  ],
  [
    line({ kind: 'job_done', aboutKind: 'bulk_change', label: '1,200 leads', isUndo: true }),
    'The change of 1,200 leads was put back',
  ],
  [
    line({ kind: 'job_failed', aboutKind: 'bulk_change', label: '1,200 leads', isUndo: true }),
    'The undo of the change of 1,200 leads failed',
  ],
  [line({ kind: 'import_done', aboutKind: 'owl_import' }), 'The import of Harvest Morning is done'],
  [
    line({ kind: 'import_done', aboutKind: 'owl_import', isUndo: true }),
    'The import of Harvest Morning was undone',
  ],
  [line({ kind: 'import_failed', aboutKind: 'owl_import' }), 'The import of Harvest Morning failed'],
  [
    line({ kind: 'import_failed', aboutKind: 'place_import', isUndo: true }),
    'The undo of the import of Harvest Morning failed',
  ],
  [line({ kind: 'job_failed', aboutKind: 'video' }), 'The film Harvest Morning could not be prepared'],
  [line({ kind: 'job_failed', aboutKind: 'ad_fill' }), 'The ads from Harvest Morning could not be made'],
])('says what happened: %j', (notification, text) => {
  expect(describeNotification(notification)).toBe(text)
})

test.each(
  USER_TYPES.flatMap((role) =>
    kindsFor(role).flatMap((kind) =>
      ABOUT[kind]
        // Films and place pages are in the admins' area alone, so that nobody else starts their jobs.
        .filter((about) => !['video', 'place_import'].includes(about) || role.endsWith('admin'))
        .filter((about) => about !== 'ad_fill' || role !== 'owl')
        .filter((about) => about !== 'bulk_change' || role === 'owl' || role.endsWith('admin'))
        .map((aboutKind) => ({ role, kind, aboutKind })),
    ),
  ),
)('$kind about $aboutKind leads $role to a screen', ({ role, kind, aboutKind }) => {
  const place = placeOf(line({ kind, aboutKind, collection: 'brands' }), role, ID)
  const { pathname } = new URL(place, 'https://fieldlight.example')
  expect(findRoute(pathname)).toMatchObject({ kind: 'screen' })
  // Tasks and many rows are on a list.
  expect(pathname.includes(ID)).toBe(!['bulk_change', 'handover', 'task'].includes(aboutKind))
})

test('designers are told nothing of sales, and owls nothing of ads', () => {
  expect(kindsFor('graphic_designer').filter((kind) => /^(quote|lead)_/.test(kind))).toEqual([])
  expect(kindsFor('owl').filter((kind) => kind.startsWith('ad_'))).toEqual([])
  expect(kindsFor('super_admin')).toEqual(Object.keys(NOTIFICATION_KINDS))
})

test('what ends once cannot be muted', () => {
  expect(canMute(line())).toBe(true)
  expect(canMute(line({ kind: 'job_done', aboutKind: 'video' }))).toBe(false)
  expect(canMute(line({ kind: 'lead_assignment', aboutKind: 'handover' }))).toBe(false)
  expect(canMute(line({ kind: 'lead_assignment', aboutKind: 'bulk_change' }))).toBe(false)
  expect(canMute(line({ kind: 'lead_assignment', aboutKind: 'lead' }))).toBe(true)
})

test.each([
  ['ad_assignment', 'ad-groups', 'project_manager', `/dashboard/project-manager/ad-groups?assignee=${ID}`],
  ['ad_assignment', 'ad-groups', 'graphic_designer', `/dashboard/graphic-designer/ad-groups?assignee=${ID}`],
  ['ad_assignment', 'ad-groups', 'super_admin', `/dashboard/admin/ad-groups?assignee=${ID}`],
  ['lead_assignment', 'leads', 'owl', `/dashboard/owl/leads?owner=${ID}`],
  ['job_done', 'leads', 'owl', '/dashboard/owl/leads'],
] as const)('%s of many %s leads a %s to %s', (kind, list, role, place) => {
  expect(placeOf(line({ kind, aboutKind: 'bulk_change', list }), role, ID)).toBe(place)
})

test.each([
  ['ad_assignment', 'ad-groups', 'graphic_designer', `/dashboard/graphic-designer/ad-groups?assignee=${ID}`],
  ['lead_assignment', 'leads', 'super_admin', `/dashboard/admin/leads?owner=${ID}`],
] as const)('%s of %s given at once leads a %s to %s', (kind, list, role, place) => {
  expect(placeOf(line({ kind, aboutKind: 'handover', list }), role, ID)).toBe(place)
})

test.each([
  ['super_admin', '/dashboard/super-admin/tasks'],
  ['graphic_designer', '/dashboard/graphic-designer/tasks'],
] as const)('a task leads a %s to %s', (role, place) => {
  expect(placeOf(line({ kind: 'task_assignment', aboutKind: 'task' }), role, ID)).toBe(place)
})

test('letters that were written before they named their person lead to the whole list', () => {
  const given = line({ kind: 'lead_assignment', aboutKind: 'bulk_change', list: 'leads' })
  expect(placeOf(given, 'owl', undefined)).toBe('/dashboard/owl/leads')
})
