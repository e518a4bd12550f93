let queue: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function replaceQueue(next: readonly Toast[]) {
  if (next === queue) return
  queue = next
  listeners.forEach((listener) => listener())
}

/** Shows a message that goes away by itself; call it from event handlers and effects, never while rendering. */
export function toast(input: ToastInput): void {
  replaceQueue(enqueue(queue, { ...input, id: ++lastId }))
}

export function dismissToast(id: number): void {
  replaceQueue(queue.filter((toast) => toast.id !== id))
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const getToasts = () => queue

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
