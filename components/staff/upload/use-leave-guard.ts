import { useEffect } from 'react'

const QUESTION = 'A file is still being uploaded. Leave and cancel it?'

const isNavigation = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
  return isPlain && link instanceof HTMLAnchorElement && link.target !== '_blank'
}

/** The browser asks on unload; links inside the portal do not unload, so they are intercepted. */
export function useLeaveGuard(isBusy: boolean, question = QUESTION): void {
  useEffect(() => {
    if (!isBusy) return
    const listening = new AbortController()
    addEventListener('beforeunload', (event) => event.preventDefault(), { signal: listening.signal })
    const confirmLeave = (event: MouseEvent) => {
      if (!isNavigation(event) || confirm(question)) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('click', confirmLeave, { signal: listening.signal, capture: true })
    return () => listening.abort()
  }, [isBusy, question])
}
