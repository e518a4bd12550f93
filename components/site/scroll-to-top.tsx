'use client'

import { usePathname, useSelectedLayoutSegments } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Starts every new page at its top, also where the router would keep the position because the new page's first element
 * happens to be in view. The segments are those of the page below a modal, so opening and closing one moves nothing;
 * going back and forth keeps the browser's own restored position.
 */
export function ScrollToTop() {
  const pathname = usePathname()
  const page = useSelectedLayoutSegments().join('/')
  const shownPage = useRef(page)
  const throughHistory = useRef(false)

  useEffect(() => {
    const remember = () => {
      throughHistory.current = true
    }
    window.addEventListener('popstate', remember)
    return () => window.removeEventListener('popstate', remember)
  }, [])

  useLayoutEffect(() => {
    if (page !== shownPage.current && !throughHistory.current && !location.hash) window.scrollTo(0, 0)
    shownPage.current = page
    throughHistory.current = false
  }, [page, pathname])

  return null
}
