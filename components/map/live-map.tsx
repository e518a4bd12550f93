import { Component, useEffect, useId, useState, type ReactNode } from 'react'
import { GetStartedButton } from '@/components/site/get-started-button'
import { Modal } from '@/components/ui/modal'
import { NETWORK_RADIUS_MILES, videographersWithin } from '@/lib/geo/network'
import type { Engine, LocatorKind, MapProps, SelectedPlace } from './types'

type Props = MapProps & {
  engine: Engine
  kind: LocatorKind
}

/** Milliseconds: the map arrives before the dialog opens. */
const DIALOG_DELAY: Record<LocatorKind, number> = { city: 1000, state: 1000, 'near-me': 1000, blog: 500 }

export function LiveMap({ engine: { Map }, kind, ...map }: Props) {
  const { result, dismiss } = useNearbyResult(map.selected, DIALOG_DELAY[kind])
  return (
    <>
      <MapBoundary onFail={map.onFail}>
        <Map {...map} />
      </MapBoundary>
      {result && <ResultDialog {...result} onClose={dismiss} />}
    </>
  )
}

type MapBoundaryProps = { onFail: (message: string) => void; children: ReactNode }

class MapBoundary extends Component<MapBoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: Error) {
    this.props.onFail(`Failed to initialize map: ${error.message}`)
  }

  override render() {
    return this.state.broken ? null : this.props.children
  }
}

type NearbyResult = { label: string; count: number }

/** Counts videographers near the selected place, after `delay` milliseconds. */
function useNearbyResult(selected: SelectedPlace | null, delay: number) {
  const [result, setResult] = useState<NearbyResult | null>(null)
  useEffect(() => {
    if (!selected) return
    const timer = setTimeout(
      () => setResult({ label: selected.label, count: videographersWithin(selected) }),
      delay,
    )
    return () => clearTimeout(timer)
  }, [selected, delay])
  return { result, dismiss: () => setResult(null) }
}

function ResultDialog({ label, count, onClose }: NearbyResult & { onClose: () => void }) {
  const id = useId()
  const found = count > 0
  return (
    <Modal labelledBy={`${id}-title`} describedBy={`${id}-text`} onClose={onClose}>
      <h2 id={`${id}-title`} className="pr-10 type-heading">
        {found ? 'Great News!' : 'No Videographers Nearby'}
      </h2>
      <div id={`${id}-text`} className="mt-3 type-lede">
        {found ? (
          <p>
            {count} videographer(s) within {NETWORK_RADIUS_MILES} miles of {label}
          </p>
        ) : (
          <>
            <p>{label}</p>
            <p className="mt-2 text-muted-foreground">
              We don&apos;t have anyone within {NETWORK_RADIUS_MILES} miles yet. Tell us about your project
              and we&apos;ll find a videographer for you.
            </p>
          </>
        )}
      </div>
      <GetStartedButton size="lg" className="mt-8 w-full sm:w-auto" />
    </Modal>
  )
}
