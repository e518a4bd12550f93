import { useEffect, useState } from 'react'
import type { SitePoints } from '@/lib/owl/site-points'

async function readPoints(source: string, signal: AbortSignal): Promise<SitePoints> {
  const response = await fetch(source, { signal, cache: 'no-store' })
  if (!response.ok) throw new Error(`${source} answers ${response.status}`)
  return (await response.json()) as SitePoints
}

type Answer = { source: string; points: SitePoints | null }

/** The points of the last address that answered, so that the map stays while a filter changes. Null before the first answer. */
export function useSitePoints(source: string) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [attempt, setAttempt] = useState(1)

  useEffect(() => {
    const stop = new AbortController()
    readPoints(source, stop.signal).then(
      (points) => setAnswer({ source, points }),
      () => {
        if (!stop.signal.aborted) setAnswer({ source, points: null })
      },
    )
    return () => stop.abort()
  }, [source, attempt])

  return {
    points: answer?.points ?? null,
    hasFailed: answer?.source === source && answer.points === null,
    retry: () => {
      setAnswer(null)
      setAttempt(attempt + 1)
    },
  }
}
