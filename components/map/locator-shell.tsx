'use client'

import { useCallback, useRef, useState } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { track } from '@/lib/analytics/track'
import type { StaticMapData } from '@/lib/map/static-map'
import { SEARCH_ZOOM, type View } from '@/lib/map/view'
import { SearchBox } from './search/search-box'
import { StaticMap } from './static-map'
import type { LocatorKind, NamedPoint, SelectedPlace } from './types'
import { useEngine, useMapTrigger } from './use-map-loader'
import styles from './locator.module.css'

type Props = {
  kind: LocatorKind
  view: View
  placeholder: string
  state?: string
  here: NamedPoint | null
  data: StaticMapData
}

/** The only eager part of the map: the search box and the loader. */
export function LocatorShell({ kind, view: home, placeholder, state, here, data }: Props) {
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
      <StaticMap data={data} name={here?.label} />
      {engine.state.status === 'live' && (
        <engine.state.live.LiveMap
          engine={engine.state.live.engine}
          kind={kind}
          home={home}
          here={here}
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

/** Retry reloads the page: failed map scripts cannot be loaded twice. */
function MapError({ message }: { message: string }) {
  return (
    <div role="alert" className="absolute inset-0 z-20 grid place-items-center bg-background/85 p-6">
      <div className="grid max-w-md justify-items-center gap-4 border bg-popover p-8 text-center">
        <h2 className="type-heading">Map Loading Error</h2>
        <p className="text-muted-foreground">{message}</p>
        <button
          type="button"
          onClick={() => location.reload()}
          className={buttonVariants({ variant: 'outline' })}
        >
          Retry
        </button>
      </div>
    </div>
  )
}
