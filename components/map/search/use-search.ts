import { useEffect, useEffectEvent, useLayoutEffect, useReducer } from 'react'
import type { FindPlaces, Suggestion } from '@/components/map/types'
import { NEW_SEARCH, reduceSearch } from './search-state'

const DEBOUNCE_MS = 100

export function useSearch<Found>(find: FindPlaces<Found>, onChoose: (place: Found) => void) {
  const [state, send] = useReducer(reduceSearch<Found>, NEW_SEARCH)

  async function choose(suggestion: Suggestion<Found>) {
    send({ type: 'chosen', label: suggestion.label })
    const place = await suggestion.locate().catch(() => null)
    if (place) onChoose(place)
    else send({ type: 'unlocatable' })
  }

  const { phase, text, suggestions, active, submitPending } = state
  const [first] = suggestions
  const chooseFirst = useEffectEvent(() => first && void choose(first))
  const takesFirst = submitPending && phase === 'received'
  // Before paint, so that the list does not flash.
  useLayoutEffect(() => {
    if (takesFirst) chooseFirst()
  }, [takesFirst])

  useEffect(() => {
    if (phase !== 'loading') return
    const stop = new AbortController()
    const ask = async () => {
      try {
        const found = await find(text, stop.signal)
        if (!stop.signal.aborted) send({ type: 'received', suggestions: found })
      } catch {
        if (!stop.signal.aborted) send({ type: 'failed' })
      }
    }
    const timer = setTimeout(() => void ask(), DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [phase, text, find])

  /** Chooses the highlighted suggestion, otherwise the first. */
  function submit() {
    const suggestion = suggestions[phase === 'received' ? Math.max(0, active) : active]
    if (suggestion) void choose(suggestion)
    else if (text.trim()) send({ type: 'submitted' })
  }

  return { state, send, choose, submit }
}
