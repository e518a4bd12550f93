import { createAdminClient } from '@/lib/supabase/admin'
import { removeOrphanFiles } from './orphan-files'

jest.mock('@/lib/supabase/admin', () => ({ createAdminClient: jest.fn() }))

const { signal } = new AbortController()

/** Storage that keeps files whose names start with 'stuck'. */
function mockStorage(files: { bucket: string; name: string }[]) {
  let left = files
  const remove = (bucket: string) => (names: string[]) => {
    const gone = names.filter((name) => !name.startsWith('stuck'))
    left = left.filter((file) => file.bucket !== bucket || !gone.includes(file.name))
    return Promise.resolve({ data: gone.map((name) => ({ name })), error: null })
  }
  jest.mocked(createAdminClient).mockReturnValue({
    rpc: (_: string, { row_limit: limit }: { row_limit: number }) =>
      Promise.resolve({ data: left.slice(0, limit), error: null }),
    storage: { from: (bucket: string) => ({ remove: remove(bucket) }) },
  } as never)
  return () => left
}

it('removes the orphans of all buckets, in several rounds', async () => {
  const left = mockStorage(
    Array.from({ length: 250 }, (_, index) => ({
      bucket: index % 2 ? 'films' : 'incoming',
      name: `${index}`,
    })),
  )
  expect(await removeOrphanFiles(signal)).toBe(250)
  expect(left()).toEqual([])
})

it('ends when a file cannot be removed', async () => {
  const left = mockStorage([
    { bucket: 'films', name: 'stuck' },
    { bucket: 'films', name: 'old' },
  ])
  expect(await removeOrphanFiles(signal)).toBe(1)
  expect(left()).toHaveLength(1)
})

it('removes nothing after the worker lost the job', async () => {
  mockStorage([{ bucket: 'films', name: 'old' }])
  expect(await removeOrphanFiles(AbortSignal.abort())).toBe(0)
})
