import type { SearchState } from './search-state'

type Message = {
  text: string
  /** False: for screen readers only. */
  seen: boolean
}

const say = (text: string): Message => ({ text, seen: true })

export function searchMessage({ phase, text, suggestions }: SearchState): Message {
  const count = suggestions.length
  switch (phase) {
    case 'idle':
      return { text: '', seen: false }
    case 'loading':
      return count > 0 ? { text: '', seen: false } : say('Searching...')
    case 'received':
      if (count === 0) return say(`No place found for '${text.trim()}'.`)
      return { text: count === 1 ? '1 place found.' : `${count} places found.`, seen: false }
    case 'unlocatable':
      return say('This place has no position on the map. Please choose another one.')
    case 'failed':
      return say(
        navigator.onLine
          ? 'The search did not respond. Please try again.'
          : 'You are offline. The search works again once you are connected.',
      )
  }
}
