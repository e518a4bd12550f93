'use client'

import { useCallback, useRef, useState } from 'react'
import { track } from '@/lib/analytics/track'
import type { StaticMapData } from '@/lib/map/static-map'
import { SEARCH_ZOOM, type View } from '@/lib/map/view'
import { MapError } from './map-error'
import { SearchBox } from './search/search-box'
import { StaticMap } from './static-map'
import { useEngine, useMapTrigger } from './use-map-loader'
import type { SelectedPlace, LocatorKind, NamedPoint } from './types'
import styles from './locator.module.css'

type Props = {
  kind: LocatorKind
  view: View
  placeholder: string
  state?: string
  still: StaticMapData
}

/** The only eager part of the map: the search box and the loader. */
export function LocatorShell({ kind, view: home, placeholder, state, still }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const engine = useEngine()
  const [view, setView] = useState(home)
  const [selected, setSelected] = useState<SelectedPlace | null>(null)
  const [ready, setReady] = useState(false)
  const { start, fail } = engine
  const load = useCallback(() => void start(), [start])
  useMapTrigger(frame, load)

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
    setSelected({ ...place, by: 'search' })
  }
  const failure = engine.state.status === 'failed' ? engine.state.failure : null

  return (
    <div ref={frame} data-ready={ready || undefined} className={styles.shell}>
      <StaticMap still={still} />
      {engine.state.status === 'live' && (
        <engine.state.live.LiveMap
          engine={engine.state.live.engine}
          kind={kind}
          home={home}
          view={view}
          selected={selected}
          onView={setView}
          onPin={(place) => setSelected({ ...place, by: 'pin' })}
          onReady={() => setReady(true)}
          onFail={(message) => fail({ map: message, search: message })}
        />
      )}
      {failure && <MapError message={kind === 'blog' ? 'Failed to load map' : failure.map} />}
      <SearchBox
        placeholder={placeholder}
        failure={failure?.search ?? null}
        find={find}
        onNear={load}
        onChoose={search}
      />
      {engine.state.status !== 'idle' && !ready && !failure && (
        <p role="status" className={styles.loading}>
          {kind === 'near-me' ? 'Loading videographer locations...' : 'Loading the map...'}
        </p>
      )}
    </div>
  )
}
