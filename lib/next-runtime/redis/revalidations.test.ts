import { areTagsStale, tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import type { Redis } from './connection'
import { Revalidations } from './revalidations'

const NOW = Date.parse('2026-11-28T08:00:00Z')
/** Milliseconds that the question for the time, or its answer, is under way. */
const SLOW = 200

/** Its clock is right; one revalidation came just now. */
const redisThat = (slow: 'question' | 'answer') =>
  ({
    time: async () => {
      if (slow === 'question') jest.advanceTimersByTime(SLOW)
      const now = Date.now()
      if (slow === 'answer') jest.advanceTimersByTime(SLOW)
      return [String(Math.floor(now / 1000)), String((now % 1000) * 1000)]
    },
    xRange: async () => [
      {
        id: `${Date.now()}-0`,
        message: { tags: '["videos"]', durations: '{"expire":3600}' },
      },
    ],
  }) as unknown as Redis

beforeEach(() => jest.useFakeTimers({ now: NOW }))
afterEach(() => {
  jest.useRealTimers()
  tagsManifest.clear()
})

describe.each(['question', 'answer'] as const)('while the %s for the time is slow', (slow) => {
  test('what was rendered just before a change does not stay', async () => {
    await new Revalidations().start(redisThat(slow))
    expect(areTagsStale(['videos'], Date.now() - 1)).toBe(true)
    expect(areTagsStale(['videos'], Date.now())).toBe(false)
  })

  test('an entry of another server is no younger than it is', async () => {
    const revalidations = new Revalidations()
    await revalidations.start(redisThat(slow))
    const rendered = Date.now() - 1
    expect(revalidations.toLocalTime(revalidations.toRedisTime(rendered))).toBeLessThanOrEqual(rendered)
    expect(revalidations.toRedisTime(rendered)).toBeLessThanOrEqual(rendered)
  })
})
