import { type Camera, cameraBetween, type Size } from '@/lib/map/camera'

const DURATION_MS = 600

const eased = (part: number) => 1 - (1 - part) ** 3

type Flight = { from: Camera; to: Camera; size: Size; show: (camera: Camera) => void }

/**
 * Moves from one camera to another, at once for visitors who asked for less motion.
 *
 * @returns ends it where it is
 */
export function fly({ from, to, size, show }: Flight): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    show(to)
    return () => undefined
  }
  const begin = performance.now()
  let frame = requestAnimationFrame(function next(now) {
    const part = Math.min(Math.max((now - begin) / DURATION_MS, 0), 1)
    show(part === 1 ? to : cameraBetween(from, to, size, eased(part)))
    if (part < 1) frame = requestAnimationFrame(next)
  })
  return () => cancelAnimationFrame(frame)
}
