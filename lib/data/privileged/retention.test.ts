import { createAdminClient } from '@/lib/supabase/admin'
import { removeExpired } from './retention'

jest.mock('@/lib/observability/log', () => ({ log: { error: jest.fn() } }))
jest.mock('@/lib/supabase/admin', () => ({ createAdminClient: jest.fn() }))

const { signal } = new AbortController()

/** Tables with so many old rows each. `broken` ones answer with an error. */
function mockTables(old: Record<string, number>, broken: string[] = []) {
  const left = { 'private.acts': 0, ...old }
  const take = (table: string, limit: number) => {
    if (broken.includes(table)) return { data: null, error: { code: '57014' } }
    const data = Math.min(limit, left[table as keyof typeof left])
    left[table as keyof typeof left] -= data
    return { data, error: null }
  }
  const calls = {
    list_expiring_tables: () => ({ data: Object.keys(old), error: null }),
    remove_expired: (args: { of_table: string; row_limit: number }) => take(args.of_table, args.row_limit),
    remove_old_changes: (args: { row_limit: number }) => take('private.acts', args.row_limit),
  }
  jest.mocked(createAdminClient).mockReturnValue({
    rpc: (name: keyof typeof calls, args: never) => Promise.resolve(calls[name](args)),
  } as never)
  return left
}

it('empties each table in steps of its own', async () => {
  const left = mockTables({ 'public.jobs': 2500, 'private.rate_limits': 0, 'private.acts': 7 })
  expect(await removeExpired(signal)).toBe(2507)
  expect(Object.values(left)).toEqual([0, 0, 0])
})

it('empties the other tables when one fails, and fails at the end', async () => {
  const left = mockTables({ 'public.notifications': 5, 'public.jobs': 5, 'private.acts': 7 }, [
    'public.notifications',
  ])
  await expect(removeExpired(signal)).rejects.toThrow('retention.removeExpired')
  expect(left).toEqual({ 'public.notifications': 5, 'public.jobs': 0, 'private.acts': 0 })
})

it('removes nothing after the worker lost the job', async () => {
  const left = mockTables({ 'public.jobs': 5 })
  expect(await removeExpired(AbortSignal.abort())).toBe(0)
  expect(left['public.jobs' as keyof typeof left]).toBe(5)
})
