import { createAdminClient } from '@/lib/supabase/admin'
import { readIncoming, removeUnfinished } from './incoming'

jest.mock('@/lib/supabase/admin', () => ({ createAdminClient: jest.fn() }))

const NOW = Date.parse('2026-11-23T12:00:00Z')

function mockBucket(bucket: Record<string, jest.Mock>) {
  jest.mocked(createAdminClient).mockReturnValue({ storage: { from: () => bucket } } as never)
}

test('removes files that waited for more than a day, and no others', async () => {
  const remove = jest.fn().mockResolvedValue({ error: null })
  const stored = [
    { name: 'old', created_at: '2026-11-22T11:59:00Z' },
    { name: 'new', created_at: '2026-11-22T12:01:00Z' },
    { name: 'folder', created_at: null },
  ]
  mockBucket({ remove, list: jest.fn().mockResolvedValue({ data: stored, error: null }) })
  await removeUnfinished('logos', NOW)
  expect(remove.mock.calls).toEqual([[['logos/old']]])
})

test('asks for no removal when nothing is old', async () => {
  const remove = jest.fn()
  mockBucket({ remove, list: jest.fn().mockResolvedValue({ data: [], error: null }) })
  await removeUnfinished('logos', NOW)
  expect(remove).not.toHaveBeenCalled()
})

test('stops reading a file that is larger than allowed', async () => {
  mockBucket({
    createSignedUrl: jest
      .fn()
      .mockResolvedValue({ data: { signedUrl: 'http://storage.example/' }, error: null }),
  })
  let sent = 0
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1000
      controller.enqueue(new Uint8Array(1000))
    },
  })
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(endless))
  const content = await readIncoming('logos/bomb', 5000)
  expect(content?.length).toBeGreaterThan(5000)
  expect(sent).toBeLessThan(20_000)
  fetched.mockRestore()
})

test('returns null for a file that never arrived', async () => {
  mockBucket({
    createSignedUrl: jest.fn().mockResolvedValue({ data: null, error: { message: 'Object not found' } }),
  })
  expect(await readIncoming('logos/nothing', 5000)).toBeNull()
})
