import { auditPath, isFiltered, readAuditSearch } from './search'

const EVERYTHING = { person: null, table: null, action: null, from: null, to: null, page: 1 }
const NARROWED = {
  person: 'a0000000-0000-4000-8000-000000000001',
  table: 'video_clients',
  action: 'update' as const,
  from: '2026-11-01',
  to: '2026-11-20',
  page: 3,
}

test('reads and writes the search in the URL', () => {
  expect(readAuditSearch({ ...NARROWED, page: '3' })).toEqual(NARROWED)
  const [, query] = auditPath(NARROWED).split('?')
  expect(readAuditSearch(Object.fromEntries(new URLSearchParams(query)))).toEqual(NARROWED)
  expect(auditPath(EVERYTHING)).toBe('/dashboard/super-admin/audit-log')
  expect(isFiltered(NARROWED)).toBe(true)
  expect(isFiltered({ ...EVERYTHING, page: 2 })).toBe(false)
})

test.each([
  {},
  { person: '', table: '', action: '', from: '', to: '', page: '' },
  { person: 'me', table: 'videos;--', action: 'truncate', from: '2026-13-01', to: 'today', page: '0' },
  { person: ['a', 'b'], page: ['1', '2'] },
  { page: '1.5' },
  { page: '999999' },
])('ignores invalid or empty parameters: %j', (params) => {
  expect(readAuditSearch(params)).toEqual(EVERYTHING)
})
