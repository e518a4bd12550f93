import { useEffect, useState } from 'react'
import { paths } from '@/lib/paths'
import type { Schedule } from '@/lib/scheduling/types'
import type { SchedulerChoice } from './scheduler-choice'

type Loaded =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; Scheduler: typeof SchedulerChoice; schedule: Schedule }

const TIMEOUT_MS = 15_000

async function load(token: string): Promise<Loaded> {
  const [code, answer] = await Promise.all([
    import('./scheduler-choice'),
    fetch(paths.introCallSchedule(token), { signal: AbortSignal.timeout(TIMEOUT_MS) }),
  ])
  if (!answer.ok) return { status: 'failed' }
  return { status: 'ready', Scheduler: code.SchedulerChoice, schedule: (await answer.json()) as Schedule }
}

/** Loads the code and the free times only after the contact form was sent. */
export function useSchedule(token: string) {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isCurrent = true
    void load(token)
      .catch((): Loaded => ({ status: 'failed' }))
      .then((next) => isCurrent && setLoaded(next))
    return () => void (isCurrent = false)
  }, [token, attempt])

  return {
    loaded,
    tryAgain() {
      setLoaded({ status: 'loading' })
      setAttempt((count) => count + 1)
    },
  }
}
