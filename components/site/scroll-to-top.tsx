'use client'

import { usePathname, useSelectedLayoutSegments } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { takeFilmScroll } from '@/components/video/film-history'

/**
 * Scrolls new pages to the top where the router keeps the position. Ignores modals; back and forward keep their
 * restored position. After a reload the browser cannot restore the page below a film, because it is not drawn yet.
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
    const filmScroll = throughHistory.current ? takeFilmScroll() : null
    if (page !== shownPage.current) {
      if (filmScroll !== null) window.scrollTo(0, filmScroll)
      else if (!throughHistory.current && !location.hash) window.scrollTo(0, 0)
    }
    shownPage.current = page
    throughHistory.current = false
  }, [page, pathname])

  return null
}
