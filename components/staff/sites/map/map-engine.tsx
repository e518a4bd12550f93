import dynamic from 'next/dynamic'
import type { SiteMapProps } from './types'
import { useMapsKey } from './use-maps-key'

const Loading = () => (
  <p role="status" className="absolute inset-0 grid place-items-center text-muted-foreground">
    Loading the map…
  </p>
)

const DrawnMap = dynamic(() => import('./drawn-map').then((module) => module.DrawnMap), {
  ssr: false,
  loading: Loading,
})
const GoogleSiteMap = dynamic(() => import('./google-site-map').then((module) => module.GoogleSiteMap), {
  ssr: false,
  loading: Loading,
})

/** Google's map when the server has a key. Ours without one, and whenever Google's fails. */
export function MapEngine(props: SiteMapProps) {
  const { maps, hasFailed, fail } = useMapsKey()
  if (!maps) return <Loading />
  if (maps.key) return <GoogleSiteMap {...props} onFail={fail} apiKey={maps.key} mapId={maps.mapId} />
  return (
    <>
      <DrawnMap {...props} />
      {hasFailed && (
        <p
          role="status"
          className="absolute bottom-3 left-3 z-10 rounded-md border bg-popover px-3 py-2 text-sm"
        >
          Google’s map does not answer, so this is ours.
        </p>
      )}
    </>
  )
}
