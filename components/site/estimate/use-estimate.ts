import { useEffect, useState, type RefObject } from 'react'
import { readValues, type FormValues } from '@/lib/forms/form-state'
import { paths } from '@/lib/paths'
import { estimateOf, type Estimate, type Travel } from '@/lib/quotes/estimate'
import { readChoice, readPlace } from '@/lib/quotes/estimate-fields'

/** Milliseconds after the last letter of a place. */
const PAUSE = 400

/** `travel` is null for a place that nobody knows. */
export type KnownTravel = { place: string; travel: Travel | null }
export type PlaceState = 'none' | 'looking' | 'found' | 'unknown' | 'failed'

async function fetchTravel(place: string, signal: AbortSignal): Promise<Travel | null> {
  const response = await fetch(paths.travel(place), { signal })
  if (!response.ok) throw new Error('The distance was not answered', { cause: response.status })
  return ((await response.json()) as { travel: Travel | null }).travel
}

function useTravel(place: string, known: KnownTravel) {
  const [answer, setAnswer] = useState<KnownTravel & { hasFailed?: true }>(known)

  useEffect(() => {
    if (place === '' || place === answer.place) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      fetchTravel(place, stop.signal).then(
        (travel) => setAnswer({ place, travel }),
        () => {
          if (!stop.signal.aborted) setAnswer({ place, travel: null, hasFailed: true })
        },
      )
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [place, answer.place])

  const isCurrent = place !== '' && answer.place === place
  const travel = isCurrent ? answer.travel : null
  const state: PlaceState =
    place === ''
      ? 'none'
      : !isCurrent
        ? 'looking'
        : travel
          ? 'found'
          : answer.hasFailed
            ? 'failed'
            : 'unknown'
  return { travel, state }
}

export type CurrentEstimate = { values: FormValues; estimate: Estimate | null; placeState: PlaceState }

/**
 * The estimate for what the fields of a form say. They stay uncontrolled, so that the form works before and without hydration.
 *
 * @param values what the form begins with
 */
export function useEstimate(
  form: RefObject<HTMLFormElement | null>,
  values: FormValues,
  known: KnownTravel,
): CurrentEstimate & { read: () => void } {
  const [current, setCurrent] = useState(values)
  const choice = readChoice(current)
  const { travel, state } = useTravel(readPlace(current), known)

  const packageId = choice?.packageId

  // What was chosen before hydration, and the fields of another package, which are there only after it is chosen.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (form.current) setCurrent(readValues(new FormData(form.current)))
    })
    return () => cancelAnimationFrame(frame)
  }, [form, packageId])

  return {
    values: current,
    estimate: choice && estimateOf(choice, travel),
    placeState: state,
    read() {
      if (form.current) setCurrent(readValues(new FormData(form.current)))
    },
  }
}
