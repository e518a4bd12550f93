import type { NamedPoint, Suggestion } from '@/components/map/types'

export type SearchState<Found = NamedPoint> = {
  text: string
  /** `idle`: nothing requested, or the results were used or closed. */
  phase: 'idle' | 'loading' | 'received' | 'failed' | 'unlocatable'
  suggestions: readonly Suggestion<Found>[]
  /** Index of the highlighted suggestion; -1 for the input. */
  active: number
  /** Enter was pressed before the results arrived: choose the first one. */
  submitPending: boolean
}

export type SearchEvent<Found = NamedPoint> =
  | { type: 'typed'; text: string }
  | { type: 'submitted' | 'failed' | 'closed' | 'unlocatable' }
  | { type: 'received'; suggestions: readonly Suggestion<Found>[] }
  | { type: 'moved'; by: 1 | -1 }
  | { type: 'chosen'; label: string }

export const NEW_SEARCH: SearchState<never> = {
  text: '',
  phase: 'idle',
  suggestions: [],
  active: -1,
  submitPending: false,
}

/** Cycles through the suggestions and the input. */
function step(active: number, by: 1 | -1, count: number): number {
  const stops = count + 1
  return ((active + 1 + by + stops) % stops) - 1
}

export function reduceSearch<Found = NamedPoint>(
  state: SearchState<Found>,
  event: SearchEvent<Found>,
): SearchState<Found> {
  switch (event.type) {
    case 'typed':
      // Old suggestions stay until new ones arrive, to avoid flicker. Keeps the highlight if its suggestion is
      // still there.
      return event.text.trim()
        ? { ...state, text: event.text, phase: 'loading', active: -1, submitPending: false }
        : { ...NEW_SEARCH, text: event.text }
    case 'submitted':
      // The results may have arrived meanwhile.
      return {
        ...state,
        phase: state.phase === 'received' && state.suggestions.length > 0 ? 'received' : 'loading',
        submitPending: true,
      }
    case 'received': {
      const { suggestions } = event
      const reached = state.suggestions[state.active]?.label
      return {
        ...state,
        phase: 'received',
        suggestions,
        active: suggestions.findIndex(({ label }) => label === reached),
      }
    }
    case 'failed':
    case 'unlocatable':
      return { ...NEW_SEARCH, text: state.text, phase: event.type }
    case 'moved':
      return { ...state, active: step(state.active, event.by, state.suggestions.length) }
    case 'closed':
      return { ...NEW_SEARCH, text: state.text }
    case 'chosen':
      return { ...NEW_SEARCH, text: event.label }
  }
}
