'use client'

import { useCallback, useRef, useState } from 'react'
import { track } from '@/lib/analytics/track'
import type { Still } from '@/lib/map/still'
import { SEARCH_ZOOM, type View } from '@/lib/map/view'
import { MapError } from './map-error'
import { SearchBox } from './search/search-box'
import { StillMap } from './still-map'
import { useEngine, useWake } from './use-map-loader'
import type { Asked, LocatorKind, NamedPoint } from './types'
import styles from './locator.module.css'

type Props = {
  kind: LocatorKind
  /** Where the map begins. */
  view: View
  placeholder: string
  state?: string
  still: Still
}

/** All of the map that is part of the page's first script: the search box, and what loads the rest when it is needed. */
export function LocatorShell({ kind, view: home, placeholder, state, still }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const engine = useEngine()
  const [view, setView] = useState(home)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [ready, setReady] = useState(false)
  const { start, fail } = engine
  const wake = useCallback(() => void start(), [start])
  useWake(frame, wake)

  const find = useCallback(
    async (text: string, signal: AbortSignal) => (await start())?.engine.finder(state)(text, signal) ?? [],
    [start, state],
  )
  const search = (place: NamedPoint) => {
    const { label, lat, lng } = place
    track({
      name: 'Search',
      params: { search_term: label, content_category: 'videographer_search', content_name: kind },
    })
    setView({ lat, lng, zoom: SEARCH_ZOOM })
    setAsked({ ...place, by: 'search' })
  }
  const failure = engine.state.status === 'failed' ? engine.state.failure : null

  return (
    <div ref={frame} data-ready={ready || undefined} className={styles.shell}>
      <StillMap still={still} />
      {engine.state.status === 'live' && (
        <engine.state.live.LiveMap
          engine={engine.state.live.engine}
          kind={kind}
          home={home}
          view={view}
          asked={asked}
          onView={setView}
          onPin={(place) => setAsked({ ...place, by: 'pin' })}
          onReady={() => setReady(true)}
          onFail={(message) => fail({ map: message, search: message })}
        />
      )}
      {failure && <MapError message={kind === 'blog' ? 'Failed to load map' : failure.map} />}
      <SearchBox
        placeholder={placeholder}
        failure={failure?.search ?? null}
        find={find}
        onNear={wake}
        onChoose={search}
      />
      {engine.state.status !== 'asleep' && !ready && !failure && (
        <p role="status" className={styles.loading}>
          {kind === 'near-me' ? 'Loading videographer locations...' : 'Loading the map...'}
        </p>
      )}
    </div>
  )
}
