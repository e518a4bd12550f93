import { viewInto, type PinGroup } from '@/lib/map/groups'
import type { MapProps } from './types'

/** A pin asks for its place; a group of pins is looked into first. */
export function pressGroup(
  group: PinGroup,
  zoom: number,
  { onPin, onView }: Pick<MapProps, 'onPin' | 'onView'>,
) {
  const view = viewInto(group, zoom)
  const [pin] = group.pins
  if (view) onView(view)
  else if (pin) onPin({ label: pin.id, lat: pin.lat, lng: pin.lng })
}
