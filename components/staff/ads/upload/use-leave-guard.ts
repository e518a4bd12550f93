import { useEffect } from 'react'

const QUESTION = 'A file is still being uploaded. Leave and cancel it?'

const leadsAway = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
  return isPlain && link instanceof HTMLAnchorElement && link.target !== '_blank'
}

/** Asks before the page is left: the browser where it goes elsewhere, and here where a link leads to another screen. */
export function useLeaveGuard(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return
    const listening = new AbortController()
    addEventListener('beforeunload', (event) => event.preventDefault(), { signal: listening.signal })
    const ask = (event: MouseEvent) => {
      if (!leadsAway(event) || confirm(QUESTION)) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('click', ask, { signal: listening.signal, capture: true })
    return () => listening.abort()
  }, [isBusy])
}
