import { useEffect, useReducer } from 'react'
import type { NavigationArea } from '@/lib/portal/navigation'
import { changePalette, paletteEntries } from '@/lib/portal/palette'
import type { RecordAnswer } from '@/lib/portal/record-answer'
import { staffPaths } from '@/lib/portal/staff-paths'
import { nameRecents, readRecents } from './recent-records'

/** Shorter than a pause between words, longer than one between letters. */
const PAUSE_MS = 120

async function search(text: string, signal: AbortSignal): Promise<RecordAnswer> {
  const address = staffPaths.searchRecords({ q: text })
  const response = await fetch(address, { signal, headers: { accept: 'application/json' } })
  // A session that ended leads to the login page.
  if (!response.ok || response.redirected) throw new Error(`The search answered ${response.status}`)
  return response.json() as Promise<RecordAnswer>
}

type Options = { areas: readonly NavigationArea[]; searchPage: string; personId: string }

/** What the palette shows. It asks the server after a pause in typing. */
export function usePalette({ areas, searchPage, personId }: Options) {
  const [state, dispatch] = useReducer(changePalette, null, () => ({
    entries: paletteEntries(areas),
    searchPage,
    recents: [],
    text: '',
    answer: null,
    chosen: null,
  }))
  const { text } = state

  useEffect(() => {
    const request = new AbortController()
    const load = async () => {
      const recents = await nameRecents(personId, await readRecents(personId), request.signal)
      dispatch({ kind: 'remembered', recents })
    }
    // Without an answer there are no recent ones; nothing else depends on them.
    load().catch(() => undefined)
    return () => request.abort()
  }, [personId])

  useEffect(() => {
    if (text.trim() === '') return
    const request = new AbortController()
    const timer = setTimeout(() => {
      search(text, request.signal).then(
        (found) => dispatch({ kind: 'answered', text, found }),
        () => {
          if (!request.signal.aborted) dispatch({ kind: 'answered', text, found: null })
        },
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [text])

  return [state, dispatch] as const
}
