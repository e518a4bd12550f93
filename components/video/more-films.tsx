'use client'

import { useEffect, useRef, useState, type ComponentProps } from 'react'
import type MoreFilmsList from './more-films-list'

/** The last items of a strip, loaded when somebody moves it. A link to all films stands beside it. */
export function MoreFilms(props: ComponentProps<typeof MoreFilmsList>) {
  const end = useRef<HTMLLIElement>(null)
  const [code, setCode] = useState<{ List: typeof MoreFilmsList } | null>(null)

  useEffect(() => {
    const strip = end.current?.parentElement
    const load = () =>
      void import('./more-films-list').then(
        ({ default: List }) => setCode({ List }),
        () => undefined,
      )
    strip?.addEventListener('scroll', load, { once: true, passive: true })
    return () => strip?.removeEventListener('scroll', load)
  }, [])

  if (!code) return <li ref={end} aria-hidden="true" className="w-0! p-0!" />
  return <code.List {...props} />
}
