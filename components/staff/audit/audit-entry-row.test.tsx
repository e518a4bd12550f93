import { renderToStaticMarkup } from 'react-dom/server'
import type { AuditEntry } from '@/lib/data/people/audit-log'
import { AuditEntryRow } from './audit-entry-row'

const CHANGE: AuditEntry = {
  id: 7,
  happenedAt: '2026-11-20T22:00:00Z',
  actor: 'Ruth Ainsley',
  actedAs: 'Marcus Bell',
  action: 'update',
  table: 'seo_blog_posts',
  rowKey: 'a7',
  changes: [
    { column: 'dont_feature', values: { before: false, after: true } },
    { column: 'user_type', values: { before: 'graphic_designer', after: null } },
    { column: 'preview_text', values: null },
  ],
  reason: null,
  allowedChanges: false,
}

const textOf = (entry: AuditEntry) =>
  renderToStaticMarkup(<AuditEntryRow entry={entry} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

test('shows who changed what, and as which user', () => {
  const text = textOf(CHANGE)
  expect(text).toContain('Ruth Ainsley as Marcus Bell')
  expect(text).toContain('Changed : Blog posts a7')
  expect(text).toContain('dont feature : no → yes')
  expect(text).toContain('user type : graphic designer → none')
  expect(text).toContain('preview text')
})

test('shows the reason of a mirroring session', () => {
  const start = {
    ...CHANGE,
    action: 'start' as const,
    changes: [],
    reason: 'Ticket 12',
    allowedChanges: true,
  }
  expect(textOf(start)).toContain('Mirroring started “Ticket 12” Changes allowed')
})

test('shows deleted users as former users', () => {
  expect(textOf({ ...CHANGE, actor: null, actedAs: null })).toContain('Former user Changed')
})
