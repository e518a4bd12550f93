import { useEffect, useSyncExternalStore } from 'react'

const never = () => () => {}

function readKept(): string | null {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !('callToken' in state)) return null
  return typeof state.callToken === 'string' ? state.callToken : null
}

/**
 * The token that came with the answer to a sent form. It is kept with this entry of the tab's history, so that a reload or a
 * way back shows the scheduler again, while a new visit to the page finds an empty form.
 */
export function useSentToken(answered: string | undefined): string | null {
  const kept = useSyncExternalStore(never, readKept, () => null)
  useEffect(() => {
    if (answered) history.replaceState({ ...history.state, callToken: answered }, '')
  }, [answered])
  return answered ?? kept
}
