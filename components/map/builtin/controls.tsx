import type { ReactNode, RefObject } from 'react'
import type { CameraController } from './camera-controller'

const BUTTON =
  'grid size-11 place-items-center border-b bg-popover last:border-b-0 hover:bg-accent -outline-offset-2'

type Props = { controller: RefObject<CameraController | null>; homeLabel?: string; onHome: () => void }

export function Controls({ controller, homeLabel = 'Back to the first view', onHome }: Props) {
  return (
    <div className="absolute right-4 bottom-4 z-10 grid border">
      <Control label="Zoom in" onPress={() => controller.current?.zoomBy(1)}>
        <path d="M12 5v14M5 12h14" />
      </Control>
      <Control label="Zoom out" onPress={() => controller.current?.zoomBy(-1)}>
        <path d="M5 12h14" />
      </Control>
      <Control label={homeLabel} onPress={onHome}>
        <path d="M4 12a8 8 0 1 0 2.5-5.8M4 4v5h5" />
      </Control>
    </div>
  )
}

function Control({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onPress} className={BUTTON}>
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className="size-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
      >
        {children}
      </svg>
    </button>
  )
}

/** Pixels. */
const STEP = 100

const MOVES: Readonly<Record<string, (controller: CameraController) => void>> = {
  ArrowLeft: (controller) => controller.panBy(-STEP, 0),
  ArrowRight: (controller) => controller.panBy(STEP, 0),
  ArrowUp: (controller) => controller.panBy(0, -STEP),
  ArrowDown: (controller) => controller.panBy(0, STEP),
  '+': (controller) => controller.zoomBy(1),
  // The plus key without Shift.
  '=': (controller) => controller.zoomBy(1),
  '-': (controller) => controller.zoomBy(-1),
}

type Key = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }

/** Undefined for keys that the browser handles. */
export const keyboardMove = ({ key, ctrlKey, metaKey, altKey }: Key) =>
  ctrlKey || metaKey || altKey ? undefined : MOVES[key]
