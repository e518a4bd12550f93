import { createAdminClient } from '@/lib/supabase/admin'
import { removeStoredUpload } from './film-parts'
import { sweepFilmUploads } from './film-sweep'

jest.mock('@/lib/supabase/admin', () => ({ createAdminClient: jest.fn() }))
jest.mock('./film-parts', () => ({ removeStoredUpload: jest.fn() }))

const NOW = new Date('2026-11-23T12:00:00Z')

function mockTable(rows: { id: string; path: string; storage_id: string | null }[]) {
  const deleted: string[] = []
  const lt = jest.fn().mockReturnThis()
  const table = {
    select: jest.fn().mockReturnThis(),
    lt,
    order: jest.fn().mockReturnThis(),
    limit: jest.fn().mockResolvedValue({ data: rows, error: null }),
    delete: () => ({
      eq: (_: string, id: string) => {
        deleted.push(id)
        return Promise.resolve({ error: null })
      },
    }),
  }
  jest.mocked(createAdminClient).mockReturnValue({ from: () => table } as never)
  return { deleted, lt }
}

beforeEach(() => jest.mocked(removeStoredUpload).mockReset())

test('removes the parts and the row of uploads that have expired', async () => {
  const { deleted, lt } = mockTable([
    { id: 'one', path: 'video/original-one', storage_id: 'stored' },
    { id: 'two', path: 'video/original-two', storage_id: null },
  ])
  expect(await sweepFilmUploads(NOW)).toBe(2)
  expect(lt).toHaveBeenCalledWith('expires_at', NOW.toISOString())
  expect(jest.mocked(removeStoredUpload).mock.calls).toEqual([
    ['video/original-one', 'stored'],
    ['video/original-two', null],
  ])
  expect(deleted).toEqual(['one', 'two'])
})

test('touches nothing when no upload has expired', async () => {
  const { deleted } = mockTable([])
  expect(await sweepFilmUploads(NOW)).toBe(0)
  expect(removeStoredUpload).not.toHaveBeenCalled()
  expect(deleted).toEqual([])
})
