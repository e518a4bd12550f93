import { useMap } from '@vis.gl/react-google-maps'
import { useSharedView } from '@/components/map/use-shared-view'
import type { View } from '@/lib/map/view'

type Props = { owner: { view: View; onView: (view: View) => void }; seen: View | null }

/** Inside the map, which it moves. */
export function SharedView({ owner, seen }: Props) {
  const map = useMap()
  useSharedView(owner, seen, ({ lat, lng, zoom }) => map?.moveCamera({ center: { lat, lng }, zoom }))
  return null
}
