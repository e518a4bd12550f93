import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { onceNearViewport } from '@/components/hooks/once-near-viewport'
import type { Live } from './live'
import type { Failure } from './types'

const INTERACTION_EVENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'] as const

/**
 * Calls `onTrigger` once, on the first interaction after the element came near the viewport. The static map looks
 * the same, so visitors who do not interact need no live map.
 */
export function useMapTrigger(element: RefObject<Element | null>, onTrigger: () => void) {
  useEffect(() => {
    if (!element.current) return
    const stop = new AbortController()
    const { signal } = stop
    const onInteraction = () => {
      stop.abort()
      onTrigger()
    }
    const stopObserving = onceNearViewport(element.current, () => {
      for (const type of INTERACTION_EVENTS) addEventListener(type, onInteraction, { signal, passive: true })
    })
    return () => {
      stopObserving()
      stop.abort()
    }
  }, [element, onTrigger])
}

type EngineState =
  { status: 'idle' | 'loading' } | { status: 'live'; live: Live } | { status: 'failed'; failure: Failure }

const NO_CODE: Failure = {
  map: 'Failed to initialize map: its code could not be loaded.',
  search: 'The search could not be loaded.',
}

export function useEngine() {
  const [state, setState] = useState<EngineState>({ status: 'idle' })
  const started = useRef<Promise<Live | null>>(null)

  const fail = useCallback((failure: Failure) => setState({ status: 'failed', failure }), [])

  /** Resolves to null on failure; `state` has the reason. */
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
    setState((now) => (now.status === 'idle' ? { status: 'loading' } : now))
    return started.current
  }, [fail])

  return { state, start, fail }
}

const startLive = async () => (await import('./live')).startLive()
