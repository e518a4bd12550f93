import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { whenNear } from '@/components/hooks/when-near'
import type { Live } from './live'
import type { Failure } from './types'

/** Whatever a person does first, wherever on the page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'] as const

/**
 * Calls `wake` once, when the element is near the window and somebody is there: the map that is drawn already looks the
 * same, so whoever only glances at the page need not load the one that moves.
 */
export function useWake(element: RefObject<Element | null>, wake: () => void) {
  useEffect(() => {
    if (!element.current) return
    const stop = new AbortController()
    const { signal } = stop
    const onSign = () => {
      stop.abort()
      wake()
    }
    const forget = whenNear(element.current, () => {
      for (const sign of SIGNS) addEventListener(sign, onSign, { signal, passive: true })
    })
    return () => {
      forget()
      stop.abort()
    }
  }, [element, wake])
}

type EngineState =
  { status: 'asleep' | 'loading' } | { status: 'live'; live: Live } | { status: 'failed'; failure: Failure }

const NO_CODE: Failure = {
  map: 'Failed to initialize map: its code could not be loaded.',
  search: 'The search could not be loaded.',
}

/** The map that moves, with its search, once `start` was called. */
export function useEngine() {
  const [state, setState] = useState<EngineState>({ status: 'asleep' })
  const started = useRef<Promise<Live | null>>(null)

  const fail = useCallback((failure: Failure) => setState({ status: 'failed', failure }), [])

  /** Null when there is none to be had; `state` says why. */
  const start = useCallback(() => {
    started.current ??= startLive().then(
      (answer) => {
        if ('live' in answer) setState({ status: 'live', live: answer.live })
        else fail(answer.failure)
        return 'live' in answer ? answer.live : null
      },
      () => {
        fail(NO_CODE)
        return null
      },
    )
    setState((now) => (now.status === 'asleep' ? { status: 'loading' } : now))
    return started.current
  }, [fail])

  return { state, start, fail }
}

const startLive = async () => (await import('./live')).startLive()
