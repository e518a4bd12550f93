import { AnswerDialog } from './answer-dialog'
import { MapBoundary } from './map-boundary'
import { useAnswer } from './use-answer'
import type { Engine, LocatorKind, MapProps } from './types'

type Props = MapProps & {
  engine: Engine
  kind: LocatorKind
}

/** Milliseconds in which the map arrives before a dialog covers it. */
const DIALOG_DELAY: Record<LocatorKind, number> = { city: 1000, state: 1000, 'near-me': 1000, blog: 500 }

export function LiveMap({ engine: { Map }, kind, ...map }: Props) {
  const { answer, dismiss } = useAnswer(map.asked, DIALOG_DELAY[kind])
  return (
    <>
      <MapBoundary onFail={map.onFail}>
        <Map {...map} />
      </MapBoundary>
      {answer && <AnswerDialog {...answer} onClose={dismiss} />}
    </>
  )
}
