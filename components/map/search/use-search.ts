import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import type { FindPlaces, Suggestion } from '@/components/map/types'
import { NEW_SEARCH, reduceSearch } from './search-state'

const DEBOUNCE_MS = 100

/** What was typed, what it may mean, and what becomes of the one that is chosen. */
export function useSearch<Found>(find: FindPlaces<Found>, onChoose: (place: Found) => void) {
  const [state, send] = useReducer(reduceSearch<Found>, NEW_SEARCH)
  /** The visitor pressed Enter before there was an answer, and takes its first place. */
  const eager = useRef(false)

  async function choose(suggestion: Suggestion<Found>) {
    eager.current = false
    send({ type: 'chosen', label: suggestion.label })
    const place = await suggestion.locate().catch(() => null)
    if (place) onChoose(place)
    else send({ type: 'placeless' })
  }

  const settle = useEffectEvent((suggestions: readonly Suggestion<Found>[]) => {
    const [first] = suggestions
    if (eager.current && first) void choose(first)
    else send({ type: 'answered', suggestions })
    eager.current = false
  })

  const { phase, text } = state
  useEffect(() => {
    if (phase !== 'asking') return
    const stop = new AbortController()
    const ask = async () => {
      try {
        const suggestions = await find(text, stop.signal)
        if (!stop.signal.aborted) settle(suggestions)
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

  /** Takes the suggestion that the arrows are on, or else the first. */
  function submit() {
    const suggestion = state.suggestions[Math.max(0, state.active)]
    if (phase === 'answered' && suggestion) void choose(suggestion)
    else if (text.trim()) {
      eager.current = true
      send({ type: 'asked' })
    }
  }

  return { state, send, choose, submit }
}
