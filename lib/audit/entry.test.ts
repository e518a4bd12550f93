import { auditedPath, type AuditEntry } from './entry'

const ID = 'a0000000-0000-4000-8000-000000000001'

const pathOf = (subject: Partial<AuditEntry['subject']>, table = 'ads') =>
  auditedPath(
    {
      id: 7,
      happenedAt: '2026-11-20T22:00:00Z',
      actor: null,
      actedAs: null,
      action: 'update',
      table,
      changes: [],
      reason: null,
      allowedChanges: false,
      subject: { kind: null, id: null, title: null, status: null, about: null, ...subject },
    },
    'super_admin',
  )

test('leads to the record, to its log when it has no page any more, or to the log of its kind', () => {
  expect(pathOf({ kind: 'video', id: ID, title: 'Harvest' })).toBe(`/dashboard/admin/video-gallery/${ID}`)
  expect(pathOf({ kind: 'user', id: ID, title: 'Ines' })).toBe(`/dashboard/super-admin/users/${ID}`)
  expect(pathOf({ kind: 'video', id: ID })).toBe(`/dashboard/super-admin/audit-log?record=${ID}`)
  expect(pathOf({ id: 'not an id' }, 'company_hours')).toBe(
    '/dashboard/super-admin/audit-log?table=company_hours',
  )
})
