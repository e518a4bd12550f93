import { safeNext } from './safe-next'

test.each([
  ['/', '/'],
  ['/dashboard/admin/home', '/dashboard/admin/home'],
  ['/dashboard/owl/home?page=2&sort=name', '/dashboard/owl/home?page=2&sort=name'],
  ['/videos/aerial-reel#frame', '/videos/aerial-reel'],
  ['/videos/../dashboard', '/dashboard'],
  ['/%2F/evil.test', '/%2F/evil.test'],
])('%j becomes %j', (value, expected) => {
  expect(safeNext(value)).toBe(expected)
})

test.each([
  [null],
  [undefined],
  [''],
  [['/dashboard']],
  ['dashboard'],
  ['https://evil.test'],
  ['javascript:alert(1)'],
  ['//evil.test'],
  ['///evil.test'],
  ['/\\evil.test'],
  ['/\t/evil.test'],
  ['/\n/evil.test'],
  ['/.//evil.test'],
  ['/x/..//evil.test'],
  ['//[broken'],
  ['/login'],
  ['/login?next=/dashboard'],
  ['/viewer'],
  [`/${'a'.repeat(3000)}`],
])('rejects %j', (value) => {
  expect(safeNext(value)).toBeNull()
})
