export type ToastInput = {
  title: string
  description?: string
  /** `destructive` interrupts a screen reader; the others wait their turn. */
  variant?: 'default' | 'success' | 'destructive'
}

export type Toast = ToastInput & { id: number }

export const TOAST_LIMIT = 3

/** Pixels a toast has to be dragged sideways before letting go dismisses it. */
export const TOAST_SWIPE_THRESHOLD = 10

/**
 * Appends a toast, oldest first. One that repeats the title or the description of a queued toast is dropped and the same
 * array returned; a fourth pushes the oldest out, because the newest message is the one that answers what was just done.
 */
export function enqueue(queue: readonly Toast[], toast: Toast): readonly Toast[] {
  const repeats = queue.some(
    ({ title, description }) =>
      title === toast.title || (description !== undefined && description === toast.description),
  )
  return repeats ? queue : [...queue, toast].slice(-TOAST_LIMIT)
}
