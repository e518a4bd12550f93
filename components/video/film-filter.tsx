'use client'

import { type MouseEvent, useEffect, useSyncExternalStore } from 'react'
import { paths } from '@/lib/paths'
import { industryHeading } from '@/lib/video/labels'
import type { AspectRatio } from '@/lib/video/types'

const SHAPES: readonly (readonly [AspectRatio, string])[] = [
  ['standard', 'Wide'],
  ['square', 'Square'],
  ['reel', 'Vertical'],
]

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

let asked = ''

/** Stays as it was while a film is open over the page, so that the page below does not move. */
function readAddress() {
  if (location.pathname === paths.videos()) asked = location.search
  return asked
}

function choose(query: URLSearchParams, name: string, value: string) {
  const next = new URLSearchParams(query)
  if (next.get(name) === value) next.delete(name)
  else next.set(name, value)
  // Without a state of its own, so that the router writes its own beside the address.
  history.replaceState(null, '', next.size > 0 ? `?${next}` : paths.videos())
  listeners.forEach((listener) => listener())
}

const CHIP =
  'block shrink-0 rounded-full border px-4 py-2 text-sm whitespace-nowrap hover:border-foreground aria-[current=true]:border-primary aria-[current=true]:text-primary aria-pressed:border-primary aria-pressed:text-primary'

type Filtered = readonly [name: string, shapes: readonly string[]]

/** Of the page's rows. Not by a style sheet, which the page's policy refuses. */
function show(names: readonly string[], shape?: string) {
  for (const row of document.querySelectorAll<HTMLElement>('[data-industry]')) {
    row.hidden = !names.includes(row.dataset.industry ?? '')
    for (const film of row.querySelectorAll('li'))
      film.hidden = shape !== undefined && film.dataset.shape !== shape
  }
}

type Props = {
  /** Dash-separated names with the shapes of their films. */
  industries: readonly Filtered[]
}

/** Narrows the rows of the page. Without scripts the chips of industries lead to the pages of industries. */
export function FilmFilter({ industries }: Props) {
  const query = new URLSearchParams(useSyncExternalStore(subscribe, readAddress, () => ''))
  const industry = industries.find(([name]) => name === query.get('industry'))
  const shape = SHAPES.find(([value]) => value === query.get('shape'))
  const shown = industries.filter(
    ([name, shapes]) => (!industry || name === industry[0]) && (!shape || shapes.includes(shape[0])),
  )
  useEffect(() =>
    show(
      shown.map(([name]) => name),
      shape?.[0],
    ),
  )

  return (
    <div className="grid gap-3">
      <ul
        aria-label="Industries"
        className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 sm:mx-0 sm:flex-wrap sm:px-0"
      >
        {industries.map(([name]) => (
          <li key={name}>
            <a
              href={paths.industry(name)}
              aria-current={name === industry?.[0]}
              onClick={(event: MouseEvent) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                choose(query, 'industry', name)
              }}
              className={CHIP}
            >
              {industryHeading(name)}
            </a>
          </li>
        ))}
      </ul>
      <div role="group" aria-label="Shape" className="flex flex-wrap gap-2 noscript:hidden">
        {SHAPES.map(([value, label]) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === shape?.[0]}
            onClick={() => choose(query, 'shape', value)}
            className={CHIP}
          >
            {label}
          </button>
        ))}
      </div>
      <p role="status" className="text-muted-foreground empty:hidden">
        {shown.length === 0 && 'No videos match both. Remove one of the two.'}
      </p>
    </div>
  )
}
