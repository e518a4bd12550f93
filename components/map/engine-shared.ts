import { useEffect, useEffectEvent, useRef } from 'react'
import { type PinGroup, placeOfGroup, viewOfGroup } from '@/lib/map/groups'
import { viewsDiffer, type View } from '@/lib/map/view'
import type { MapProps } from './types'

const REPORT_AFTER_MS = 100

type Owner = { view: View; onView: (view: View) => void }

/**
 * Keeps the map and its owner at the same view. Reports moves of the visitor after a pause.
 *
 * @param seen the map's view; null before it is ready
 */
export function useSharedView({ view, onView }: Owner, seen: View | null, moveTo: (view: View) => void) {
  /** The owner's last known view, so that its echo does not move the map. */
  const known = useRef(view)

  const follow = useEffectEvent((wish: View) => {
    if (wish === known.current) return
    known.current = wish
    if (!seen || viewsDiffer(wish, seen)) moveTo(wish)
  })
  useEffect(() => follow(view), [view])

  const report = useEffectEvent((now: View) => {
    if (!viewsDiffer(now, known.current)) return
    known.current = now
    onView(now)
  })
  useEffect(() => {
    if (!seen) return
    const timer = setTimeout(() => report(seen), REPORT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [seen])
}

/** A pin selects its place. A group does as well, by its middle, and the map comes closer. */
export function pressGroup(
  group: PinGroup,
  zoom: number,
  { onPin, onView }: Pick<MapProps, 'onPin' | 'onView'>,
) {
  const view = viewOfGroup(group, zoom)
  if (view) onView(view)
  onPin(placeOfGroup(group))
}
