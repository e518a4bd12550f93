import { inOwnMemory } from './own-memory'

test('a small buffer keeps its own bytes only, and a large one is not copied', () => {
  const small = Buffer.from('a small answer')
  expect(small.buffer.byteLength).toBeGreaterThan(small.length)
  const own = inOwnMemory(small)
  expect([own.toString(), own.buffer.byteLength]).toEqual(['a small answer', small.length])
  const large = Buffer.alloc(Buffer.poolSize)
  expect(inOwnMemory(large)).toBe(large)
})
