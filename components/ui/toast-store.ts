import { enqueue, type Toast, type ToastInput } from './toast-queue'

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
