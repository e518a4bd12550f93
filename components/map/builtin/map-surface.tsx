import { useId, type ReactNode, type Ref, type RefObject } from 'react'
import styles from '@/components/map/locator.module.css'
import type { CameraController } from './camera-controller'
import { keyboardMove } from './controls'

type Props = {
  ref: Ref<HTMLDivElement>
  label: string
  /** What else a keyboard can do. */
  hint?: string
  controller: RefObject<CameraController | null>
  children: ReactNode
}

/** Moves by keyboard while it has the focus. */
export function MapSurface({ ref, label, hint, controller, children }: Props) {
  const hintId = useId()
  return (
    <>
      <div
        ref={ref}
        role="application"
        aria-label={label}
        aria-describedby={hintId}
        tabIndex={0}
        onKeyDown={(event) => {
          const move = keyboardMove(event)
          if (!move || !controller.current) return
          event.preventDefault()
          move(controller.current)
        }}
        className={styles.surface}
      >
        {children}
      </div>
      <p id={hintId} className="sr-only">
        Arrow keys move the map; plus and minus zoom.{hint && ` ${hint}`}
      </p>
    </>
  )
}
