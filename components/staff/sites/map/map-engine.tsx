import dynamic from 'next/dynamic'
import type { SitePoints } from '@/lib/owl/site-points'
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

type Props = Omit<SiteMapProps, 'points'> & {
  /** Null before they are there. The key is asked for meanwhile. */
  points: SitePoints | null
}

/** Google's map when the server has a key. Ours without one, and whenever Google's fails. */
export function MapEngine({ points, ...props }: Props) {
  const { maps, hasFailed, fail } = useMapsKey()
  if (!maps || !points) return <Loading />
  if (maps.key)
    return <GoogleSiteMap {...props} points={points} onFail={fail} apiKey={maps.key} mapId={maps.mapId} />
  return (
    <>
      <DrawnMap {...props} points={points} />
      {hasFailed && (
        <p
          role="status"
          className="absolute bottom-3 left-3 z-10 rounded-md border bg-popover px-3 py-2 text-sm"
        >
          Google Maps is not responding, so this is our own map.
        </p>
      )}
    </>
  )
}
