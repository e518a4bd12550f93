import type { Pilot } from './pilot'

/** Pixels that an arrow key moves the map by. */
const STEP = 100

const MOVES: Readonly<Record<string, (pilot: Pilot) => void>> = {
  ArrowLeft: (pilot) => pilot.panBy(-STEP, 0),
  ArrowRight: (pilot) => pilot.panBy(STEP, 0),
  ArrowUp: (pilot) => pilot.panBy(0, -STEP),
  ArrowDown: (pilot) => pilot.panBy(0, STEP),
  '+': (pilot) => pilot.zoomBy(1),
  // The plus sign without Shift, on the keyboards where it needs one.
  '=': (pilot) => pilot.zoomBy(1),
  '-': (pilot) => pilot.zoomBy(-1),
}

type Key = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }

/** What a key does to the map; undefined for keys that are the browser's. */
export const keyMove = ({ key, ctrlKey, metaKey, altKey }: Key) =>
  ctrlKey || metaKey || altKey ? undefined : MOVES[key]
