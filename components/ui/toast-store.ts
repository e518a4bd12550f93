let queue: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function replaceQueue(next: readonly Toast[]) {
  if (next === queue) return
  queue = next
  listeners.forEach((listener) => listener())
}

/** Call it from event handlers and effects, never while rendering. */
export function toast(input: ToastInput): void {
  replaceQueue(enqueue(queue, { ...input, id: ++lastId, at: Date.now() }))
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
  /** `destructive` is announced assertively. */
  variant?: 'default' | 'success' | 'destructive'
}

/** `at`: in milliseconds. */
export type Toast = ToastInput & { id: number; at: number }

export const TOAST_LIMIT = 3

/** Milliseconds. Until then nobody has read it: two files that are dropped at once arrive at once. */
export const TOAST_UNREAD = 2000

/** Pixels. */
export const TOAST_SWIPE_THRESHOLD = 10

/**
 * Ignores a toast with the title or description of a queued one. A newer one takes the place of those before it that have
 * been there for a while; failures stay beside it.
 */
export function enqueue(queue: readonly Toast[], toast: Toast): readonly Toast[] {
  const repeats = queue.some(
    ({ title, description }) =>
      title === toast.title || (description !== undefined && description === toast.description),
  )
  const stays = queue.filter(({ variant, at }) => variant === 'destructive' || toast.at - at < TOAST_UNREAD)
  return repeats ? queue : [...stays, toast].slice(-TOAST_LIMIT)
}
