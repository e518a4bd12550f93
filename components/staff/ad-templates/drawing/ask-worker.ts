import type { DrawingAnswer, DrawingRequest, DrawnSvg, Wanted } from './drawing-messages'

type Waiting = (drawn: DrawnSvg | null) => void

const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
let count = 0

function failAll(): void {
  for (const answer of waiting.values()) answer(null)
  waiting.clear()
  worker?.terminate()
  worker = undefined
}

function start(): Worker {
  const started = new Worker(new URL('./drawing-worker.ts', import.meta.url))
  started.onmessage = ({ data: { id, drawn } }: MessageEvent<DrawingAnswer>) => {
    waiting.get(id)?.(drawn)
    waiting.delete(id)
  }
  // It could not be loaded, or it broke down: the next drawing starts another one.
  started.onerror = failAll
  return started
}

/** All drawings of a page share one worker, which starts with the first. Null when it fails. */
export function askWorker(wanted: Wanted): Promise<DrawnSvg | null> {
  worker ??= start()
  count += 1
  const request: DrawingRequest = { ...wanted, id: count }
  const answered = new Promise<DrawnSvg | null>((resolve) => waiting.set(request.id, resolve))
  worker.postMessage(request)
  return answered
}
